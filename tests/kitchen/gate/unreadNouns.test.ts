import { expect, test } from 'vitest'
import { findUnreadNouns } from '#shared/kitchen/gate/texts/unreadNouns.ts'
import type { WishLanguageId } from '#shared/kitchen/wish/wishLanguage.ts'
import { wishLanguages } from '#shared/kitchen/wish/wishLanguages.ts'

test.each<[WishLanguageId, string, string]>([
  ['de', 'Fnorde, Salz und Blörge zugeben.', 'fnorde, blörge'],
  ['de', 'Mit Salz oder Fnorden, Pfeffer und Blörgen servieren.', 'fnorden, blörgen'],
  ['de', 'Mit Zwiebeln und Fnorden und Blörgen servieren.', 'fnorden, blörgen'],
  ['de', 'Blörge schälen und die Fnorde zugeben.', 'fnorde'],
  ['de', 'Die Blörge schälen und die Fnorde zugeben.', 'fnorde'],
  ['de', 'Die Blörge servieren, die Fnorde zugeben.', 'fnorde'],
  ['de', 'Die Blörge zugeben, die Fnorde zugeben.', 'blörge, fnorde'],
  ['de', 'Die Blörge: Fnorde zugeben.', 'fnorde'],
  ['de', 'Die Blörge (Fnorde zugeben).', 'fnorde'],
  ['de', 'Die Blörge gekocht zugeben.', 'blörge'],
  ['de', 'Die gekochten Blörge zugeben.', 'blörge'],
  ['de', 'Brauseln zugeben.', 'brauseln'],
  ['de', 'Brauseln und Fnorde zugeben.', 'brauseln, fnorde'],
  ['de', 'Restliche Fnorde zugeben.', 'fnorde'],
  ['de', 'Anschließend Fnorde zugeben.', 'fnorde'],
  ['de', 'Fnorde in Butter zugeben.', 'fnorde'],
  ['de', 'Blör zugeben.', 'blör'],
  ['de', 'Fnordenkel, grob gehackt, zugeben.', 'fnordenkel'],
  ['de', 'Fnorde dazu geben.', 'fnorde'],
  ['de', 'Gib Blörge dazu, Fnorde kochen.', 'blörge'],
  ['de', 'Gib Blörge dazu und rühre.', 'blörge'],
  ['de', 'Zu Salz geben wir Blörge hinzu.', 'blörge'],
  ['de', 'Mit etwas frisch geriebenem Fnord garnieren.', 'fnord'],
  ['de', 'Mit einer Prise Fnord würzen.', 'fnord'],
  ['de', 'Mit Fnord und Salz in der Pfanne servieren.', 'fnord'],
  ['de', 'Dazu passen Blörge und Fnorde.', 'blörge, fnorde'],
  ['de', 'Dazu Blörge reichen.', ''],
  ['de', 'Garen; Fnorde zugeben.', 'fnorde'],
  ['es', 'Añadir fnordos.', 'fnordos'],
  ['es', 'Añadir los fnordos.', 'fnordos'],
  ['es', 'Añadir sal, remover y servir con blorgos.', 'blorgos'],
  ['es', 'Servir con el fnordo y añadir blorgos.', 'fnordo, blorgos'],
  ['fr', 'Ajouter les fnordes.', 'fnordes'],
  ['fr', 'Servir avec des fnordes.', 'fnordes'],
  ['fr', "Servir avec d'autres fnordes.", 'fnordes'],
])('in a recipe in %s, the words for an unknown food in "%s" are: %s', (id, step, words) => {
  expect(unread(id, step)).toBe(words)
})

test.each<[WishLanguageId, string]>([
  ['de', 'Blö zugeben.'],
  ['de', 'Fnorde2 zugeben.'],
  ['de', 'Zwiebeln zugeben.'],
  ['de', 'Alles ohne Fnorde dazu geben.'],
  ['de', 'In Ringe geschnittenes zugeben.'],
  ['de', 'Fnorden, blörgen und zugeben.'],
  ['de', 'Normalerweise zugeben.'],
  ['de', 'Mit einem großen guten kleinen frischen Fnord garnieren.'],
  ['de', 'Mit Fnorden kochen.'],
  ['de', 'Dazu vielleicht passt Blörge.'],
  ['de', 'Dazu wird Blörge gekocht.'],
  ['de', 'Dazu angereicht Blörge.'],
  ['de', 'Streue Fnorde.'],
  ['de', 'Fnorde dazu.'],
  ['es', 'Añadir fno.'],
  ['es', 'Añadir fnordos2.'],
  ['es', 'Añadir la cebolla con fnordos.'],
  ['es', 'Añadir, fnordos.'],
  ['es', 'Servir fnordos.'],
  ['es', 'Servir con picante fnordo.'],
  ['es', 'Servir con cebolla y fnordos.'],
  ['es', 'Decorar bien con fnordos.'],
  ['es', 'Cocinar fnordos.'],
  ['fr', 'Ajouter le reste.'],
  ['en', 'Serve with fnords.'],
  ['it', 'Servire con fnordi.'],
])('in a recipe in %s, "%s" has no word for an unknown food', (id, step) => {
  expect(unread(id, step)).toBe('')
})

function unread(id: WishLanguageId, step: string): string {
  const language = wishLanguages.find((one) => one.id === id)!
  return findUnreadNouns(step, language).join(', ')
}
