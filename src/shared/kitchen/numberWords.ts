/** A table of words and their values: "one 1, two 2". */
export const parseWordValues = (table: string): [string, number][] =>
  table.split(', ').map((each) => {
    const at = each.lastIndexOf(' ')
    return [each.slice(0, at), Number(each.slice(at + 1))]
  })

/** Words for whole numbers below twenty, by language; those for one are articles as well. */
export const numberWordsBelowTwenty = {
  en: 'a 1, an 1, one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, eleven 11, twelve 12, fifteen 15, sixteen 16, eighteen 18',
  de: 'ein 1, eine 1, einer 1, einen 1, einem 1, zwei 2, drei 3, vier 4, fünf 5, sechs 6, sieben 7, acht 8, neun 9, zehn 10, zwölf 12, fünfzehn 15',
  fr: 'un 1, une 1, deux 2, trois 3, quatre 4, cinq 5, six 6, sept 7, huit 8, neuf 9, dix 10, douze 12, quinze 15',
  es: 'un 1, una 1, dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho 8, nueve 9, diez 10, doce 12, quince 15',
  hi: 'एक 1, दो 2, तीन 3, चार 4, पाँच 5, पांच 5, छह 6, सात 7, आठ 8, नौ 9, दस 10, बारह 12, पंद्रह 15, पन्द्रह 15',
  ar: 'ثلاث 3, أربع 4, خمس 5, ست 6, سبع 7, ثماني 8, ثمان 8, تسع 9, عشر 10, خمس عشرة 15',
} as const

/** The tens of English. */
export const englishTensWords = 'twenty 20, thirty 30, forty 40, fifty 50, sixty 60, ninety 90'
