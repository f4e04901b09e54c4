import { useSearchParams } from 'react-router-dom'
import * as say from '#shared/messages/feedback.ts'
import { pageTitle } from '#shared/messages/site.ts'
import { FeedbackForm } from '../features/feedback/FeedbackForm.tsx'
import { Card } from '../ui/Card.tsx'

export default function FeedbackPage() {
  const [search] = useSearchParams()
  const refused = search.has('refused')
    ? { type: search.get('type') ?? '', description: search.get('description') ?? '' }
    : null
  return (
    <div className="flex flex-col gap-8">
      <title>{pageTitle(say.title)}</title>
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl sm:text-5xl">{say.title}</h1>
        <p className="max-w-prose text-lg text-soft">{say.lead}</p>
      </header>
      <Card>
        <FeedbackForm refused={refused} wasSent={search.has('sent')} />
      </Card>
    </div>
  )
}
