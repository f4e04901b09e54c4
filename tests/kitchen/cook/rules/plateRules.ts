import type { FinishedRecipe } from './finishedRecipe.ts'
import { type DishRule, rounded } from './rule.ts'

const told =
  'A title and a headnote say what is on the plate (Ostmann and Baker, The Recipe Writer’s Handbook, 2001).'

/** What the last step serves beside the dish, without "the". */
function sidesServed({ recipe }: FinishedRecipe): string[] {
  const last = recipe.instructions.at(-1) ?? ''
  const list = /\bServe with (the [^.;]+)\.$/.exec(last)?.[1]
  return list
    ? [
        list
          .split(/,? and the |, the | and /)
          .at(-1)!
          .replace(/^the /, ''),
      ]
    : []
}

const mainSide =
  /\b(?:rice|potatoes|mash|noodles|pasta|couscous|bulgur|quinoa|polenta|pap|colcannon|plantains|bread|rolls|flatbreads?|tortillas|pitas?|naans?|rotis?|injera|salad|kachumber|slaw|cucumber|greens|broccoli|cabbage|sambal|baguette|sourdough|ribbons|collards|spinach|beans|pickle|salsa|Shirazi)\b/

export const plateRules: readonly DishRule[] = [
  {
    name: 'side not named',
    source: told,
    find: (recipe) => {
      const texts = `${recipe.recipe.name} ${recipe.recipe.description}`.toLowerCase()
      return sidesServed(recipe).flatMap((side) => {
        const word = mainSide.exec(side)?.[0].replace(/^collards$/, 'collard')
        return word && !texts.includes(word.toLowerCase()) ? [side] : []
      })
    },
  },
  {
    name: 'pieces that do not divide',
    source: 'Arithmetic: what is shaped, threaded or cut is shared by the people at the table.',
    find: ({ recipe }) =>
      recipe.instructions.flatMap((step) =>
        [
          ...step.matchAll(
            /\b(?:into|shape|form|make|makes|thread\w*|onto)\b[^.;]*?\b(\d{1,2}) (?!cm|mm|g\b|ml\b|minutes|hours?|°|\()(?:\w+,? ){0,3}?(skewers|wedges|patties|balls|meatballs|pieces|cakes|rounds|ovals|rolls|parcels|triangles|portions|slices|squares|fritters|dumplings|pancakes|croquettes|logs|fingers|bars)\b/gi,
          ),
        ].flatMap(([all, count = '', noun = '']) => {
          const number = Number(count)
          if (number < 2 || number > 40 || number % recipe.servings === 0) return []
          // Of many small pieces the shares are not counted.
          if (number > recipe.servings * 4) return []
          return /\bthin|\bthick|long\b/.test(all) && /slices/.test(noun)
            ? []
            : [`${all} for ${recipe.servings}`]
        }),
      ),
  },
  {
    name: 'part of a pinch',
    source: 'A pinch is the least that fingers measure, about a sixteenth of a teaspoon.',
    find: ({ whole }) =>
      [
        ...whole.matchAll(
          /\b(?:half|a third|a quarter|two thirds|the rest|most) of (?:the |a )?(?:pinch(?:es)?\b|salt\b)[^.;]*/gi,
        ),
      ].flatMap(([all]) =>
        /pinch/.test(all) || /\b[Aa] pinch of fine salt\b(?!, plus)/.test(whole) ? [all] : [],
      ),
  },
  {
    name: 'bland egg bake or tray',
    source:
      'Cooks salt eggs with about 0.5 to 0.6 % (López-Alt, The Food Lab, 2015: a quarter of a teaspoon for two eggs), vegetables with 0.5 %.',
    find: ({ recipe, perServing, lines }) => {
      const isBake = /\bfrittata|\btray|\bbake|\bstrata|\bkuku|\btortilla|\bomelet|\bsheet/i.test(
        `${recipe.name} ${recipe.instructions.join(' ')}`,
      )
      const grams = lines.reduce((sum, line) => sum + (line.grams ?? 0), 0) / recipe.servings
      if (!isBake || !perServing?.isSodiumKnown || grams < 150) return []
      if (lines.some(({ name }) => /\bsugar|\bhoney|\bmaple|\bbananas?\b|\bdates\b|\bberries/.test(name)))
        return []
      if (
        !lines.some(({ name }) =>
          /\beggs?\b|\bpotato|\bpepper|\bzucchini|\beggplant|\bcarrot|\bsquash|\bpumpkin/.test(name),
        )
      )
        return []
      const percent = (perServing.sodiumMg * 2.54) / 10 / grams
      return percent < 0.4 && perServing.sodiumMg < 850
        ? [`${rounded(percent)} % salt, ${rounded(grams)} g a serving`]
        : []
    },
  },
  {
    name: 'energy of a snack',
    source: 'Of 2,000 kcal a day (US FDA, 21 CFR 101.9) a snack has 150 to 350.',
    find: ({ perServing, asked }) =>
      perServing && asked.mealType === 'Snack' && (perServing.kcal < 150 || perServing.kcal > 360)
        ? [`${rounded(perServing.kcal)} kcal`]
        : [],
  },
  {
    name: 'energy of a breakfast',
    source: 'Of 2,000 kcal a day (US FDA, 21 CFR 101.9) a breakfast has 250 to 600.',
    find: ({ perServing, asked }) =>
      perServing && asked.mealType === 'Breakfast' && (perServing.kcal < 240 || perServing.kcal > 620)
        ? [`${rounded(perServing.kcal)} kcal`]
        : [],
  },
  {
    name: 'swaps not told',
    source: told,
    find: ({ recipe }) =>
      /\bThis version is adapted to an? [^.,]*diet\.|\bIt is usually made with meat\./.test(
        recipe.description,
      )
        ? [recipe.description.match(/This version is adapted[^.]*\.|It is usually[^.]*\./)?.[0] ?? '']
        : [],
  },
  {
    name: 'coconut yogurt not in the title',
    source: told,
    find: ({ recipe, lines }) =>
      lines.some(({ name }) => /coconut yogurt/.test(name)) &&
      /\b(?:tzatziki|raita|cacık|mast|haydari|labneh|yogurt|borani|skyr|quark)\b/i.test(recipe.name) &&
      !/coconut/i.test(recipe.name)
        ? [recipe.name]
        : [],
  },
]
