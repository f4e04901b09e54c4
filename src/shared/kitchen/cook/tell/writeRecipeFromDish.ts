import type { WrittenRecipe } from '../../recipe.ts'
import { asMinutes, type Minutes } from '../../units/quantities.ts'
import { pickRandomChoice } from '../choose/seededRandom.ts'
import { nameCoconutYogurt } from '../componentNames.ts'
import { addCookAmounts, type CookAmount, formatAmountAndFood } from '../cookAmounts.ts'
import { type FilledDish, type FilledDishItem, isItemNamePlural, shortFoodNameOfItem } from '../filledDish.ts'
import { getLarderFood, toSingularWord } from '../larderFood.ts'
import { isMeatNamedIn, optionalMeatOfPlate, swappedMeatOfPlate } from '../plateTraits.ts'
import { keepAllowedSentences } from './allowedTexts.ts'
import { capitalize, fixTemplateSpacing, joinWithAnd, toIdiomaticStep } from './grammar.ts'
import { parseTemplateNodes } from './parseTemplate.ts'
import { writePlainHeadnote } from './plainHeadnote.ts'
import { renderProse } from './prose.ts'
import { remarksOnParts } from './remarks/partRemarks.ts'
import type { SeasoningOfSteps } from './seasoning.ts'
import { fillTemplateNodes, type TemplateWordSource } from './template.ts'
import { createTitleWordSource } from './templateWordSources.ts'
import type { WrittenSteps } from './writeDishSteps.ts'

/** Puts a told dish on paper. `remarks` are sentences for the end of the description. */
export function writeRecipeFromDish(
  plate: FilledDish,
  told: WrittenSteps,
  name: string,
  remarks: readonly string[],
): WrittenRecipe {
  const { prepMinutes, cookMinutes } = roundCookingTimes(told, plate.orders.limitMinutes)
  return {
    name,
    description: writeDescription(plate, name, remarks),
    servings: plate.servings,
    prepTimeMinutes: prepMinutes,
    cookTimeMinutes: cookMinutes,
    totalTimeMinutes: prepMinutes + cookMinutes,
    ingredients: writeIngredientLines(plate, told.seasoning()),
    instructions: told.steps(),
  }
}

/** To whole fives above twenty minutes, as a cook would say it, unless that breaks the limit. */
export function roundCookingTimes(
  told: Pick<WrittenSteps, 'prepMinutes' | 'cookMinutes'>,
  limit: number | null,
): { prepMinutes: Minutes; cookMinutes: Minutes } {
  const { prepMinutes: prep, cookMinutes: cook } = told
  if (prep + cook <= 20) return { prepMinutes: prep, cookMinutes: cook }
  const five = (time: number) => asMinutes(Math.ceil(time / 5) * 5)
  const choices = [
    { prepMinutes: five(prep), cookMinutes: five(cook) },
    { prepMinutes: prep, cookMinutes: asMinutes(five(prep + cook) - prep) },
  ]
  return (
    choices.find((times) => limit === null || times.prepMinutes + times.cookMinutes <= limit) ?? {
      prepMinutes: prep,
      cookMinutes: cook,
    }
  )
}

/** All titles this plate may bear, those with more to say first where the dish lists them so. */
export function possibleTitlesOfDish(plate: FilledDish): string[] {
  const words = titleWords(plate)
  return plate.dish.names.flatMap((template) => {
    const said = fillTemplateNodes(parseTemplateNodes(template), words)
    return said
      ? [
          capitalize(
            nameCoconutYogurt(
              pluralAlone(singularBefore(fixTemplateSpacing(renderProse(said)), plate), plate),
              plate,
            ),
          ),
        ]
      : []
  })
}

const dishNouns =
  'salad|slaw|granola|broth|soup|stew|curry|bowls?|picks|crumbs|bites|empanadas|soup|skewers|sliders|patties|meatballs|toasts?|dip|hash|skillet|scramble|crust|wraps?|rolls|tacos|fritters|sisig'

/** "mushrooms salad" -> "mushroom salad", "almonds-crusted" -> "almond-crusted": a food before a dish is one. */
function singularBefore(title: string, { items }: FilledDish): string {
  const isFood = (word: string) =>
    items.some(({ food }) => food.words.has(toSingularWord(word.toLowerCase())))
  const pattern = new RegExp(`([\\p{L}]+s)(?=(?: (?:${dishNouns})|-(?:crusted|stuffed|topped))\\b)`, 'giu')
  const single = title.replace(pattern, (word) => (isFood(word) ? toSingularWord(word) : word))
  const paired = new RegExp(`([\\p{L}]+s)(?= and (?:[\\p{L}-]+ ){1,3}(?:${dishNouns})\\b)`, 'giu')
  return /\b(?:with|over|on|in)\b/i.test(single)
    ? single
    : single.replace(paired, (word) => (isFood(word) ? toSingularWord(word) : word))
}

/** In a title {Protein} is "Chickpea", as it stands before the dish; {protein} is "chickpeas". */
function titleWords(plate: FilledDish): TemplateWordSource {
  const plain = createTitleWordSource(plate)
  const titled = createTitleWordSource(plate, true)
  return {
    mention: (slots, property, isCapital, share) =>
      (isCapital ? titled : plain).mention(slots, property, isCapital, share),
    minutes: plain.minutes,
    count: plain.count,
    measure: plain.measure,
  }
}

/** "spiced mushroom with spinach" -> "spiced mushrooms with spinach": where no dish follows, all of them are meant. */
function pluralAlone(title: string, { items }: FilledDish): string {
  return items
    .filter((item) => item.slot === 'protein' && item.food.kind !== 'meat' && isItemNamePlural(item))
    .reduce((text, { food }) => {
      const isPaired = `(?:,| and) (?!(?:[\\p{L}-]+ ){1,3}(?:${dishNouns})\\b)`
      const alone = new RegExp(`\\b${food.title}(?= (?:with|over|on|in|from)\\b|${isPaired}|$)`, 'iu')
      return food.title === food.shortMany ? text : text.replace(alone, food.shortMany)
    }, title)
}

function writeDescription(plate: FilledDish, name: string, remarks: readonly string[]): string {
  const words = wordsOfHeadnote(plate)
  const blurbs = plate.dish.blurbs.flatMap((template) => {
    const said = fillTemplateNodes(parseTemplateNodes(template), words)
    const fit = said
      ? keepAllowedSentences(toIdiomaticStep(fixTemplateSpacing(renderProse(said))), plate)
      : ''
    return fit.length > 40 ? [fit] : []
  })
  const { previousDescription } = plate.orders
  const same = blurbs.find((text) => previousDescription?.startsWith(text))
  const blurb =
    same ??
    pickRandomChoice(blurbs, plate.orders.chance, `blurb:${plate.dish.id}`) ??
    writePlainHeadnote(plate)
  const texts = [blurb, ...remarksOnParts(plate, [name, blurb, ...remarks].join(' ')), ...remarks]
  return fixTemplateSpacing([...texts, ...remarkOnUnnamedMeat(plate, [name, ...texts].join(' '))].join(' '))
}

/** Says that the dish has a meat which it can do without, where neither title nor headnote does. */
function remarkOnUnnamedMeat(plate: FilledDish, texts: string): string[] {
  const meat = optionalMeatOfPlate(plate)
  return meat === null || isMeatNamedIn(meat, texts)
    ? []
    : [`Here it comes with ${shortFoodNameOfItem(meat)}.`]
}

/** Of a dish that is not made with its usual meat the headnote tells as it is usually made; a remark then says what it is here. */
function wordsOfHeadnote(plate: FilledDish): TemplateWordSource {
  const words = createTitleWordSource(plate)
  const swapped = swappedMeatOfPlate(plate)
  if (!swapped?.isUsualNamed) return words
  const usual: Readonly<Record<string, string>> = { title: swapped.usual, it: 'it', is: 'is', s: 's' }
  return {
    ...words,
    mention: (slots, property, isCapital, share) => {
      if (!slots.includes('protein')) return words.mention(slots, property, isCapital, share)
      if (property !== null) {
        const said = usual[property]
        return said === undefined ? words.mention(slots, property, isCapital, share) : [said]
      }
      return slots.flatMap((slot) =>
        slot === 'protein' ? [swapped.usual] : (words.mention([slot], null, false, share) ?? []),
      )
    },
  }
}

/** One line for each food, in the order of use; salt and pepper close the list. */
export function writeIngredientLines(plate: FilledDish, seasoning: SeasoningOfSteps): string[] {
  const lines = mergeItems(plate.items.filter(({ food }) => food.name !== 'water'))
  const seasonings = ['fine salt', 'black pepper']
  const body = lines.filter(({ food }) => !seasonings.includes(food.name))
  const salt = lines.find(({ food }) => food.name === 'fine salt')
  const pepper = lines.find(({ food }) => food.name === 'black pepper')
  const saltLine = writeSaltLine(salt ?? null, seasoning)
  const isPepperFree = seasoning.hasPepper && !pepper
  const closing =
    saltLine === 'Salt, to taste' && isPepperFree
      ? ['Salt and black pepper, to taste']
      : [
          ...(saltLine === null ? [] : [saltLine]),
          ...(pepper ? [spellItem(pepper)] : isPepperFree ? ['Black pepper, to taste'] : []),
        ]
  const isBath = ({ food, amount }: FilledDishItem) =>
    seasoning.isFried && food.kind === 'fat' && amount.unit === 'ml' && amount.quantity >= 140
  const said = body.map((item) => spellItem(isBath(item) ? { ...item, preparation: 'for frying' } : item))
  return [...said, ...closing]
}

/** "1 teaspoon fine salt, plus more by the pinch and to taste": measured, then as the steps take it; null where they take none. */
function writeSaltLine(item: FilledDishItem | null, seasoning: SeasoningOfSteps): string | null {
  const { saltPinches: pinches, isSaltedToTaste, hasSaltedWater } = seasoning
  const fineSalt = getLarderFood('fine salt')
  const isInPinches = item === null || item.amount.unit === 'pinch'
  const isMeasured = item !== null || pinches > 0
  const unmeasured = joinWithAnd([
    ...(pinches > 0 && !isInPinches ? ['by the pinch'] : []),
    ...(isSaltedToTaste ? ['to taste'] : []),
    ...(hasSaltedWater ? ['for the water'] : []),
  ])
  if (!isMeasured) return unmeasured === '' ? null : `Salt, ${unmeasured}`
  const amount: CookAmount = isInPinches
    ? // The steps name the pinches of the item too.
      { unit: 'pinch', quantity: Math.max(item?.amount.quantity ?? 0, pinches) }
    : item.amount
  const line = item ? spellItem({ ...item, amount }) : capitalize(formatAmountAndFood(amount, fineSalt))
  return unmeasured === '' ? line : `${line}, plus more ${unmeasured}`
}

function spellItem(item: FilledDishItem): string {
  const line = formatAmountAndFood(item.amount, item.food, item.size)
  return capitalize(fixTemplateSpacing(item.preparation ? `${line}, ${item.preparation}` : line))
}

function mergeItems(items: readonly FilledDishItem[]): FilledDishItem[] {
  const merged: FilledDishItem[] = []
  for (const item of items) {
    const at = merged.findIndex((known) => known.food === item.food && isSameWork(known, item))
    const before = merged[at]
    const sum = before ? addCookAmounts(before.amount, item.amount) : null
    if (before && sum) {
      merged[at] = {
        ...before,
        amount: sum,
        preparation: before.preparation || item.preparation,
      }
    } else {
      merged.push(item)
    }
  }
  return merged
}

/** Whether two amounts of a food can be bought, washed and cut as one: not tomatoes hollowed and tomatoes diced. */
function isSameWork(
  { preparation: first }: FilledDishItem,
  { preparation: second }: FilledDishItem,
): boolean {
  return first === '' || second === '' || first === second
}
