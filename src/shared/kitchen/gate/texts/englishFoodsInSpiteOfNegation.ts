import { findFoodsInWords } from '../../foods/findFoodsInWords.ts'
import { splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import { type SaidFood, wordsBeforeFood } from '../foods/saidFoods.ts'

const negation = /\b(?:do not|don['’]?t|never|not|n['’]t|no|without|needn['’]?t|mustn['’]?t)\b/i

/** Words that limit when, how much or how fast a food is added: "do not add the cream until the end" adds it. */
const limit =
  /\b(?:until|till|before|yet|too (?:early|soon|much|many|quickly|fast|late|hot|long)|(?:so|this) early|all (?:of )?the|at once|in one go|straight away|right away|immediately|while)\b/i
const notOnly = /\b(?:not only|not just any|(?:no|not) (?:more|less|fewer) than)\b/i
const withoutRightBefore = /(?:^| )without (?:the |any )?$/

/** "Never skip the anchovies": two denials. */
const keeps =
  /(?:\b(?:dont|never|not)|n['’]t)\b[^,;]*?\b(?<!forget to )(?:forget|skip|omit|leave (?:out|off)|leave (?:the |any )?(?:\p{L}+ ){1,3}?(?:out|off)|skimp|neglect|hold back|miss(?: out)?)\b/iu

/** "Not complete without parmesan", "no pesto without parmesan". */
const nothingWithout =
  /(?:\b(?:not|nothing|never|cannot|no(?! (?:need|problem|worries)\b))|n['’]t)\b(?:(?!\b(?:and|but|or)\b)[^,;.])*\bwithout\b|\bincomplete without\b|\bno substitute for\b|\bnothing (?:beats|like)\b|\bat your (?:own )?(?:peril|risk)\b/i

/** What is done with a food that is there: "do not let the cream boil". */
const treats =
  /(?:^| )(?:do not|dont|never|not|without) (?:\w+ly )?(?:let|letting|allow|allowing|over\w+|under\w+|boil\w*|scorch\w*|burn\w*|brown\w*|stir(?:ring)?|whisk\w*|beat(?:ing)?|rins\w*|wash\w*|drain\w*|peel\w*|heat\w*|cook\w*|simmer\w*|fry\w*|bak\w*|melt\w*|soften\w*|chill\w*|squeez\w*|press\w*|touch\w*|mov\w*|turn\w*|flip\w*|discard\w*|throw\w*|wast\w*|crowd\w*|chop\w*|crush\w*|toast\w*|strain\w*|curdl\w*|split\w*|disturb\w*|knead\w*|thaw\w*|defrost\w*|thin\w*|shak\w*) (?:(?:the|your|all|of|these|this|that|away|out|down|both) )*(?:\w+ )?$/

const proverb = /^\W*no ([\p{L}'’ -]{3,40}), no ([\p{L}'’ -]{2,30})[.!]*$/iu
const noProverb =
  /\b(?:problem|worr|fuss|stress|mess|hassle|need|dairy|gluten|lactose|meat|sugar|allerg|cook|bak|oven|more|grain|carb|animal)/i

/** "No shrimp paste, no party": without the first there is nothing of the second. "No cream, no butter" denies both. */
function isProverb(sentence: string): boolean {
  const second = proverb.exec(sentence)?.[2]
  if (second === undefined || noProverb.test(second)) return false
  return !findFoodsInWords(splitFoodNameIntoWords(second), 'sentence').some(({ kind }) => kind === 'food')
}

/** The parts of a sentence between commas that have a food's words. */
function partsWith({ sentence, words }: SaidFood): string[] {
  const name = ` ${words.join(' ')} `
  return sentence
    .split(/[,;:()]/)
    .filter((part) => ` ${splitFoodNameIntoWords(part).join(' ')} `.includes(name))
}

/** Whether an English text that negates around a food tells of a food that is there all the same. */
export function isFoodThereInSpiteOfNegation(said: SaidFood): boolean {
  const { sentence } = said
  if (said.foreign || !mayNegate.test(sentence)) return false
  if (isProverb(sentence)) return true
  const before = wordsBeforeFood(said)
  if (treats.test(before)) return true
  const isLimited = (part: string) => {
    const denial = negation.exec(part)
    return denial !== null && limit.test(part.slice(denial.index)) && !withoutRightBefore.test(before)
  }
  return partsWith(said).some(
    (part) => keeps.test(part) || nothingWithout.test(part) || notOnly.test(part) || isLimited(part),
  )
}

const mayNegate = /\bno\b|\bnot\b|n['’]?t\b|never|without|nothing|skip|incomplete/i
