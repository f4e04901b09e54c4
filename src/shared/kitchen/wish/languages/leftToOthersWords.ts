import type { WishLanguageId } from '../wishLanguage.ts'

/** How a language leaves a food to others, so that it is not wanted. Phrases as in wishLanguage.ts. */
export interface WishLeftToOthersWords {
  /** Behind the food: "are for someone else". */
  behind: string
  /** Before the food: "you can keep your". */
  before: string
  /** Verbs before the food, and what stands behind it then: "leave … for someone else". */
  opens: string
  closes: string
}

export const wishLeftToOthersWords: Readonly<Partial<Record<WishLanguageId, WishLeftToOthersWords>>> = {
  en: {
    behind: `is all yours, are all yours, is yours to keep, are yours to keep, are for someone else, are for somebody else, are for other people, are for others, are for another, are for anyone else, are for the others, is for someone else, is for somebody else, is for other people, is for others, is for anyone else, are for everyone else, is for everyone else, are best left to others, are best left for others, i leave to others, ill leave to others, i leave to other people, ill leave to other people, i leave to you, ill leave to you, you can keep, you may keep, someone else can have, somebody else can have, others can have, you can keep to yourself`,
    before: `you can keep your, you may keep your, they can keep their, you can have my, someone else can have my, someone else can have the, somebody else can have the, somebody else can have my, others can have the, others can have my, keep your`,
    opens: `leave, leaves, leaving, save, keep, give, ill leave, spare`,
    closes: `for someone else, for somebody else, for other people, for others, for the others, for another, for anyone else, for everyone else, to someone else, to somebody else, to other people, to others, to the others, to yourself, to yourselves, for yourself, for yourselves`,
  },
  de: {
    behind: `kannst du behalten, könnt ihr behalten, können sie behalten, darfst du behalten, dürft ihr behalten, kannst du selbst essen, kannst du selber essen, könnt ihr selber essen, könnt ihr selbst essen, sind für jemand anderen, sind für jemand anders, sind für andere, sind für die anderen, ist für jemand anderen, ist für jemand anders, ist für andere, ist für die anderen, überlasse ich anderen, überlass ich anderen, überlassen wir anderen, überlasse ich euch, überlass ich euch, überlasse ich dir, überlass ich gern anderen, überlasse ich gern anderen, überlasse ich gerne anderen, überlass ich gerne anderen, können andere haben, kann wer anders haben, kann jemand anders haben, können andere essen`,
    before: `du kannst deine, du kannst dein, du kannst deinen, ihr könnt eure, behalt deine, behalt dein, behalte deine, behalte dein, behalte deinen, behaltet eure`,
    opens: `lass, lasst, lasse, überlass, überlasst, überlasse, heb, spar, gib, behalt, behalte, behaltet`,
    closes: `für jemand anderen, für jemand anders, für andere, für die anderen, für wen anders, den anderen, anderen, jemand anderem, für dich, für euch, für dich selbst`,
  },
  fr: {
    behind: `c est pour les autres, c est pour quelqu un d autre, sont pour les autres, sont pour quelqu un d autre, est pour les autres, est pour quelqu un d autre, ce sera pour les autres, ce sera pour quelqu un d autre, je les laisse aux autres, je le laisse aux autres, je la laisse aux autres, tu peux les garder, vous pouvez les garder, tu peux le garder, tu peux la garder, très peu pour moi, tres peu pour nous`,
    before: `garde tes, garde ton, garde ta, gardez vos, gardez votre, tu peux garder tes, tu peux garder ton, tu peux garder ta, vous pouvez garder vos, vous pouvez garder votre, je te laisse les, je te laisse tes, je vous laisse les, je vous laisse vos`,
    opens: `laisse, laissez, laisser, garde, gardez, garder, réserve, réservez`,
    closes: `aux autres, pour les autres, à quelqu un d autre, pour quelqu un d autre, pour toi, pour vous, pour d autres, à d autres`,
  },
  es: {
    behind: `son para otro, son para otros, son para otra persona, son para otra, son para los demás, es para otro, es para otros, es para otra persona, es para los demás, se los dejo a otros, se las dejo a otros, se los dejo a los demás, se las dejo a los demás, te los puedes quedar, te las puedes quedar, te lo puedes quedar, te la puedes quedar, te los quedas, te las quedas, que se los coma otro, que se las coma otro, que se lo coma otro, que los coma otro, que las coma otro`,
    before: `quédate tus, quédate con tus, quédate con tu, quédate con las, quédate con los, quédate los, quédate las, puedes quedarte con, puedes quedarte tus, puedes quedarte los, puedes quedarte las, quedaos con, quédense con, guárdate tus, guárdate los, guárdate las`,
    opens: `deja, dejad, dejen, dejar, dejo, guarda, guárdale, guardad`,
    closes: `para otro, para otros, para otra persona, para otra, para los demás, a los demás, a otros, a otro, a otra persona, para ti, para vosotros, para ustedes`,
  },
  ar: {
    behind: `لغيري, لغيرنا, لشخص اخر, لشخص آخر, للاخرين, للآخرين, لشخص ثاني, لحد ثاني, لك انت, خليه لك, خليها لك, خليهم لك`,
    before: `خلي لك, احتفظ ب, احتفظوا ب, خل لك`,
    opens: `اترك, اتركوا, خلي, خل, خلوا, سيب, سيبوا, دع`,
    closes: `لغيري, لغيرنا, لشخص اخر, لشخص آخر, للاخرين, للآخرين, لشخص ثاني, لحد ثاني, لنفسك, لك`,
  },
  hi: {
    behind: `किसी और के लिए, किसी और के लिए है, किसी और के लिए हैं, किसी और के लिए छोड़ दो, किसी और के लिए छोड़ो, किसी और के लिए रखो, दूसरों के लिए, दूसरों के लिए है, दूसरों के लिए हैं, दूसरों के लिए छोड़ दो, दूसरों के लिए रखो, किसी और को दे दो, किसी और को देना, दूसरों को दे दो, अपने पास रखो, अपने पास ही रखो, आप ही रखो, तुम ही रखो, तुम रखो, आप रखो, आप ही खाओ, तुम ही खाओ,
      kisi aur ke liye, kisi aur ke liye hai, kisi aur ke liye hain, kisi aur ke liye chhod do, kisi aur ke liye chod do, kisi aur ke liye rakho, dusron ke liye, dusro ke liye, dusron ke liye chhod do, kisi aur ko de do, kisi aur ko dena, dusron ko de do, apne paas rakho, apne pas rakho, apne paas hi rakho, aap hi rakho, tum hi rakho, tum rakho, aap hi khao, tum hi khao`,
    before: '',
    opens: '',
    closes: '',
  },
}
