import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import * as m from '#messages'
import type { Cuisine } from '#shared/kitchen/questionnaire.ts'
import { ButtonSamples } from '../features/design/ButtonSamples.tsx'
import { ChoiceSamples } from '../features/design/ChoiceSamples.tsx'
import { ComponentSample } from '../features/design/ComponentSample.tsx'
import { FieldSamples } from '../features/design/FieldSamples.tsx'
import { FoldTabAndStepSamples } from '../features/design/FoldSamples.tsx'
import { MessageAndLoadingSamples } from '../features/design/NotificationSamples.tsx'
import { OverlaySamples } from '../features/design/OverlaySamples.tsx'
import { designPageTexts as say } from '../features/design/words.ts'
import { RatingStars } from '../features/ratings/RatingStars.tsx'
import { RecipeCover } from '../features/recipes/RecipeCover.tsx'
import { ServingControls } from '../features/recipes/ServingControls.tsx'
import { useScaledRecipe } from '../features/recipes/useScaledRecipe.ts'
import { ReplicaStateChip } from '../replication/ReplicaStateChip.tsx'
import { Carousel } from '../ui/Carousel.tsx'

const schemes = ['system', 'light', 'dark'] as const
const looks = { system: '', light: 'scheme-light', dark: 'scheme-dark' }
/** One of each cloth. */
const dishes: [string, Cuisine][] = [
  ['plate', 'Other'],
  ['pasta', 'Italian'],
  ['pie', 'French'],
  ['fish', 'Scandinavian'],
  ['curry', 'Indian'],
  ['flatbread', 'Lebanese'],
  ['rice', 'Korean'],
  ['tofu', 'Thai'],
  ['taco', 'Mexican'],
  ['poultry', 'South African'],
]
const recipe = { servings: 4, ingredients: [], instructions: [] }

export default function DevUiPage() {
  const [asked] = useSearchParams()
  const scheme = schemes.find((each) => each === asked.get('scheme')) ?? 'system'
  const serving = useScaledRecipe(recipe, undefined)
  const [stars, setStars] = useState(3)
  return (
    <div className={`-mx-page flex flex-col gap-10 rounded-card bg-paper p-4 text-ink ${looks[scheme]}`}>
      <title>{m.site_page_title({ title: say.title })}</title>
      <meta name="robots" content="noindex" />
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl sm:text-5xl">{say.title}</h1>
        <p className="max-w-prose text-lg text-soft">{say.lead}</p>
        <nav aria-label={say.scheme} className="flex flex-wrap gap-2">
          {schemes.map((each) => (
            <Link
              key={each}
              to={`/dev/ui?scheme=${each}`}
              preventScrollReset
              aria-current={each === scheme ? 'true' : undefined}
              className={`flex min-h-11 items-center rounded-full px-3 ${each === scheme ? 'bg-blush font-semibold text-paprika-deep' : 'hover:text-paprika'}`}
            >
              {say.schemes[each]}
            </Link>
          ))}
        </nav>
      </header>
      <ButtonSamples />
      <FieldSamples />
      <ChoiceSamples />
      <FoldTabAndStepSamples />
      <OverlaySamples />
      <MessageAndLoadingSamples />
      <ComponentSample title={say.sections.recipes}>
        <RatingStars stars={stars} isDisabled={false} onRate={setStars} />
        <ServingControls serving={serving} servingsAsWritten={recipe.servings} />
        <div className="flex flex-wrap gap-2">
          {(['online', 'server away', 'offline'] as const).flatMap((connection) =>
            [0, 2].map((waiting) => (
              <ReplicaStateChip
                key={`${connection} ${waiting}`}
                connection={connection}
                isRead
                waiting={waiting}
              />
            )),
          )}
        </div>
      </ComponentSample>
      <ComponentSample title={say.sections.cards}>
        <p>{say.covers}</p>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {dishes.map(([cover, cuisine]) => (
            <div key={cover} className="aspect-2/1 overflow-hidden rounded-2xl">
              <RecipeCover recipe={{ cover, cuisine }} isFirst />
            </div>
          ))}
        </div>
        <Carousel
          label={say.slides}
          slides={dishes.map(([cover, cuisine]) => ({
            name: cover,
            picture: <RecipeCover recipe={{ cover, cuisine }} isFirst />,
          }))}
          words={say.slideWords}
          everyMs={4_000}
        />
      </ComponentSample>
    </div>
  )
}
