import { heatPatternOfOtherScripts, normalizeForHazardPatterns } from '../eggs/eggWords.ts'
import { isTextHeating } from '../heatWords.ts'
import { isHindiOrArabicText, namePatternOfHindiOrArabicLine } from '../otherScripts.ts'
import { namePatternOfLine, type RecipeForHazards, removeAccents } from '../recipeForHazards.ts'
import {
  addsToFoodPattern,
  combinedFoodPattern,
  coversFoodPattern,
  entersAsGarnishPattern,
  goesOnHeatingPattern,
  heatedFatPattern,
  onlyDeterminersPattern,
  preheatsPattern,
  putAsidePattern,
  relationBeforeFoodPattern,
} from './heatReachingFoodWords.ts'
import type { LineWithNamePattern } from './stepDoneness.ts'

interface Clause {
  sentence: number
  /** As `normalizeForHazardPatterns` writes it. */
  plain: string
  folded: string
  isNaming: boolean
  /** Other lines whose foods the clause names. */
  others: readonly OtherLine[]
  heats: boolean
}

interface OtherLine {
  index: number
  names: RegExp
  /** Whether it is cooked as a food of its own; fat, spices, herbs and onions go into a pan for another food. */
  isSubstance: boolean
}

const partingPattern =
  /[,;:.!?()—–،؛।]|\s(?:and|then|und|dann|danach|et|puis|ensuite|y|luego|después|और|फिर|ثم)\s|\s(?=و\p{L}{3})/giu

/** Categories of foods that season a dish: a clause that names one of them heats it together with other food. */
const seasoning: ReadonlySet<string> = new Set(['Spices', 'Herbs', 'Condiments', 'Sauces', 'Beverages'])
const fatOrAromatic =
  /\b(?:butter|ghee|oil|lard|fat|margarine|water|salt|pepper|sugar|onion|shallot|scallion|garlic|ginger|stock|broth|lemon|lime|orange|zest|juice)\b/

function otherLinesOf({ lines, names }: RecipeForHazards, own: number): OtherLine[] {
  return lines.flatMap((check, index) => {
    const food = check.food ?? check.foods[0] ?? null
    const isOfScript = isHindiOrArabicText(check.text)
    if (index === own || check.line.isHeading) return []
    const pattern = isOfScript
      ? namePatternOfHindiOrArabicLine(check.text)
      : (names[index] ?? namePatternOfLine(check, []))
    const isSubstance = food !== null && !seasoning.has(food.category) && !fatOrAromatic.test(food.name)
    return [{ index, names: pattern, isSubstance }]
  })
}

/** The second of two verbs behind "faire": "faites cuire les pâtes et revenir le lard". */
const frenchInfinitives = /(?<!\p{L})(?:revenir(?! à)|dorer|rissoler|suer|sauter)(?!\p{L})/iu

const cooks = (text: string, plain: string) =>
  !preheatsPattern.test(plain) &&
  (isHindiOrArabicText(text)
    ? heatPatternOfOtherScripts.test(plain)
    : isTextHeating(text) || frenchInfinitives.test(text))

const isVerbLast = (sentence: string) =>
  /\p{Script=Devanagari}/u.test(sentence) || /(?:en|eln|ern|ießt|iert)[\s.!]*$/u.test(sentence)

/** Splits a sentence into its actions. A list such as "the bread, salmon and peas" is not split. */
function splitIntoActions(text: string, all: readonly RegExp[]): string[] {
  const parts = text.split(partingPattern).filter((part) => /\p{L}/u.test(part))
  const place = (part: string) => {
    const folded = removeAccents(part)
    const plain = normalizeForHazardPatterns(part)
    const at = all.flatMap((names) =>
      [names.exec(folded)?.index ?? [], names.exec(plain)?.index ?? []].flat(),
    )
    return at.length === 0 ? null : Math.min(...at)
  }
  if (isVerbLast(text)) {
    return parts.reduceRight<string[]>((groups, part) => {
      const isItem = place(part) !== null && endsInName(part, all)
      if (isItem && groups.length > 0) groups[0] = `${part}, ${groups[0]}`
      else groups.unshift(part)
      return groups
    }, [])
  }
  return parts.reduce<string[]>((groups, part) => {
    const at = place(part)
    if (at !== null && groups.length > 0 && onlyDeterminersPattern.test(part.slice(0, at)))
      groups[groups.length - 1] = `${groups.at(-1)}, ${part}`
    else groups.push(part)
    return groups
  }, [])
}

function endsInName(part: string, all: readonly RegExp[]): boolean {
  const last = part.trim().split(/\s+/u).at(-1)!
  return all.some((names) => names.test(removeAccents(last)) || names.test(normalizeForHazardPatterns(last)))
}

function clausesOf(kitchen: RecipeForHazards, line: LineWithNamePattern): Clause[] {
  const others = otherLinesOf(kitchen, line.index)
  const all = [line.names, ...others.map(({ names }) => names)]
  return kitchen.sentences.flatMap(({ text }, sentence) =>
    splitIntoActions(text, all).map((part) => {
      const plain = normalizeForHazardPatterns(part)
      const folded = removeAccents(part)
      const isSaid = (names: RegExp) => names.test(folded) || names.test(plain)
      return {
        ...{ sentence, plain, folded, isNaming: isSaid(line.names) },
        others: others.filter(({ names }) => isSaid(names)),
        heats: cooks(part, plain),
      }
    }),
  )
}

/** Whether a clause names each of these foods only as what another lies in or under: "simmer in the stock". */
const areOnlyBeside = (clause: Clause, others: readonly OtherLine[]): boolean =>
  others.every(({ names }) => {
    const at = (names.exec(clause.folded) ?? names.exec(clause.plain))?.index ?? 0
    return relationBeforeFoodPattern.test(clause.plain.slice(0, at))
  })

/**
 * For each sentence whether it heats the food of a line, by where the steps put it: a sentence that heats another food by
 * name does so to that one alone, unless the two were put together before. `isEatenCold` tells that the food is sold to be
 * eaten as it is, so that nothing but heat after it went in counts.
 */
export function sentencesHeatingFood(
  kitchen: RecipeForHazards,
  line: LineWithNamePattern,
  isEatenCold: boolean,
): boolean[] {
  const heated = kitchen.sentences.map(() => false)
  const clauses = clausesOf(kitchen, line)
  const sentencesWithOtherFood = new Set<number>()
  /** Whether what steps do without naming a food is done to this one. */
  let isFoodInUse = false
  /** What is cooked apart from it since it was left. */
  let apart: OtherLine[] = []
  /** The sentence that heats those of them it names. */
  let heatingApart = -1
  let isNamed = false
  const putTogether = (lines: readonly OtherLine[]) => {
    for (const { index } of lines) sentencesWithOtherFood.add(index)
    isFoodInUse = true
    apart = []
  }
  for (const [at, clause] of clauses.entries()) {
    const { sentence, plain, others } = clause
    const substances = others.filter(
      ({ isSubstance, index }) => isSubstance && !sentencesWithOtherFood.has(index),
    )
    if (clause.isNaming) {
      const isHeatedHere =
        clause.heats ||
        (!isEatenCold &&
          clauses
            .slice(0, at)
            .some(
              (other) =>
                other.sentence === sentence &&
                other.heats &&
                (!entersAsGarnishPattern.test(plain) || (apart.length === 0 && other.others.length === 0)),
            ))
      isNamed = true
      putTogether(putAsidePattern.test(plain) ? [] : others)
      if (isHeatedHere) heated[sentence] = true
      continue
    }
    if (!isNamed) {
      apart.push(...substances)
      continue
    }
    if (putAsidePattern.test(plain)) {
      isFoodInUse = false
      apart = []
      continue
    }
    const isCombined = combinedFoodPattern.test(plain)
    if (isCombined) putTogether(others)
    if (sentence !== heatingApart && substances.length > 0) heatingApart = -1
    if (heatedFatPattern.test(plain) && !isCombined) {
      isFoodInUse = false
      apart = [...substances]
      continue
    }
    const isTogether = others.some(
      ({ index, isSubstance }) => isSubstance && sentencesWithOtherFood.has(index),
    )
    const isOfOthers = substances.length > 0 && !isTogether && !areOnlyBeside(clause, substances)
    if (clause.heats) {
      if (isCombined || isTogether) heated[sentence] = true
      else if (isOfOthers) {
        isFoodInUse = false
        apart = [...substances]
        heatingApart = sentence
      } else {
        // "Boil the potatoes. Fry for 4 minutes a side": the sentence without a food is about the raw food of the line.
        const isOfMainFood =
          !isEatenCold &&
          heatingApart !== -1 &&
          heatingApart !== sentence &&
          !goesOnHeatingPattern.test(plain)
        if (isFoodInUse || apart.length === 0 || isOfMainFood) heated[sentence] = true
      }
      continue
    }
    if (isCombined) continue
    if (addsToFoodPattern.test(plain) || (coversFoodPattern.test(plain) && !isOfOthers)) {
      if (isFoodInUse) putTogether(others)
      else if (substances.length === 0) putTogether(apart)
      else apart = [...apart, ...substances]
    } else if (isOfOthers) {
      if (isEatenCold) isFoodInUse = false
      apart = isFoodInUse ? [] : [...apart, ...substances]
    }
  }
  return heated
}
