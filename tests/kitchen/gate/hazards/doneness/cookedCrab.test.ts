import { expect, test } from 'vitest'
import { checkRecipe } from '#shared/kitchen/gate/checkRecipe.ts'

const vulnerable = {
  ...{ name: 'Ana', allergens: [], diets: [], dislikes: [], likes: [] },
  isVulnerable: true,
}

function hazardsIn(lines: string, steps: string): string[] {
  const recipe = {
    ...{ name: 'Lunch', description: '', servings: 4, totalTimeMinutes: null },
    ingredients: lines.split('; '),
    instructions: steps.split(' / '),
  }
  const check = checkRecipe(recipe, [vulnerable], { limitMinutes: null, meatPreference: null })
  return check.findings.flatMap((finding) => (finding.kind === 'hazard' ? [finding.hazard] : []))
}

test.each([
  ['200 g white crab meat; 2 tbsp mayo; bread', 'Mix the crab with mayo and spread on bread.'],
  ['200 g crab meat; 2 tbsp mayo; bread', 'Mix the crab with mayo and spread on bread.'],
  ['1 dressed crab; 2 tbsp mayo; bread', 'Mix the crab with mayo and spread on bread.'],
  ['200 g lump crab; 2 tbsp mayo; bread', 'Mix the crab with mayo and spread on bread.'],
  ['1 lb jumbo lump crabmeat; 2 tbsp mayo; bread', 'Mix the crab with mayo and spread on bread.'],
  ['100 g brown crab meat; bread', 'Spread on bread.'],
  ['100 g crab claw meat; bread', 'Spread on bread.'],
  ['200 g lobster meat; 2 tbsp mayo; bread', 'Mix the lobster with mayo and spread on bread.'],
  ['100 g crayfish tails in brine; bread', 'Spread on bread.'],
  ['100 g Nordseekrabben; Brot', 'Die Krabben auf das Brot legen.'],
  ['100 g Krabbenfleisch; Brot', 'Das Krabbenfleisch auf das Brot legen.'],
  ['100 g Büsumer Krabben; Brot', 'Die Krabben auf das Brot legen.'],
  ['100 g de chair de crabe; pain', 'Étaler le crabe sur le pain.'],
  ['100 g de crabe émietté; pain', 'Étaler le crabe sur le pain.'],
  ['100 g de miettes de crabe; pain', 'Étaler le crabe sur le pain.'],
  ['100 g de carne de cangrejo; pan', 'Poner el cangrejo en el pan.'],
  ['100 ग्राम केकड़े का मांस; ब्रेड', 'केकड़े को ब्रेड पर रखें।'],
  ['100 غ لحم سلطعون; خبز', 'ضع السلطعون على الخبز.'],
])('meat of crab or lobster that is sold cooked is not reported as raw: %s: %s', (lines, steps) => {
  expect(hazardsIn(lines, steps)).toEqual([])
})

test.each([
  ['1 live crab; 2 limes', 'Dice the crab and dress with lime. Serve.'],
  ['200 g raw crab meat; 2 limes', 'Mix the crab and lime. Serve.'],
  ['4 soft-shell crabs; 2 limes', 'Slice the crabs and dress with lime. Serve.'],
  ['200 g raw prawns; 2 limes', 'Slice the prawns and dress with lime. Serve.'],
  ['2 crabs; 2 limes', 'Slice the crab and dress with lime. Serve.'],
])('raw shellfish is reported: %s: %s', (lines, steps) => {
  expect(hazardsIn(lines, steps)).toContain('raw fish')
})

test.each([
  ['200 g crab meat; bread', 'Mix the crab. / Leave the crab on the counter for 5 hours. / Serve.'],
  ['100 g Krabbenfleisch; Brot', 'Die Krabben 5 Stunden bei Zimmertemperatur stehen lassen. / Servieren.'],
])('cooked crab is reported where it stands in the warm for hours: %s: %s', (lines, steps) => {
  expect(hazardsIn(lines, steps)).toContain('left out')
})
