const birds: readonly (readonly [string, string])[] = [
  ['chicken', 'pollo|poulet|frango|galinha|kurczaka|دجاج|الدجاج|دجاجة'],
  ['turkey', 'pavo|dinde|tacchino|peru|indyka|ديك رومي'],
  ['duck', 'pato|canard|anatra|kaczki|بط|البط'],
]
const cuts: readonly (readonly [string, string])[] = [
  [
    'thigh',
    '(?:contra)?muslos?|hauts? de cuisses?|cuisses?|(?:sovra)?cosc(?:ia|e)|(?:sobre)?coxas?|ud(?:ko|ka|ek|a)|podudzi[ae]|فخذ|أفخاذ|افخاذ',
  ],
  ['breast', 'pechugas?|blancs?|poitrines?|pett[oi]|peitos?|piersi|pierś|صدر|صدور'],
  ['wing', 'al(?:as|itas?)|ailes?|al(?:i|ette)|asas?|skrzydeł(?:ka|ko|ek)|جناح|أجنحة|جوانح'],
  ['drumstick', 'jamoncitos?|pilons?|fus[oi]|pałk[ai]|pałek'],
]

const [anyBird, anyCut] = [birds, cuts].map((table) => table.map(([, words]) => words).join('|'))
const cutOfBird = new RegExp(
  `(?<![\\p{L}\\p{M}])(?<cut>${anyCut}) (?:de |di |z )?(?<bird>${anyBird})(?![\\p{L}\\p{M}])`,
  'iu',
)
const nameIn = (table: readonly (readonly [string, string])[], word: string) =>
  table.find(([, words]) => new RegExp(`^(?:${words})$`, 'iu').test(word))![0]

/** A line in which a cut of a bird is called in English: "4 muslos de pollo" are thighs, and no four chickens. */
export function translatePoultryCutsToEnglish(text: string): string {
  return text.replace(cutOfBird, (...found) => {
    const { cut, bird } = found.at(-1) as { cut: string; bird: string }
    return `${nameIn(birds, bird)} ${nameIn(cuts, cut)}`
  })
}
