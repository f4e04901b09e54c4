import { LRUCache } from 'lru-cache'
import type { AllergyMeaning } from '#shared/kitchen/allergyWords/parseAllergyText.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { KitchenJobFailure } from '../../kitchenThread/jobFailure.ts'
import { type KitchenContext, runKitchenJobInTurn } from '../../kitchenThread/runKitchenJobInTurn.ts'
import { logEvents } from '../../logEvents.ts'

/** Cached meanings by the words that they were read from: more than the largest household has. */
const known = new LRUCache<string, AllergyMeaning>({ max: 4_000 })
/** Maximum words that the kitchen reads in one job. */
const maxWordsPerJob = 100

const notRead: AllergyMeaning = { certainty: 'unknown', allergens: [], diets: [], foods: [] }

/**
 * The meanings of words for allergies, by the words; those that cannot be read in time count as unknown. Must not be
 * called within a transaction: see runKitchenJobInTurn.
 */
export async function readAllergyMeanings(
  ctx: KitchenContext,
  words: readonly string[],
): Promise<ReadonlyMap<string, AllergyMeaning>> {
  const meanings = new Map<string, AllergyMeaning>()
  const unread: string[] = []
  for (const each of new Set(words)) {
    const before = known.get(each)
    if (before) meanings.set(each, before)
    else unread.push(each)
  }
  for (let from = 0; from < unread.length; from += maxWordsPerJob) {
    const part = unread.slice(from, from + maxWordsPerJob)
    const read = await runKitchenJobInTurn(ctx, 'readAllergies', { allergies: part }).catch((error) => {
      if (!(error instanceof KitchenJobFailure)) throw error
      ctx.deps.log.warn({ err: error }, logEvents.allergyWordsReadFailed)
      return null
    })
    for (const [at, each] of part.entries()) {
      meanings.set(each, read?.[at] ?? notRead)
      if (read) known.set(each, read[at]!)
    }
  }
  return meanings
}

/** Eaters, each with the allergens and diets that their words for allergies mean, and with the unknown words among them. */
export interface EatersWithReadAllergies {
  eaters: readonly Eater[]
  /** The foods that their words for allergies mean, by the names in the catalogue. */
  foods: readonly string[]
  unknown: { eater: string; words: string[] }[]
}

/** As `readAllergyMeanings`, for eaters. */
export async function readAllergiesOfEaters(
  ctx: KitchenContext,
  eaters: readonly Eater[],
): Promise<EatersWithReadAllergies> {
  const meanings = await readAllergyMeanings(
    ctx,
    eaters.flatMap(({ otherAllergies = [] }) => otherAllergies),
  )
  const meaningsOf = ({ otherAllergies = [] }: Eater) =>
    otherAllergies.flatMap((each) => meanings.get(each) ?? [])
  return {
    eaters: eaters.map((eater) => ({
      ...eater,
      allergens: [
        ...new Set([...eater.allergens, ...meaningsOf(eater).flatMap(({ allergens }) => allergens)]),
      ],
      diets: [...new Set([...eater.diets, ...meaningsOf(eater).flatMap(({ diets }) => diets)])],
    })),
    foods: [...new Set([...meanings.values()].flatMap(({ foods }) => foods))],
    unknown: listUnknownAllergiesOfEaters(eaters, (words) => meanings.get(words)?.certainty === 'unknown'),
  }
}

/** The unknown words for allergies of each eater who has some. */
export function listUnknownAllergiesOfEaters(
  eaters: readonly Eater[],
  isUnknown: (words: string) => boolean,
): { eater: string; words: string[] }[] {
  return eaters.flatMap(({ name, otherAllergies = [] }) => {
    const words = otherAllergies.filter(isUnknown)
    return words.length > 0 ? [{ eater: name, words }] : []
  })
}
