import type { ReactNode } from 'react'
import * as m from '#messages'
import { FoodWordsSchema } from '#shared/contract/eatingPreferences.ts'
import { maxFoodsOfOneKind } from '#shared/contract/limits.ts'
import { TagInput } from '../../ui/TagInput.tsx'

interface FoodFieldProps {
  label: string
  hint: string
  foods: readonly string[]
  onChange: (foods: string[]) => void
  /** What the kitchen understands by a food. */
  noteOf?: (food: string) => ReactNode
}

/** Foods in a person's own words, one by one. */
export function FoodField({ label, hint, foods, onChange, noteOf }: FoodFieldProps) {
  const check = (words: string) => {
    if (foods.length >= maxFoodsOfOneKind) return m.preferences_too_many_foods({ most: maxFoodsOfOneKind })
    return FoodWordsSchema.safeParse(words).error?.issues[0]?.message ?? null
  }
  return (
    <TagInput
      label={label}
      hint={hint}
      tags={foods}
      onChange={(tags) => onChange(tags.slice(0, maxFoodsOfOneKind))}
      check={check}
      addText={m.preferences_add_food()}
      removeText={(food) => m.preferences_remove_food({ food })}
      addedText={(food) => m.preferences_added_food({ food })}
      removedText={(food) => m.preferences_removed_food({ food })}
      {...(noteOf && { noteOf })}
    />
  )
}
