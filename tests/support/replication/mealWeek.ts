import fc from 'fast-check'
import type { HybridClock } from '#shared/replication/clock.ts'
import {
  type DocumentsByKey,
  emptyDocument,
  isFieldVisible,
  tombstonesToRemoveDocument,
  valueOfDocumentField,
} from '#shared/replication/documents.ts'
import type { DocumentChange, DocumentKind } from '#shared/replication/kind.ts'
import { Devices } from './devices.ts'
import type { Usage } from './expectConvergence.ts'

/** A week of meals, as a second kind of documents: a day is a document, each meal on it an entry. */
export interface DayAddress {
  day: string
}

export const mealWeekKind: DocumentKind<DayAddress> = {
  name: 'week',
  keyOf: ({ day }) => day,
  addressOf: (key) => ({ day: key }),
}

interface Day {
  day: string
  note: unknown
  meals: { id: string; meal: unknown }[]
}

const prefix = 'meal:'

/** Days with a note or meals on them, in order. */
export function readWeek(docs: DocumentsByKey): Day[] {
  return [...docs]
    .map(([day, doc]) => ({
      day,
      note: isFieldVisible(doc, 'note') ? valueOfDocumentField(doc, 'note') : null,
      meals: Object.keys(doc.fields)
        .filter(
          (name) =>
            name.startsWith(prefix) && isFieldVisible(doc, name) && valueOfDocumentField(doc, name) !== null,
        )
        .sort()
        .map((name) => ({ id: name.slice(prefix.length), meal: valueOfDocumentField(doc, name) })),
    }))
    .filter(({ note, meals }) => note !== null || meals.length > 0)
    .sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** Makes changes of one client. */
export function weekChanges(clock: HybridClock, now: () => number) {
  const write = (day: string, name: string, value: unknown): DocumentChange<DayAddress> => {
    const id = clock.next(now())
    return { id, day, fields: { [name]: [value, id] }, removed: {} }
  }
  return {
    addMeal: (day: string, meal: string) => write(day, `${prefix}${clock.next(now())}`, meal),
    changeMeal: (day: string, id: string, meal: string) => write(day, `${prefix}${id}`, meal),
    takeOut: (day: string, id: string) => write(day, `${prefix}${id}`, null),
    note: (day: string, text: string | null) => write(day, 'note', text),
    clear: (docs: DocumentsByKey, day: string): DocumentChange<DayAddress> => ({
      id: clock.next(now()),
      day,
      fields: {},
      removed: tombstonesToRemoveDocument(docs.get(day) ?? emptyDocument),
    }),
  }
}

interface Action {
  does: 'add' | 'change' | 'takeOut' | 'note' | 'clear' | 'move'
  day: string
  pick: number
  word: string
}

/** What a household does with its week. */
export const mealWeekUsage: Usage<DayAddress, Action, Devices<DayAddress>> = {
  open: (clients) => new Devices(mealWeekKind, clients),
  action: fc.record({
    does: fc.constantFrom('add', 'add', 'add', 'change', 'change', 'takeOut', 'note', 'clear', 'move'),
    day: fc.constantFrom('mon', 'tue', 'wed'),
    pick: fc.nat(50),
    word: fc.constantFrom('soup', 'rice', 'stew', 'bread'),
  }),
  act(home, client, passedMs, { does, day, pick, word }) {
    const now = home.now(client, passedMs)
    home.make(client, (clock, docs) => {
      const make = weekChanges(clock, now)
      const meals = readWeek(docs).find((each) => each.day === day)?.meals ?? []
      const meal = meals[pick % Math.max(1, meals.length)]
      if (does === 'add') return [make.addMeal(day, word)]
      if (does === 'note') return [make.note(day, `${word} ${pick}`)]
      if (does === 'clear') return [make.clear(docs, day)]
      if (!meal) return []
      if (does === 'change') return [make.changeMeal(day, meal.id, `${word} ${pick}`)]
      if (does === 'takeOut') return [make.takeOut(day, meal.id)]
      return [make.takeOut(day, meal.id), make.addMeal('wed', String(meal.meal))]
    })
  },
  view: readWeek,
}
