import type { AnimalKindId } from './animalKinds.ts'

const rawMeatDish =
  /(?<!\p{L})(?:(?:steak|beef|veal|venison|lamb) tartare?|(?:rinder|beef)?tatar|tartares? (?:de |du |d[’'])?(?:b(?:œ|oe)uf|veau|viande|filet)|tartar de (?:res|ternera|buey|carne|solomillo)|steak tartar|carne cruda|kitfo|yukhoe|carpaccio|tartare?)(?!\p{L})|स्टेक टार्टार|ستيك تارتار/iu
/** A sauce of that name, and dishes so called that are of fish or plants. */
const otherDish =
  /(?<!\p{L})(?:sauce|salsa|soße|tartar(?:e)? sauce|seafood|fish|salmon|tuna|scallops?|prawns?|lachs\p{L}*|thunfisch\p{L}*|fisch\p{L}*|saumon|thon|poisson|daurade|st-jacques|saint-jacques|atún|salmón|pescado|beet\p{L}*|tomat\p{L}*|avocado|mango|zucchini|courgettes?|betteraves?|légumes|pulpo|octopus|vegan\p{L}*|veggie|ananas|pineapple|cream of tartar)(?!\p{L})/iu
/** Cuts that may be of any animal. */
const bareCut =
  /^(?:[\d\s.,/½¼¾×x-]*(?:k?g|gr(?:amm?s?)?|lbs?|oz|ounces?|pounds?|ग्राम|غ|غرام)?\.?\s*)(?:of |de |d['’])?(?:\p{L}+ )?(?:fillets?|filets?|filetes?|steaks?|meat|fleisch|viande|carne|loin|tenderloin|hüfte|oberschale|pavés?|solomillo|lomo|फिले|स्टेक|فيليه|ستيك)(?!\p{L})/iu

/** The kind of an unknown cut where the recipe's name is a dish of raw meat: "200 g fillet" in a steak tartare; else null. */
export const animalKindOfUnknownCutInRawDish = (
  text: string,
  titles: readonly string[],
): AnimalKindId | null =>
  bareCut.test(text) && titles.some((title) => rawMeatDish.test(title) && !otherDish.test(title))
    ? 'red meat'
    : null
