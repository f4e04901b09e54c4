import { compiledLanguage } from './compiledLanguage.ts'
import { foodAt } from './foodAt.ts'
import { languages } from './languages.ts'
import { tokensOf } from './wishTokens.ts'

const bracketed = /[([](?<remark>[^()[\]\r\n]{1,40})[)\]]/gu
const maxWords = 3

/** Who an eater is, or how severe an allergy is. Ages are not among them: they are read, since small children need more care. */
const plainRemark =
  /^(?:(?:very |quite |really |sehr |très |muy )?(?:severe|mild|bad|serious|deadly|moderate|slight|strong|life[- ]threatening|anaphyla\p{L}*|schwer|leicht|stark|mäßig|anaphylaktisch|sévère|grave|légère?|forte?|modérée?|leve|severa?|fuerte|anafil\p{L}*)|(?:my |our |the |his |her |mein |meine |unser |unsere |mon |ma |mi )?(?:son|daughter|wife|husband|mum|mom|dad|sister|brother|boyfriend|girlfriend|partner|friend|guest|me|him|her|sohn|tochter|frau|mann|mama|papa|schwester|bruder|freund|freundin|ich|fils|fille|femme|mari|moi|hijo|hija|mujer|marido|yo)|!+)!*$/iu
const name = /^\p{Lu}\p{Ll}+(?:(?: and | & | und | et | y |, )\p{Lu}\p{Ll}+)?$/u
/** Capitalised words that are no names. */
const isNoName =
  /al{1,2}[eé]rg|intol|unvert|empfind|frei|free|vegan|veget|halal|kosher|koscher|c[oö]*eli|zöli|glut|lakt|lact|optional|kein|ohne|nicht|sans|sin|without|please|bitte|nur|only/iu

const isFood = (text: string): boolean => {
  const tokens = tokensOf(text)
  return languages.some((language) =>
    tokens.some((_, at) => foodAt(tokens, at, compiledLanguage(language)) !== null),
  )
}

/**
 * Replaces remarks in brackets by spaces, "milk (Leo), peanuts (anaphylactic), egg", so that they do not end a list of foods. Brackets with
 * a food or a limit stay. The length does not change.
 */
export function withoutRemarks(text: string): string {
  return text.replace(bracketed, (whole, said: string) => {
    const remark = said.trim()
    if (remark.split(/\s+/).length > maxWords) return whole
    const isName = name.test(remark) && !isNoName.test(remark) && !isFood(remark)
    return isName || plainRemark.test(remark) ? ' '.repeat(whole.length) : whole
  })
}
