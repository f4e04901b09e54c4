import type { WishLanguageId } from '../../wishLanguage.ts'

/** Words that are left of a sentence about an allergy where it is said of one person after another, phrases as in wishLanguage.ts. */
export interface WishOtherEaterWords {
  /** What stands between a person and a food where "is allergic" is not said again: "Lena to sesame"; in Hindi behind the food. */
  links: string
  /** The same where they say of most foods something else: "mum from prawns". */
  reasons: string
  /** Words before the next person: "while". */
  turns: string
  /** Verbs that may stay: "and my son has a peanut one". */
  holds: string
  /** Words by which a food is there and may be used: "we have carrots". */
  owns: string
  /** People who are only told from the one before: "the other", "the second". */
  others: string
}

export const wishOtherEaterWords: Readonly<Record<WishLanguageId, WishOtherEaterWords>> = {
  en: {
    reasons: `from, with, of, by, because of`,
    turns: `while, whereas, but, though, and then, then, so is, so does, as is, as does, same for, likewise, ditto`,
    links: `to, against, to the`,
    holds: `has, have, hes, shes, is, are, gets, got, an allergy`,
    owns: `we have, i have, weve got, ive got, we got, i got, there is, there are, theres, got some, have some, have lots, have plenty`,
    others: `the other, the other one, other, another, the second, second, the third, the first, first, third, the eldest, the oldest, the youngest, the middle one, the baby, one, one of them, one of us, everyone else, the rest`,
  },
  de: {
    reasons: `von, vom, bei, beim, mit, wegen`,
    turns: `während, aber, doch, sowie, dann`,
    links: `gegen, auf`,
    holds: `hat, haben, ist, sind, wiederum, dagegen, hingegen`,
    owns: `wir haben, ich habe, ich hab, haben wir, habe ich, hab ich, es gibt`,
    others: `der andere, die andere, das andere, andere, anderer, anderes, anderen, der zweite, die zweite, das zweite, zweite, zweiter, der dritte, die dritte, der eine, die eine, das eine, der große, die große, die älteste, der älteste, ältere, jüngere, die jüngste, der jüngste`,
  },
  fr: {
    reasons: `avec, par, de, des, d, du, a cause de, a cause des`,
    turns: `tandis que, tandis qu, alors que, alors qu, mais, puis, pendant que`,
    links: `!à, a, au, aux, a la, a l, contre`,
    holds: `!a, ont, est, sont, fait`,
    owns: `nous avons, j ai, on a, il y a, il reste, il me reste, il nous reste`,
    others: `l un, l une, l autre, autre, les autres, une autre, un autre, le deuxieme, la deuxieme, le second, la seconde, le troisieme, la troisieme, l aine, l ainee, le cadet, la cadette, le plus grand, la plus grande, le plus petit, la plus petite, le grand, la grande`,
  },
  es: {
    reasons: `con, por, de, del`,
    turns: `mientras que, mientras, pero, en cambio, luego`,
    links: `a, al, a la, a los, a las, a el, contra`,
    holds: `tiene, tienen, es, son, está`,
    owns: `tenemos, tengo, hay, me queda, me quedan, nos queda, nos quedan`,
    others: `uno, una, el otro, la otra, otro, otra, los otros, las otras, el segundo, la segunda, el tercero, la tercera, el mayor, la mayor, el menor, la menor, la pequeña, el pequeño`,
  },
  it: {
    reasons: `con, per, di, del, dei, delle`,
    turns: `mentre, ma, invece`,
    links: `a, al, allo, alla, ai, agli, alle, all, contro`,
    holds: `ha, hanno, !è, sono`,
    owns: `abbiamo, ho, ci sono, c è`,
    others: `uno, una, l altro, l altra, altro, altra, il secondo, la seconda, il maggiore, la maggiore, il minore, la minore`,
  },
  pt: {
    reasons: `com, por, de, do, da, dos, das`,
    turns: `enquanto, mas, já`,
    links: `a, ao, aos, !à, às, contra`,
    holds: `tem, têm, !é, são`,
    owns: `temos, tenho, há`,
    others: `um, uma, o outro, a outra, outro, outra, o segundo, a segunda, o mais velho, a mais velha, o mais novo, a mais nova`,
  },
  nl: {
    reasons: `van, met, bij`,
    turns: `terwijl, maar, en dan`,
    links: `voor, tegen, op`,
    holds: `heeft, hebben, is, zijn`,
    owns: `we hebben, wij hebben, ik heb, er is, er zijn`,
    others: `de andere, het andere, andere, ander, de tweede, de derde, de oudste, de jongste`,
  },
  pl: {
    reasons: `z, po, od`,
    turns: `natomiast, ale, zaś`,
    links: `na`,
    holds: `ma, mają, jest, są`,
    owns: `mamy, mam, jest`,
    others: `drugi, druga, drugie, inny, inna, starszy, starsza, młodszy, młodsza`,
  },
  sv: {
    reasons: `av, med`,
    turns: `medan, men`,
    links: `mot, för`,
    holds: `har, är`,
    owns: `vi har, jag har, det finns`,
    others: `den andra, andra, den andre, andre, den äldsta, den yngsta`,
  },
  da: {
    reasons: `af, med`,
    turns: `mens, men`,
    links: `over for, overfor, mod, for`,
    holds: `har, er`,
    owns: `vi har, jeg har, der er`,
    others: `den anden, anden, det andet, andet, den ældste, den yngste`,
  },
  no: {
    reasons: `av, med`,
    turns: `mens, men`,
    links: `mot, for, overfor`,
    holds: `har, er`,
    owns: `vi har, jeg har, det er`,
    others: `den andre, andre, det andre, den eldste, den yngste`,
  },
  hi: {
    reasons: `के साथ, के कारण, ke saath`,
    turns: `जबकि, लेकिन, पर, मगर, jabki, lekin, magar`,
    links: `से, se, की, ki`,
    holds: `है, हैं, hai, hain, होती, होता, hoti, hota`,
    owns: `हमारे पास, मेरे पास, पड़ा है, पड़े हैं, बचा है, बचे हैं, hamare paas, mere paas`,
    others: `एक, ek, दूसरा, दूसरी, दूसरे, तीसरा, तीसरी, तीसरे, बड़ा, बड़ी, बड़े, doosra, doosri, doosre, dusra, dusri, dusre, bada, badi, bade`,
  },
  ar: {
    reasons: `مع, بسبب`,
    turns: `بينما, لكن, ولكن, اما, أما, وأما`,
    links: `من, ضد, تجاه, على`,
    holds: `عنده, عندها, عندي, لديه, لديها, لدي, معه, معها, فيه, فيها`,
    owns: `عندنا, لدينا, في البيت, في الثلاجة`,
    others: `ضيف, ضيفة, طفل, طفلة, صديق, صديقة, واحد, واحدة, الثاني, الثانية, الثالث, الثالثة, الاخر, الآخر, الاخرى, الأخرى, الكبير, الكبيرة`,
  },
}
