import { useState } from 'react'
import * as m from '#messages'
import { isCallWithoutServerAnswer } from '../../../data/failure.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { AlertMessage } from '../../../ui/AlertMessage.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { StatusMessage } from '../../../ui/StatusMessage.tsx'

/** Turns the mails about what tomorrow's meals need on and off; saved at once. */
export default function EveningReminderSetting() {
  const { client } = trpcHooks.useUtils()
  const setting = trpcHooks.mealPlanner.eveningReminder.useQuery()
  const [done, setDone] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [asked, setAsked] = useState<boolean | null>(null)

  async function change(isOn: boolean) {
    setAsked(isOn)
    setDone(null)
    setFailure(null)
    try {
      await client.mealPlanner.setEveningReminder.mutate({ isOn })
      setDone(isOn ? m.reminders_setting_on() : m.reminders_setting_off())
    } catch (error) {
      setFailure(isCallWithoutServerAnswer(error) ? m.errors_unreachable() : m.households_failed())
    }
    await setting.refetch()
    setAsked(null)
  }

  if (!setting.data) return null
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <h2 className="text-2xl">{m.reminders_setting_title()}</h2>
        <Checkbox
          label={m.reminders_setting_label()}
          hint={m.reminders_setting_hint()}
          isChecked={asked ?? setting.data.isOn}
          onCheck={(isOn) => void change(isOn)}
        />
        <StatusMessage>{done}</StatusMessage>
        {failure && <AlertMessage>{failure}</AlertMessage>}
      </div>
    </Card>
  )
}
