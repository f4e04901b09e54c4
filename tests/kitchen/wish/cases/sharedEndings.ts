import type { WishCase } from './wishCase.ts'

/** Lists of which only the last word has the ending that all of them share. */
export const sharedEndings: readonly WishCase[] = [
  ['Erd- und Haselnussallergie', '#nuts, #peanuts'],
  ['Hasel-, Wal- und Erdnüsse vertrage ich nicht', '#nuts, #peanuts'],
  ['Hasel- und Walnüsse nicht', 'hazelnut, walnut'],
  ['keine Hasel-/Walnüsse', 'hazelnut, walnut'],
  ['Erd & Haselnüsse meiden', 'hazelnut, peanut'],
  ['Allergie gegen Wal- und Paranüsse', '#nuts'],
  ['allergisch gegen Erd- sowie Cashewnüsse', '#nuts, #peanuts'],
  ['Para-, Pekan- oder Macadamianüsse vertrage ich nicht', '#nuts'],
  ['keine Kuh- oder Ziegenmilch', 'goat milk, milk'],
  ['keine Wachtel- oder Hühnereier', 'egg, quail egg'],
  ['Allergie: Hühner- und Gänseei', '#eggs'],
  ['keine Krebs- und Weichtiere', 'crustacean, mollusc'],
  ['Schalen- und Hülsenfrüchte meiden', 'legume, tree nut'],
  ['Schalen- und Krustentierallergie', '#crustaceans, #molluscs'],
  ['Soja- und Kuhmilch nein danke', 'milk, soy'],
  ['keine Erdnuss- und Mandelbutter', 'almond, butter, peanut'],
  ['kein Rind- oder Schweinefleisch', 'beef, pork'],
  ['laktose- und glutenfrei', '#gluten, #milk'],
  ['allergic to pea- and walnuts', '#nuts, #peanuts'],
  ['allergic to hazel- and walnuts', '#nuts'],
  ['allergic to pea and tree nuts', '#nuts, #peanuts'],
  ["no cow's or goat's milk", 'goat milk, milk'],
  ['no cow, goat or sheep milk', 'goat milk, milk, sheep milk'],
  ['no hen or quail eggs', 'egg, quail egg'],
  ["allergic to hen's and duck's eggs", '#eggs'],
  ['pas de lait de vache ni de chèvre', 'goat cheese, milk'],
  ['sin huevos de gallina ni de codorniz', 'egg, quail'],
  ['मुर्गी या बत्तख के अंडे नहीं', 'egg'],
  ['mælk-, selleri- og nødderallergi', '#celery, #milk, #nuts, #peanuts'],
]

/** The same in wishes without a limit, and words with hyphens that end in nothing shared. */
export const sharedEndingsWishedFor: readonly string[] = [
  'Erdnuss- und Haselnusskekse',
  'Hasel- und Walnusskuchen',
  'Kartoffel- und Nudelsalat',
  'Kuh- und Ziegenkäse auf Salat',
  'Koch- und Backzeit kurz',
  'Mittag- und Abendessen',
  'pasta with pea and walnuts',
  'chicken or duck curry',
  'cow and sheep cheese salad',
]
