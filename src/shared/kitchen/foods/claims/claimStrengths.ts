import type { FoodNameSegment } from '../findFoodsInWords.ts'
import type { Claim } from '../foodClaims.ts'
import { splitFoodNameIntoWords } from '../foodWords.ts'

/**
 * What a remark says of a food by a claim in it: the food is so ("must be gluten-free"), it is open ("I bake gluten-free"),
 * or the remark is about another kind that one could take as well ("gluten-free works too").
 */
export type ClaimStrength = 'certain' | 'possible' | 'none'

const wordSet = (words: string): ReadonlySet<string> => new Set(splitFoodNameIntoWords(words))

/** Words by which a bracket, or what stands behind a comma, tells of another kind, wherever they stand in it. */
const wordsOfOtherKind =
  wordSet(`works worked working won't wouldn't can't cannot don't doesn't didn't isn't aren't wasn't
  too also ok okay exist exists possible if either unless alternatively
  geht klappt funktioniert funktionieren schmeckt auch möglich ebenfalls ebenso falls wenn sonst alternativ wahlweise
  marche fonctionne convient aussi également possible sinon si
  funciona funcionan sirve sirven vale valen queda quedan también tambien posible posibles
  funziona anche possibile também serve pode
  ايضا أيضا كذلك يصلح تصلح ينفع تنفع ممكن يمكن يجوز
  भी चलेगा चलेगी चलता चलती सकते सकता bhi chalega chalta`)

/** Whether a text tells what one may want ("gluten-free if needed", "or vegan") and not what the food of its line is. */
export const isWish = (text: string): boolean =>
  /\b(?:or|if|use|using|can|could|need|needed|required|prefer|preferred|preferably|options?|optional|version|otherwise|choose|try|ideally|available|check|make sure|ensure|sub|substitute|alternatively|unless|serve|leave|omit|skip|for)\b/i.test(
    text,
  )

/** Words of one who tells what they took: "mine are gluten-free". */
const wordsOfOwnKitchen = wordSet(`mine ours yours i we you used using tried tested
  ich wir meins meine unsere je j nous mienne miennes notre yo mía mío nuestra`)

/** Words that tell of another kind where they stand in one piece with the claim. */
const wordsOfOtherKindNearby =
  wordSet(`no not never nor without instead else would could might may even maybe perhaps
  oder nicht kein keine keinen nie eventuell evtl vielleicht optional
  ou pas ne jamais peut peuvent pourrait facultatif besoin
  o nunca puede pueden podría opcional
  أو او لا ليس ليست
  या नहीं मत`)

/** Words for the kind of a food that is free of nothing: "regular or vegan butter". */
const ordinary = wordSet(`regular normal ordinary standard conventional usual real dairy wheat not cow animal
  normale normales normaler normalen herkömmlich herkömmliche herkömmliches gewöhnlich gewöhnliche gewöhnliches nicht
  classique ordinaire normaux pas corriente corrientes normales no animale vache vaca
  عادي عاديه العادي العاديه सामान्य साधारण`)

export const isOrdinaryKindWord = (word: string): boolean => ordinary.has(word)

/** Whether a remark allows the ordinary kind of a food: "regular works too". */
export const allowsOrdinaryKind = (text: string): boolean =>
  (tellsOfOtherKind(text) || isWish(text) || hasVerbOfStatement(text)) &&
  splitFoodNameIntoWords(text.replace(/\p{L}+[- ]free\b|\bnon[- ]?\p{L}+/giu, ' ')).some(isOrdinaryKindWord)

const hasVerbOfStatement = (text: string) => /\b(?:is|are)\b/i.test(text)

/** "Gluten-free is fine", and not "is gluten-free". */
const verbsBehindClaim =
  wordSet(`is are was were has have had does did do will would should can could gets get makes make tastes taste
  ist sind war waren wird est sont va passe es son va`)

/** Praise behind a claim: "vegan fine". */
const praise = wordSet('fine good nice great best perfect')

/** Words beside a claim that leave it as certain as it is: "must be certified gluten-free", "muss glutenfrei sein". */
const wordsOfCertainty =
  wordSet(`must should be is are it it's they that this have has to been certified labelled labeled
  marked guaranteed brand certainly strictly naturally completely totally fully all entirely product 100
  muss müssen soll sollte sein ist es unbedingt zertifiziert zertifizierte zertifiziertes garantiert komplett rein natürlich von natur aus und
  doit doivent être impérativement certifié certifiée certifiés garanti garantie c est et bien label
  debe deben ser que sea certificada certificado garantizada y
  certificata certificato deve essere e`)

const exampleBefore =
  /\b(?:such as|like|e\.?\s?g\b|for example)|\?|\bz\.\s?B\b|\bp(?:ar|or) (?:exemple|ejemplo)\b/i

const wordsOfStretch = (stretch: FoodNameSegment): readonly string[] =>
  'word' in stretch ? [stretch.word] : stretch.kind === 'food' ? stretch.words : []

/** Whether a text beside a claim, all of a bracket, tells of another kind of a food that one could take as well. */
export const tellsOfOtherKind = (text: string): boolean =>
  splitFoodNameIntoWords(text).some((word) => wordsOfOtherKind.has(word))

/** Whether a text that leaves foods out only tells of another kind: "mine is without cheese", "without cheese works too". */
export const leavesOutOfOtherKind = (text: string): boolean =>
  tellsOfOtherKind(text) || splitFoodNameIntoWords(text).some((word) => wordsOfOwnKitchen.has(word))

/** How certain a piece of a remark makes the claims in it; `stretches` is how its words were read. */
export function strengthOfClaimsInRemark(
  piece: string,
  stretches: readonly FoodNameSegment[],
): ClaimStrength {
  if (isWish(piece) || tellsOfOtherKind(piece) || /[:=>→]/.test(piece)) return 'none'
  const firstClaim = stretches.findIndex(({ kind }) => kind === 'claim')
  const said = stretches.flatMap((stretch, at) =>
    wordsOfStretch(stretch).map((word) => ({
      word,
      stretch,
      isBehind: firstClaim !== -1 && at > firstClaim,
    })),
  )
  const isOther = ({ word, isBehind }: (typeof said)[number]) =>
    wordsOfOtherKindNearby.has(word) ||
    wordsOfOwnKitchen.has(word) ||
    ordinary.has(word) ||
    (isBehind && verbsBehindClaim.has(word))
  if (said.some(isOther)) return 'none'
  if (exampleBefore.test(piece) || isSlashedBesideClaim(stretches, piece)) return 'possible'
  const isOpen = ({ word, stretch, isBehind }: (typeof said)[number]) =>
    (stretch.kind === 'unknown' && !wordsOfCertainty.has(word)) || (isBehind && praise.has(word))
  return said.some(isOpen) ? 'possible' : 'certain'
}

/** "Gluten-free/regular". Between two claims a slash only joins them. */
const isSlashedBesideClaim = (stretches: readonly FoodNameSegment[], piece: string): boolean =>
  piece.includes('/') && stretches.some(({ kind }) => kind === 'describing' || kind === 'unknown')

/** A claim that may not hold: the food may hold what it denies. */
export const withoutCertainty = (claim: Claim): Claim => ({ ...claim, mayStillContain: true })
