import * as m from '#messages'
import type { PageLoadArguments } from '../app/pageModules.ts'
import { trpcHooks } from '../data/trpc.ts'
import { OutboxMailCard } from '../features/mail/OutboxMailCard.tsx'
import { OutboxTextMessageCard } from '../features/sms/OutboxTextMessageCard.tsx'

const refreshMs = 2_000

export const load = ({ queries }: PageLoadArguments) =>
  Promise.all([queries.mail.listOutbox.ensureData(), queries.sms.listOutbox.ensureData()])

export default function DevOutboxPage() {
  const [mails] = trpcHooks.mail.listOutbox.useSuspenseQuery(undefined, { refetchInterval: refreshMs })
  const [texts] = trpcHooks.sms.listOutbox.useSuspenseQuery(undefined, { refetchInterval: refreshMs })
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <title>{m.site_page_title({ title: m.outbox_title() })}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-5xl">{m.outbox_title()}</h1>
      <p className="text-soft">{m.outbox_lead()}</p>
      <p role="status" className="font-semibold">
        {mails.length > 0 ? m.outbox_count({ mails: mails.length }) : m.outbox_empty()}
      </p>
      <ul className="flex flex-col gap-6">
        {mails.map((mail) => (
          <li key={mail.id}>
            <OutboxMailCard mail={mail} />
          </li>
        ))}
      </ul>
      {texts.length > 0 && (
        <section aria-labelledby="texts" className="flex flex-col gap-6">
          <h2 id="texts" className="text-3xl">
            {m.outbox_texts()}
          </h2>
          <ul className="flex flex-col gap-6">
            {texts.map((text) => (
              <li key={text.id}>
                <OutboxTextMessageCard text={text} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
