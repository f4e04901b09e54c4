import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as m from '#messages'
import type { Chef, ChefListInput } from '#shared/contract/chefs.ts'
import { establishmentTypeName as typeName } from '#shared/messages/names/establishmentNames.ts'
import { cuisineName } from '#shared/messages/names/names.ts'
import { ChefPortrait } from './ChefPortrait.tsx'
import { writeChefListAddress } from './chefsAddress.ts'
import { UnderConstructionNotice } from './UnderConstructionNotice.tsx'

/** So many dishes stand on a card. */
const maxSpecialties = 3

interface ChefGridProps {
  chefs: readonly Chef[]
  asked: ChefListInput
  /** Why there are none, where the list could not be had. */
  children?: ReactNode
}

/** The chefs that were found, and that more is being built. */
export function ChefGrid({ chefs, asked, children }: ChefGridProps) {
  return (
    <section aria-labelledby="chefs-title" className="flex min-w-0 flex-col gap-5">
      <h2 id="chefs-title" className="sr-only">
        {m.chefs_found()}
      </h2>
      {children || <Found count={chefs.length} />}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {chefs.map((chef) => (
          <li key={chef.id} className="min-w-0">
            <ChefCard chef={chef} to={writeChefListAddress(asked, chef.id)} />
          </li>
        ))}
        <li>
          <UnderConstructionNotice />
        </li>
      </ul>
    </section>
  )
}

function Found({ count }: { count: number }) {
  return (
    <div role="status">
      {count > 0 ? (
        <p className="font-semibold">{m.chefs_chefs({ count })}</p>
      ) : (
        <>
          <p className="font-semibold">{m.chefs_nobody_found()}</p>
          <p className="text-soft">{m.chefs_nobody_advice()}</p>
        </>
      )}
    </div>
  )
}

/** The whole card leads to the chef, whose name is the link. */
function ChefCard({ chef, to }: { chef: Chef; to: string }) {
  const { name, establishmentName, establishmentType, cuisine, city, state, country, recipes } = chef
  return (
    <div className="relative flex h-full flex-col gap-1 rounded-card border border-line bg-card p-5 shadow-card transition-colors focus-within:border-paprika hover:border-paprika">
      <div className="-mx-5 -mt-5 mb-2 aspect-2/1 overflow-hidden rounded-t-card">
        <ChefPortrait chef={chef} />
      </div>
      <p className="text-sm text-soft">
        {cuisineName(cuisine)} · {typeName(establishmentType)}
      </p>
      <h3 className="text-xl wrap-anywhere">
        <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
          {name}
        </Link>
      </h3>
      <p className="font-semibold text-olive wrap-anywhere">{establishmentName}</p>
      <p className="text-soft">{m.chefs_location({ city, state, country })}</p>
      <p className="mt-auto pt-3 text-sm font-semibold">{m.chefs_specialties()}</p>
      <ul className="text-sm text-soft">
        {recipes.slice(0, maxSpecialties).map((recipe) => (
          <li key={recipe.name}>{recipe.name}</li>
        ))}
      </ul>
    </div>
  )
}
