import { describe, expect, test } from 'vitest'
import { readRecipeText } from '#server/recipeFiles/text/readRecipeText.ts'

const textsOf = (lines: readonly { kind: string; text: string }[] = []) =>
  lines.map(({ kind, text }) => (kind === 'heading' ? `# ${text}` : text))

describe('a recipe that was pasted as plain text', () => {
  test('with headings in English has its title, facts, groups, steps and notes', () => {
    const recipe = readRecipeText(
      [
        'Lemon rice bowl',
        'Bright, quick, good cold.',
        'Serves 3-4',
        'Prep time: 10 min',
        'Cook time: 1 h 5 min',
        '',
        'Ingredients',
        '200 g basmati rice',
        '• 1 lemon',
        'For the dressing:',
        '2 tbsp olive oil',
        '',
        'Method',
        '1. Boil the rice.',
        '2. Stir in the juice of the lemon and the oil.',
        '',
        'Notes',
        'Keeps two days.',
        'https://example.org/lemon-rice',
      ].join('\n'),
    )
    expect(recipe).toMatchObject({
      title: 'Lemon rice bowl',
      description: 'Bright, quick, good cold.',
      servings: 3,
      prepMinutes: 10,
      cookMinutes: 65,
      totalMinutes: 75,
      notes: expect.stringContaining('Keeps two days.'),
    })
    expect(textsOf(recipe?.ingredients)).toEqual([
      '200 g basmati rice',
      '1 lemon',
      '# For the dressing:',
      '2 tbsp olive oil',
    ])
    expect(textsOf(recipe?.steps)).toEqual(['Boil the rice.', 'Stir in the juice of the lemon and the oil.'])
  })

  test.each([
    ['de', 'Linsensuppe', 'Zutaten', '200 g rote Linsen', 'Zubereitung', 'Die Linsen 20 Minuten kochen.'],
    [
      'fr',
      'Soupe de lentilles',
      'Ingrédients',
      '200 g de lentilles',
      'Préparation',
      'Cuire les lentilles 20 minutes.',
    ],
    [
      'es',
      'Sopa de lentejas',
      'Ingredientes',
      '200 g de lentejas',
      'Preparación',
      'Cocer las lentejas 20 minutos.',
    ],
    ['ar', 'شوربة عدس', 'المكونات', '٢٠٠ غ عدس', 'طريقة التحضير', 'يُسلق العدس لمدة ٢٠ دقيقة.'],
    ['hi', 'दाल सूप', 'सामग्री', '200 ग्राम मसूर दाल', 'विधि', 'दाल को 20 मिनट पकाएँ।'],
  ])('with headings in language %s is parted at them', (_, title, first, line, second, step) => {
    const recipe = readRecipeText([title, first, line, second, step].join('\n'))
    expect(recipe?.title).toBe(title)
    expect([textsOf(recipe?.ingredients), textsOf(recipe?.steps)]).toEqual([[line], [step]])
  })

  test('without headings is parted where its lines begin to look like ingredients, and where they end', () => {
    const recipe = readRecipeText(
      [
        'Pancakes',
        'From my neighbour',
        '250 g flour',
        '3 eggs',
        '500 ml milk',
        'a pinch of salt',
        'Whisk everything and let it rest for half an hour.',
        'Fry thin pancakes in a hot pan with a little butter.',
      ].join('\n'),
    )
    expect(recipe).toMatchObject({ title: 'Pancakes', description: 'From my neighbour' })
    expect(textsOf(recipe?.ingredients)).toEqual(['250 g flour', '3 eggs', '500 ml milk', 'a pinch of salt'])
    expect(recipe?.steps).toHaveLength(2)
  })

  test.each(['', '   \n\n', 'Hello there', 'Dear all,\nsee you on Friday at the office.'])(
    'is none in the text "%s"',
    (text) => {
      expect(readRecipeText(text)).toBeNull()
    },
  )
})

test('pasted HTML and JSON-LD are read as in a page, and no markup comes out', () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Tea <b>bread</b>',
    recipeIngredient: ['300 g flour', '1 cup of black tea'],
    recipeInstructions: 'Mix and bake for an hour.</script><script>alert(1)</script>',
  }
  for (const text of [
    JSON.stringify(data),
    `<div><script type="application/ld+json">${JSON.stringify(data).replaceAll('</', '<\\/')}</script></div>`,
  ]) {
    const recipe = readRecipeText(text)
    expect(recipe?.title).toBe('Tea bread')
    expect(textsOf(recipe?.ingredients)).toEqual(['300 g flour', '1 cup of black tea'])
    expect(JSON.stringify(recipe)).not.toContain('<')
  }
})
