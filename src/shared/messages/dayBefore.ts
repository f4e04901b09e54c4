import * as m from '#messages'
import type { MailWords } from './mails.ts'

const kinds: Readonly<Record<string, () => string>> = {
  thaw: m.reminders_kinds_thaw,
  soak: m.reminders_kinds_soak,
  marinate: m.reminders_kinds_marinate,
  rest: m.reminders_kinds_rest,
}

interface TaskToWord {
  kind: string
  /** Null where it is left out. */
  about: string | null
  hours: number | null
}

/** "Soak: 250 g dried chickpeas (8 h)". */
export function dayBeforeTaskText({ kind, about, hours }: TaskToWord): string {
  const name = kinds[kind]?.() ?? kind
  const task = about === null ? name : m.reminders_task({ kind: name, about })
  return hours === null ? task : m.reminders_task_hours({ task, hours })
}

/** What the meals of tomorrow need today; a recipe's name is null where a mail must not have it. */
export function eveningReminderMail(
  recipes: readonly { recipeName: string | null; tasks: readonly TaskToWord[] }[],
): MailWords {
  const lines = recipes.flatMap(({ recipeName, tasks }) =>
    tasks.map((task) => {
      const text = dayBeforeTaskText(task)
      return `- ${recipeName === null ? text : m.reminders_of_recipe({ recipe: recipeName, task: text })}`
    }),
  )
  return {
    subject: m.mails_evening_subject(),
    text: m.mails_evening_text({ hello: m.mails_hello_nobody(), tasks: lines.join('\n') }),
  }
}
