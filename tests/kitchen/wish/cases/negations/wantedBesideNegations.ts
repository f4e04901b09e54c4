import type { WishCase } from '../wishCase.ts'

/** Foods that stand beside a negation and are wanted: they are not left out, and asked about where that is not certain. */
export const wantedBesideNegations: readonly WishCase[] = [
  ['pas de fête sans fromage', '?'],
  ['no party without cheese', '?'],
  ["it's not Christmas without walnuts", '?'],
  ['kein Weihnachten ohne Walnüsse', '?'],
  ['no hay fiesta sin queso', ''],
  ['لا عيد بدون مكسرات', '?'],
  ['पनीर के बिना खाना अधूरा है', '?'],
  ['मेवों के बिना दिवाली अधूरी', '?'],
  ['oeuf: non / lait: oui', 'egg'],
  ['egg: no / milk: yes', 'egg'],
  ['Ei: nein / Milch: ja', 'egg'],
  ['huevo: no / leche: sí', 'egg'],
  ['no soy sauce -> coconut aminos', 'soy sauce'],
  ['keine Butter -> Margarine', 'butter'],
  ["sans beurre -> huile d'olive", 'butter'],
  ['allergy-friendly chicken nuggets', '?'],
]

/** The same words where they leave a food out. */
export const leftOutBesideNegations: readonly WishCase[] = [
  ['no cake without eggs', 'cake, egg'],
  ['pizza without cheese', 'cheese'],
  ['ein Frühstück ohne Käse', 'cheese'],
  ['un repas sans fromage', 'cheese'],
  ['पनीर के बिना खाना', 'paneer'],
  ['عشاء بدون مكسرات', 'nut'],
  ['no nuts -> allergy', '#nuts, #peanuts'],
  ['no milk -> rash', '#milk'],
  ['not too spicy without nuts', 'nut'],
]
