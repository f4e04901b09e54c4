import { findFoodByKey } from './foods.ts'
import { foodNameKey } from './foodWords.ts'

/** What is in the name of a liqueur or a spirit, by what English calls it: "licor de café", "Kirschlikör". */
const liqueur = 'licor(?:es)?|liqueurs?|liquore|likör|likoer|likier|crème de liqueur'
const spirit = 'aguardiente|orujo|eau[- ]de[- ]vie|alcool|schnaps|schnapps|acquavite|grappa'
const of = "(?:de la |de los |de |du |des |d['’]|di |von |aus |of |al |à la |à l['’]|à )"
const named = `(?<food>\\p{L}[\\p{L}\\p{M} '’-]{1,30}?)`
const end = '(?=$|[,;()])'

const patterns: readonly (readonly [string, RegExp])[] = [
  ['liqueur', new RegExp(`(?<!\\p{L})(?:${liqueur}) ${of}${named}${end}`, 'iu')],
  ['brandy', new RegExp(`(?<!\\p{L})(?:${spirit}) ${of}${named}${end}`, 'iu')],
  ['liqueur', /(?<![\p{L}\p{M}])(?<food>\p{L}{3,20}?)-?(?:likör|likoer|liqueur)(?!\p{L})/iu],
  [
    'brandy',
    /(?<![\p{L}\p{M}])(?<food>\p{L}{3,20}?)-?(?:schnaps|(?<=himbeer|obst|schlehen)geist)(?!\p{L})/iu,
  ],
  [
    'brandy',
    /(?<![\p{L}\p{M}])(?<food>apfel|birnen|obst|zwetschgen|marillen|quitten|trester|mirabellen|pflaumen)brand(?!\p{L})/iu,
  ],
  [
    'liqueur',
    /(?<![\p{L}\p{M}])(?<food>\p{L}[\p{L}\p{M}]{1,20}) (?:का |की |के )?(?:लिकर|लिक्योर|लिकूर)(?![\p{L}\p{M}])/u,
  ],
  [
    'liqueur',
    /(?<![\p{L}\p{M}])(?:ال)?(?:ليكور|ليكيور|لكيور) (?<food>\p{L}[\p{L}\p{M} ]{1,30}?)(?=$|[,،;()])/u,
  ],
]
const hasSpirit =
  /lic[ou]r|liqueur|liquore|lik(?:ö|oe|ie)r|aguardiente|orujo|eau[- ]de|alcool|schnap|geist|brand|acquavite|grappa|लिक|ليك|لكي/iu

/** A name in which a liqueur or a spirit is called as in English, behind what it tastes of: "café liqueur". */
export function moveSpiritNameToEnd(name: string): string {
  if (!hasSpirit.test(name) || findFoodByKey(foodNameKey(name)) !== null) return name
  for (const [english, pattern] of patterns) {
    const found = pattern.exec(name)
    if (!found) continue
    const { food = '' } = found.groups!
    const rest = name.slice(found.index + found[0].length)
    return `${name.slice(0, found.index)}${food.replace(/-$/, '')} ${english}${rest}`
  }
  return name
}

/** "Un vasito de anís", "50 ml de anís", "anís dulce": the drink, where the spice is measured by spoons. */
export const isAnisDrink = (line: string): boolean =>
  /(?:vasitos?|vasos?|cop(?:it)?as?|chup?itos?|chorr(?:it)?os?|trag(?:uit)?os?|\d ?(?:ml|cl|dl)) de an[ií]s(?! estrellado)(?!\p{L})|(?<!\p{L})an[ií]s (?:dulce|seco|del mono)(?!\p{L})/iu.test(
    line,
  )
