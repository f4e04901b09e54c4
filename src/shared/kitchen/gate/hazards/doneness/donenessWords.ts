import { inPart, inside, predicate } from './donenessParts.ts'
import { glassySeafoodWords } from './glassySeafood.ts'
import { englishPinkWords } from './pinkWords.ts'
import { shortSearDonenessWords } from './shortSear.ts'

/** How far a food is cooked through, from not at all to all the way. */
export const donenessDegrees = ['raw', 'rare', 'pink', 'medium', 'medium well', 'done'] as const
export type Doneness = (typeof donenessDegrees)[number]

/** What a word of doneness is said of: prawns that turn pink are done, and onions that turn translucent as well. */
export type FoodTypeOfDonenessWord = 'meat' | 'seafood' | 'fish' | 'any'

export interface DonenessWord {
  doneness: Doneness
  of: FoodTypeOfDonenessWord
  said: RegExp
}

/** The words of one language. `negations` stand before a word of doneness in its clause, `gone` right behind it. */
export interface DonenessWordsOfLanguage {
  words: readonly DonenessWord[]
  negations: RegExp
  gone: RegExp
  /** Ends what a negation before it says: "not dry, but pink". */
  contrasts: RegExp
}

const english: DonenessWordsOfLanguage = {
  words: [
    ...glassySeafoodWords.english,
    // For all languages: a short time is the same where another language would deny it.
    ...shortSearDonenessWords,
    { doneness: 'raw', of: 'any', said: inPart(`\\b(?:raw|uncooked|undercooked|underdone) ${inside}`) },
    {
      doneness: 'raw',
      of: 'any',
      said: inPart(`\\bstill (?:\\w+ )?(?:raw|uncooked|undercooked|underdone)\\b`),
    },
    {
      doneness: 'raw',
      of: 'any',
      said: inPart(`\\b(?:slightly|a little|a bit|deliberately|barely) (?:underdone|undercooked)\\b`),
    },
    {
      doneness: 'raw',
      of: 'any',
      said: inPart(`\\b(?:raw|uncooked) (?:cent(?:er|re)|middle|core|interior)\\b`),
    },
    {
      doneness: 'raw',
      of: 'any',
      said: inPart(
        `\\b(?:cent(?:er|re)s?|middle|inside|core) (?:(?:is|are|be|should|may|can|stays?|still|remains?|just|a|little|slightly) ){0,3}(?:raw|uncooked|translucent|bloody|red)(?= *(?:$|[.,;:!?)]|and\\b|or\\b))`,
      ),
    },
    {
      doneness: 'raw',
      of: 'any',
      said: inPart(
        `\\b(?:eat|eaten|serve[ds]?|serving|leav(?:e|ing)|left|keep) (?:it |them |the \\p{L}+ )?raw(?= *(?:$|[.,;:!?)]))`,
      ),
    },
    {
      doneness: 'raw',
      of: 'meat',
      said: inPart(
        `\\b(?:to|until|for|still|cooked|serve[ds]?|it|them|leav\\w+)(?: \\w+)? (?:blue|bleu)(?= *(?:$|[.,;:!?)]|inside|in the|rare))`,
      ),
    },
    {
      doneness: 'raw',
      of: 'meat',
      said: inPart(
        `\\b(?:cook|fry|fried|sear|grill|griddle|barbecue|serve|eat|do)(?:s|ed|d|en)? (?:it |them |(?:(?:the|your|each) )?(?!(?:the|your|with|on|in)\\b)\\p{L}+ )?(?:very |extra )?(?:blue|bleu)(?= *(?:$|[.,;:!?)]|inside|in the|rare))|\\b(?:should|must|will|may|can) be (?:very |still )?(?:blue|bleu)(?= *(?:$|[.,;:!?)]|inside|in the|rare))`,
      ),
    },
    {
      doneness: 'raw',
      of: 'meat',
      said: inPart(
        `\\b(?:still|(?:is|are|be|stays?|keep|kept)|[’']re|[’']s) (?:still )?(?:\\p{L}+ )?bloody${predicate}`,
      ),
    },
    {
      doneness: 'raw',
      of: 'meat',
      said: inPart(`\\b(?:bloody|red) (?:juices|${inside}|cent(?:er|re)|middle|core)`),
    },
    {
      doneness: 'raw',
      of: 'any',
      said: inPart(
        `\\b(?:ceviche|cebiche|carpaccio|sashimi|crudo|tataki|tiradito|aguachile|kinilaw|gravlax|gravadlax|steak tartare|(?:beef|tuna|salmon|fish) tartare)\\b`,
      ),
    },
    {
      doneness: 'rare',
      of: 'any',
      said: inPart(
        `(?<!medium[- ])\\brare\\b(?! (?:breed|treat|find|ingredient|spice|herb|variet|occasion|cut|mushroom|delicac|exception|case))`,
      ),
    },
    { doneness: 'pink', of: 'any', said: inPart(`\\bmedium[- ]rare\\b`) },
    { doneness: 'pink', of: 'meat', said: inPart(`\\b(?:pink|rosy)(?: pink)? ${inside}`) },
    { doneness: 'pink', of: 'meat', said: inPart(`\\bstill (?:\\w+ )?(?:soft|cold|cool|squishy) ${inside}`) },
    {
      doneness: 'pink',
      of: 'meat',
      said: inPart(
        `\\b(?:still|slightly|a little|a bit|just|faintly|barely|rosy|stays?|remains?|leav\\w+|keep\\w*|run|runs|running|serve[ds]?|(?:leav|keep|serv)\\w+ (?:it|them|the \\p{L}+)|(?:is|are|be) (?:\\p{L}+ly )?) ?(?:pink|rosy)${predicate}`,
      ),
    },
    {
      doneness: 'pink',
      of: 'meat',
      said: inPart(
        `\\bblushing(?: pink)?\\b|\\b(?:for|if you (?:like|want) (?:it|them)) pink(?= *(?:$|[.,;:!?)]))|\\b(?:pink|rosy) (?:cent(?:er|re)|middle|core|interior|juices|flesh)\\b|\\b(?:hint|touch|trace|blush|bit|little) of pink\\b|\\b(?:juicy|rare|tender|soft|nice|slightly|medium)[ ,-]+(?:\\p{L}+ly )?(?:pink|rosy) (?:burgers?|patt(?:y|ies)|meat ?balls?|steaks?|meat|beef|lamb)\\b`,
      ),
    },
    {
      doneness: 'pink',
      of: 'meat',
      said: inPart(
        `\\b(?:juicy|tender|moist|soft|succulent|brown(?:ed)?|charred|crisp)(?: on the outside| outside)?,? (?:and|but|yet) (?:still )?(?:nicely |a little |slightly )?(?:pink|rosy)${predicate}`,
      ),
    },
    ...englishPinkWords,
    { doneness: 'pink', of: 'fish', said: inPart(`\\bblushing\\b`) },
    {
      doneness: 'pink',
      of: 'meat',
      said: inPart(`(?<!vin |\\p{L})rosée?s?(?!\\p{L}| (?:wine|vinegar|harissa|champagne|vermouth))`),
    },
    {
      doneness: 'medium',
      of: 'any',
      said: inPart(
        `\\b(?:to|until|for)(?: (?:a|an|just|about|perfect|nice|the|they|it|are|is|perfectly))* medium(?= *(?:$|[.,;:!?()—–]|\\d|(?:and|inside|doneness|or (?:rare|well)|in the (?:middle|cent\\w+)|about|with a|before|then|on the inside)\\b))`,
      ),
    },
    {
      doneness: 'medium',
      of: 'any',
      said: inPart(
        `\\b(?:cook(?:ed)?|grill(?:ed)?|fry|fried|roast(?:ed)?|serve[ds]?|done) (?:it |them |(?:the |your )?(?!(?:on|over|at|under|with)\\b)\\p{L}+ )?medium(?= *(?:$|[.,;:!?()]|(?:and|then|or|to) (?:serve|eat|rest|put|place|let|slice|top|stack|lay)\\b|(?:on|for) (?:each|both|the|a) ))`,
      ),
    },
    { doneness: 'medium well', of: 'any', said: inPart(`\\bmedium[- ]well\\b`) },
  ],
  negations:
    /\b(?:not?|never|none|nothing|nor|neither|without|cannot|avoid\w*|rather than|instead of|los(?:es?|t|ing)|past|beyond|(?:is|are|do|does|wo|should|must|ca)n[’']t)\b/iu,
  gone: /^[^.;,]{0,24}(?:\b(?:gone|disappear\w*|fades?|vanish\w*|unacceptable|longer pink)\b|\b(?:is|are) (?:not|un)|\b(?:isn|aren)[’']t\b|\bmeans? (?:it|they|that|the))/iu,
  contrasts: /\b(?:but|yet)\b/iu,
}

const german: DonenessWordsOfLanguage = {
  words: [
    ...glassySeafoodWords.german,
    {
      doneness: 'raw',
      of: 'any',
      said: /(?<!\p{L})(?:innen|in der Mitte|im Kern)(?: \p{L}+)? roh(?!\p{L})|(?<!\p{L})roh(?:er|em|en)? (?:Kern|in der Mitte|im Kern|innen)|(?<!\p{L})halb ?roh(?!\p{L})/gu,
    },
    {
      doneness: 'raw',
      of: 'meat',
      said: /(?<!\p{L})(?:blau|bleu|blue(?: rare)?) (?:an)?(?:braten|gebraten|servieren|serviert|grillen|gegrillt)(?!\p{L})/giu,
    },
    {
      doneness: 'rare',
      of: 'meat',
      said: /(?<!\p{L})blutig(?!\p{L})|(?<!\p{L})englisch (?:gebraten|braten|servieren|serviert|grillen|gegrillt)/giu,
    },
    { doneness: 'pink', of: 'meat', said: /(?<!\p{L})[Rr]osa(?!\p{L}| \p{Lu})/gu },
    {
      doneness: 'medium',
      of: 'any',
      said: /(?<!\p{L})medium (?:gebraten|gegart|braten|garen|grillen|gegrillt|servieren)|(?<!\p{L})(?:bis|sind|ist) (?:\p{L}+ )?medium(?= *(?:$|[.,;:!?]|sind|ist))/giu,
    },
  ],
  negations: /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|ohne|statt|weder|noch nicht|nichts)(?!\p{L})/iu,
  gone: /^[^.;,]{0,24}(?<!\p{L})(?:nicht|verschwund\p{L}*|verschwindet|weg)(?!\p{L})/iu,
  contrasts: /(?<!\p{L})(?:aber|sondern)(?!\p{L})/iu,
}

const french: DonenessWordsOfLanguage = {
  words: [
    ...glassySeafoodWords.french,
    {
      doneness: 'raw',
      of: 'any',
      said: /(?<!\p{L})crue?s? (?:à c(?:œ|oe)ur|au centre|à l[’']intérieur)|(?<!\p{L})mi-cuite?s?(?!\p{L})/giu,
    },
    {
      doneness: 'raw',
      of: 'meat',
      said: /(?<!\p{L})(?:steaks?|viande|servie?z?|servir|cui\p{L}+|bœuf)(?: \p{L}+)? bleue?s?(?= *(?:$|[.,;:!?)]|à c))|(?<!\p{L})bleue?s? (?:à c(?:œ|oe)ur|au centre|à l[’']intérieur)|(?<!\p{L})(?:rester?|restent|encore) bleue?s?(?= *(?:$|[.,;:!?)]))/giu,
    },
    { doneness: 'rare', of: 'meat', said: /(?<!\p{L})saignante?s?(?!\p{L})/giu },
    {
      doneness: 'pink',
      of: 'meat',
      said: /(?<!\p{L}|vin )rosée?s?(?!\p{L}| de (?:Provence|Loire)| d[’']Anjou)|(?<!\p{L})(?:encore|reste\p{L}*|légèrement) roses?(?!\p{L})|(?<!\p{L})roses? (?:à c(?:œ|oe)ur|au centre|à l[’']intérieur)/giu,
    },
    {
      doneness: 'medium',
      of: 'meat',
      said: /(?<!\p{L})(?:cui\p{L}+|servir|servez|griller|poêle[rz]|saisi\p{L}*|jusqu[’']à)(?: [\p{L}\d]+,?){0,5} à point(?!\p{L})/giu,
    },
  ],
  negations: /(?<!\p{L})(?:ne|n[’']|pas|plus|sans|jamais|ni|aucune?|plutôt que)(?!\p{L})/iu,
  gone: /^[^.;,]{0,24}(?<!\p{L})(?:pas|disparai\p{L}*|disparu\p{L}*)(?!\p{L})/iu,
  contrasts: /(?<!\p{L})mais(?!\p{L})/iu,
}

const spanish: DonenessWordsOfLanguage = {
  words: [
    ...glassySeafoodWords.spanish,
    { doneness: 'raw', of: 'any', said: /(?<!\p{L})crud[oa]s? (?:por dentro|en el (?:centro|interior))/giu },
    {
      doneness: 'raw',
      of: 'meat',
      said: /(?<!\p{L})(?:serv|sirv|sell|hac|hag|dej|marc|com)\p{L}+(?: (?!queso)\p{L}+)? azul(?:es)?(?= *(?:$|[.,;:!?)]|por dentro))/giu,
    },
    {
      doneness: 'rare',
      of: 'any',
      said: /(?<!\p{L})roj[oa]s? (?:por dentro|en el (?:centro|interior))|(?<!\p{L})poco hech[oa]s?(?!\p{L})|(?<!\p{L})vuelta y vuelta(?!\p{L})|(?<!\p{L})sangrantes?(?!\p{L})/giu,
    },
    {
      doneness: 'pink',
      of: 'meat',
      said: /(?<!\p{L})(?:rosad[oa]s?|rosas?) (?:por dentro|en el (?:centro|interior))|(?<!\p{L})(?:aún|todavía|ligeramente|algo|poco|queden?|quedar|dej\p{L}+|siga[ns]?|servir|sirv\p{L}+) rosad[oa]s?(?!\p{L})|(?<!\p{L})rosad[oa]s? y (?:jugos|tiern)[oa]s?(?!\p{L})|(?<!\p{L})(?:jugos|tiern)[oa]s? y rosad[oa]s?(?!\p{L})/giu,
    },
    { doneness: 'medium', of: 'meat', said: /(?<!\p{L})(?:al punto|término medio)(?!\p{L})/giu },
  ],
  negations: /(?<!\p{L})(?:no|nunca|sin|ni|nada|tampoco|jamás)(?!\p{L})/iu,
  gone: /^[^.;,]{0,24}(?<!\p{L})(?:no|desapare\p{L}*)(?!\p{L})/iu,
  contrasts: /(?<!\p{L})(?:pero|sino)(?!\p{L})/iu,
}

/** The languages in which words for doneness are read in steps. */
export const donenessWordsOfLanguages: readonly DonenessWordsOfLanguage[] = [english, german, french, spanish]

export const isLessDoneThan = (doneness: Doneness, least: Doneness): boolean =>
  donenessDegrees.indexOf(doneness) < donenessDegrees.indexOf(least)
