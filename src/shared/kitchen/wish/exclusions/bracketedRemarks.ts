import { compileLanguage } from '../compileLanguage.ts'
import { findFoodAtToken } from '../foods/findFoodAtToken.ts'
import { wishLanguages } from '../wishLanguages.ts'
import { splitWishIntoTokens } from '../wishTokens.ts'

const bracketed = /[([](?<remark>[^()[\]\r\n]{1,40})[)\]]/gu
const maxWords = 3

/** How severe an allergy is. */
const severity =
  /^(?:(?:very |quite |really |sehr |très |muy )?(?:severe|mild|bad|serious|deadly|moderate|slight|strong|life[- ]threatening|anaphyla\p{L}*|schwer|leicht|stark|mäßig|anaphylaktisch|sévère|grave|légère?|forte?|modérée?|leve|severa?|fuerte|anafil\p{L}*)|!+)!*$/iu
/** Who an eater is. Ages are not among them: they are read, since small children need more care. */
const kin =
  /^(?:my |our |the |his |her |mein |meine |unser |unsere |mon |ma |mi )?(?:son|daughter|wife|husband|mum|mom|dad|sister|brother|boyfriend|girlfriend|partner|friend|guest|me|him|her|sohn|tochter|frau|mann|mama|papa|schwester|bruder|freund|freundin|ich|fils|fille|femme|mari|moi|hijo|hija|mujer|marido|yo)!*$/iu
const name = /^\p{Lu}\p{Ll}+(?:(?: and | & | und | et | y |, )\p{Lu}\p{Ll}+)?$/u
/** Capitalised words that are no names. */
const isNoName =
  /al{1,2}[eé]rg|intol|unvert|empfind|frei|free|vegan|veget|halal|kosher|koscher|c[oö]*eli|zöli|glut|lakt|lact|optional|kein|ohne|nicht|sans|sin|without|please|bitte|nur|only/iu

const isFood = (text: string): boolean => {
  const tokens = splitWishIntoTokens(text)
  return wishLanguages.some((language) =>
    tokens.some((_, at) => findFoodAtToken(tokens, at, compileLanguage(language)) !== null),
  )
}

/** A remark in brackets by where it stands in the text, brackets and all; whether it is one or two names, or kin. */
export interface BracketedRemark {
  from: number
  to: number
  said: string
  isName: boolean
  isKin: boolean
}

/** Remarks in brackets without a food or a limit: "milk (Leo), peanuts (anaphylactic), egg". */
export function findRemarksWithoutFood(text: string): BracketedRemark[] {
  return [...text.matchAll(bracketed)].flatMap((match) => {
    const said = match.groups!.remark!.trim()
    if (said.split(/\s+/).length > maxWords) return []
    const isName = name.test(said) && !isNoName.test(said) && !isFood(said)
    const isKin = kin.test(said)
    if (!isName && !isKin && !severity.test(said)) return []
    return [{ from: match.index, to: match.index + match[0].length, said, isName, isKin }]
  })
}

/** Replaces remarks by spaces so that they do not end a list of foods. The length does not change. */
export function blankOutRemarks(text: string, remarks: readonly BracketedRemark[]): string {
  return remarks.reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    text,
  )
}
