import type { FormEvent } from 'react'
import { Link } from 'react-router-dom'
import * as m from '#messages'
import { appErrorDataOf } from '../../../data/failure.ts'
import { trpcHooks } from '../../../data/trpc.ts'
import { AlertMessage } from '../../../ui/AlertMessage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { StatusMessage } from '../../../ui/StatusMessage.tsx'

interface StopEveningRemindersFormProps {
  token: string
  /** Whether a plain form has just turned the mails off, or was refused. */
  wasStopped: boolean
  wasRefused: boolean
}

/** Turns the evening mails of an account off by the secret in one of them. Before the scripts are loaded the browser itself sends it. */
export function StopEveningRemindersForm({ token, wasStopped, wasRefused }: StopEveningRemindersFormProps) {
  const utils = trpcHooks.useUtils()
  const stop = trpcHooks.mealPlanner.stopEveningReminder.useMutation({
    onSuccess: () => void utils.mealPlanner.eveningReminder.invalidate(),
  })
  const isStopped = stop.isSuccess || (stop.isIdle && wasStopped)
  const isEnded = stop.error
    ? appErrorDataOf(stop.error)?.reason === 'reminders_link_ended'
    : stop.isIdle && wasRefused
  const fault = isEnded ? m.reminders_link_ended() : stop.error && m.households_failed()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!stop.isPending) stop.mutate({ token })
  }
  return (
    <form
      method="post"
      action="/evening-reminders"
      onSubmit={submit}
      className="flex flex-col items-start gap-5"
    >
      <h1 className="text-4xl">{m.reminders_stop_title()}</h1>
      <p>{m.reminders_stop_lead()}</p>
      <input type="hidden" name="token" value={token} />
      {fault && <AlertMessage>{fault}</AlertMessage>}
      <StatusMessage>{isStopped && m.reminders_setting_off()}</StatusMessage>
      {!isStopped && (
        <Button type="submit" isBusy={stop.isPending}>
          {m.reminders_stop_button()}
        </Button>
      )}
      <Link to="/user-settings" className="flex min-h-11 items-center text-paprika underline">
        {m.reminders_stop_settings()}
      </Link>
    </form>
  )
}
