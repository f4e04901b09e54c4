import { expect, test } from 'vitest'
import { type AllergenId, allergenIds } from '#shared/kitchen/allergens.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

/** What the check tells of an allergen at the foods that only the steps name; null where it tells nothing. */
function toldAtSteps(line: string, onion: string, instructions: readonly string[], id: AllergenId) {
  const { findings } = checkRecipe(
    {
      ...{ name: '', description: '', ingredients: [line, onion], instructions },
      ...{ servings: 4, totalTimeMinutes: 20 },
    },
    [{ name: 'Ana', allergens: allergenIds, diets: [], dislikes: [], likes: [] }],
    { limitMinutes: null, meatPreference: null },
  )
  const told = findings.flatMap((finding) => {
    if (!('concern' in finding) || finding.line !== null) return []
    return finding.concern.kind === 'allergen' && finding.concern.id === id ? [finding.kind] : []
  })
  return told.includes('contains') ? 'contains' : (told[0] ?? null)
}

const others = {
  de: ['2 Zwiebeln', 'Die Zwiebeln hacken und anbraten.'],
  fr: ['2 oignons', 'Émincer les oignons et les faire revenir.'],
  es: ['2 cebollas', 'Picar las cebollas y sofreír en la sartén.'],
  hi: ['2 प्याज', 'प्याज को काट कर भूनें।'],
  ar: ['2 بصل', 'يقطع البصل ويقلى في المقلاة.'],
} as const

test.each<[keyof typeof others, string, string, AllergenId, string | null]>([
  ['de', '300 g Austernpilze', 'Die Austern dazugeben.', 'molluscs', 'contains'],
  ['de', '300 g Austernpilze', 'Die Pilze dazugeben.', 'molluscs', null],
  ['de', '8 Maistortillas', 'Die Weizentortillas erwärmen.', 'gluten', 'contains'],
  ['de', '8 Maistortillas', 'Die Tortillas erwärmen.', 'gluten', null],
  ['de', '300 g Reismehl', 'Das Weizenmehl einrühren.', 'gluten', 'contains'],
  ['de', '300 g Reismehl', 'Das Mehl einrühren.', 'gluten', null],
  ['de', '300 g Buchweizen', 'Den Weizen kochen.', 'gluten', 'contains'],
  ['de', '200 ml Kokosmilch', 'Die Kuhmilch dazugeben.', 'milk', 'contains'],
  ['de', '200 ml Kokossahne', 'Die Sahne dazugeben.', 'milk', 'may contain'],
  ['de', '3 EL Erdnussbutter', 'Die Butter schmelzen.', 'milk', 'may contain'],
  ['de', '3 EL Erdnussbutter', 'In Butter anbraten.', 'milk', 'contains'],
  ['de', '200 g Sahnesteif', 'Die Sahne schlagen.', 'milk', 'contains'],
  ['de', '200 g Feta', 'In Filoteig wickeln.', 'gluten', 'contains'],
  ['fr', '300 g de pleurotes', 'Ajouter les huîtres.', 'molluscs', 'contains'],
  ['fr', '8 tortillas de maïs', 'Réchauffer les tortillas de blé.', 'gluten', 'contains'],
  ['fr', '8 tortillas de maïs', 'Réchauffer les tortillas.', 'gluten', null],
  ['fr', '300 g de nouilles de riz', 'Cuire les nouilles aux œufs.', 'gluten', 'contains'],
  ['fr', '300 g de farine de riz', 'Ajouter la farine de blé.', 'gluten', 'contains'],
  ['fr', '200 ml de crème de coco', 'Ajouter la crème.', 'milk', 'may contain'],
  ['fr', '200 ml de lait de soja', 'Ajouter le lait.', 'milk', null],
  ['fr', '100 g de beurre de cacao', 'Faire fondre le beurre.', 'milk', 'may contain'],
  ['fr', '200 g de feta', 'Envelopper de pâte filo.', 'gluten', 'contains'],
  ['es', '300 g de setas de ostra', 'Añadir las ostras.', 'molluscs', 'contains'],
  ['es', '8 tortillas de maíz', 'Calentar las tortillas de trigo.', 'gluten', 'contains'],
  ['es', '8 tortillas de maíz', 'Calentar las tortillas.', 'gluten', null],
  ['es', '300 g de fideos de arroz', 'Cocer los fideos de huevo.', 'gluten', 'contains'],
  ['es', '200 g de harina de arroz', 'Añadir la harina de trigo.', 'gluten', 'contains'],
  ['es', '200 ml de crema de coco', 'Añadir la crema.', 'milk', 'may contain'],
  ['es', '200 ml de leche de avena', 'Añadir la leche.', 'milk', null],
  ['es', '2 patatas', 'Añadir los huevos batidos y cuajar.', 'milk', null],
  ['es', '2 patatas', 'Añadir los huevos batidos y cuajar.', 'eggs', 'contains'],
  ['es', '2 patatas', 'Espolvorear con queso rallado y gratinar.', 'milk', 'contains'],
  ['es', '2 patatas', 'Espolvorear con queso rallado y gratinar.', 'soy', null],
  ['hi', '300 g चावल का आटा', 'गेहूं का आटा मिलाएं।', 'gluten', 'contains'],
  ['hi', '300 g बादाम का आटा', 'मैदा मिलाएं।', 'gluten', 'contains'],
  ['hi', '300 g चावल के नूडल्स', 'अंडे के नूडल्स डालें।', 'gluten', 'contains'],
  ['hi', '300 ml सोया दूध', 'दूध डालें और मिलाएं।', 'milk', null],
  ['hi', '200 g नारियल क्रीम', 'क्रीम डालें और मिलाएं।', 'milk', 'may contain'],
  ['ar', '300 g نودلز الأرز', 'أضف نودلز البيض وحرك.', 'gluten', 'contains'],
  ['ar', '8 تورتيلا الذرة', 'سخن تورتيلا القمح.', 'gluten', 'contains'],
  ['ar', '300 g دقيق الأرز', 'أضف دقيق القمح وحرك.', 'gluten', 'contains'],
  ['ar', '300 ml كريمة جوز الهند', 'أضف الكريمة وحرك.', 'milk', 'may contain'],
  ['ar', '300 ml حليب الصويا', 'أضف الحليب وحرك.', 'milk', null],
])(
  'in %s, with the line %s, the step "%s" gives for %s the finding: %s',
  (language, line, step, id, told) => {
    const [onion, first] = others[language]
    expect(toldAtSteps(line, onion, [first, step], id)).toBe(told)
  },
)
