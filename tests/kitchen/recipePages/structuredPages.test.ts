import { expect, test } from 'vitest'
import { readRecipePage } from '../../../src/server/recipeFiles/webPage/readRecipePage.ts'

const address = 'https://kitchen.example/recipes/soup?from=mail'
const jsonLd = (value: unknown) =>
  `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`
const read = (html: string) => readRecipePage(html, address)!.recipe
const texts = (lines: readonly { kind: string; text: string }[]) =>
  lines.map(({ kind, text }) => (kind === 'heading' ? `# ${text}` : text))

test('a recipe of a JSON-LD graph is read with its references, and facts of the page beside it', () => {
  const { recipe, confidence } = readRecipePage(
    `<html lang="en-GB"><head><link rel="canonical" href="/recipes/soup">
    <meta property="og:image" content="/pictures/soup.jpg">
    ${jsonLd({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebPage', mainEntity: { '@id': '#recipe' } },
        {
          '@type': ['Recipe', 'NewsArticle'],
          '@id': '#recipe',
          name: 'Leek &amp; potato soup',
          author: { '@id': '#ada' },
          recipeYield: ['4', '4 bowls'],
          prepTime: 'PT15M',
          cookTime: 'PT1H',
          recipeIngredient: ['2 leeks', '500 g potatoes'],
          recipeInstructions: [
            { '@type': 'HowToStep', text: '<p>Slice the leeks.</p>' },
            { '@type': 'HowToStep', name: 'Simmer', text: 'Cook everything for an hour.' },
          ],
          keywords: 'soup, winter',
          recipeCuisine: 'French',
          recipeCategory: ['Starter'],
          nutrition: { '@type': 'NutritionInformation', calories: '210 kcal', fatContent: '4 g' },
          inLanguage: 'en',
          image: ['https://kitchen.example/other.jpg'],
        },
        { '@type': 'Person', '@id': '#ada', name: 'Ada Cook' },
      ],
    })}</head><body></body></html>`,
    address,
  )!
  expect(recipe).toMatchObject({
    title: 'Leek & potato soup',
    author: 'Ada Cook',
    yieldText: '4 bowls',
    prepMinutes: 15,
    cookMinutes: 60,
    totalMinutes: 75,
    sourceUrl: 'https://kitchen.example/recipes/soup',
    language: 'en-GB',
    cuisine: ['French'],
    categories: ['Starter'],
    tags: ['soup', 'winter'],
    nutrition: { calories: '210 kcal', fatContent: '4 g' },
    image: { kind: 'address', url: 'https://kitchen.example/pictures/soup.jpg' },
  })
  expect(texts(recipe.ingredients)).toEqual(['2 leeks', '500 g potatoes'])
  expect(texts(recipe.steps)).toEqual(['Slice the leeks.', '# Simmer', 'Cook everything for an hour.'])
  expect(confidence.ingredients).toBeGreaterThan(0.9)
})

test('damaged JSON-LD is read: comments, CDATA, raw line feeds, quotes, commas too many or missing, and a cut end', () => {
  const recipes = [
    '<!-- {"@type":"Recipe","name":"Rice pudding","recipeIngredient":["100 g rice","1 l milk"]} -->',
    '//<![CDATA[\n{"@type":"Recipe","name":"Rice pudding","recipeIngredient":["100 g rice","1 l milk"]}\n//]]>',
    '{"@type":"Recipe","name":"Rice\tpudding","recipeIngredient":["100 g rice",\n"1 l\u0003 milk",],}',
    '{"@type":"Recipe","name":"Rice pudding","description":"The "best" pudding, by\nfar","recipeIngredient":["100 g rice" "1 l milk"]}',
    '{"@type":"Recipe","name":"Rice pudding","x":"it\\\'s","recipeIngredient":["100 g rice","1 l milk"',
    '{"@type":"Recipe","name":"Rice pudding", // a note\n"recipeIngredient":["100 g rice","1 l milk"]};',
    '{"@type":"WebSite"}{"@type":"Recipe","name":"Rice pudding","recipeIngredient":["100 g rice","1 l milk"]}',
  ]
  for (const written of recipes.slice(0, 3).concat(recipes.slice(4))) {
    const { title, ingredients } = read(jsonLd(written))
    expect([title, ...texts(ingredients)], written).toEqual(['Rice pudding', '100 g rice', '1 l milk'])
  }
  expect(read(jsonLd(recipes[3]!))).toMatchObject({
    title: 'Rice pudding',
    description: 'The "best" pudding, by far',
  })
})

test('sections and lists of steps become headings and steps, however they are nested', () => {
  const { steps } = read(
    jsonLd({
      '@type': 'Recipe',
      name: 'Plum cake',
      recipeInstructions: {
        '@type': 'ItemList',
        itemListElement: [
          {
            '@type': 'HowToSection',
            name: 'For the dough:',
            itemListElement: [{ '@type': 'HowToStep', text: 'Knead flour, butter and sugar.' }],
          },
          {
            '@type': 'ListItem',
            item: {
              '@type': 'HowToStep',
              itemListElement: [{ '@type': 'HowToDirection', text: 'Halve the plums.' }],
            },
          },
          [{ '@type': 'HowToStep', name: 'Step 3', text: 'Bake for 40 minutes.' }],
        ],
      },
    }),
  )
  expect(texts(steps)).toEqual([
    '# For the dough:',
    'Knead flour, butter and sugar.',
    'Halve the plums.',
    'Bake for 40 minutes.',
  ])
})

test('a whole list in one text is taken apart, numbered steps in one text as well, and headings within a list are headings', () => {
  const { ingredients, steps } = read(
    jsonLd({
      '@type': 'Recipe',
      name: 'Pancakes',
      recipeIngredient: '200 g flour<br>2 eggs<br>For the filling:<br>3 apples, peeled',
      recipeInstructions: '1. Whisk the batter. 2. Fry thin pancakes. 3. Fill them with apples.',
    }),
  )
  expect(texts(ingredients)).toEqual(['200 g flour', '2 eggs', '# For the filling:', '3 apples, peeled'])
  expect(texts(steps)).toEqual(['Whisk the batter.', 'Fry thin pancakes.', 'Fill them with apples.'])
  const oneLine = read(
    jsonLd({ '@type': 'Recipe', name: 'Dal', recipeIngredient: ['1 cup lentils, 2 onions, 1 tsp cumin'] }),
  )
  expect(texts(oneLine.ingredients)).toEqual(['1 cup lentils', '2 onions', '1 tsp cumin'])
})

test('microdata is read, with properties that stand outside of the item', () => {
  const { title, ingredients, steps, prepMinutes, author, nutrition } = read(`
    <div itemscope itemtype="https://schema.org/Recipe" itemref="more">
      <h1 itemprop="name">Gurkensalat</h1><span itemprop="author" itemscope itemtype="https://schema.org/Person"><a itemprop="name" href="/u">Emil</a></span>
      <meta itemprop="prepTime" content="PT10M">
      <ul><li itemprop="recipeIngredient"><span>1</span> <span>Gurke</span></li><li itemprop="recipeIngredient">2 EL Essig</li></ul>
      <div itemprop="nutrition" itemscope><b itemprop="calories">80 kcal</b></div>
    </div>
    <ol id="more"><li itemprop="recipeInstructions">Gurke hobeln.</li><li itemprop="recipeInstructions">Mit Essig mischen.</li></ol>`)
  expect({ title, prepMinutes, author, nutrition }).toEqual({
    title: 'Gurkensalat',
    prepMinutes: 10,
    author: 'Emil',
    nutrition: { calories: '80 kcal' },
  })
  expect(texts(ingredients)).toEqual(['1 Gurke', '2 EL Essig'])
  expect(texts(steps)).toEqual(['Gurke hobeln.', 'Mit Essig mischen.'])
})

test('RDFa, h-recipe and hRecipe are read', () => {
  const pages = [
    `<div vocab="https://schema.org/" typeof="Recipe"><h2 property="name">Tortilla</h2><span property="recipeIngredient">6 huevos</span>
     <span property="recipeIngredient">500 g de patatas</span><p property="recipeInstructions">Freír las patatas.</p></div>`,
    `<div typeof="v:Recipe"><h2 property="v:name">Tortilla</h2><span property="v:ingredient">6 huevos</span>
     <span property="v:ingredient">500 g de patatas</span><p property="v:instructions">Freír las patatas.</p></div>`,
    `<article class="h-recipe"><h2 class="p-name">Tortilla</h2><ul><li class="p-ingredient">6 huevos</li><li class="p-ingredient">500 g de patatas</li></ul>
     <div class="e-instructions"><p>Freír las patatas.</p></div></article>`,
    `<div class="hrecipe"><h2 class="fn">Tortilla</h2><ul><li class="ingredient">6 huevos</li><li class="ingredient">500 g de patatas</li></ul>
     <div class="instructions"><p>Freír las patatas.</p></div></div>`,
  ]
  for (const page of pages) {
    const { title, ingredients, steps } = read(page)
    expect([title, ...texts(ingredients), ...texts(steps)], page).toEqual([
      'Tortilla',
      '6 huevos',
      '500 g de patatas',
      'Freír las patatas.',
    ])
  }
})

test('where structured data is partial, the page fills in: missing steps, amounts, headings, and the rest of a list', () => {
  const list =
    '<h2>Ingredients</h2><h3>Base</h3><ul><li>200 g biscuits</li><li>80 g butter</li></ul><h3>Cream</h3><ul><li>400 g curd</li></ul>'
  const method =
    '<h2>Method</h2><ol><li>Crush the biscuits and mix them with melted butter.</li><li>Whip the curd and spread it on the base, then chill.</li></ol>'
  const recipe = (recipeIngredient: string[]) =>
    jsonLd({ '@type': 'Recipe', name: 'Cheesecake', recipeIngredient })
  const whole = ['# Base', '200 g biscuits', '80 g butter', '# Cream', '400 g curd']
  for (const known of [
    ['200 g biscuits', '80 g butter', '400 g curd'],
    ['biscuits', 'butter', 'curd'],
  ]) {
    const { ingredients, steps } = read(recipe(known) + list + method)
    expect(texts(ingredients), String(known)).toEqual(whole)
    expect(steps).toHaveLength(2)
  }
  const more = '<ul><li>3 eggs</li><li>100 g sugar</li><li>1 tsp vanilla</li></ul>'
  expect(
    read(recipe(['200 g biscuits', '80 g butter', '400 g curd']) + list + more + method).ingredients,
  ).toHaveLength(8)
})

test('of several recipes on a page the complete one is read', () => {
  const { title } = read(
    jsonLd([
      { '@type': 'Recipe', name: 'Another dish', image: 'x.jpg' },
      {
        '@type': 'Recipe',
        name: 'Lentil stew',
        recipeIngredient: ['200 g lentils'],
        recipeInstructions: 'Cook the lentils.',
      },
    ]),
  )
  expect(title).toBe('Lentil stew')
})

test('no text of the result contains markup, however often it was escaped', () => {
  const { title, ingredients, steps, description } = read(
    jsonLd({
      '@type': 'Recipe',
      name: '&lt;b&gt;Bread&lt;/b&gt;',
      description: '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;Crusty &amp;amp; brown',
      recipeIngredient: [
        '<a href="x">500 g flour</a>',
        '1 pinch <i>salt</i>',
        '<img src=x onerror=alert(1)>1 egg',
      ],
      recipeInstructions: '<p>Knead.<style>p{}</style></p><p>Bake at <5 atm.</p>',
    }),
  )
  expect([title, description, ...texts(ingredients), ...texts(steps)]).toEqual([
    'Bread',
    'Crusty & brown',
    '500 g flour',
    '1 pinch salt',
    '1 egg',
    'Knead.',
    'Bake at <5 atm.',
  ])
})
