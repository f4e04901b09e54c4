import type { WishDemand } from '../requirement.ts'
import { createPhraseReader, type PhrasePattern, type PlaceOfPhrase, splitPhrases } from './phrasePatterns.ts'
import type { RequirementLanguage } from './requirementLanguage.ts'

/** A table of words ready to be searched for in a folded wish; see RequirementLanguage and foldWish. */
export interface CompiledRequirementLanguage {
  hasUmlauts: boolean
  /** What a folded wish asks for, or looks so; passages may overlap. */
  findDemands: (text: string) => DemandInText[]
  /**
   * Negations of the following words, at the end of the text before them; and negations of the previous words, at the start of
   * the text after them.
   */
  deniesNext: RegExp
  deniesPrevious: RegExp
  /** Words of another time, and of the time of the wish. */
  past: RegExp
  now: RegExp
  alternatives: RegExp
  /** Of phrases that name a food and ask for none. */
  otherFoods: RegExp
}

/** Phrases of a demand, as WordsOfDemand. */
interface PhrasesOfDemand extends PhrasePattern {
  demand: (groups: readonly string[]) => WishDemand | null
}

interface DemandInText {
  demand: WishDemand | null
  start: number
  end: number
}

export function compileRequirementLanguage(language: RequirementLanguage): CompiledRequirementLanguage {
  const hasUmlauts = language.hasUmlauts ?? false
  const { pattern, everyWord, source, numberOf, beginningsOfWord } = createPhraseReader(language)
  const sum = (groups: readonly string[]) =>
    groups.reduce((total, group) => total + (group ? numberOf(group) : 0), 0)
  const first = (groups: readonly string[]) => numberOf(groups.find(Boolean) ?? '0')
  const always =
    (kind: (asked: never) => WishDemand) =>
    ([asked, phrases]: readonly [unknown, string]): PhrasesOfDemand => ({
      ...pattern(phrases),
      demand: () => kind(asked as never),
    })
  const durations = language.durations.flatMap(([minutes, phrases]): PhrasesOfDemand[] => {
    const maxMinutesOf = (groups: readonly string[]) => {
      const [times, more] = groups.filter(Boolean)
      return Math.round(minutes * (times ? numberOf(times) : 1) + (more ? numberOf(more) : 0))
    }
    const demand = (groups: readonly string[]): WishDemand => ({
      kind: 'time',
      maxMinutes: maxMinutesOf(groups),
    })
    return [
      { ...pattern(phrases, { before: `${language.most},${language.timeBefore}` }), demand },
      { ...pattern(phrases, { behind: `${language.mostBehind},${language.timeBehind}` }), demand },
      { ...pattern(phrases, { isWholeClause: true }), demand },
    ]
  })
  const numbered = (units: string) =>
    splitPhrases(units)
      .map((unit) => `# ${unit}`)
      .join(',')
  const bounded = (
    units: string,
    places: readonly PlaceOfPhrase[],
    demandOf: (number: number) => WishDemand,
  ): PhrasesOfDemand[] =>
    places.map((place) => ({
      ...pattern(numbered(units), place),
      demand: (groups) => demandOf(first(groups)),
    }))
  const most = [{ before: language.most }, { behind: language.mostBehind }]
  const kcal = (most: number): WishDemand => ({ kind: 'nutrition', nutrient: 'kcal', least: null, most })
  const ofNumbers: PhrasesOfDemand[] = [
    ...bounded(language.kcal, most, kcal),
    ...bounded(language.kcal, [{ before: language.about }], (number) => kcal(number * 1.15)),
    ...bounded(language.proteinGrams, [{ before: language.least }], (least) => ({
      kind: 'nutrition',
      nutrient: 'proteinGrams',
      least,
      most: null,
    })),
    ...bounded(language.ingredients, [...most, { isWholeClause: true }], (most) => ({
      kind: 'ingredients',
      most,
    })),
  ]
  const people = language.people.map(([count, phrases]): PhrasesOfDemand => {
    const demand = (groups: readonly string[]): WishDemand | null => {
      const all = count + sum(groups)
      return all >= 1 && all <= 100 && Number.isInteger(all) ? { kind: 'people', count: all } : null
    }
    return { ...pattern(phrases, { unless: language.units }), demand }
  })
  const denial = source(language.deniesNext)
  const between = source(language.between)
  const demands: readonly PhrasesOfDemand[] = [
    { ...pattern(language.idioms), demand: () => null },
    ...language.dishKinds.map(always((dishKind) => ({ kind: 'dish kind', dishKind }))),
    ...language.equipment.map(always((equipment) => ({ kind: 'equipment', equipment }))),
    ...language.tastes.map(always((taste) => ({ kind: 'taste', taste }))),
    ...language.efforts.map(always((effort) => ({ kind: 'effort', effort }))),
    ...language.keepings.map(always((keeping) => ({ kind: 'keeping', keeping }))),
    ...language.budgets.map(always((budget) => ({ kind: 'budget', budget }))),
    ...language.nutrition.map(always((bound: object) => ({ kind: 'nutrition', ...bound }) as WishDemand)),
    ...ofNumbers,
    ...durations,
    ...people,
  ]
  const byBeginning = new Map<string, PhrasesOfDemand[]>()
  for (const demand of demands)
    for (const beginning of demand.beginnings)
      byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), demand])
  return {
    hasUmlauts,
    findDemands: (text) => {
      const found: DemandInText[] = []
      let at = 1
      for (const word of text.slice(1, -1).split(' ')) {
        const candidates = new Set(
          beginningsOfWord(word).flatMap((beginning) => byBeginning.get(beginning) ?? []),
        )
        for (const { words, ends, demand } of candidates)
          for (const pattern of [words, ends]) {
            pattern.lastIndex = at
            const hit = pattern.exec(text)
            if (hit && hit.index <= at + word.length)
              found.push({
                demand: demand(hit.slice(1)),
                start: hit.index,
                end: hit.index + hit[0].length,
              })
          }
        at += word.length + 1
      }
      return found
    },
    deniesNext: new RegExp(` (?:${denial})(?: (?:${between}))* $`),
    deniesPrevious: new RegExp(`^ (?:${source(language.deniesPrevious)}) `),
    past: everyWord(language.past),
    now: everyWord(language.now),
    otherFoods: everyWord(language.otherFoods ?? ''),
    alternatives: new RegExp(`^ ,? ?(?:${source(language.or)})(?: (?:${between}))* $`),
  }
}
