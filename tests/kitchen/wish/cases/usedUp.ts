/** Foods that are to be used up are wished for. */
export const usedUp: readonly string[] = [
  'दूध और अंडे खत्म करने हैं',
  'doodh aur ande khatam karne hain',
  'अंडे ख़त्म करने हैं',
  'दूध इस्तेमाल करना है',
  'use up the eggs',
  'I need to use up milk and eggs',
  'we need to finish the milk',
  'the eggs need eating',
  'eggs must go, they expire soon',
  'Eier müssen verbraucht werden',
  'Eier müssen noch weg',
  'Eier müssen weg, die laufen bald ab',
  'Milch muss weg, läuft bald ab',
  'Eier aufbrauchen',
  'hay que gastar los huevos',
  'tengo que acabar los huevos',
  'il faut finir les œufs',
  'les œufs sont à finir',
  'eieren moeten op',
  'البيض لازم يخلص',
  'لازم نخلص الحليب',
]

/** What may mean either is asked about. */
export const perhapsUsedUp: readonly (readonly [wish: string, food: string])[] = [
  ['Eier müssen weg', 'egg'],
  ['die Milch muss weg', 'milk'],
  ['Käse muss raus', 'cheese'],
  ['eggs must go', 'egg'],
]

/** What somebody eats no more, or what is to be left out. */
export const notUsedUp: readonly (readonly [wish: string, food: string])[] = [
  ['दूध खत्म करना है डाइट से', 'milk'],
  ['der Käse muss raus aus der Ernährung', 'cheese'],
  ['Eier weg', 'egg'],
  ['hay que quitar los huevos', 'egg'],
  ['the milk has to go', 'milk'],
]
