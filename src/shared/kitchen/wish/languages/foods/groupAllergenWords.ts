import type { EaterCondition, WishLanguageId } from '../../wishLanguage.ts'

const counted = (numbers: readonly string[]) =>
  numbers
    .flatMap((number) => ['top', 'big'].map((first) => `${first} ${number}`))
    .flatMap((group) => [
      `${group} free`,
      `${group} allergen free`,
      `${group} allergens free`,
      `${group} allergy free`,
      `free of the ${group}`,
      `free from the ${group}`,
      `without the ${group}`,
      `no ${group}`,
      `none of the ${group}`,
    ])
    .join(',')

/** Words for groups of allergens that packets and schools know: "top 8 free". The eight and nine are those of US law (FALCPA, FASTER Act). */
const countedGroups: readonly EaterCondition[] = [
  {
    phrases: counted(['8', 'eight']),
    allergens: ['milk', 'eggs', 'fish', 'crustaceans', 'nuts', 'peanuts', 'gluten', 'soy'],
  },
  {
    phrases: counted(['9', 'nine']),
    allergens: ['milk', 'eggs', 'fish', 'crustaceans', 'nuts', 'peanuts', 'gluten', 'soy', 'sesame'],
  },
  {
    phrases: counted(['14', 'fourteen']),
    allergens: [
      'milk',
      'eggs',
      'fish',
      'crustaceans',
      'molluscs',
      'nuts',
      'peanuts',
      'gluten',
      'soy',
      'sesame',
      'celery',
      'mustard',
      'lupin',
      'sulphites',
    ],
  },
]

/** Words for dishes without any allergen, and for somebody who eats nearly nothing: what they leave out is asked. */
const askedWords: Readonly<Partial<Record<WishLanguageId, string>>> = {
  en: `allergen friendly, allergy friendly, allergy safe, allergen safe, allergen free, allergens free, allergy free, allergy aware, free from any allergens, free of allergens, no allergens, without allergens, hypoallergenic, hypo allergenic, allergic to everything but, allergic to everything except,
    allergic to everything apart from, allergic to almost everything, allergic to nearly everything, allergic to most things, can only eat, can only have, can only tolerate, only able to eat, only allowed to eat, only allowed to have`,
  de: `allergikerfreundlich, allergikerfreundliche, allergikerfreundlicher, allergikerfreundliches, allergikerfreundlichen, allergiker freundlich, für allergiker, allergikergeeignet, allergenfrei, allergenfreie, allergenarm, ohne allergene, hypoallergen, allergisch gegen alles außer, allergisch auf alles außer,
    allergisch gegen fast alles, verträgt nur, vertrage nur, darf nur`,
  fr: `pour allergiques, pour les allergiques, sans allergene, sans allergenes, hypoallergenique, allergique a tout sauf, allergique a presque tout, ne peut manger que, ne peux manger que, ne supporte que, ne tolere que`,
  es: `para alergicos, apto para alergicos, sin alergenos, hipoalergenico, alergico a todo menos, alergica a todo menos, alergico a casi todo, alergica a casi todo, solo puede comer, solo puedo comer, solo tolera, solo tolero`,
  it: `per allergici, senza allergeni, può mangiare solo`,
  pt: `para alergicos, sem alergenios, só pode comer`,
  nl: `voor mensen met allergieën, zonder allergenen`,
  pl: `dla alergików, bez alergenów`,
  sv: `för allergiker, allergenfri`,
  hi: `बिना एलर्जी वाला, एलर्जी फ्री`,
  ar: `خالي من مسببات الحساسية, خالي من المواد المسببة للحساسية, بدون مسببات حساسية, بدون مسببات الحساسية, مناسب لمرضى الحساسية, مناسب للحساسية`,
}

/** Conditions that name a whole group of allergens. */
export function wishAllergenGroupConditions(id: WishLanguageId): readonly EaterCondition[] {
  return [...(id === 'en' ? countedGroups : []), { phrases: askedWords[id] ?? '', isAsked: true }]
}
