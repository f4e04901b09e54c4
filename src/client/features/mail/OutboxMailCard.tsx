import * as m from '#messages'
import type { OutboxMail } from '#shared/contract/mail.ts'
import * as say from '#shared/messages/pages/outbox.ts'
import { Card } from '../../ui/Card.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import { TextWithLinks } from './TextWithLinks.tsx'

/** One mail as a mail program would show it. */
export function OutboxMailCard({ mail }: { mail: OutboxMail }) {
  const isHydrated = useIsHydrated()
  const lines = [
    [m.outbox_from(), mail.sender],
    [m.outbox_to(), mail.recipient],
  ]
  return (
    <Card>
      <article aria-labelledby={`mail-${mail.id}`} className="flex flex-col gap-4">
        <h2 id={`mail-${mail.id}`} className="text-2xl wrap-anywhere">
          {mail.subject}
        </h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-b border-line pb-4 text-soft">
          {lines.map(([name, value]) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="text-ink wrap-anywhere">{value}</dd>
            </div>
          ))}
          <dt>{m.outbox_at()}</dt>
          <dd className="text-ink">
            <time dateTime={mail.at}>{say.formatMoment(mail.at, isHydrated ? undefined : 'UTC')}</time>
          </dd>
        </dl>
        <TextWithLinks text={mail.text} />
      </article>
    </Card>
  )
}
