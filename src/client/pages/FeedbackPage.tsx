import { useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import { FeedbackForm } from '../features/feedback/FeedbackForm.tsx'
import { Card } from '../ui/Card.tsx'

const typedFeedbackFields = (search: URLSearchParams) => ({
  type: search.get('type') ?? '',
  description: search.get('description') ?? '',
})

export default function FeedbackPage() {
  const [search] = useSearchParams()
  const refused = search.has('refused') ? typedFeedbackFields(search) : null
  return (
    <div className="flex flex-col gap-8">
      <title>{m.site_page_title({ title: m.feedback_title() })}</title>
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl sm:text-5xl">{m.feedback_title()}</h1>
        <p className="max-w-prose text-lg text-soft">{m.feedback_lead()}</p>
      </header>
      <Card>
        <FeedbackForm refused={refused} wasSent={search.has('sent')} />
      </Card>
    </div>
  )
}
