import type { WishLanguageId } from '../wishLanguage.ts'

/** Words that leave out a food right before them where nothing follows: "queso fuera". Phrases as in wishLanguage.ts. */
export const wishOutBehindWords: Readonly<Record<WishLanguageId, string>> = {
  en: `out, right out, out altogether, gone, be gone, begone, in the bin`,
  de: `raus, rausnehmen, weg, fort, in die tonne`,
  fr: `dehors, exit, ouste, oust, à la porte, à la poubelle, au placard`,
  es: `fuera, afuera, fuera de aquí, a la basura`,
  it: `fuori, via, alla porta`,
  pt: `fora, de fora`,
  nl: `eruit, weg, weglaten`,
  pl: `precz, won, out`,
  sv: `bort, ut, väck`,
  da: `væk, ud, ude`,
  no: `vekk, bort, ut`,
  hi: `बाहर, बाहर करो, बाहर रखो, बाहर रखना, आउट, bahar, baahar, bahar karo, bahar rakho, out`,
  ar: `برا, برة, بره, خارج, خارجا, خارجاً, للخارج, طلعوه, طلعوها`,
}
