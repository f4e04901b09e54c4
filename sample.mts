import { cookRecipe } from '#shared/kitchen/cook/cookRecipe.ts'
import { everyAnswer } from './tests/support/recipes/everyAnswer.ts'
const [n, salt] = [Number(process.argv[2]), Number(process.argv[3])]
const all = [...everyAnswer()]
let x = salt
for (let i = 0; i < n; i++) {
  x = (x * 1103515245 + 12345) % 2147483648
  const answers = all[Math.floor((x / 2147483648) * all.length)]!
  const r = cookRecipe({ answers, change: null, eaters: [], servings: null }, Math.floor(x / 7) % 1000)
  console.log(`### ${i + 1}. asked: ${answers.cuisine} ${answers.mealType}, ${answers.dietType}${answers.meatPreference && answers.meatPreference !== 'No preference' ? ', ' + answers.meatPreference : ''}, ${answers.cookingTime}, ${answers.skillLevel}\n${r.name}\n${r.description}\nServes ${r.servings}, prep ${r.prepTimeMinutes} min, cook ${r.cookTimeMinutes} min\n${r.ingredients.map((l) => '- ' + l).join('\n')}\n${r.instructions.map((l, k) => `${k + 1}. ${l}`).join('\n')}\n`)
}
