import { expect, test } from 'vitest'
import { picture, readExport, readOne, zipOf } from '../../../support/recipeFiles/exportFiles.ts'

test('reads Plan to Eat as text: several recipes between rules, tags with "^"', async () => {
  const text = `Title: Tacos
Course: Main Course
Cuisine: Mexican
Source: Ann
Url: https://example.org/tacos
Serves: 4
Prep Time: 10 min
Cook Time: 1 hr 20 min
Tags: quick^kids
Description: Good
Ingredients:

, Filling
1 lb beef

Directions:

1. Fry.
2. Fill.

Notes: Hot
--------------------------------------------------
Title: Rice
Ingredients:
1 cup rice
Directions:
Boil.
--------------------------------------------------
`
  const { recipes } = await readExport(text)
  expect(recipes).toHaveLength(2)
  expect(recipes[0]).toMatchObject({
    title: 'Tacos',
    ingredients: ['# Filling', '1 lb beef'],
    steps: ['Fry.', 'Fill.'],
    description: 'Good',
    notes: 'Hot',
    servings: 4,
    totalMinutes: 90,
    tags: ['quick', 'kids'],
    categories: ['Main Course'],
    sourceUrl: 'https://example.org/tacos',
  })
  expect(recipes[1]).toMatchObject({ title: 'Rice', ingredients: ['1 cup rice'], steps: ['Boil.'] })
})

test('reads Pepperplate and Saffron: a zip of labelled texts', async () => {
  const pepperplate = `Title: Bean salad
Description: Cold
Source: Ann
Original URL: https://example.org/beans
Yield: 3 servings
Active Time: 10 minutes
Total Time: 20 minutes

Ingredients:

Salad:
1 can beans

Dressing:
2 tbsp oil

Instructions:

Mix.

Serve.

Notes:
Good.
`
  const { recipes } = await readExport(await zipOf({ 'Bean salad.txt': pepperplate, 'readme.txt': 'hello' }))
  expect(recipes).toHaveLength(1)
  expect(recipes[0]).toMatchObject({
    title: 'Bean salad',
    description: 'Cold',
    ingredients: ['# Salad', '1 can beans', '# Dressing', '2 tbsp oil'],
    steps: ['Mix.', 'Serve.'],
    notes: 'Good.',
    servings: 3,
    totalMinutes: 20,
    sourceUrl: 'https://example.org/beans',
  })
})

test('reads Chowdown: front matter that is no valid YAML, blank lines before it, the picture by its name', async () => {
  const markdown = `

---
layout: recipe
title:  "Beans: the best"
image: beans.jpg
tags: sides, beans

ingredients:
- For the beans:
- salt: to taste
- "quoted" onion
- 2 cups
  beans

directions:
- Boil * well *
- Serve: now

---

See [here](https://example.org).

Second *paragraph*.
`
  const site = await zipOf({
    'site/_recipes/beans.md': markdown,
    'site/index.md': '---\nlayout: home\n---\nhello',
    'site/images/beans.jpg': picture,
    'site/_config.yml': 'name: site',
  })
  expect(await readOne(site)).toMatchObject({
    title: 'Beans: the best',
    description: 'See here.\nSecond paragraph.',
    ingredients: ['# For the beans', 'salt: to taste', '"quoted" onion', '2 cups beans'],
    steps: ['Boil * well *', 'Serve: now'],
    tags: ['sides', 'beans'],
    image: 'bytes',
  })
})

test('reads CookBook Manager: a YAML file for each recipe, other times in the total', async () => {
  const yaml = `name: Bread
ingredients:
  - "Dough:"
  - 500 g flour
directions:
  - Knead.
  - Bake.
tags: [bread, easy]
prep_time: PT20M
cook_time: PT1H
other_time: PT2H
servings: 2
source_url: https://example.org/bread
images:
  - https://example.org/1.jpg
  - https://example.org/2.jpg
`
  expect(await readOne(await zipOf({ 'bread.yml': yaml }))).toMatchObject({
    title: 'Bread',
    ingredients: ['# Dough', '500 g flour'],
    steps: ['Knead.', 'Bake.'],
    totalMinutes: 200,
    tags: ['bread', 'easy'],
    servings: 2,
    image: 'https://example.org/1.jpg',
  })
})

test('refuses YAML with aliases or tags', async () => {
  const bomb = 'name: a\ningredients: &a [x, x]\ndirections: [*a, *a, *a]\n'
  expect((await readExport(bomb)).fault).toEqual({ reason: 'yamlTagOrAlias' })
  const tagged = 'name: a\ningredients: !!python/object/apply:os.system [ls]\n'
  expect((await readExport(tagged)).fault).toEqual({ reason: 'yamlTagOrAlias' })
})

test('reads RezKonv: sections, continued ingredients, source and times', async () => {
  const text = `=========  REZKONV-Rezept - RezkonvSuite v1.4
     Titel: Käsekuchen
Kategorien: Kuchen, Käse
     Menge: 12 Stücke

============================ TEIG ============================
    250   Gramm  Mehl
    1/2   Teel.  Salz; fein
                 -- gesiebt
============================ BELAG ===========================
      3          Eier
                 Zucker
=========================== QUELLE ===========================
                 Oma, https://example.org/kuchen
                 -- Erfasst *RK* 01.01.2005 von
                 -- Anna

Den Teig kneten
und ruhen lassen.

:Zubereitungszeit : 30 Minuten
Backen.

=====
`
  expect(await readOne(Buffer.from(text, 'latin1'))).toMatchObject({
    title: 'Käsekuchen',
    ingredients: ['# TEIG', '250 Gramm Mehl', '1/2 Teel. Salz; fein gesiebt', '# BELAG', '3 Eier', 'Zucker'],
    steps: ['Den Teig kneten und ruhen lassen.', 'Backen.'],
    servings: 12,
    prepMinutes: 30,
    categories: ['Kuchen', 'Käse'],
    sourceUrl: 'https://example.org/kuchen',
  })
})
