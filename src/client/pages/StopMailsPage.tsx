import { useParams, useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import { StopEveningRemindersForm } from '../features/mealPlanner/settings/StopEveningRemindersForm.tsx'
import { Card } from '../ui/Card.tsx'

/** Where the link of an evening mail leads. It changes nothing by itself, since mail programs open links to look at them. */
export default function StopMailsPage() {
  const { token = '' } = useParams()
  const [search] = useSearchParams()
  return (
    <div className="mx-auto max-w-2xl">
      <title>{m.site_page_title({ title: m.reminders_stop_title() })}</title>
      <meta name="robots" content="noindex" />
      <Card>
        <StopEveningRemindersForm
          token={token}
          wasStopped={search.has('stopped')}
          wasRefused={search.has('refused')}
        />
      </Card>
    </div>
  )
}
