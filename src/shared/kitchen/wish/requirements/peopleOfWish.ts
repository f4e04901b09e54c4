import { parseWishNumber, wishNumberRegexSource } from '../../cook/wishes/wishWords.ts'

const number = wishNumberRegexSource
const units =
  'minutes?|mins?|hours?|hrs?|days?|weeks?|wks?|w|months?|mos?|mths?|mnths?|m|years?|yrs?|yr|yo|y\\/o|y\\.o|h|degrees|grams?|g|kg|ml|oz|lbs?|cups?|%|ingredients?|steps?|pots?|pans?|euros?|pounds?|dollars?|kcal|cal'

/** Phrases that tell how many eat, the surest first; the first group is the number. */
const counts: readonly RegExp[] = [
  new RegExp(
    `\\b(?:so |makes? )?(${number}) (?:of us |people |ppl )?(?:in (?:all|total)|all together|altogether)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:serves?|serving|feeds?|feeding|enough for|cooking for|party of|family of|group of|crowd of|bunch of|table of|the|about|so) (${number}) (?:ppl|people|persons?|guests?|adults?|portions?|servings?|of us|friends|kids|children|jars)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(${number}) (?:ppl|people|persons?|guests?|adults?|portions?|servings?|of us|friends|diners|jars|lads|mates|students|flatmates|housemates|colleagues|coworkers|hungry \\w+)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:serves?|feeds?|feeding|enough for|party of|family of|group of|crowd of|bunch of|table of|we'?re|we are|there(?:'s| are)|for|about|us) (?:the |a |my |our )?(?:family of |party of )?(${number})\\b(?![.,]\\d)(?! ?-?(?:${units})\\b)(?! ?(?:days?|nights?))`,
    'i',
  ),
  new RegExp(`\\b(?:about )?(${number}) (?:kids|children)\\b`, 'i'),
]

const ofTwo =
  /\b(?:just )?(?:me and my (?:wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|flatmate|friend)|my (?:wife|husband|partner|girlfriend|boyfriend) and (?:me|i)|dinner for my girlfriend and me|us two|both of us|the two of us|date night)\b/i
const ofOne =
  /\b(?:just|only) (?:for )?(?:me|myself)\b(?! and)|\b(?:cooking )?for one\b|\bby myself\b|\bon my own\b/i

const person =
  'wife|husband|partner|girlfriend|boyfriend|fianc[ée]e?|mum|mom|mother|dad|father|son|daughter|brother|sister|flatmate|roommate|housemate|friend|neighbou?r|grandma|gran|nan|grandad|baby|toddler|boss|colleague'
const several =
  'adults?|grown[- ]?ups?|lads?|mates?|students?|flatmates?|colleagues?|kids?|children|child|boys?|girls?|sons?|daughters?|teens?|teenagers?|toddlers?|friends?|guests?|people|vegetarians|vegans|parents|grandparents|little ones|neighbou?rs'
const member = `(?:me|myself|i|us(?: two| both| three| four)?|both of us|the (?:two|three|four) of us|my ${person}|(?:my|our) (?:parents|grandparents|in-?laws)|(?:the |my |our )?(?:${number}|an?) (?:other |more |small |little |hungry |young )?(?:${several}))`
const listOfPeople = new RegExp(`\\b(${member}(?:(?:,? and |, | plus | ?\\+ ?| ?& ?)${member})+)\\b`, 'i')

/** "2 adults and 3 kids", "my husband, the two boys and me": all of a list together. */
function countOfList(list: string): number {
  return list
    .toLowerCase()
    .split(/,? and |, | plus | ?\+ ?| ?& ?/)
    .map((each) => {
      const said = new RegExp(`\\b(${number})\\b`).exec(each)?.[1]
      if (said) return parseWishNumber(said)
      if (/\b(?:us|both)\b/.test(each)) return 2
      return /\b(?:parents|grandparents|in-?laws)\b/.test(each) ? 2 : 1
    })
    .reduce((sum, each) => sum + each, 0)
}

const portionsOfDays = new RegExp(
  `\\b(?:meal[- ]?prep|batch|prep|portions?|lunch(?:es)?|boxes|cook once)\\b[^.!?]{0,40}?\\b(${number}) (?:days|lunches|dinners|meals|work ?days)\\b`,
  'i',
)

/** How many a wish is to feed, with the words that say so; null where it does not say. */
export function findPeopleOfWish(text: string): { count: number; start: number; end: number } | null {
  const list = listOfPeople.exec(text)
  const listed = list ? countOfList(list[1]!) : 0
  if (list && listed >= 2 && listed <= 100 && !/\bin (?:all|total)\b/i.test(text))
    return { count: listed, start: list.index, end: list.index + list[0].length }
  const one = ofOne.exec(text)
  const days = portionsOfDays.exec(text)
  if (days && one) {
    const count = parseWishNumber(days[1]!.toLowerCase())
    return { count, start: days.index, end: days.index + days[0].length }
  }
  for (const pattern of counts) {
    const hit = pattern.exec(text)
    const count = hit ? parseWishNumber(hit[1]!.toLowerCase()) : 0
    if (hit && count >= 1 && count <= 100) return { count, start: hit.index, end: hit.index + hit[0].length }
  }
  const two = ofTwo.exec(text)
  if (two) return { count: 2, start: two.index, end: two.index + two[0].length }
  return one ? { count: 1, start: one.index, end: one.index + one[0].length } : null
}
