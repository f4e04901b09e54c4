import * as m from '#messages'

const kinds: Readonly<Record<string, () => string>> = {
  thaw: m.reminders_kinds_thaw,
  soak: m.reminders_kinds_soak,
  marinate: m.reminders_kinds_marinate,
  rest: m.reminders_kinds_rest,
}

export interface DayBeforeTaskToWord {
  kind: string
  /** Null where it is left out. */
  about: string | null
  hours: number | null
}

/** "Soak: 250 g dried chickpeas (8 h)". */
export function dayBeforeTaskText({ kind, about, hours }: DayBeforeTaskToWord): string {
  const name = kinds[kind]?.() ?? kind
  const task = about === null ? name : m.reminders_task({ kind: name, about })
  return hours === null ? task : m.reminders_task_hours({ task, hours })
}
