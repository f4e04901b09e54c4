import type { DonenessWord } from './donenessWords.ts'

/** Foods that turn translucent when they are done; said of these, the word tells nothing of a fish named before. */
const turnTranslucent =
  'onion|shallot|leek|garlic|celery|fennel|rice|noodle|bacon|vegetable|zwiebel|schalotte|lauch|porree|knoblauch|sellerie|fenchel|reis|nudel|speck|gemüse|oignon|échalote|poireau|céleri|fenouil|riz|ail(?!\\p{L})|lard|légume|vermicelle|cebolla|chalota|puerro|ajos?(?!\\p{L})|apio|hinojo|arroz|fideo|verdura|panceta|tocino'

/** Words that stand behind a seafood in its sentence, with no food between that turns translucent when it is done. */
const behindSeafood = (seafood: string, said: string) =>
  new RegExp(
    `(?<=(?<!\\p{L})(?:${seafood})(?:(?!${turnTranslucent})[^.;]){0,60}(?<!\\p{L}))(?<!\\b(?:from|von|de) )(?:${said})(?!\\p{L})(?! (?:to|and then|zu|à|a) )`,
    'giu',
  )

const english =
  'salmon|trout|tuna|cod|halibut|fish(?! (?:stock|sauce|broth))|hake|haddock|monkfish|swordfish|scallops?|prawns?|shrimps?|lobsters?|langoustines?|squid'
const german =
  '(?:\\p{L}*(?:lachs|forelle|fisch)|kabeljau|dorsch|heilbutt|saibling|zander|seelachs|skrei|barsch|jakobsmuschel|garnele|hummer|seeteufel)(?!fond|sud|so(?:ß|ss)e)\\p{L}*'
const french =
  'saumons?|truites?|thons?|cabillauds?|poissons?|lieus?|flétans?|lottes?|bars?|noix de saint-jacques|saint-jacques|st-jacques|crevettes?|gambas|langoustines?|homards?'
const spanish =
  'salmón|salmones|truchas?|atún|bacalao|merluza|pescados?|rape|lubinas?|vieiras?|gambas?|langostinos?|cigalas?'

/** By language: words for seafood whose inside is still glassy. */
export const glassySeafoodWords: Readonly<
  Record<'english' | 'german' | 'french' | 'spanish', readonly DonenessWord[]>
> = {
  english: [
    {
      doneness: 'raw',
      of: 'seafood',
      said: /\b(?:translucent|glassy) (?:(?:inside|within|(?:in|at|near|around|through(?:out)?|towards?) (?:the|its|their) (?:very )?(?:middle|cent(?:er|re)s?|core|bone|heart))|cent(?:er|re)|middle|core)|\bstill (?:\w+ )?(?:translucent|glassy)\b|\bbarely (?:cooked|opaque)\b/giu,
    },
    {
      doneness: 'raw',
      of: 'seafood',
      said: behindSeafood(english, '(?:translucent|glassy)(?= *(?:$|[.,;:!?)]|(?:and|but|then)\\b))'),
    },
  ],
  german: [
    {
      doneness: 'raw',
      of: 'seafood',
      said: /(?<!\p{L})(?:innen|in der Mitte|im Kern|noch)(?: \p{L}+)? glasig(?!\p{L})|(?<!\p{L})glasig(?:er|em|en)? (?:Kern|in der Mitte|im Kern|innen)/gu,
    },
    { doneness: 'raw', of: 'seafood', said: behindSeafood(german, 'glasig') },
  ],
  french: [
    {
      doneness: 'raw',
      of: 'seafood',
      said: /(?<!\p{L})(?:nacrée?s?|translucides?) (?:à c(?:œ|oe)ur|au centre|à l[’']intérieur)/giu,
    },
    {
      doneness: 'raw',
      of: 'seafood',
      said: behindSeafood(
        french,
        "nacrée?s?|translucides?|à l['’]unilatérale|rosée?s? (?:à c(?:œ|oe)ur|au centre|à l['’]intérieur)",
      ),
    },
  ],
  spanish: [
    {
      doneness: 'raw',
      of: 'seafood',
      said: behindSeafood(spanish, 'translúcid[oa]s?|nacarad[oa]s?|rosad[oa]s? (?:por dentro|en el centro)'),
    },
  ],
}
