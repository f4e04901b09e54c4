import { mostNotes, notesPageSize } from '#shared/contract/notes.ts'
import { RecipeId } from '#shared/contract/recipes.ts'

export const forumPath = '/forum'
const mostPages = mostNotes / notesPageSize
const findMaxLength = 200

/** What the forum's address asks for. */
export interface ForumAddress {
  /** The recipe whose notes are shown; null for all. */
  recipeId: string | null
  page: number
  /** What is looked for among recipes, to write a note on one; empty when nothing is. */
  find: string
}

/** What an address asks for; what nobody could have clicked counts as nothing. */
export function readForum(search: URLSearchParams): ForumAddress {
  const recipeId = RecipeId.safeParse(search.get('recipe'))
  const page = Number(search.get('page') ?? 1)
  const find = (search.get('find') ?? '').trim().slice(0, findMaxLength)
  return {
    recipeId: recipeId.success ? recipeId.data : null,
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
    find: find.includes('\0') ? '' : find.toWellFormed(),
  }
}

/** The address that asks for this. */
export function forumAddress({ recipeId, page, find }: Partial<ForumAddress>): string {
  const query = new URLSearchParams()
  if (recipeId) query.set('recipe', recipeId)
  if (find) query.set('find', find)
  if (page && page > 1) query.set('page', String(page))
  return query.size > 0 ? `${forumPath}?${query}` : forumPath
}
