/** Words by which a diet need not be, before its name or behind it, with the word that denies it in the same language. */
export const wishPhrasesOfNoNeed: readonly { not: string; before: string; behind?: string }[] = [
  {
    not: 'not',
    before: `doesnt have to be, does not have to be, doesnt need to be, does not need to be, dont have to be, do not have to be, dont need to be, neednt be, need not be, no need to be, no need for it to be, not necessarily, doesnt have to be fully, doesnt need to be fully`,
  },
  {
    not: 'nicht',
    before: `muss nicht, muss nicht unbedingt, muss es nicht, muss nicht zwingend, müssen nicht, braucht nicht, muss auch nicht, nicht unbedingt, nicht zwingend`,
  },
  {
    not: 'pas',
    before: `pas besoin que ce soit, pas besoin d être, n a pas besoin d être, pas obligé d être, pas forcément, pas nécessairement, pas obligatoirement`,
  },
  {
    not: 'no',
    before: `no tiene que ser, no tiene por qué ser, no hace falta que sea, no necesita ser, no es necesario que sea, no necesariamente`,
  },
  {
    not: 'ليس',
    before: `ليس بالضرورة, لا يلزم أن يكون, لا يجب أن يكون, مش لازم يكون, مو لازم يكون, ليس من الضروري أن يكون`,
  },
  {
    not: 'नहीं',
    before: '',
    behind: `होना ज़रूरी नहीं, होना जरूरी नहीं, होने की ज़रूरत नहीं, होने की जरूरत नहीं, hona zaroori nahi, hona zaruri nahi, hona jaruri nahi`,
  },
]

/** What a diet that may be denied so is called. */
export const wishDietsByStem =
  /^(?:vegan|végan|végét|veget|veggie|pescet|pescat|pesket|halal|kosher|koscher|casher|keto|kéto|paleo|paléo|نباتي|حلال|कीटो|वीगन|वेगन|शाकाहारी|हलाल)/u
