import { expect, test } from 'vitest'
import { readMessageCatalogue } from '#server/commands/catalogue.ts'
import { type Locale, supportedLocales } from '#shared/locale.ts'

/**
 * Words that promise what no check can prove: that a food is in no recipe, that recipes keep to what somebody must not have,
 * or that a dish is safe, harmless or fit for everybody.
 */
const promises: Record<Locale, RegExp> = {
  en: /out of (?:every|all) recipes?|in no recipe|(?:recipes?|list)[^.]{0,30} keeps? to|safe to eat|(?:is|are) safe for|guarantee|everybody[^.]{0,30} can eat/i,
  de: /in kein(?:em)? Rezept|aus jedem Rezept|halten sich daran|unbedenklich|garantier|alle essen (?:können|dürfen)/i,
  fr: /dans aucune recette|recettes? [^.]{0,40}s’y tien(?:t|nent)|sans (?:danger|risque)|garanti|tout votre foyer peut manger/i,
  es: /fuera de todas las recetas|en ninguna receta (?:hay|entra)|lo respetan?|sin (?:peligro|riesgo)|garantiz|puede comer todo/i,
  hi: /किसी रेसिपी में नहीं|सुरक्षित है|गारंटी|सब लोग खा सकें/,
  ar: /خارج كل وصفة|الوصفات التي تُكتب لك تلتزم|مضمون|آمنة? للأكل|ما يناسب أهل بيتك كلهم/,
}

test.each(supportedLocales)('no message in "%s" promises that a food is absent or a dish safe', (locale) => {
  const told = Object.entries(readMessageCatalogue(locale)).filter(([, message]) =>
    promises[locale].test(JSON.stringify(message)),
  )
  expect(told).toEqual([])
})
