import { expect, test } from 'vitest'
import { picture, readOne, zipOf } from '../../../support/recipeFiles/exportFiles.ts'

test('reads Cooklang: front matter, sections, preparations, timers, notes, comments and the picture of the same name', async () => {
  const cook = `---
servings: 2|4
tags: [quick, "egg dish"]
time: { prep: 5 min, cook: 10 min }
source: https://example.org/eggs
---
= Batter
Beat @eggs{3}(well) with @milk{1/2%cup} [- cold -] and @salt.
Wait ~rest{5%minutes}. -- or longer

> Keep warm.

== Frying ==
Fry in a #large pan{} in @./sauces/Brown butter{1%tbsp} for ~{2%minutes}; add @?pepper and @-water{}.
`
  const archive = await zipOf({ 'dinner/Eggs.cook': cook, 'dinner/Eggs.jpg': picture })
  expect(await readOne(archive)).toMatchObject({
    title: 'Eggs',
    ingredients: [
      '# Batter',
      '3 eggs, well',
      '½ cup milk',
      'salt',
      '# Frying',
      '1 tbsp Brown butter',
      'pepper',
    ],
    steps: [
      '# Batter',
      'Beat eggs with milk and salt. Wait 5 minutes.',
      '# Frying',
      'Fry in a large pan in Brown butter for 2 minutes; add pepper and water.',
    ],
    notes: 'Keep warm.',
    servings: 2,
    prepMinutes: 5,
    cookMinutes: 10,
    tags: ['quick', 'egg dish'],
    sourceUrl: 'https://example.org/eggs',
    image: 'bytes',
  })
  expect(await readOne('>> title: Old\n>> servings: 3\n\nBoil @water{1%l}.')).toMatchObject({
    title: 'Old',
    servings: 3,
  })
})
