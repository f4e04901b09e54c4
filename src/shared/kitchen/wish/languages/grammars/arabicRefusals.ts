/** Words for wanting, liking and eating by region, without the negation before them: the Gulf, the Levant, Iraq, Sudan. */
const wanting = `ابي, ابغى, ابغا, ابغي, نبي, نبغى, يبي, تبي, يبغى, تبغى, يبون, يبغون, اشتهي, بدي, بدنا, بدو, بده, بدها, بدهم, بدياه, ودي, ودنا, اريد, نريد, يريد, تريد, ريد, داير, دايرة, دايرين,
  عايز, عايزة, عايزه, عايزين, عاوز, عاوزة, عاوزه, عاوزين, احب, يحب, تحب, نحب, بحب, بيحب, بتحب, بنحب, اكل, ياكل, تاكل, ناكل, باكل, بياكل, بتاكل, اطيق, بطيق, اداني, ادانيه, احمل`

/** Egyptian and Maghrebi verbs whose negated forms end in "ش". */
const denied = `بغيت, بغينا, بغات, بغى, نبغي, نبغيو, يبغي, تبغي, نحب, نحبو, يحب, تحب, حبيت, نحمل, نحملو, يحمل, تحمل, ناكل, ناكلو, ياكل, تاكل, كنبغي, كيبغي, كتبغي, كناكل, كياكل, كتاكل, كنحمل, كيحمل, كنحب, بحب, بيحب, بتحب, باكل, بياكل,
  بتاكل, بطيق, بيطيق, عايز, عاوز, نشتي, يشتي, تشتي, نهضم, يهضم, تهضم, نطيق, يطيق`

const separate = ['ما', 'مو', 'مش', 'موش', 'مب', 'موب', 'مهو', 'ماني', 'مانيش']

const listOf = (text: string) => text.split(',').map((word) => word.trim())

/**
 * How Arabic of the Gulf, the Levant, Egypt, Sudan and the Maghreb says that somebody does not want or eat a food: "مابي", "ماعايز", "ما نبغيش". The
 * first letter of a verb may be lost behind "ما". Phrases as in wishLanguage.ts.
 */
export const wishArabicRefusalWords: string = [
  ...listOf(wanting).flatMap((verb) => [
    ...separate.map((word) => `${word} ${verb}`),
    `ما${verb}`,
    `ما${verb.replace(/^ا/u, '')}`,
  ]),
  ...listOf(denied).flatMap((verb) => [`ما ${verb}ش`, `ما${verb}ش`, `م${verb}ش`]),
].join(', ')
