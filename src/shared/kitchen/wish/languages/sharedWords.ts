import type { WishLanguageId } from '../wishLanguage.ts'

/**
 * Words of harm that are spelled alike in most languages: names of reactions and of what is carried against them. Phrases as in
 * wishLanguage.ts.
 */
export const wishSharedHarmWords = `angioedem*, angioodem*, angio oedem*, angio edem*, quincke, quinckes, quinckeodem*, anaphyl*, anafyl*, anafil*, urticari*, urtikari*, urticaire*,
  epi pen*, epipen*, epi for, epi with, rast positive, rast test positive, ige positive, auto injector*, autoinjector*, autoinjektor*, jext, emerade, anapen, auvi q, auviq, fastjekt, neffy, altellus, adrenalin*, epinephrin*, epinefrin*, cetirizin*, loratadin*,
  desloratadin*, fexofenadin*, levocetirizin*, benadryl, piriton, zyrtec, claritin*, clarityn*, aerius, polaramin*, antihistamin*, ابينفرين, إبينفرين, ايبينفرين, إيبينفرين, ادرينالين, أدرينالين, الادرينالين,
  الأدرينالين, ابيبن, إبيبن, एपिपेन, एड्रेनालिन, एपिनेफ्रिन, एनाफिलेक्सिस`

/** Words of an allergy cut short, "intol. lactosa", in every language. */
const cutAllergyWords =
  'intol, intoll, intoler, nietol, nietoler, uczul, elergy, elergi, alarji, alargy, elarji, unvertr, unverträgl, alerg, allerg'

/** Words of an allergy that are made alike in most languages, with their food on either side, as `allergy` in wishLanguage.ts. */
export const wishSharedAllergyWords = `hypersensi*, hyper sensi*, hipersensi*, ipersensi*, malabsor*, sensitised, sensitized, sensibilisiert, sensibilise, sensibilisee, sensibilizado, sensibilizada,
  sensibilizzato, sensibilizzata, ige, rast test, prick test, prick tests, pricktest, skin prick, oral allergy syndrome, ${cutAllergyWords}`

/** Words of people who cannot digest the sugar of milk. */
export const wishLactaseDeficiencyWords = `lactase deficien*, lactase insufficien*, lack of lactase, lactasia, alactasia, hypolactasia, laktasemangel*, laktase mangel, mangel an laktase, laktasedefizit, laktasedefekt, deficit en lactase, deficit de lactase, manque de lactase,
  deficit de lactasa, deficiencia de lactasa, falta de lactasa, deficit di lattasi, deficienza di lattasi, carenza di lattasi, deficiencia de lactase, falta de lactase, lactasedeficient*, lactasetekort, niedobor laktazy, laktasbrist, लैक्टेज की कमी,
  लैक्टेस की कमी, نقص اللاكتاز, نقص لاكتاز, نقص انزيم اللاكتاز, نقص إنزيم اللاكتاز`

/** Words of people who lack another enzyme; what that leaves out is asked. */
export const wishOtherEnzymeDeficiencyWords = `sucrase, saccharase, sacarasa, saccarasi, isomaltase, dao mangel, dao deficiency, deficit en dao, deficit de dao, diamine oxidase, diaminoxidase`

/** Words for "nothing" that leave a food out where they are the answer to it alone, "frutos secos: nada", and say nothing elsewhere. */
export const wishWordsAnsweringNone = `nil, nada, nix, nichts, nüscht, null, rien, rien du tout, niente, nulla, niets, niks, nic, nothing, inget, ingenting, intet, ज़ीरो, जीरो, शून्य, कुछ नहीं,
  zero, ابدا, أبدا, أبداً, ابداً, ولا شي, ولا شيء, مستحيل, بتاتا`

/**
 * Words that leave out a food right behind them and mean something else before anything else, as "0" does in every language: "exit les
 * noix". Phrases as in wishLanguage.ts.
 */
export const wishWordsForNoneBeforeFood: Readonly<Partial<Record<WishLanguageId, string>>> = {
  en: 'ex, excl, exc, nil, hold, barring, bye bye, goodbye to, bye to',
  de: 'adieu, tschüss, schluss mit, raus mit, raus mit dem, raus mit den, raus mit der',
  fr: 'exit, exit les, exit le, exit la, exit l, stop, stop au, stop aux, stop a la, fini le, fini la, fini les, adieu, adieu le, adieu les, halte au, halte aux',
  es: 'fuera, fuera el, fuera la, fuera los, fuera las, adiós al, adiós a la, adiós a los, stop, stop al, se acabó el, se acabó la',
  it: 'stop, stop al, stop alla, stop ai, addio, fuori il, fuori la, fuori i, fuori le',
  pt: 'fora, fora o, fora a, fora os, fora as, adeus, stop',
  nl: 'weg met, weg met de, weg met het, stop met, geen druppel',
  pl: 'precz z, koniec z, stop',
  sv: 'bort med, stopp för',
  da: 'væk med, stop med, ud med',
  no: 'vekk med, bort med, slutt med',
}

/** Words for less of a food, which right behind a dish rather leave it out: "paella menos mejillones". */
export const wishMinusWords: Readonly<Partial<Record<WishLanguageId, string>>> = {
  es: 'menos',
  fr: 'moins',
  pt: 'menos',
}

/** What who keeps kosher leaves out, whatever else is in the dish; that meat and milk do not go together is asked about. */
export const wishFoodsExcludedByKosher: readonly string[] = [
  'pork',
  'shellfish',
  'lard',
  'gelatin',
  'rabbit',
  'eel',
  'snail',
]

/** What Jains leave out beside meat and fish: what grows below the ground, all that is akin to onions, eggs, mushrooms and honey. */
export const wishFoodsExcludedByJains = [
  'root vegetable',
  'celeriac',
  'alcohol',
  'onion',
  'garlic',
  'leek',
  'spring onion',
  'shallot',
  'chive',
  'egg',
  'mushroom',
  'honey',
]
