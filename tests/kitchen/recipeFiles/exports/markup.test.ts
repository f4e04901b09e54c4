import { expect, test } from 'vitest'
import { picture, readExport, readOne, zipOf } from '../../../support/recipeFiles/exportFiles.ts'

const copyMeThat = `<!DOCTYPE html>
<head><meta name="copymethat_class_id_version" content="2"></head>
<html><body>
<div class = "recipe">
  <div id = "name">Fish &amp; chips</div>
  <div id = "link">Adapted from <a id = "original_link" href = "https://example.org/fish?a=1&amp;b=2">example</a></div>
  <img class= "recipeImage" src = "images/fish%201.jpg"/>
  <div id = "categories"><span>Tags: </span><span class = "recipeCategory">fish</span></div>
  <div id = "extra_info"><span id="made_this"> I made this. </span><span id="rating">Rated <span id = "ratingValue">4</span>/5</span></div>
  <div id = "servings">Servings: <a id="recipeYield">2</a></div>
  <ul id = "recipeIngredients">
    <li class = "recipeIngredient_subheader">Chips:</li>
    <li class = "recipeIngredient">500 g
       potatoes</li>
    <li class = "recipeIngredient_spacer"></li>
    <li class= "recipeIngredient">2 fillets</li>
  </ul>
  <ol id = "recipeInstructions">
    <li class = "instruction_subheader">Frying</li>
    <li class = "instruction" value = "1">Fry &#39;em.</li>
  </ol>
  <ul id = "recipeNotes"><li class = "recipeNote">One.</li><li class = "recipeNote">Two.</li></ul>
</div>
<div class = "recipe"><div id = "name">Second</div><ul id = "recipeIngredients"><li class="recipeIngredient">salt</li></ul></div>
</body></html>`

test('reads CopyMeThat: the same ids in every recipe, subheaders, spacers and several notes', async () => {
  const { recipes } = await readExport(
    await zipOf({ 'recipes.html': copyMeThat, 'images/fish 1.jpg': picture }),
  )
  expect(recipes).toHaveLength(2)
  expect(recipes[0]).toMatchObject({
    title: 'Fish & chips',
    ingredients: ['# Chips', '500 g potatoes', '2 fillets'],
    steps: ['# Frying', "Fry 'em."],
    notes: 'One.\nTwo.',
    servings: 2,
    rating: 4,
    tags: ['fish'],
    sourceUrl: 'https://example.org/fish?a=1&b=2',
    image: 'bytes',
  })
  expect(recipes[1]).toMatchObject({ title: 'Second', ingredients: ['salt'], rating: null, image: null })
})

const recipeKeeper = `<!DOCTYPE html><html><body>
<div class="recipe-details">
  <meta content="1234" itemprop="recipeId">
  <meta content="False" itemprop="recipeIsFavourite">
  <meta content="5" itemprop="recipeRating">
  <div><h2 itemprop="name">Gulasch</h2></div>
  <div>Kurse: <span>Hauptgericht</span><meta content="Hauptgericht" itemprop="recipeCourse"></div>
  <div>Kategorien: <span>Fleisch</span><meta content="Fleisch" itemprop="recipeCategory"></div>
  <div><span itemprop="recipeCollection">Oma</span></div>
  <div>Quelle: <span itemprop="recipeSource"><a href="https://example.org/gulasch">example.org</a></span></div>
  <div>Portionen: <span itemprop="recipeYield">4 Portionen</span></div>
  <div>Vorbereitung: <span>20 Minuten</span><meta content="PT20M" itemprop="prepTime"></div>
  <div>Kochen: <span></span><meta content="PT0S" itemprop="cookTime"></div>
  <div class="recipe-ingredients" itemprop="recipeIngredients">
    <p>500 g Rind</p>
    <p></p>
    <p>Soße:</p>
    <p>2 Zwiebeln</p>
  </div>
  <div itemprop="recipeDirections"><p>1.</p><p>Fleisch schneiden.</p><p>2.Schmoren.</p></div>
  <div itemprop="recipeNotes"><p>Mit Brot.</p></div>
  <meta content="350" itemprop="recipeNutCalories">
  <img src="images/gulasch_0.jpg" itemprop="photo0">
</div></body></html>`

test('reads Recipe Keeper by its itemprops, whatever the language of its labels', async () => {
  const archive = await zipOf({
    'recipekeeper/recipes.html': recipeKeeper,
    'recipekeeper/images/gulasch_0.jpg': picture,
  })
  expect(await readOne(archive)).toMatchObject({
    title: 'Gulasch',
    ingredients: ['500 g Rind', '# Soße', '2 Zwiebeln'],
    steps: ['Fleisch schneiden.', 'Schmoren.'],
    notes: 'Mit Brot.',
    servings: 4,
    prepMinutes: 20,
    cookMinutes: null,
    totalMinutes: 20,
    rating: 5,
    categories: ['Hauptgericht', 'Fleisch'],
    tags: ['Oma'],
    sourceUrl: 'https://example.org/gulasch',
    nutrition: { calories: '350' },
    image: 'bytes',
  })
})

const cookmate = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cookbook>
<cookbook version="71">
<recipe>
  <title>Bar au four &amp; citron</title>
  <preptime>15 min</preptime><cooktime>1h05</cooktime><totaltime></totaltime>
  <ingredient><li>1 oignon</li><li></li><li>[Sauce]</li><li>1 citron</li></ingredient>
  <recipetext>Couper.
Cuire.</recipetext>
  <url>https://example.org/bar</url>
  <imagepath>/storage/emulated/0/Pictures/bar.jpg</imagepath>
  <quantity>2 personnes</quantity>
  <comments><li>Très fin.</li></comments>
  <source><li>Frenchy</li></source>
  <rating>0</rating><lang>fr</lang>
  <category>Poisson</category><category>Four</category>
</recipe>
<recipe><title>Deux</title><ingredient><li>sel</li></ingredient></recipe>
</cookbook>`

test('reads Cookmate: lists or plain text, several categories, the picture by the last part of its path', async () => {
  const { recipes } = await readExport(
    await zipOf({ 'My_CookBook.xml': cookmate, 'images/bar.jpg': picture }),
  )
  expect(recipes).toHaveLength(2)
  expect(recipes[0]).toMatchObject({
    title: 'Bar au four & citron',
    ingredients: ['1 oignon', '# Sauce', '1 citron'],
    steps: ['Couper.', 'Cuire.'],
    notes: 'Très fin.',
    prepMinutes: 15,
    cookMinutes: 65,
    totalMinutes: 80,
    servings: 2,
    rating: null,
    language: 'fr',
    categories: ['Poisson', 'Four'],
    author: 'Frenchy',
    image: 'bytes',
  })
})

test('refuses XML that declares entities and XML that is cut off after its whole recipes', async () => {
  const bomb = '<!DOCTYPE cookbook [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'
  expect((await readExport(cookmate.replace('<!DOCTYPE cookbook>', bomb))).fault).toEqual({
    reason: 'entityDeclaration',
  })
  const cut = cookmate.slice(0, cookmate.indexOf('<title>Deux') + 9)
  const { recipes, bad } = await readExport(cut, { name: 'a.xml' })
  expect(recipes).toHaveLength(1)
  expect(bad).toEqual([{ entry: 'a.xml', error: { reason: 'malformed', format: 'XML' } }])
})

test('reads CookML of Rezeptsuite', async () => {
  const cookMl = `<?xml version="1.0" encoding="UTF-8"?>
<cookml version="1.0"><recipe lang="de">
<head title="Kuchen" servingqty="12" servingtype="Stück" timeprepqty="30" timecookqty="60"><cat>Backen</cat><hint>süß</hint>
<sourceline>https://example.org/kuchen</sourceline><picbin format="JPG">${picture.toString('base64')}</picbin></head>
<part title="Teig"><ingredient qty="250" unit="g" item="Mehl"/><ingredient qty="0.5" unit="TL" item="Salz"><inote>fein</inote></ingredient></part>
<preparation><step>Kneten.</step><step>Backen.</step></preparation>
<remark><line>Schmeckt.</line></remark>
</recipe></cookml>`
  expect(await readOne(cookMl)).toMatchObject({
    title: 'Kuchen',
    ingredients: ['# Teig', '250 g Mehl', '½ TL Salz, fein'],
    steps: ['Kneten.', 'Backen.'],
    notes: 'Schmeckt.',
    servings: 12,
    totalMinutes: 90,
    language: 'de',
    categories: ['Backen'],
    tags: ['süß'],
    image: 'bytes',
  })
})

test('reads Gourmet: a page for each recipe, groups as lists inside lists, its index passed over', async () => {
  const page = `<html><body><div class="recipe" itemscope>
<img src="pics/1.jpg" itemprop="image">
<p class="title"><span class="label">Title:</span> <span itemprop="name">Goulash</span></p>
<p><span class="label">Yield:</span> <span itemprop="recipeYield">4 servings</span></p>
<p><span class="label">Cooking time:</span> <span itemprop="cookTime" content="PT1H">1,5 Stunden</span></p>
<div class="ing"><h3>Ingredients</h3><ul class='ing'><li class="ing" itemprop="ingredients">1 kg beef</li>
<li class="inggroup">Sauce:<ul class='ing'><li class="ing" itemprop="ingredients">2 onions</li></ul></li></ul></div>
<div class="instructions"><h3>Instructions</h3><div itemprop="recipeInstructions"><p>Cut.</p><p>Stew.</p></div></div>
</div></body></html>`
  const archive = await zipOf({
    'index.htm': '<html><body><ul><li><a href="1.htm">Goulash</a></li></ul></body></html>',
    '1.htm': page,
    'pics/1.jpg': picture,
  })
  expect(await readOne(archive)).toMatchObject({
    title: 'Goulash',
    ingredients: ['1 kg beef', '# Sauce', '2 onions'],
    steps: ['Cut.', 'Stew.'],
    servings: 4,
    cookMinutes: 90,
    image: 'bytes',
  })
})
