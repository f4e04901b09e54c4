import { expect, test } from 'vitest'
import { checkLine } from '#shared/kitchen/gate/checkLine.ts'

const tools =
  `skewer toothpick parchment foil string twine liner mold mould cutter muslin cheesecloth thermometer blender
  processor straw sieve strainer film syringe candle ribbon equipment plank charcoal ramekin paper pan tin`.split(
    /\s+/,
  )

const isTakenForTool = (line: string) => {
  const { food, isUnknown } = checkLine(line)
  return food === null && !isUnknown
}

test.each(tools)(
  'a weight or a volume of "%s" is a food or unknown, and so is a cake named after it',
  (tool) => {
    const lines = [`100 g ${tool}`, `2 cups ${tool}`, `500 ml ${tool}`, `1 ${tool} cake`, `4 ${tool} cakes`]
    expect(lines.filter(isTakenForTool)).toEqual([])
  },
)

test.each([
  ['100 g pan', 'bread'],
  ['100 g de pan', 'bread'],
  ['pan', 'bread'],
  ['1 pan loaf, sliced', 'bread'],
  ['pan tostado', 'toast'],
  ['4 pan cakes', 'cake'],
  ['1 pan pizza', 'pizza'],
])('the line "%s" is read as %s and contains gluten', (line, food) => {
  const check = checkLine(line)
  expect([check.food?.name, check.allergens.get('gluten')?.isCertain]).toEqual([food, true])
})

test.each([
  '8 wooden skewers',
  'parchment paper',
  '1 muffin tin',
  '12 paper muffin cups',
  '24 paper cupcake cases',
  '1 loaf pan',
  '1 cake tin',
  'baking pan',
  'foil muffin liners',
  'kitchen string',
])('the line "%s" is read as a tool', (line) => {
  expect(checkLine(line)).toMatchObject({ food: null })
  expect(checkLine(line).allergens.size).toBe(0)
})
