import type { NamedIn } from '../../findings/namedIn.ts'
import { claimedContents } from '../../foods/claims.ts'
import { allergensIn, type Contents, contentsOf, type Trace } from '../../foods/contents.ts'
import { isDescribing } from '../../foods/describingWords.ts'
import { dietsAgainst } from '../../foods/dietVerdicts.ts'
import { foodWords } from '../../foods/foodWords.ts'
import { parseIngredientLine } from '../../lines/parseIngredientLine.ts'
import type { LineCheck } from '../checkLine.ts'
import {
  isCalledDish,
  isMadeInText,
  isNameOfDish,
  isNoodleDish,
  isOwnWork,
  isToBeMade,
  leftOfMade,
} from '../madeHere.ts'
import { isAllergenItself, isDefinite, isDish } from '../madeWords.ts'
import type { Mention, MentionReader } from '../mentions.ts'
import type { TextReader } from '../texts/readTexts.ts'
import {
  isBoughtBread,
  isBoughtDish,
  isBoughtSauce,
  isCalledByRecipe,
  isOfSoldKind,
  isServedOn,
} from './boughtFoods.ts'
import { isOfOtherReadySort } from './otherSorts.ts'
import type { SaidFood, SaidInSteps } from './saidFoods.ts'

export type NamedInText = Exclude<NamedIn, 'line'>

/** A food that a text of the recipe names and no line lists, checked as a line of its own. */
export interface NamedFood {
  namedIn: NamedInText
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
  /\b(?:accompany|add|arrange|assemble|bake|baste|beat|blend|blitz|boil|braise|break|bring|broil|brown|brush|chop|coat|combine|cook|cover|crack|cream|crumble|crush|cut|decorate|deglaze|dice|dip|dissolve|divide|dot|drain|dredge|dress|drizzle|drop|dust|fill|finish|flip|fold|fry|garnish|glaze|grate|grill|grind|heat|incorporate|knead|ladle|layer|line|mash|marinate|melt|mix|moisten|peel|pipe|place|lay|poach|pound|pour|press|tuck|insert|process|pur[eé]e|put|reduce|reserve|rinse|roast|roll|rub|saut[eé]|scatter|sear|season|serve|shake|shape|sift|simmer|slather|slice|smear|soak|soften|spoon|spread|sprinkle|squeeze|steam|steep|stir|strain|stuff|sweat|swirl|take|tear|temper|thicken|thin|tip|toast|top|toss|transfer|turn|use|using|warm|whip|whisk|wilt|work|wrap)\b/i

/** A sentence that tells of other dishes: what this one is a version of, or goes with. */
const ofOthers =
  /\b(?:traditional\w*|classic\w*|original\w*|usual\w*|swap\w*|unlike|inspired by|version of|use (?:it |this )?as)\b/i

interface TextsBeside {
  name: string
  description: string
  isProse?: boolean
}

/** Foods that the steps, the name and the description name and no line lists, in this order, each once for its place. */
export function namedFoods(
  { name, description, isProse = false }: TextsBeside,
  { foods, prose }: SaidInSteps & Pick<TextReader, 'prose'>,
  { mentionOf, listed }: MentionReader,
): NamedFood[] {
  const found = new Map<string, Found>()
  const inName = new Set(foodWords(name))
  const isMadeIn = (said: SaidFood) =>
    mentionOf(said) === 'made here' || isToBeMade(said) || said.wordAfter === 'ingredient'
  const made = new Set(foods.filter(isMadeIn).map(({ food }) => food))
  const toBeMade = new Set(foods.filter(isMadeInText).map(({ food }) => food))
  const note = (said: SaidFood, namedIn: NamedInText, step: number | null) => {
    const mention = mentionOf(said)
    if (mention === null) return
    const isInStep = namedIn === 'step' || namedIn === 'text'
    const isNameAlone = isCalledDish(said) && !(isServedOn(said) && isBoughtBread(said, listed))
    if (!isInStep && (isNameAlone || isNoodleDish(said, listed.foods))) return
    // A step that takes "the stroganoff" means the dish.
    const isCalledSo = isOfSoldKind(said.food)
      ? isCalledByRecipe(said, listed)
      : said.words.every((word) => inName.has(word))
    const isDishItself = isNameOfDish(said) && isCalledSo
    const isDefiniteDish =
      isDefinite(said) && (isDish(said.food) || (mention === 'offered' && !isAllergenItself(said.food)))
    const isBrought =
      isInStep &&
      !toBeMade.has(said.food) &&
      (isBoughtSauce(said, listed) || isBoughtDish(said, listed) || isOfOtherReadySort(said, listed))
    const isMade =
      !isBrought &&
      (mention === 'made here' ||
        made.has(said.food) ||
        isOwnWork(said, listed.foods) ||
        (isInStep && (isDishItself || isDefiniteDish)))
    const how = isMade || !isInStep ? 'called' : howPutIn(said, mention)
    const isBought = !isMade || ((isInStep ? !isDishItself : isServedOn(said)) && isBoughtBread(said, listed))
    const contents = isBought ? contentsOf(said.food) : leftOfMade(said, listed)
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

type How = NamedFood['how']
const rankOf: Readonly<Record<How, number>> = { 'put in': 0, offered: 1, called: 2 }

interface Found {
  said: SaidFood
  how: How
  contents: Contents
  namedIn: NamedInText
  steps: Set<number>
}

function howPutIn({ sentence, foreign, isByAction }: SaidFood, mention: Mention): How {
  const asksAction = isByAction ?? foreign?.asksAction ?? action.test(sentence)
  return mention === 'put in' && asksAction ? 'put in' : 'offered'
}

const claimWords = ({ claims }: SaidFood) => claims.map(({ words }) => words[0]).join(' ')

/** The check of a food as if it stood in a line by itself. What is only called by its name holds what is certain of such a food. */
function checkSaid({ food, words, before, claims }: SaidFood, how: How, holds: Contents): LineCheck {
  const from = before.findLastIndex((word) => !isDescribing(word)) + 1
  const text = [...before.slice(from), ...words].join(' ')
  const contents = claimedContents(holds, claims, food.name)
  const line = { ...parseIngredientLine(words.join(' ')), food }
  return {
    ...{ text, line, food, foods: [food], isUnknown: false, unread: [] },
    allergens: traces(allergensIn(contents), how),
    diets: traces(dietsAgainst(food, contents), how),
  }
}

function traces<Id>(all: ReadonlyMap<Id, Trace>, how: How): Map<Id, Trace> {
  return new Map(
    [...all].flatMap(([id, trace]): [Id, Trace][] =>
      how === 'called' && !trace.isCertain
        ? []
        : [[id, how === 'put in' ? trace : { ...trace, isCertain: false }]],
    ),
  )
}
