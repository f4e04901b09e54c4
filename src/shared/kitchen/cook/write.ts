import type { WrittenRecipe } from '../recipe.ts'
import { addAmounts, spellLine } from './amounts.ts'
import { pick } from './chance.ts'
import { capitalize, joinList, spellMinutes, tidy } from './grammar.ts'
import { type Item, type Plate, shortName } from './plate.ts'
import type { Told } from './tell.ts'
import { parseTemplate, renderTemplate, type Words } from './template.ts'
import { fitSentences } from './truth.ts'
import { plainWords } from './words.ts'

/** Puts a told dish on paper. `remarks` are sentences for the end of the description. */
export function writeRecipe(
  plate: Plate,
  told: Told,
  name: string,
  remarks: readonly string[],
): WrittenRecipe {
  const { prepMinutes, cookMinutes } = roundTimes(told, plate.orders.limitMinutes)
  return {
    name,
    description: describe(plate, remarks),
    servings: plate.servings,
    prepTimeMinutes: prepMinutes,
    cookTimeMinutes: cookMinutes,
    totalTimeMinutes: prepMinutes + cookMinutes,
    ingredients: writeLines(plate, told.steps),
    instructions: told.steps,
  }
}

/** To whole fives above twenty minutes, as a cook would say it, unless that breaks the limit. */
export function roundTimes(told: Told, limit: number | null): { prepMinutes: number; cookMinutes: number } {
  const { prepMinutes: prep, cookMinutes: cook } = told
  if (prep + cook <= 20) return { prepMinutes: prep, cookMinutes: cook }
  const five = (minutes: number) => Math.ceil(minutes / 5) * 5
  const choices = [
    { prepMinutes: five(prep), cookMinutes: five(cook) },
    { prepMinutes: prep, cookMinutes: five(prep + cook) - prep },
  ]
  return (
    choices.find((times) => limit === null || times.prepMinutes + times.cookMinutes <= limit) ?? {
      prepMinutes: prep,
      cookMinutes: cook,
    }
  )
}

/** All titles this plate may bear, those with more to say first where the dish lists them so. */
export function titlesOf(plate: Plate): string[] {
  const words = titleWords(plate)
  return plate.dish.names.flatMap((template) => {
    const said = renderTemplate(parseTemplate(template), words, spellMinutes)
    return said ? [capitalize(tidy(said.text))] : []
  })
}

/** In a title {Protein} is "Chickpea", as it stands before the dish; {protein} is "chickpeas". */
function titleWords(plate: Plate): Words {
  const plain = plainWords(plate)
  const titled = plainWords(plate, true)
  return {
    mention: (slots, property, isCapital) => (isCapital ? titled : plain).mention(slots, property, isCapital),
    minutes: plain.minutes,
    count: plain.count,
  }
}

function describe(plate: Plate, remarks: readonly string[]): string {
  const words = plainWords(plate)
  const blurbs = plate.dish.blurbs.flatMap((template) => {
    const said = renderTemplate(parseTemplate(template), words, spellMinutes)
    const fit = said ? fitSentences(tidy(said.text), plate) : ''
    return fit.length > 40 ? [fit] : []
  })
  const { keptDescription } = plate.orders
  const same = blurbs.find((text) => keptDescription?.startsWith(text))
  const blurb = same ?? pick(blurbs, plate.orders.chance, `blurb:${plate.dish.id}`) ?? plainBlurb(plate)
  return tidy([blurb, ...remarks].join(' '))
}

/** What can be said of any dish: what it is made of. */
function plainBlurb({ items }: Plate): string {
  const main = items.filter(({ food }) =>
    ['meat', 'fish', 'vegetable', 'legume', 'dairy', 'fruit'].includes(food.kind),
  )
  const names = joinList(main.slice(0, 3).map(shortName))
  return names
    ? `A plate built on ${names}. Taste it before you serve it, and trust your own salt.`
    : 'Plain and good.'
}

/** One line for each food, in the order of use; salt and pepper close the list. */
function writeLines(plate: Plate, steps: readonly string[]): string[] {
  const lines = mergeItems(plate.items.filter(({ food }) => food.name !== 'water'))
  const seasonings = ['fine salt', 'black pepper']
  const body = lines.filter(({ food }) => !seasonings.includes(food.name))
  const text = steps.join(' ')
  const salt = lines.find(({ food }) => food.name === 'fine salt')
  const pepper = lines.find(({ food }) => food.name === 'black pepper')
  const saysSalt = /\b[Ss]alt\b(?! cod)/.test(text)
  const saysPepper =
    /(?<!(?:red|green|yellow|bell|Aleppo|white|Sichuan|cayenne|roasted|poblano) )\bpepper\b/.test(text)
  const closing: string[] = []
  const wantsMore = /(?:pinch|taste|season)[^.]* salt|salt to taste/.test(text)
  if (salt) closing.push(`${spellItem(salt)}${wantsMore ? ', plus more to taste' : ''}`)
  if (pepper) closing.push(spellItem(pepper))
  const free = [...(saysSalt && !salt ? ['salt'] : []), ...(saysPepper && !pepper ? ['black pepper'] : [])]
  if (free.length > 0) closing.push(`${capitalize(joinList(free))}, to taste`)
  return [...body.map(spellItem), ...closing]
}

function spellItem(item: Item): string {
  const line = spellLine(item.amount, item.food, item.size)
  return capitalize(tidy(item.preparation ? `${line}, ${item.preparation}` : line))
}

function mergeItems(items: readonly Item[]): Item[] {
  const merged: Item[] = []
  for (const item of items) {
    const at = merged.findIndex(({ food }) => food === item.food)
    const before = merged[at]
    const sum = before ? addAmounts(before.amount, item.amount) : null
    if (before && sum) {
      merged[at] = {
        ...before,
        amount: sum,
        preparation: joinPreparations(before.preparation, item.preparation),
      }
    } else {
      merged.push(item)
    }
  }
  return merged
}

function joinPreparations(first: string, second: string): string {
  if (first === '' || second === '' || first === second) return first || second
  return first
}
