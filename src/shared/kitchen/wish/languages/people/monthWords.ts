import type { WishLanguageId } from '../../wishLanguage.ts'

/** The numbers from 1 to 11 in words, in the forms in which months are counted. */
export const wishMonthWords: Readonly<Record<WishLanguageId, string>> = {
  en: 'one two three four five six seven eight nine ten eleven',
  de: 'ein einen zwei drei vier fünf sechs sieben acht neun zehn elf',
  fr: 'un deux trois quatre cinq six sept huit neuf dix onze',
  it: 'un due tre quattro cinque sei sette otto nove dieci undici',
  es: 'un dos tres cuatro cinco seis siete ocho nueve diez once',
  pt: 'um dois três quatro cinco seis sete oito nove dez onze',
  nl: 'een twee drie vier vijf zes zeven acht negen tien elf',
  pl: 'jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście',
  sv: 'en två tre fyra fem sex sju åtta nio tio elva',
  da: 'en to tre fire fem seks syv otte ni ti elleve',
  no: 'en to tre fire fem seks sju syv åtte ni ti elleve',
  hi: 'एक दो तीन चार पांच पाँच छह छः छे सात आठ नौ दस ग्यारह chhah saat aath nau das gyarah',
  ar: 'شهرين ثلاثة ثلاث أربعة أربع خمسة خمس ستة ست سبعة سبع ثمانية ثماني تسعة تسع عشرة عشر',
}

/** Months of a pregnancy as they are counted: "sixth", in the forms that stand before "month". */
export const wishCountedMonths: Readonly<Partial<Record<WishLanguageId, string>>> = {
  en: 'second third fourth fifth sixth seventh eighth ninth 2nd 3rd 4th 5th 6th 7th 8th 9th',
  de: 'zweiten dritten vierten fünften sechsten siebten siebenten achten neunten',
  fr: 'deuxième troisième quatrième cinquième sixième septième huitième neuvième',
  it: 'secondo terzo quarto quinto sesto settimo ottavo nono',
  nl: 'tweede derde vierde vijfde zesde zevende achtste negende',
  pl: 'drugim trzecim czwartym piątym szóstym siódmym ósmym dziewiątym',
  sv: 'andra tredje fjärde femte sjätte sjunde åttonde nionde',
  da: 'anden tredje fjerde femte sjette syvende ottende niende',
  no: 'andre tredje fjerde femte sjette sjuende syvende åttende niende',
  hi: 'दूसरे तीसरे चौथे पांचवे पांचवें पाँचवें छठे छठवें सातवें आठवें नौवें नौवे teesre chauthe paanchve panchve chhathe chathe saatve aathve nauve',
}
