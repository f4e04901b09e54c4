/** What many foods hold, denied or not tolerated, is asked about in these words. */
export const substances: readonly (readonly [wish: string, asked: string])[] = [
  ["can't tolerate histamine", 'histamine'],
  ["she doesn't tolerate histamine", 'histamine'],
  ['without histamine', 'histamine'],
  ['no histamine', 'histamine'],
  ["I can't tolerate fructose", 'fructose'],
  ["can't tolerate sorbitol", 'sorbitol'],
  ["can't tolerate salicylates", 'salicylates'],
  ['ohne Histamin', 'Histamin'],
  ['ich vertrage kein Histamin', 'Histamin'],
  ['sans histamine', 'histamine'],
  ["je ne supporte pas l'histamine", 'histamine'],
  ['sin histamina', 'histamina'],
  ['no tolero la histamina', 'histamina'],
  ['हिस्टामिन के बिना', 'हिस्टामिन'],
  ['بدون هيستامين', 'هيستامين'],
]
