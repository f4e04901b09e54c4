import { Link } from 'react-router-dom'
import * as m from '#messages'
import * as say from '#shared/messages/recipes/generation.ts'

export function CookingTips() {
  return (
    <section aria-labelledby="tips-title" className="print:hidden">
      <h2 id="tips-title" className="mb-5 text-2xl">
        {m.generation_tips_title()}
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {say.cookingTipsOfWizard().map((tip) => (
          <li key={tip.name} className="rounded-2xl bg-sprig p-5">
            <h3 className="mb-1 text-lg text-olive">{tip.name}</h3>
            <p>{tip.text}</p>
          </li>
        ))}
      </ul>
      <Link
        to="/cooking-tips"
        className="mt-2 inline-flex min-h-11 items-center font-semibold text-paprika hover:underline"
      >
        {m.generation_more_tips()}
      </Link>
    </section>
  )
}
