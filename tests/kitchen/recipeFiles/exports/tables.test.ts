import { expect, test } from 'vitest'
import { guessCsvMapping } from '#server/recipeFiles/exports/tables/csvColumns.ts'
import { readExport, readOne, zipOf } from '../../../support/recipeFiles/exportFiles.ts'

test('reads Plan to Eat: line feeds in cells, headings as ", Name", minutes and tags', async () => {
  const csv = `Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Public Url,Photo Url,Private,Nutritional Score (generic)
Tacos,Main Course,Mexican,Beef,"Good ""street"" food",Ann,https://example.org/tacos,example.org,10,20,,4,,", Filling
1 lb ground beef
, Rest
8 tortillas, warm","Fry.

Fill.","quick, kids",4,,https://example.org/t.jpg,false,
`
  const expected = {
    title: 'Tacos',
    description: 'Good "street" food',
    ingredients: ['# Filling', '1 lb ground beef', '# Rest', '8 tortillas, warm'],
    steps: ['Fry.', 'Fill.'],
    prepMinutes: 10,
    cookMinutes: 20,
    totalMinutes: 30,
    servings: 4,
    categories: ['Main Course'],
    cuisine: ['Mexican'],
    tags: ['quick', 'kids'],
    rating: 4,
    sourceUrl: 'https://example.org/tacos',
    author: 'Ann',
    image: 'https://example.org/t.jpg',
  }
  expect(await readOne(csv)).toMatchObject(expected)
  expect(await readOne(await zipOf({ 'planning/recipes.csv': csv }))).toMatchObject(expected)
})

test('reads My Recipe Box: a trailing comma, lists between semicolons, commas without quotation marks', async () => {
  const csv = `title,preparationTime,cookingTime,inactiveTime,quantity,ingredients,instructions,url,tags,rating,originalPicture,
Flan,10,30,0,6,200 g sugar;4 eggs;milk,Mix;Bake,https://example.org/flan,sweet;cold,5,https://example.org/f.jpg,
Soup,5,20,,4,1 onion, chopped;salt,Boil;Serve,https://example.org/soup,,3,https://example.org/s.jpg,
`
  const { recipes } = await readExport(csv)
  expect(recipes[0]).toMatchObject({
    title: 'Flan',
    ingredients: ['200 g sugar', '4 eggs', 'milk'],
    steps: ['Mix', 'Bake'],
    totalMinutes: 40,
    servings: 6,
    tags: ['sweet', 'cold'],
    rating: 5,
    image: 'https://example.org/f.jpg',
  })
  expect(recipes[1]).toMatchObject({
    title: 'Soup',
    ingredients: ['1 onion, chopped', 'salt'],
    steps: ['Boil', 'Serve'],
    sourceUrl: 'https://example.org/soup',
    rating: 3,
  })
})

test('reads Cookmate CSV, where "recipe" is the directions', async () => {
  const csv = `"title","prepTime","cookTime","totalTime","quantity","description","ingredients","recipe","url","imageUrl","nutrition","comments","rating","video","source","categories","tags"
"Pizza","15 min","8M","23 min","4","","dough
cheese","Preheat.
Bake.","","https://example.org/1.jpg https://example.org/2.jpg","","Crisp","5","","Romy","Main","fast"
`
  expect(await readOne(csv)).toMatchObject({
    title: 'Pizza',
    ingredients: ['dough', 'cheese'],
    steps: ['Preheat.', 'Bake.'],
    notes: 'Crisp',
    cookMinutes: 8,
    totalMinutes: 23,
    servings: 4,
    rating: 5,
    author: 'Romy',
    categories: ['Main'],
    tags: ['fast'],
    image: 'https://example.org/1.jpg',
  })
})

test.each([
  [
    'German',
    'Rezeptname;Zutaten;Zubereitung;Portionen;Kochzeit;Kategorie;Quelle',
    'Brei;"200 g Reis\n1 l Milch";"Kochen.\nRühren.";4;30 Min.;Süßes;Oma',
  ],
  [
    'French',
    'Titre\tIngrédients\tPréparation\tPour combien\tTemps de cuisson\tCatégorie\tAuteur',
    'Brei\t"200 g Reis\n1 l Milch"\t"Kochen.\nRühren."\t4\t30 min\tSüßes\tOma',
  ],
  [
    'Spanish',
    'Nombre,Ingredientes,Elaboración,Raciones,Tiempo de cocción,Categoría,Fuente',
    'Brei,"200 g Reis\n1 l Milch","Kochen.\nRühren.",4,30 minutos,Süßes,Oma',
  ],
  [
    'Portuguese',
    'Título,Ingredientes,Modo de preparo,Porções,Tempo de cozimento,Categorias,Autor',
    'Brei,"200 g Reis\n1 l Milch","Kochen.\nRühren.",4,30,Süßes,Oma',
  ],
  [
    'Italian',
    'Ricetta,Ingredienti,Procedimento,Porzioni,Tempo di cottura,Categoria,Fonte',
    'Brei,"200 g Reis\n1 l Milch","Kochen.\nRühren.",4,30 min,Süßes,Oma',
  ],
])('guesses the columns of a table with a %s header', async (_, header, row) => {
  const expected = {
    title: 'Brei',
    ingredients: ['200 g Reis', '1 l Milch'],
    steps: ['Kochen.', 'Rühren.'],
    cookMinutes: 30,
    categories: ['Süßes'],
    author: 'Oma',
  }
  const csv = `${header}\r\n${row}\r\n`
  expect(await readOne(csv)).toMatchObject(expected)
  expect(await readOne(Buffer.from(`\ufeff${csv}`, 'utf16le'))).toMatchObject(expected)
  expect(await readOne(Buffer.from(csv.replace('–', '-'), 'latin1'))).toMatchObject(expected)
})

test('takes the mapping of a caller instead of the guess', async () => {
  const csv = 'a,b,c\nSoup,Boil it.,water\n'
  expect((await readExport(csv)).fault).toEqual({ reason: 'unknownFormat' })
  expect(guessCsvMapping(['a', 'b', 'c'])).toEqual({})
  const recipe = await readOne(csv, { csvMapping: { title: [0], steps: [1], ingredients: [2] } })
  expect(recipe).toMatchObject({ title: 'Soup', ingredients: ['water'], steps: ['Boil it.'] })
})

test('reports a row with a quotation mark that never closes, and reads the rows below it', async () => {
  const csv =
    'Title,Ingredients,Directions\nOne,salt,Boil.\nTwo,"pepper,Fry.\nThree,sugar,Bake.\nFour,flour,Knead.\n'
  const { recipes, bad } = await readExport(csv, { name: 'my.csv' })
  expect(recipes.map(({ title }) => title)).toEqual(['One', 'Three', 'Four'])
  expect(bad).toEqual([{ entry: 'my.csv line 3', error: { reason: 'malformed', format: 'CSV' } }])
})
