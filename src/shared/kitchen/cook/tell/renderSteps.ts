import { adaptHeatWordsInStep } from '../wishes/heatWords.ts'
import { capitalize, fixTemplateSpacing, toIdiomaticStep } from './grammar.ts'
import { joinProse, renderProse, sliceProse } from './prose.ts'
import { factsOfStep, type StepOpening, type VesselMention } from './stepFacts.ts'
import type { Prose } from './template.ts'
import type { StepWordSource } from './templateWordSources.ts'
import type { StepLead, TypedStep } from './typedStep.ts'

/** The text of the steps. A beginner reads fewer, somewhat longer ones: two short neighbors of the dish become one. */
export function renderSteps(
  steps: readonly TypedStep[],
  words: StepWordSource,
  isBeginner: boolean,
): string[] {
  const texts = words.say(steps.map(renderStep))
  const merged: { text: string; role: string }[] = []
  for (const [at, step] of steps.entries()) {
    const text = finishStepText(texts[at]!)
    const before = merged.at(-1)
    const isShort = before && before.text.length + text.length < 170 && merged.length > 1
    if (isBeginner && isShort && before.role === 'dish' && step.role === 'dish') before.text += ` ${text}`
    else merged.push({ text, role: step.role })
  }
  return merged.map(({ text }) => text)
}

function finishStepText(text: string): string {
  const tidied = adaptHeatWordsInStep(toIdiomaticStep(fixTemplateSpacing(text)))
  return capitalize(tidied)
}

function renderStep({ lead, prose, panName, restated, opening }: TypedStep): string {
  const named = panName ? namePan(prose, panName) : prose
  const text = renderProse(restated && opening ? restate(named, opening, restated) : named)
  if (!lead) return text
  return `${leadText(lead)} ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

function leadText(lead: StepLead): string {
  switch (lead.kind) {
    case 'authored':
      return lead.text
    case 'meanwhile':
      return 'Meanwhile,'
    case 'at the same time':
      return 'At the same time,'
    case 'pan off the heat':
      return `Take the ${lead.vessel} off the heat;`
    case 'pan back':
      return `Put the ${lead.vessel} back over the heat;`
    case 'before done':
      return `${lead.minutes === null ? 'Shortly' : `About ${lead.minutes} minutes`} before that is done,`
  }
}

/** The prose with its pan called another, the first or, where it is the first, without a number. */
function namePan(prose: Prose, panName: 'another' | 'first' | 'only'): Prose {
  const isMeant = ({ which, vessel, isWithin }: VesselMention) =>
    panName !== 'first'
      ? which === 'second' && vessel === 'pan' && isWithin
      : which === 'same' && ['pan', 'skillet', 'pot'].includes(vessel)
  const found = factsOfStep(prose.words).vessels.find(isMeant)
  if (!found) return prose
  const said = prose.words.slice(found.at, found.end)
  const name =
    panName === 'another'
      ? said.replace(/a second (?=pan$)/i, 'another ')
      : panName === 'only'
        ? said.replace(/a second (?=pan$)/i, 'a ')
        : said.replace(/the same (?=\w+$)/, 'the first ')
  return joinProse(sliceProse(prose, 0, found.at), name, sliceProse(prose, found.end))
}

/** "Add the peas" -> "Back at the pot, add the peas": what the step before left unsaid. */
function restate(
  prose: Prose,
  { kind, verb, length }: StepOpening,
  { object, vessel }: { object: string; vessel: string | null },
): Prose {
  const rest = sliceProse(prose, length)
  switch (kind) {
    case 'heat':
      return joinProse(`Take the ${vessel ?? object} off the heat`, rest)
    case 'object':
      return joinProse(`${verb} the ${object} with`, rest)
    case 'timed':
      return joinProse(verb === 'Rest' ? `Let the ${object} rest ` : `${verb} the ${object} `, rest)
    case 'cut':
      return joinProse(`${verb} the ${object} `, rest)
    case 'vessel':
      return vessel === null
        ? prose
        : joinProse(`Back at the ${vessel}, ${prose.words.charAt(0).toLowerCase()}`, sliceProse(prose, 1))
  }
}
