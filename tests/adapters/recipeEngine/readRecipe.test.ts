import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultServingsOfAnswer, parseRecipeOfModel } from '#server/adapters/recipeEngine/readRecipe.ts'
import { WrittenRecipe } from '#shared/contract/recipes/recipes.ts'
import * as wordings from '../../support/servers/modelServerAnswers.ts'

const { exampleRecipe, unkindAnswers } = wordings
const json = JSON.stringify(exampleRecipe)
const least = { name: 'Toast', ingredients: ['1 slice bread'], instructions: ['Toast it.'] }

describe('an answer', () => {
  test.each([
    ['nothing', json],
    ['a code fence', wordings.fenced(exampleRecipe)],
    ['a fence that is not closed', `\`\`\`json\n${json}`],
    ['prose with braces in it', wordings.amidProse(exampleRecipe)],
    ['a reasoning model’s thinking', wordings.afterThinking(exampleRecipe)],
    ['thinking whose beginning was left out', `They want soup {"name": "no"}</think>${json}`],
    ['escapes, in a fence', wordings.escaped(exampleRecipe)],
    ['a JSON string', JSON.stringify(json)],
    ['a JSON string in a JSON string', JSON.stringify(JSON.stringify(json))],
    ['a fence in a JSON string', JSON.stringify(wordings.fenced(exampleRecipe))],
    ['a byte order mark and blanks', `\uFEFF \n${json}\n\n`],
    ['an object around it', JSON.stringify({ status: 'ok', recipe: exampleRecipe })],
    ['a list around it', JSON.stringify([exampleRecipe])],
    ['a graph around it', JSON.stringify({ '@graph': [{ '@type': 'WebSite', name: 'x' }, exampleRecipe] })],
    ['another object before it', `{"thought": "soup"} ${json}`],
  ])('an answer is read within %s', (_, answer) => {
    expect(parseRecipeOfModel(answer)).toEqual({ recipe: exampleRecipe, missingPart: null })
  })

  test('trailing commas and line breaks inside strings are accepted', () => {
    const answer =
      '{"name": "Toast", "description": "Crisp\nand brown.", "ingredients": ["1 slice bread",\n],' +
      ' "instructions": ["Say \\"ah, ]\\".", ], }'
    expect(parseRecipeOfModel(answer).recipe).toMatchObject({
      description: 'Crisp and brown.',
      ingredients: ['1 slice bread'],
      instructions: ['Say "ah, ]".'],
    })
  })

  test('quotes, backslashes and characters beyond ASCII of a model’s recipe survive every layer of escapes', () => {
    const recipe = { ...exampleRecipe, name: 'Crème "brûlée" 🍮', description: 'Back\\slash.' }
    for (const wording of [wordings.plain, wordings.fenced, wordings.escaped])
      expect(parseRecipeOfModel(wording(recipe)).recipe).toEqual(recipe)
  })
})

describe('fields are read in the spellings of models and the old endpoint', () => {
  test('fields are read in the spellings of models and the old endpoint with the snake case names of the old endpoint', () => {
    const answer = {
      recipe_name: 'Toast',
      prep_time: '5 min',
      cook_time: 'PT10M',
      total_time: '20',
      servings: '2 servings',
      ingredients: '["1 slice bread", "10 g butter"]',
      instructions: 'Toast it.\nButter it.\n',
      nutrition_info: 'much',
      average_rating: '0.00',
    }
    expect(parseRecipeOfModel(answer).recipe).toEqual({
      name: 'Toast',
      description: '',
      servings: 2,
      prepTimeMinutes: 5,
      cookTimeMinutes: 10,
      totalTimeMinutes: 20,
      ingredients: ['1 slice bread', '10 g butter'],
      instructions: ['Toast it.', 'Butter it.'],
    })
  })

  test('fields are read in the spellings of models and the old endpoint with the names of schema.org', () => {
    const recipe = parseRecipeOfModel({
      '@type': 'Recipe',
      title: 'Toast',
      recipeYield: ['1', '1 toast'],
      recipeIngredient: ['1 slice bread'],
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Prepare',
          itemListElement: [{ '@type': 'HowToStep', text: 'Slice.' }],
        },
        { '@type': 'HowToStep', name: 'Toasting', text: 'Toast it.' },
      ],
    }).recipe
    expect(recipe).toMatchObject({ name: 'Toast', servings: 1, instructions: ['Slice.', 'Toast it.'] })
  })

  test.each([
    ['texts with bullets', ['- 2 eggs', '• 1 onion'], ['2 eggs', '1 onion']],
    ['objects', [{ quantity: 200, unit: 'g', name: 'flour', note: 'sifted' }], ['200 g flour, sifted']],
    ['objects without an amount', [{ item: 'salt', quantity: null }], ['salt']],
    [
      'objects with a pair for the amount',
      [{ amount: { value: 2, unit: 'cups' }, food: 'oats' }],
      ['2 cups oats'],
    ],
    [
      'objects with alternatives',
      [{ name: 'flour', amount: '200 g', substitutes: ['oats'] }],
      ['200 g flour'],
    ],
    ['groups', [{ name: 'Sauce', items: ['1 egg', { name: 'oil' }] }, '1 leek'], ['1 egg', 'oil', '1 leek']],
    ['groups by name', { 'For the sauce': ['1 egg'], 'For the rest': ['1 leek'] }, ['1 egg', '1 leek']],
    ['amounts by name', { flour: '200 g', eggs: 2 }, ['200 g flour', '2 eggs']],
    ['numbered entries', { 1: '2 eggs', 2: '1 leek' }, ['2 eggs', '1 leek']],
    ['a text, one on each line', '2 eggs\r\n\n1 leek', ['2 eggs', '1 leek']],
    ['empty entries', ['', null, '  ', '2 eggs'], ['2 eggs']],
  ])('ingredients in a model’s answer are parsed when they come as %s', (_, ingredients, lines) => {
    expect(parseRecipeOfModel({ ...least, ingredients }).recipe?.ingredients).toEqual(lines)
  })

  test.each([
    [
      'numbered texts',
      ['1. Chop.', '2) Fry.', 'Step 3: Eat.', 'step 4 - Rest.'],
      ['Chop.', 'Fry.', 'Eat.', 'Rest.'],
    ],
    ['texts that begin with a figure', ['10 minutes later, eat.'], ['10 minutes later, eat.']],
    [
      'objects',
      [
        { step: 1, text: 'Chop.' },
        { step: '2', instruction: 'Fry.' },
      ],
      ['Chop.', 'Fry.'],
    ],
    ['a numbered text', '1. Chop.\n2. Fry.', ['Chop.', 'Fry.']],
    ['numbered entries', { step1: 'Chop.', step2: 'Fry.' }, ['Chop.', 'Fry.']],
  ])('instructions in a model’s answer are parsed when they come as %s', (_, instructions, lines) => {
    expect(parseRecipeOfModel({ ...least, instructions }).recipe?.instructions).toEqual(lines)
  })

  test('a missing or zero total time is the sum, and a missing cooking time is the rest', () => {
    expect(parseRecipeOfModel({ ...least, prepTime: 5, cookTime: 10 }).recipe?.totalTimeMinutes).toBe(15)
    expect(
      parseRecipeOfModel({ ...least, prepTime: 5, cookTime: 10, totalTime: 0 }).recipe?.totalTimeMinutes,
    ).toBe(15)
    expect(parseRecipeOfModel({ ...least, prepTime: 5, totalTime: 30 }).recipe?.cookTimeMinutes).toBe(25)
  })

  test('missing optional fields get values that the schema accepts', () => {
    const { recipe } = parseRecipeOfModel(least)
    expect(recipe).toMatchObject({
      servings: defaultServingsOfAnswer,
      totalTimeMinutes: 0,
      description: '',
    })
    expect(WrittenRecipe.safeParse(recipe).success).toBe(true)
  })
})

describe('no recipe is found', () => {
  test.each([
    ['JSON', 'without JSON', 'I cannot write a recipe.'],
    ['JSON', 'without an end', wordings.cutOff(exampleRecipe)],
    ['JSON', 'with broken brackets', '{"name": "Toast"]'],
    ['JSON', 'in thinking that never ends', `<think>${json}`],
    ['JSON', 'in a text without a recipe', '{"error": "busy"}'],
    ['name', 'without a name', { ...least, name: ' ' }],
    ['ingredients', 'without ingredients', { ...least, ingredients: [] }],
    ['ingredients', 'with ingredients that say nothing', { ...least, ingredients: [null, {}, ''] }],
    ['instructions', 'without instructions', { ...least, instructions: undefined }],
  ])('no recipe is found for lack of %s: %s', (lacks, _, answer) => {
    expect(parseRecipeOfModel(answer)).toEqual({ recipe: null, missingPart: lacks })
  })
})

test('any text and any JSON ends with a result, and a found recipe has all its parts', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    '\\',
    ',',
    ':',
    '```',
    '<think>',
    '</think>',
    'name',
    json,
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 30 }).map((all) => all.join('')),
  )
  const fields = fc.record(
    Object.fromEntries(
      [...Object.keys(exampleRecipe), 'text', '__proto__'].map((key) => [key, fc.jsonValue()]),
    ),
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(texts, fields, fc.anything()), (answer) => {
      const { recipe, missingPart } = parseRecipeOfModel(answer)
      expect(recipe === null).toBe(missingPart !== null)
      if (!recipe) return
      expect(recipe.name).not.toBe('')
      expect(recipe.ingredients.length * recipe.instructions.length).toBeGreaterThan(0)
      expect([...recipe.ingredients, ...recipe.instructions].every((line) => line.trim())).toBe(true)
    }),
    { numRuns: 600 },
  )
})

test('the longest accepted answers are read to their end, even hostile ones', () => {
  expect(unkindAnswers.map((answer) => parseRecipeOfModel(answer).recipe)).toEqual(
    unkindAnswers.map(() => null),
  )
})
