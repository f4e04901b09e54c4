import type { WishCase } from '../wishCase.ts'

/** Allergies to foods that go with one to pollen: the foods are left out. */
export const crossAllergies: readonly WishCase[] = [
  ['oral allergy syndrome: apples, carrots raw', 'apple, carrot'],
  ['oral allergy syndrome (apples, celery), dinner please', '#celery, apple'],
  ['I have oral allergy syndrome to apples and cherries', 'apple, cherry'],
  ['apples and pears - oral allergy syndrome', 'apple, pear'],
  ['pollen food syndrome: apple and hazelnut', '#nuts, apple'],
  ['birch pollen cross allergy: apples', 'apple'],
  ['hay fever with oral allergy: kiwi', 'kiwi'],
  ['Kreuzallergie: Äpfel', 'apple'],
  ['Kreuzallergie auf Äpfel und Karotten, Suppe bitte', 'apple, carrot'],
  ['Kreuzallergien (Birke): Apfel, Haselnuss', '#nuts, apple'],
  ['Apfel-Kreuzallergie, Kuchen bitte', 'apple'],
  ['orales Allergiesyndrom: Apfel, Karotte', 'apple, carrot'],
  ["syndrome d'allergie orale: pommes, carottes", 'apple, carrot'],
  ['allergie croisée: pomme, noisette', '#nuts, apple'],
  ['allergies croisées avec le bouleau : pomme, cerise', 'apple, cherry'],
  ['síndrome de alergia oral: manzanas', 'apple'],
  ['alergia cruzada con el polen: melocotón', 'peach'],
  ['متلازمة حساسية الفم: تفاح', 'apple'],
  ['حساسية متقاطعة: تفاح وكرفس', '#celery, apple'],
  ['ओरल एलर्जी सिंड्रोम: सेब, गाजर', 'apple, carrot'],
]

/** Such allergies without a food, which is asked about, and denied ones. */
export const crossAllergiesWithoutFood: readonly WishCase[] = [
  ['oral allergy syndrome', '?'],
  ['oral allergy syndrome, apple pie please', '?'],
  ['Kreuzallergie, Kuchen bitte', '?'],
  ['no oral allergy syndrome, apple pie', ''],
  ['keine Kreuzallergien, Apfelkuchen', ''],
  ["pas d'allergie croisée, tarte aux pommes", ''],
  ['pollen allergy, apple pie', '?'],
  ['hot cross buns', ''],
  ['Kreuzkümmel liebe ich, Curry', ''],
]
