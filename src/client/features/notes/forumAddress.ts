import { wholeIdRegex } from '#shared/contract/ids.ts'
import { maxCountedNotes, notesPageSize } from '#shared/contract/limits.ts'
import { readTextFromAddressPart } from '../../forms/readTextOfAddress.ts'

export const forumPagePath = '/forum'
const maxPages = maxCountedNotes / notesPageSize
const findMaxLength = 200

/** What the forum's address asks for. */
export interface ForumAddress {
  /** The recipe whose notes are shown; null for all. */
  recipeId: string | null
  /** Whether only notes of who is signed in are shown. */
  isOwn: boolean
  page: number
  /** What is looked for among recipes, to write a note on one; empty when nothing is. */
  find: string
}

/** What an address asks for; values that no link of ours contains are ignored. */
export function readForumAddress(search: URLSearchParams): ForumAddress {
  const recipeId = search.get('recipe')
  const page = Number(search.get('page') ?? 1)
  return {
    recipeId: recipeId !== null && wholeIdRegex.test(recipeId) ? recipeId : null,
    isOwn: search.get('own') === 'yes',
    page: Number.isInteger(page) && page >= 1 && page <= maxPages ? page : 1,
    find: readTextFromAddressPart(search.get('find'), findMaxLength),
  }
}

/** The address that asks for this. */
export function writeForumAddress({ recipeId, isOwn, page, find }: Partial<ForumAddress>): string {
  const query = new URLSearchParams()
  if (recipeId) query.set('recipe', recipeId)
  if (isOwn) query.set('own', 'yes')
  if (find) query.set('find', find)
  if (page && page > 1) query.set('page', String(page))
  return query.size > 0 ? `${forumPagePath}?${query}` : forumPagePath
}
