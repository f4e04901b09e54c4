import type { FoodMentionPlace } from '../../findings/foodMentionPlaces.ts'
import { isDescribingWord } from '../../foods/describingWords.ts'
import { dietsForbiddingFood } from '../../foods/dietVerdicts.ts'
import { applyClaimsToContents } from '../../foods/foodClaims.ts'
import {
  allergensInContents,
  contentsOfFood,
  type FoodContents,
  type PathToFoodFact,
} from '../../foods/foodContents.ts'
import { splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import { parseIngredientLine } from '../../lines/parseIngredientLine.ts'
import type { LineCheck } from '../checkLine.ts'
import {
  arePartsOfFoodListed,
  isFoodDishOfRecipeName,
  isFoodMadeInText,
  isFoodNamingDish,
  isFoodToBeMadeByStep,
  isNoodleDish,
  unlistedContentsOfMadeFood,
} from '../madeHere.ts'
import { isAllergenItself, isCookedDish, isFoodWithDefiniteArticle } from '../madeWords.ts'
import type { MentionOfUnlistedFood, RecipeMentionReader } from '../mentions.ts'
import type { RecipeTextReader } from '../texts/readTexts.ts'
import { isFoodServedUnderDish, isMentionedBreadUnlisted } from './boughtDoughs.ts'
import {
  isFoodInRecipeName,
  isFoodKindSoldReadyMade,
  isMentionedFlourMixUnlisted,
  isMentionedMadeDishUnlisted,
  isMentionedPartOfNamedDishUnlisted,
  isMentionedSauceUnlisted,
} from './boughtFoods.ts'
import { isMadeFoodBroughtIn } from './broughtIn.ts'
import {
  isBreadUnderToppings,
  isDoughFoodMade,
  isDoughFoodWithoutLine,
  isNoodleOfAnySort,
} from './doughFoods.ts'
import { isReadyFoodOfOtherSort } from './otherSorts.ts'
import type { FoodsSaidInSteps, SaidFood } from './saidFoods.ts'

export type FoodMentionPlaceOutsideLines = Exclude<FoodMentionPlace, 'line'>

/** A food that a text of the recipe names and no line lists, checked as a line of its own. */
export interface UnlistedFoodNamedInText {
  namedIn: FoodMentionPlaceOutsideLines
  /** The steps that name it, counted from 0; none where it is in no step. */
  steps: readonly number[]
  /**
   * What the text says of it: a step puts it in; it is offered, or served beside; or the text only calls the dish, or a part
   * of it that is made here, by its name. Only what is put in is certain.
   */
  how: 'put in' | 'offered' | 'called'
  /** Its traces are certain only where it is put in. */
  check: LineCheck
}

/** A sentence that asks for something to be done; one without such a word only tells of a food. */
const action =
  /\b(?:accompany|add|arrange|assemble|bake|baste|beat|blend|blitz|boil|braise|break|bring|broil|brown|brush|chop|coat|combine|cook|cover|crack|cream|crumble|crush|cut|decorate|deglaze|dice|dip|dissolve|divide|dot|drain|dredge|dress|drizzle|drop|dust|fill|finish|flip|fold|fry|garnish|glaze|grate|grill|grind|heat|incorporate|knead|ladle|layer|line|mash|marinate|melt|mix|moisten|peel|pipe|place|lay|poach|pound|pour|press|tuck|insert|process|pur[eé]e|put|reduce|reserve|rinse|roast|roll|rub|saut[eé]|scatter|sear|season|serve|shake|shape|sift|simmer|slather|slice|smear|smother|soak|soften|spoon|spread|sprinkle|squeeze|steam|steep|stir|strain|stuff|sweat|swirl|take|tear|temper|thicken|thin|tip|toast|top|toss|transfer|turn|use|using|warm|whip|whisk|wilt|work|wrap)\b/i

/** A sentence that tells of other dishes: what this one is a version of, or goes with. */
const ofOthers =
  /\b(?:traditional\w*|classic\w*|original\w*|usual\w*|swap\w*|unlike|inspired by|version of|use (?:it |this )?as)\b/i

interface TextsBeside {
  name: string
  description: string
  isProse?: boolean
}

/** Foods that the steps, the name and the description name and no line lists, in this order, each once for its place. */
export function findUnlistedFoodsNamedInTexts(
  { name, description, isProse = false }: TextsBeside,
  { foods, prose }: FoodsSaidInSteps & Pick<RecipeTextReader, 'prose'>,
  { mentionOf, listed }: RecipeMentionReader,
): UnlistedFoodNamedInText[] {
  const found = new Map<string, Found>()
  const inName = new Set(splitFoodNameIntoWords(name))
  const isMadeInRecipe = (said: SaidFood) =>
    mentionOf(said) === 'made here' || isFoodToBeMadeByStep(said) || said.wordAfter === 'ingredient'
  const made = new Set(foods.filter(isMadeInRecipe).map(({ food }) => food))
  const foodsMadeInText = new Set(foods.filter(isFoodMadeInText).map(({ food }) => food))
  const note = (said: SaidFood, namedIn: FoodMentionPlaceOutsideLines, step: number | null) => {
    const mention = mentionOf(said)
    if (mention === null) return
    const isInStep = namedIn === 'step' || namedIn === 'text'
    const isNameAlone =
      isFoodNamingDish(said) && !(isFoodServedUnderDish(said) && isMentionedBreadUnlisted(said, listed))
    const isOfDough =
      (isInStep || (namedIn === 'name' && (said.before.length > 0 || isBreadUnderToppings(said)))) &&
      isDoughFoodWithoutLine(said, listed, foods)
    if (!isOfDough && isNoodleOfAnySort(said)) return
    if (!isInStep && !isOfDough && (isNameAlone || isNoodleDish(said, listed.foods))) return
    // A step that takes "the stroganoff" means the dish.
    const isCalledSo = isFoodKindSoldReadyMade(said.food)
      ? isFoodInRecipeName(said, listed)
      : said.words.every((word) => inName.has(word))
    const isDishItself = isFoodDishOfRecipeName(said) && isCalledSo
    const isDefiniteDish =
      isFoodWithDefiniteArticle(said) &&
      (isCookedDish(said.food) || (mention === 'offered' && !isAllergenItself(said.food)))
    const isPartBought = isInStep && isMentionedPartOfNamedDishUnlisted(said, listed)
    const isBrought =
      isInStep &&
      (isMentionedFlourMixUnlisted(said, listed) ||
        (!foodsMadeInText.has(said.food) &&
          (isPartBought ||
            isMentionedSauceUnlisted(said, listed) ||
            isMentionedMadeDishUnlisted(said, listed) ||
            isReadyFoodOfOtherSort(said, listed))))
    const isMade =
      !isBrought &&
      (mention === 'made here' ||
        made.has(said.food) ||
        arePartsOfFoodListed(said, listed.foods) ||
        (isInStep && (isDishItself || isDefiniteDish)))
    const isBought =
      !isMade ||
      ((isInStep ? !isDishItself : isFoodServedUnderDish(said)) && isMentionedBreadUnlisted(said, listed))
    const isOpenBread =
      isMade &&
      isBought &&
      isInStep &&
      said.food.replaces === null &&
      isAllPossible(contentsOfFood(said.food))
    const told = isOpenBread ? 'offered' : isMade || !isInStep ? 'called' : wayOfMention(said, mention)
    const own = isBought ? contentsOfFood(said.food) : unlistedContentsOfMadeFood(said, listed)
    // Only possible: it may be one that the recipe makes of what it calls by other words.
    const isBroughtIn =
      isInStep &&
      (own === null || (told === 'called' && isAllPossible(own))) &&
      !foodsMadeInText.has(said.food) &&
      isMadeFoodBroughtIn(said, listed)
    const ofDough = isOfDough && !isDoughFoodMade(said, foodsMadeInText) ? contentsOfFood(said.food) : null
    const isOpenDough = told === 'called' && ofDough !== null && isAllPossible(ofDough)
    const how = isBroughtIn || isOpenDough ? 'offered' : told
    const contents = isBroughtIn ? contentsOfFood(said.food) : (own ?? ofDough)
    if (contents === null) return
    const key = `${namedIn}|${said.food.name}|${claimWords(said)}`
    const before = found.get(key)
    const steps = before?.steps ?? new Set<number>()
    if (step !== null) steps.add(step)
    if (!before || rankOf[how] < rankOf[before.how]) found.set(key, { said, how, contents, namedIn, steps })
  }
  for (const said of foods) note(said, isProse ? 'text' : 'step', isProse ? null : said.step)
  const inSteps = new Set([...found.values()].map(({ said }) => said.food))
  for (const namedIn of ['name', 'description'] as const)
    for (const said of prose(namedIn === 'name' ? name : description))
      if (!inSteps.has(said.food) && !(namedIn === 'description' && ofOthers.test(said.sentence)))
        note(said, namedIn, null)
  return [...found.values()].map(({ said, how, contents, namedIn, steps }) => ({
    namedIn,
    steps: [...steps],
    how,
    check: checkSaid(said, how, contents),
  }))
}

/** Whether a food may be made of what holds allergens, and certainly holds none of them: "the tortillas". */
const isAllPossible = (contents: FoodContents): boolean =>
  [...allergensInContents(contents).values()].every(({ isCertain }) => !isCertain)

type WayOfMention = UnlistedFoodNamedInText['how']
const rankOf: Readonly<Record<WayOfMention, number>> = { 'put in': 0, offered: 1, called: 2 }

interface Found {
  said: SaidFood
  how: WayOfMention
  contents: FoodContents
  namedIn: FoodMentionPlaceOutsideLines
  steps: Set<number>
}

function wayOfMention(
  { sentence, foreign, isByAction }: SaidFood,
  mention: MentionOfUnlistedFood,
): WayOfMention {
  const asksAction = isByAction ?? foreign?.asksAction ?? action.test(sentence)
  return mention === 'put in' && asksAction ? 'put in' : 'offered'
}

const claimWords = ({ claims }: SaidFood) => claims.map(({ words }) => words[0]).join(' ')

/** The check of a food as if it stood in a line by itself. What is only called by its name holds what is certain of such a food. */
export function checkSaid(
  { food, words, before, claims }: Pick<SaidFood, 'food' | 'words' | 'before' | 'claims'>,
  how: WayOfMention,
  holds: FoodContents,
): LineCheck {
  const from = before.findLastIndex((word) => !isDescribingWord(word)) + 1
  const text = [...before.slice(from), ...words].join(' ')
  const contents = applyClaimsToContents(holds, claims, food.name)
  const line = { ...parseIngredientLine(words.join(' ')), food }
  return {
    ...{ text, line, food, foods: [food], isUnknown: false, unread: [] },
    allergens: traces(allergensInContents(contents), how),
    diets: traces(dietsForbiddingFood(food, contents), how),
  }
}

function traces<Id>(all: ReadonlyMap<Id, PathToFoodFact>, how: WayOfMention): Map<Id, PathToFoodFact> {
  return new Map(
    [...all].flatMap(([id, trace]): [Id, PathToFoodFact][] =>
      how === 'called' && !trace.isCertain
        ? []
        : [[id, how === 'put in' ? trace : { ...trace, isCertain: false }]],
    ),
  )
}
