import type { AllergenId } from '../allergens.ts'
import { parseAbsentFoodsOfLine } from '../foods/absentFoods.ts'
import { cerealSaidToBeGlutenFree, removeDeniedCereals } from '../foods/claims/impossibleClaims.ts'
import { dietsForbiddingFood, type FoodBasedDiet } from '../foods/dietVerdicts.ts'
import { applyClaimsToContents, confirmPossibleContents } from '../foods/foodClaims.ts'
import { allergensInContents, contentsOfFoodWithout, type PathToFoodFact } from '../foods/foodContents.ts'
import type { Food } from '../foods/foods.ts'
import { applyLineClaims } from '../foods/lineClaims.ts'
import { matchFoodName, matchFoodNameOfLine } from '../foods/matchFoodName.ts'
import { type FoodMatch, type FoodMention, matchFoodsInRemark } from '../foods/matchFoodNamePart.ts'
import { isNonFoodLine } from '../foods/nonFoods.ts'
import { type IngredientLine, parseIngredientLine } from '../lines/parseIngredientLine.ts'
import { splitLineIntoParts } from '../lines/splitLineIntoParts.ts'
import { findFoodsMeantByMisspeltWords } from './allergies/misspeltAllergens.ts'
import { addCoatingToFoodMentions } from './coatedLines.ts'
import { addMilkToFoodMentions } from './creamedLines.ts'
import { addForeignFoodsToLine, detectHindiOrArabic } from './texts/foreignLines.ts'
import { findUnknownPartsOfLine } from './unreadParts.ts'

/** What one line of a recipe holds, whoever eats it. Certain traces are "contains", the others "may contain". */
export interface LineCheck {
  text: string
  line: IngredientLine
  /** The food it is about; null where we abstain, and for a heading or a thing that is no food. */
  food: Food | null
  /** Every food that stands in the line. */
  foods: readonly Food[]
  allergens: ReadonlyMap<AllergenId, PathToFoodFact>
  diets: ReadonlyMap<FoodBasedDiet, PathToFoodFact>
  /** True when something in the line may be a food that we do not know: nothing was checked there. */
  isUnknown: boolean
  /** The words of parts of the line in which something is called that we do not know, beside a food that we know. */
  unread: readonly (readonly string[])[]
}

interface Verdicts {
  allergens: Map<AllergenId, PathToFoodFact>
  diets: Map<FoodBasedDiet, PathToFoodFact>
}

/** Reads one line and tells what it holds, by the food it names and by every other food that stands in it. */
export function checkLine(text: string): LineCheck {
  const line = parseIngredientLine(text)
  const { text: present, leftOut } = parseAbsentFoodsOfLine(removeDeniedCereals(text))
  const read = present === text ? line : splitLineIntoParts(present)
  const named = matchFoodNameOfLine(read.name || withoutNumber(present), present)
  const remark = [read.preparation, read.note].filter((part) => part !== null).join(', ')
  const rest = matchFoodsInRemark(remark)
  const isFood = !line.isHeading && !isNonFoodLine(line, text)
  const mentions = isFood
    ? addCoatingToFoodMentions(
        [
          ...applyLineClaims(addMilkToFoodMentions(counted(named.mentions), present), present),
          ...beside(rest.mentions),
        ],
        present,
      )
    : []
  // Not counted as foods of the line: another language may know the word for certain.
  const misspelt = isFood ? findFoodsMeantByMisspeltWords(named.unknownWords) : []
  const verdicts = isFood
    ? verdictsOfLine([...mentions, ...misspelt], leftOut.flatMap(foodsOf), present)
    : verdictsOf([], [])
  const unread =
    isFood && named.food !== null ? findUnknownPartsOfLine(read.name, read.preparation ?? '') : []
  const check = {
    text,
    line,
    food: isFood ? named.food : null,
    foods: [...new Set(mentions.map(({ food }) => food))],
    ...verdicts,
    isUnknown: isFood && (isUnknown(line, named) || unread.length > 0),
    unread,
  }
  return check.isUnknown ? addForeignFoodsToLine(check, detectHindiOrArabic(text), checkLine) : check
}

/** What a line holds; the gluten of a cereal that it names stays possible, though the line says that there is none. */
function verdictsOfLine(
  mentions: readonly FoodMention[],
  leftOut: readonly Food[],
  present: string,
): Verdicts {
  const verdicts = verdictsOf(mentions, leftOut)
  const cereal = verdicts.allergens.has('gluten') ? null : cerealSaidToBeGlutenFree(present)
  if (cereal === null) return verdicts
  return verdictsOf([...mentions, { food: cereal, relation: 'like', claims: [], confirms: [] }], leftOut)
}

/** Where the line's reading left nothing over for a name, all of it may be one: "2 narutomaki slices". */
const withoutNumber = (text: string) => text.slice(0, 80).replace(/^[^\p{L}]+/u, '')

const foodsOf = (name: string) => counted(matchFoodName(name).mentions).map(({ food }) => food)

function isUnknown({ name }: IngredientLine, { food }: FoodMatch): boolean {
  return food === null && /\p{L}/u.test(name)
}

function counted(mentions: readonly FoodMention[]): readonly FoodMention[] {
  return mentions.filter(({ relation }) => relation !== 'not' && relation !== 'for')
}

/** Foods in a preparation or a note are there when they are "in", "with" or "plus" it; else they only may be. */
function beside(mentions: readonly FoodMention[]): readonly FoodMention[] {
  return counted(mentions).map((mention) => ({
    ...mention,
    relation: mention.relation === 'named' ? 'like' : mention.relation,
  }))
}

/** What one of several holds is certain only when all of them hold it. */
function verdictsOf(mentions: readonly FoodMention[], leftOut: readonly Food[]): Verdicts {
  const all = mentions.map(({ food, relation, claims, confirms }) => {
    const contents = confirmPossibleContents(
      applyClaimsToContents(contentsOfFoodWithout(food, leftOut), claims, food.name),
      confirms,
    )
    return { relation, allergens: allergensInContents(contents), diets: dietsForbiddingFood(food, contents) }
  })
  const named = all.filter(({ relation }) => relation === 'named')
  const others = all.filter(({ relation }) => relation === 'or')
  const certain = (has: (one: (typeof all)[number]) => boolean, relation: FoodMention['relation']) =>
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

function note<Id>(found: Map<Id, PathToFoodFact>, id: Id, trace: PathToFoodFact): void {
  const before = found.get(id)
  if (!before || (trace.isCertain && !before.isCertain)) found.set(id, trace)
}
