import { expect, test } from 'vitest'
import { readRecipePage } from '../../../src/server/recipeFiles/webPage/readRecipePage.ts'

const read = (html: string) => readRecipePage(html, null)!.recipe
const texts = (lines: readonly { kind: string; text: string }[]) =>
  lines.map(({ kind, text }) => (kind === 'heading' ? `# ${text}` : text))
const items = (list: readonly string[]) => list.map((text) => `<li>${text}</li>`).join('')

/** A page as sites make them: a menu, a story, the recipe, other recipes and comments. */
const page = (parts: {
  title: string
  facts?: string
  heading: string
  ingredients: string[]
  method: string
  steps: string[]
  end: string
}) => `
  <html><head><title>${parts.title} | Example</title></head><body>
  <nav><ul><li><a href="/">1 Home</a></li><li><a href="/all">2 Recipes</a></li></ul></nav>
  <h1>${parts.title}</h1><p>${parts.facts ?? ''}</p>
  <h2>${parts.heading}</h2><ul>${items(parts.ingredients)}</ul>
  <h2>${parts.method}</h2><ol>${items(parts.steps)}</ol>
  <h2>${parts.end}</h2><ul><li><a href="/1">2 other dishes</a></li><li>3 cups of tea for those who write</li></ul></body></html>`

const pages = [
  {
    title: 'Carrot soup',
    facts: 'Prep time: 10 min<br>Serves: 4',
    heading: 'Ingredients',
    ingredients: ['500 g carrots', '1 onion', 'salt'],
    method: 'How to make it',
    steps: ['Chop the carrots and the onion.', 'Boil everything until it is soft, then blend.'],
    end: 'Comments',
  },
  {
    title: 'Möhrensuppe',
    facts: 'Vorbereitungszeit: 10 Minuten<br>4 Portionen',
    heading: 'Zutaten für 4 Personen',
    ingredients: ['500 g Möhren', '1 Zwiebel', 'Salz'],
    method: 'Zubereitung',
    steps: ['Möhren und Zwiebel klein schneiden.', 'Alles weich kochen und dann pürieren.'],
    end: 'Ähnliche Rezepte',
  },
  {
    title: 'Soupe de carottes',
    facts: 'Préparation : 10 min<br>4 personnes',
    heading: 'Ingrédients',
    ingredients: ['500 g de carottes', '1 oignon', 'du sel'],
    method: 'Préparation',
    steps: ['Couper les carottes et l’oignon.', 'Cuire le tout jusqu’à ce que ce soit tendre, puis mixer.'],
    end: 'Commentaires',
  },
  {
    title: 'Sopa de zanahoria',
    facts: 'Tiempo de preparación: 10 minutos<br>4 raciones',
    heading: 'Ingredientes',
    ingredients: ['500 g de zanahorias', '1 cebolla', 'sal'],
    method: 'Elaboración',
    steps: ['Cortar las zanahorias y la cebolla.', 'Cocer todo hasta que esté tierno y triturar.'],
    end: 'Comentarios',
  },
  {
    title: 'شوربة الجزر',
    facts: 'وقت التحضير: 10 دقائق<br>4 أشخاص',
    heading: 'المكونات',
    ingredients: ['500 غرام جزر', '1 بصلة', 'ملح'],
    method: 'طريقة التحضير',
    steps: ['يقطع الجزر والبصل إلى قطع صغيرة.', 'يسلق الخليط حتى ينضج ثم يخلط جيدا.'],
    end: 'التعليقات',
  },
  {
    title: 'गाजर का सूप',
    facts: 'तैयारी का समय: 10 मिनट<br>4 लोग',
    heading: 'सामग्री',
    ingredients: ['500 ग्राम गाजर', '1 प्याज', 'नमक'],
    method: 'विधि',
    steps: ['गाजर और प्याज को छोटे टुकड़ों में काट लें।', 'सब कुछ नरम होने तक उबालें और फिर पीस लें।'],
    end: 'टिप्पणियाँ',
  },
  {
    title: 'にんじんスープ',
    facts: '準備時間: 10分<br>4人分',
    heading: '材料',
    ingredients: ['にんじん 500g', '玉ねぎ 1個', '塩 少々'],
    method: '作り方',
    steps: [
      'にんじんと玉ねぎを細かく切り、鍋に入れて水を注ぎます。',
      'やわらかくなるまで煮てから、ミキサーにかけてなめらかにします。',
    ],
    end: 'コメント',
  },
]

test.each(pages)('a page without markup is read by its headings and lists: $title', (parts) => {
  const { recipe, confidence } = readRecipePage(page(parts), null)!
  expect(recipe.title).toBe(parts.title)
  expect(texts(recipe.ingredients)).toEqual(parts.ingredients)
  expect(texts(recipe.steps)).toEqual(parts.steps)
  expect(recipe).toMatchObject({ prepMinutes: 10, servings: 4 })
  expect(confidence.ingredients).toBeGreaterThan(0.4)
})

test('without headings, the list whose lines are ingredients is taken, and the text behind it', () => {
  const { ingredients, steps } = read(`<title>Flapjacks</title>
    <ul><li><a href="/a">Cakes</a></li><li><a href="/b">Bread</a></li><li><a href="/c">Soups</a></li></ul>
    <p>My aunt made these every Sunday, and all of us waited for them.</p>
    <ul><li>250 g rolled oats</li><li>125 g butter</li><li>3 tbsp golden syrup</li><li>a pinch of salt</li></ul>
    <p>Melt the butter with the syrup in a wide pan.</p><p>Stir in the oats, press into a tin and bake for 25 minutes.</p>`)
  expect(texts(ingredients)).toEqual([
    '250 g rolled oats',
    '125 g butter',
    '3 tbsp golden syrup',
    'a pinch of salt',
  ])
  expect(texts(steps)).toEqual([
    'Melt the butter with the syrup in a wide pan.',
    'Stir in the oats, press into a tin and bake for 25 minutes.',
  ])
})

test('names of classes are used where headings are missing, and a list that the page shows twice is read once', () => {
  const copy = `<div class="recipe-ingredients"><p>2 dl mjölk</p><p>3 ägg</p></div>
    <div class="recipe-instructions"><p>Vispa ihop allt till en slät smet.</p><p>Grädda i ugnen i tjugo minuter.</p></div>`
  const { ingredients, steps } = read(`<h1>Pannkaka</h1>${copy}<div hidden>${copy}</div>${copy}`)
  expect(texts(ingredients)).toEqual(['2 dl mjölk', '3 ägg'])
  expect(texts(steps)).toEqual(['Vispa ihop allt till en slät smet.', 'Grädda i ugnen i tjugo minuter.'])
})

test('amounts in elements of their own are joined with their foods', () => {
  const method = '<h3>Elkészítés</h3><p>A lisztet elkeverjük a tejjel, és palacsintát sütünk belőle.</p>'
  const rows = (list: string[]) => list.map((text) => `<div>${text}</div>`).join('')
  const before = read(
    `<h1>Palacsinta</h1><h3>Hozzávalók</h3>${rows(['200 g', 'liszt', '3 dl', 'tej', '2', 'tojás', 'só'])}${method}`,
  )
  expect(texts(before.ingredients)).toEqual(['200 g liszt', '3 dl tej', '2 tojás', 'só'])
  const behind = read(
    `<h1>Placki</h1><h3>Składniki</h3>${rows(['mąka', '200 g', 'mleko', '300 ml'])}<h3>Przygotowanie</h3><p>Wymieszać mąkę z mlekiem i smażyć cienkie placki.</p>`,
  )
  expect(texts(behind.ingredients)).toEqual(['mąka 200 g', 'mleko 300 ml'])
  const spans = read(
    `<h1>Eier</h1><h3>Zutaten</h3><ul><li><span>2</span><span>Eier</span></li><li><b>250</b>g Butter</li></ul><h3>Zubereitung</h3><p>Die Eier in der Butter braten, bis sie fest sind, und dann servieren.</p>`,
  )
  expect(texts(spans.ingredients)).toEqual(['2 Eier', '250g Butter'])
})

test('of a list in grams and one in ounces the first is read', () => {
  const { ingredients } =
    read(`<h1>Roast potatoes</h1><h3>Ingredients</h3><p>Metric</p><ul><li>500 g potatoes</li><li>100 ml oil</li></ul>
    <p>Imperial</p><ul><li>18 oz potatoes</li><li>3½ fl oz oil</li></ul><h3>Method</h3><p>Boil the potatoes, then roast them in hot oil until they are golden.</p>`)
  expect(texts(ingredients)).toEqual(['500 g potatoes', '100 ml oil'])
})

test('notes below their heading are read, and what others wrote is not', () => {
  const { notes, steps } =
    read(`<h1>Tea</h1><h2>Ingredients</h2><ul><li>1 tsp tea</li><li>250 ml water</li></ul>
    <h2>Directions</h2><p>Pour boiling water over the tea and wait for three minutes.</p><h2>Notes</h2><p>Warm the pot first.</p><p>Use fresh water.</p>
    <div class="comments"><h2>Comments</h2><p>I made this with 2 cups of milk and it was great.</p></div>`)
  expect(notes).toBe('Warm the pot first.\nUse fresh water.')
  expect(steps).toHaveLength(1)
})

test('a page without a recipe has none', () => {
  expect(readRecipePage('', null)).toBeNull()
  expect(
    readRecipePage('<h1>About us</h1><p>We are a small company that sells pans. Write to us.</p>', null),
  ).toBeNull()
  expect(
    readRecipePage(
      '<ul><li><a href="/">Home</a></li><li><a href="/x">News</a></li></ul><h1>News</h1>',
      'not an address',
    ),
  ).toBeNull()
})

test('lists of ingredients with steps between them are read as one list and the steps in their order', () => {
  const { ingredients, steps } = read(`<h1>Chaussons aux poires</h1>
    <p>Ingrédients pour la compote (la veille)</p><p>600 g de poires</p><p>40 g de miel</p>
    <ul><li>Éplucher les poires et les couper en dés.</li><li>Mijoter doucement avec le miel pendant une heure.</li></ul>
    <p>Ingrédients pour les chaussons</p><p>250 g de pâte feuilletée</p><p>1 jaune d'œuf</p>
    <ul><li>Garnir des disques de pâte avec la compote froide.</li><li>Dorer au jaune et enfourner vingt-cinq minutes.</li></ul>`)
  expect(texts(ingredients)).toEqual([
    '600 g de poires',
    '40 g de miel',
    '250 g de pâte feuilletée',
    "1 jaune d'œuf",
  ])
  expect(steps.map(({ text }) => text.split(' ')[0])).toEqual(['Éplucher', 'Mijoter', 'Garnir', 'Dorer'])
})

test('a paragraph that begins with a label and goes on is a step, and no time', () => {
  const { steps, cookMinutes } =
    read(`<h1>Buns</h1><h2>Ingredients</h2><ul><li>500 g flour</li><li>1 egg</li></ul>
    <h2>Method</h2><p>Cooking time: 25 min</p><ol><li>Knead the flour with the egg until it is smooth.</li><li>Bake the buns on a hot stone for 20 minutes.</li></ol>`)
  expect(cookMinutes).toBe(25)
  expect(texts(steps)).toEqual([
    'Knead the flour with the egg until it is smooth.',
    'Bake the buns on a hot stone for 20 minutes.',
  ])
})

test('a recipe that a page hides until its scripts run is read where nothing else is there', () => {
  const { ingredients, steps } = read(`<h1>Lentil patties</h1><div style="display: none"><h2>Ingredients</h2>
    <label><input type="checkbox"><span><b>500</b> g lentils</span></label><label><input type="checkbox"><span>1 onion</span></label>
    <h2>Method</h2><ol><li>Mash the boiled lentils with the chopped onion.</li><li>Shape patties and fry them on both sides.</li></ol></div>`)
  expect(texts(ingredients)).toEqual(['500 g lentils', '1 onion'])
  expect(steps).toHaveLength(2)
})
