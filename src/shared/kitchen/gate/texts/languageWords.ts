import type { WishLanguageId } from '../../wish/wishLanguage.ts'

/** Words that show the language of a recipe, besides those of its wishes and of what its steps do. */

/** Verbs and small words that only recipes in English have. */
export const wordsOnlyInEnglishRecipes = `add, bake, beat, blend, boil, bring, chop, combine, cook, cover, cut, drain, fold, fry, heat, let, mix, place, pour, preheat, put, season,
  serve, simmer, slice, spread, sprinkle, stir, toss, transfer, whisk, until, with, the, and, then, into, over, minutes, hot, large, small, medium, oven, water, pan, bowl, heat`
/** Words that one sentence in English has besides; other languages have some of them too, so that a recipe is not taken for English by them. */
export const englishWordsForSingleTexts = `top, garnish, coat, dip, grate, drizzle, scatter, dust, spoon, roll, thicken, warm, tear, squeeze, mash, brush, finish, leave, throw, strain, each, piece, handful,
  crushed, sliced, shaved, toasted, whipped, fried, it, in, of, on, a, little, like, should, slowly, gently, not, but, for, from, than, that, this,
  they, them, their, its, you, your, be, is, are, makes, takes, take, gives, more, most, out, up, well, when, while, before, after, only, just,
  sweet, sour, cold, dry, bit, without, what, which, who, where,
  knead, prove, proof, rise, microwave, steam, roast, discard, closed, shred, shake, halfway, everything, hours, hour, high, low, fryer, quick, natural, release, pressure, turning, chuck, bung, crockpot, blitz, chill,
  sear, blanch, refresh, poach, side, sides, char, toast, marinate, soak, thaw, defrost, dress, reduce, deglaze, peel, overnight, fridge, set, spin, pulse, drop, mince`

/** Nouns of heat and time in steps without a verb: "180 °C Umluft 45 min." */
export const additionalWordsByLanguage: Readonly<Partial<Record<WishLanguageId, string>>> = {
  de: 'grad, umluft, oberhitze, unterhitze, stufe, backofen, ofen, schongarer, schnellkochtopf, dampfkochtopf, heissluftfritteuse, romertopf, mikrowelle, minuten, stunden, alles, topf, gehen, ruhen, rasten, niedrig, daruber, druber, darauf, drauf, obendrauf, obenauf',
  fr: 'degres, four, cocotte, autocuiseur, mijoteuse, minutes, heures, heure, thermostat, tout, basse, temperature, cuisson, poele, repos, reposer',
  es: 'grados, horno, olla, expres, freidora, aire, microondas, minutos, horas, hora, todo, lenta, baja, reposo, reposar, chorrito, chorro, listo, sarten, fuego',
}

/** Short forms of times and measures, which other languages have as words: "min" is Swedish for "my". */
export const unitAbbreviations: ReadonlySet<string> = new Set(
  'min mins h hr hrs std sec secs sek c f g kg ml l cl dl ca'.split(' '),
)
/** Those, and names of appliances that many languages take over. */
export const wordsSharedByLanguages: ReadonlySet<string> = new Set([
  ...unitAbbreviations,
  ...'a at af air airfryer bbq cooker cookeo crockpot fan gas grill instant ip low mixer npr pot qr rest slow slowcooker thermomix toaster wok'.split(
    ' ',
  ),
])
