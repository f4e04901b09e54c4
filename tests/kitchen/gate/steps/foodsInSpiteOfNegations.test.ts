import { expect, test } from 'vitest'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

/** A step that names no allergen, by which the language of the recipe shows. */
const otherSteps = {
  en: 'Slice the zucchini and fry it for 5 minutes.',
  de: 'Die Zucchini schneiden und 5 Minuten braten, dann umrühren und servieren.',
  fr: 'Couper la courgette et faire revenir pendant 5 minutes, puis mélanger et servir.',
  es: 'Cortar el calabacín y freír durante 5 minutos, remover bien y servir.',
  ar: 'قطع الكوسا واقليها خمس دقائق ثم حركها وقدمها.',
  hi: 'तोरी को काट लें और पांच मिनट तक भून लें, फिर मिला कर परोसें।',
}

/** The allergens that a recipe contains or may contain of which only this step names foods. */
function allergensOf(language: keyof typeof otherSteps, step: string): string[] {
  const { verdicts } = checkRecipe(
    {
      name: 'Dish',
      description: '',
      ingredients: ['1 zucchini'],
      instructions: [step, otherSteps[language]],
      servings: 2,
      totalTimeMinutes: 20,
    },
    [{ name: 'Ana', allergens: allergenIds, diets: [], dislikes: [], likes: [] }],
    { limitMinutes: null, meatPreference: null },
  )
  return verdicts.flatMap(({ concern, verdict }) =>
    /contain/.test(verdict) && 'id' in concern ? [concern.id] : [],
  )
}

test.each([
  ['en', 'milk', 'Do not add the cream until the end.'],
  ['en', 'milk', 'Do not let the cream boil.'],
  ['en', 'milk', 'Do not overheat the cream.'],
  ['en', 'milk', 'Do not stir the milk.'],
  ['en', 'milk', 'Do not add cream too early.'],
  ['en', 'milk', 'Never add the yogurt while the pan is hot.'],
  ['en', 'milk', 'Add no more than 100 ml cream.'],
  ['en', 'milk', 'Add not only cream but also parmesan.'],
  ['en', 'milk', 'Fry without browning the butter.'],
  ['en', 'milk', 'Stir without adding the cream yet.'],
  ['en', 'milk', 'Do not forget the parmesan.'],
  ['en', 'milk', 'Not complete without parmesan!'],
  ['en', 'milk', 'Nothing works without butter.'],
  ['en', 'milk', "You can't make this without cream."],
  ['en', 'milk', 'No butter, no glory!'],
  ['en', 'milk', 'There is no substitute for cream.'],
  ['en', 'fish', 'Never skip the anchovies.'],
  ['en', 'fish', 'Skip the anchovies at your peril.'],
  ['en', 'fish', 'Do not drain the tuna.'],
  ['en', 'peanuts', "Don't you dare leave out the peanuts."],
  ['en', 'nuts', 'Never leave out the almonds.'],
  ['en', 'eggs', 'Do not omit the egg.'],
  ['en', 'crustaceans', 'No shrimp paste, no party.'],
  ['en', 'crustaceans', 'Do not add the prawns yet.'],
  ['de', 'milk', 'Die Sahne nicht vor dem Ende zugeben.'],
  ['de', 'milk', 'Ohne Deckel kochen und die Milch zugeben.'],
  ['de', 'milk', 'Ohne Parmesan ist es nur halb so gut.'],
  ['de', 'milk', 'Nicht an der Butter sparen.'],
  ['de', 'milk', 'Keine Butter, kein Genuss.'],
  ['de', 'fish', 'Niemals die Sardellen weglassen.'],
  ['de', 'nuts', 'Ohne Fett anrösten und die Mandeln zugeben.'],
  ['de', 'crustaceans', 'Nicht umrühren und die Garnelen darauflegen.'],
  ['fr', 'milk', 'Ne pas ajouter la crème avant la fin de la cuisson.'],
  ['fr', 'milk', 'N’ajoutez pas la crème tout de suite.'],
  ['fr', 'milk', 'Cuire sans couvrir et ajouter la crème.'],
  ['fr', 'milk', 'Pas de pesto sans parmesan.'],
  ['fr', 'milk', 'Pas de beurre, pas de plaisir.'],
  ['fr', 'fish', 'Ne jamais oublier les anchois.'],
  ['fr', 'crustaceans', 'Ne pas couvrir et ajouter les crevettes.'],
  ['es', 'milk', 'No añadir la nata hasta el final.'],
  ['es', 'milk', 'No añadas la nata todavía.'],
  ['es', 'milk', 'Cocer sin tapar y añadir la nata.'],
  ['es', 'milk', 'No está completo sin parmesano.'],
  ['es', 'milk', 'No escatimes en mantequilla.'],
  ['es', 'crustaceans', 'Que no falten las gambas.'],
  ['ar', 'milk', 'بدون تحريك يضاف الحليب.'],
  ['ar', 'milk', 'لا تضف الكريمة حتى النهاية.'],
  ['ar', 'milk', 'لا تدع الكريمة تغلي.'],
  ['ar', 'milk', 'لا تنسى الجبن.'],
  ['ar', 'nuts', 'لا تضف المكسرات دفعة واحدة.'],
  ['hi', 'milk', 'दूध अंत तक न डालें।'],
  ['hi', 'milk', 'बिना ढके पकाएं और दूध डालें।'],
  ['hi', 'milk', 'क्रीम को उबलने न दें।'],
  ['hi', 'milk', 'ढक्कन न लगाएं और दूध डालें।'],
] as const)('in %s, %s is found in the step "%s"', (language, allergen, step) => {
  expect(allergensOf(language, step)).toContain(allergen)
})

test.each([
  ['en', 'Serve without cream.'],
  ['en', 'Do not add cream.'],
  ['en', 'Do not add any cream.'],
  ['en', 'Do not use milk.'],
  ['en', 'No nuts in this one.'],
  ['en', 'Leave out the cheese.'],
  ['en', 'Leave the cheese out.'],
  ['en', 'Skip the cream.'],
  ['en', 'There is no cream in this sauce.'],
  ['en', 'This works without eggs.'],
  ['en', 'No need for eggs.'],
  ['en', 'No cream, no butter.'],
  ['en', 'No eggs, no milk, no problem.'],
  ['en', 'Do not serve with cheese.'],
  ['de', 'Ohne Sahne servieren.'],
  ['de', 'Ohne Sahne bis zum Ende kochen.'],
  ['de', 'Ohne Sahne und Butter kochen.'],
  ['de', 'Ohne Zugabe von Sahne kochen.'],
  ['de', 'Keine Nüsse verwenden und bis zum Ende rühren.'],
  ['de', 'Den Käse weglassen und nicht vergessen zu salzen.'],
  ['fr', 'Servir sans crème.'],
  ['fr', 'Ne pas ajouter de crème.'],
  ['fr', 'Cuire sans ajouter de crème.'],
  ['fr', 'Cuire sans beurre avant de servir.'],
  ['fr', 'Ne mettez ni beurre ni crème.'],
  ['es', 'Servir sin nata.'],
  ['es', 'No añadir nata.'],
  ['es', 'No lleva nueces ni huevo.'],
  ['es', 'Hornear sin mantequilla hasta que dore.'],
  ['ar', 'لا تضف الكريمة.'],
  ['ar', 'يقدم بدون كريمة.'],
  ['ar', 'يطهى بدون مكسرات حتى ينضج.'],
  ['hi', 'मेवे मत डालें।'],
  ['hi', 'क्रीम के बिना परोसें।'],
  ['hi', 'न मक्खन डालें न क्रीम।'],
  ['hi', 'बादाम न डालें और धीमी आंच पर तक पकाएं।'],
] as const)('in %s, no allergen is found in the step "%s"', (language, step) => {
  expect(allergensOf(language, step)).toEqual([])
})
