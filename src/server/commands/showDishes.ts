import { enableCompileCache } from 'node:module'

// With a cache, later runs need not compile the whole catalogue from TypeScript.
enableCompileCache('node_modules/.cache/larder')

const { compileMessages } = await import('./compileMessages.ts')
await compileMessages()
const { printGapsOfCuisine } = await import('./dishes/gapsOfCuisine.ts')
const { printRenditionsOfCuisine } = await import('./dishes/renditionsOfCuisine.ts')
const { printDish } = await import('./dishes/printDish.ts')
const { cuisines } = await import('#shared/kitchen/questionnaire.ts')

const [verb, ...words] = process.argv.slice(2)
const argument = words.join(' ')
const cuisine = cuisines.find((name) => name.toLowerCase() === argument.toLowerCase())
if (verb === 'gaps' && cuisine) {
  printGapsOfCuisine(cuisine)
} else if (verb === 'renditions' && cuisine) {
  printRenditionsOfCuisine(cuisine)
} else if (verb === 'show' && argument) {
  printDish(argument)
} else {
  console.error(
    'npm run -s kitchen:dishes -- gaps <cuisine>         the answers for which a cuisine has few dishes of its own\n' +
      'npm run -s kitchen:dishes -- renditions <cuisine>   each different recipe that its answers get, the most frequent first\n' +
      'npm run -s kitchen:dishes -- show <id>              a dish of the built-in cook for every answer that it can be cooked for',
  )
  process.exit(2)
}
