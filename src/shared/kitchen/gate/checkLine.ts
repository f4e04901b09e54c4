import type { AllergenId } from '../allergens.ts'
import { claimedContents, confirmedContents } from '../foods/claims.ts'
import { allergensIn, contentsOf, type Trace } from '../foods/contents.ts'
import { dietsAgainst, type FoodDiet } from '../foods/dietVerdicts.ts'
import type { Food } from '../foods/foods.ts'
import { matchNameIn } from '../foods/matchFood.ts'
import { type FoodMatch, type Mention, matchRemark } from '../foods/matchPart.ts'
import { isNoFood } from '../foods/noFoods.ts'
import { type IngredientLine, parseIngredientLine } from '../lines/parseIngredientLine.ts'

/** What one line of a recipe holds, whoever eats it. Certain traces are "contains", the others "may contain". */
export interface LineCheck {
  text: string
  line: IngredientLine
  /** The food it is about; null where we abstain, and for a heading or a thing that is no food. */
  food: Food | null
  /** Every food that stands in the line. */
  foods: readonly Food[]
  allergens: ReadonlyMap<AllergenId, Trace>
  diets: ReadonlyMap<FoodDiet, Trace>
  /** True when something in the line may be a food that we do not know: nothing was checked there. */
  isUnknown: boolean
}

interface Verdicts {
  allergens: Map<AllergenId, Trace>
  diets: Map<FoodDiet, Trace>
}

/** Reads one line and tells what it holds, by the food it names and by every other food that stands in it. */
export function checkLine(text: string): LineCheck {
  const line = parseIngredientLine(text)
  const named = matchNameIn(line.name, text)
  const rest = matchRemark([line.preparation, line.note].filter((part) => part !== null).join(', '))
  const isFood = !line.isHeading && !isNoFood(line.name)
  const mentions = isFood ? [...counted(named.mentions), ...beside(rest.mentions)] : []
  const verdicts = verdictsOf(mentions)
  return {
    text,
    line,
    food: isFood ? named.food : null,
    foods: [...new Set(mentions.map(({ food }) => food))],
    ...verdicts,
    isUnknown: isFood && isUnknown(line, named),
  }
}

function isUnknown({ name }: IngredientLine, { food }: FoodMatch): boolean {
  return food === null && /\p{L}/u.test(name)
}

function counted(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.filter(({ relation }) => relation !== 'not' && relation !== 'for')
}

/** Foods in a preparation or a note are there when they are "in", "with" or "plus" it; else they only may be. */
function beside(mentions: readonly Mention[]): readonly Mention[] {
  return counted(mentions).map((mention) => ({
    ...mention,
    relation: mention.relation === 'named' ? 'like' : mention.relation,
  }))
}

/** What one of several holds is certain only when all of them hold it. */
function verdictsOf(mentions: readonly Mention[]): Verdicts {
  const all = mentions.map(({ food, relation, claims, confirms }) => {
    const contents = claimedContents(confirmedContents(contentsOf(food), confirms), claims, food.name)
    return { relation, allergens: allergensIn(contents), diets: dietsAgainst(food, contents) }
  })
  const named = all.filter(({ relation }) => relation === 'named')
  const others = all.filter(({ relation }) => relation === 'or')
  const certain = (has: (one: (typeof all)[number]) => boolean, relation: Mention['relation']) =>
    relation === 'and' || relation === 'with'
      ? true
      : relation === 'like'
        ? false
        : named.some(has) && others.every(has)
  const verdicts: Verdicts = { allergens: new Map(), diets: new Map() }
  for (const one of all) {
    for (const [id, trace] of one.allergens) {
      const isCertain =
        trace.isCertain && certain(({ allergens }) => allergens.get(id)?.isCertain === true, one.relation)
      note(verdicts.allergens, id, { ...trace, isCertain })
    }
    for (const [id, trace] of one.diets) {
      const isCertain =
        trace.isCertain && certain(({ diets }) => diets.get(id)?.isCertain === true, one.relation)
      note(verdicts.diets, id, { ...trace, isCertain })
    }
  }
  return verdicts
}

function note<Id>(found: Map<Id, Trace>, id: Id, trace: Trace): void {
  const before = found.get(id)
  if (!before || (trace.isCertain && !before.isCertain)) found.set(id, trace)
}
