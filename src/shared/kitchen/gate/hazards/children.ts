import { wayTo } from '../../foods/contents.ts'
import type { Food } from '../../foods/foods.ts'
import type { LineCheck } from '../checkLine.ts'
import { type Hazard, hasFact, type Kitchen, stepsWhere } from './kitchen.ts'

/** "Baby spinach", "Babyspinat": what is only small. */
const onlySmall =
  '(?!(?: |-)?(?:spinach|spinat|corn|mais|maïs|carrot|karotten?|möhren?|potato|kartoffel|lea(?:f|ves)|blatt|greens|kale|back|bok|pak|tomato|onion|beet|turnip|courgette|zucchini|aubergine|eggplant|artichoke|squid|octopus|clam|salad|salat|gem|arugula|rocket|rucola|lettuce|leek|shrimp|mushroom|bella|mozz|cucumber|squash|fennel|peas|broccoli|sized?|chard|cos|romaine|ginger|marrow|radish|pepper|calamar))'
const infants = new RegExp(
  `(?<!\\p{L})(?:bab(?:y|ies|ys)${onlySmall}|infants?|weaning|säugling\\p{L}*|beikost|bébés?|nourrissons?|bebés?|lactantes?)(?![\\p{L}])`,
  'iu',
)
const months =
  /(?<!\d)(?:[1-9]|1[01])[- ](?:months?|monate?n?|mois|meses)(?:[- ](?:olds?|alt\p{L}*|d['’]âge))?(?!\p{L})(?! (?:aged|matured|gereift))/iu
const ofAnAge = /\b(?:old|olds)\b|(?<!\p{L})(?:alt\p{L}*|bébé|baby|bebé|enfant|kind|niñ[oa])(?!\p{L})/iu
const smallChildren =
  /\b(?:toddlers?|preschoolers?|(?:kids|children|child) under (?:five|5|four|4)|(?:[1-4]|one|two|three|four)[- ]year[- ]olds?)\b|(?<!\p{L})(?:kleinkind\p{L}*|kinder unter (?:fünf|5)|tout-petits?|jeunes enfants|enfants de moins de (?:cinq|5)|niños pequeños|menores de (?:cinco|5))(?!\p{L})/iu

/** "9 months" is an age only where somebody is that old: a cheese is matured for as long. */
const isOfInfants = (text: string) => infants.test(text) || (months.test(text) && ofAnAge.test(text))

function saysSo({ titles, steps, lines }: Kitchen, isSaid: (text: string) => boolean): boolean {
  return [...titles, ...steps, ...lines.map(({ text }) => text)].some(isSaid)
}

const cutSmall =
  /\b(?:chopped|ground|flaked|sliced|slivered|shaved|crushed|minced|grated|halved|quartered|butter|paste|meal|flour|milk|oil|cream|spread|powder\w*|nibs)\b|(?<!\p{L})(?:gemahlen\p{L}*|gehackt\p{L}*|halbiert\p{L}*|geviertelt\p{L}*|mus|hachée?s?|moulue?s?|en poudre|picad[oa]s?|molid[oa]s?)(?!\p{L})/iu

function isRound(food: Food): boolean {
  const isA = (kind: string) => wayTo(food, kind)?.isItself === true
  return (
    (isA('nut kind') && food.category !== 'Baking') ||
    /^(?:grape|red grape|green grape|cherry tomato|popcorn|marshmallow|hazelnut|peanut)$/.test(food.name)
  )
}

function isWhole(kitchen: Kitchen, check: LineCheck, index: number): boolean {
  if (!check.food || !isRound(check.food) || cutSmall.test(check.text)) return false
  const names = kitchen.names[index]
  return !kitchen.sentences.some(({ folded }) =>
    folded.split(/[,;]| and | und | et | y /).some((clause) => names?.test(clause) && cutsSmall.test(clause)),
  )
}

const cutsSmall =
  /\b(?:chop|grind|blend|blitz|crush|halve|quarter|slice|cut|puree|process|pound|mash)\w*\b|(?<!\p{L})(?:hacken|mahlen|halbieren|vierteln|mixen|purieren|hacher|mixer|mixez|picar|triturar)(?!\p{L})/iu

export const children: readonly Hazard[] = [
  {
    id: 'honey for infants',
    find: (kitchen) => {
      if (!saysSo(kitchen, isOfInfants)) return []
      const lines = kitchen.lines.flatMap((check, index) =>
        check.foods.some((food) => hasFact(food, 'honey'))
          ? [{ line: index, step: null, about: 'honey' }]
          : [],
      )
      const isNamed = /\bhoney\b(?!dew)|(?<!\p{L})(?:honig|miel)(?!\p{L})/iu
      const isDenied =
        /\b(?:no|not|never|without|avoid|instead of|replace)\b|(?<!\p{L})(?:kein\p{L}*|ohne|nicht|sans|pas|jamais|sin|nunca)(?!\p{L})/iu
      return lines.length > 0
        ? lines
        : stepsWhere(kitchen, (text) => isNamed.test(text) && !isDenied.test(text), 'honey')
    },
  },
  {
    id: 'choking',
    find: (kitchen) =>
      saysSo(kitchen, (text) => smallChildren.test(text) || isOfInfants(text))
        ? kitchen.lines.flatMap((check, index) =>
            isWhole(kitchen, check, index) ? [{ line: index, step: null, about: check.food!.name }] : [],
          )
        : [],
  },
]
