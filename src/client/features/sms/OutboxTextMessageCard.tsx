import * as m from '#messages'
import type { OutboxTextMessage } from '#shared/contract/sms.ts'
import * as say from '#shared/messages/pages/outbox.ts'
import { Card } from '../../ui/Card.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'

/** One text as a phone would show it. */
export function OutboxTextMessageCard({ text }: { text: OutboxTextMessage }) {
  const isHydrated = useIsHydrated()
  return (
    <Card>
      <article aria-labelledby={`text-${text.id}`} className="flex flex-col gap-4">
        <h3 id={`text-${text.id}`} className="text-2xl">
          {m.outbox_text_to({ phoneNumber: text.phoneNumber })}
        </h3>
        <p className="text-soft">
          <time dateTime={text.at}>{say.formatMoment(text.at, isHydrated ? undefined : 'UTC')}</time>
        </p>
        <p className="whitespace-pre-wrap wrap-anywhere">{text.message}</p>
      </article>
    </Card>
  )
}
