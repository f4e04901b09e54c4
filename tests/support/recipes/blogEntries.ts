import type { TestMember } from '../testSite.ts'
import { addRecipe } from './ownRecipes.ts'

/** A blog entry of this member's with this Markdown. Returns its id. */
export async function addBlogEntry(member: TestMember, content: string): Promise<string> {
  const recipeId = await addRecipe(member)
  const { version } = await member.caller.recipes.convertToBlog({ recipeId, version: 1 })
  const words = { kind: 'blog' as const, name: 'On peas', description: '', content }
  await member.caller.recipes.edit({ recipeId, version, ...words })
  return recipeId
}

/** Repeats these characters up to a length. */
export function repeatTo(length: number, characters: string): string {
  return characters.repeat(Math.ceil(length / characters.length)).slice(0, length)
}

/** A table of `columns` columns whose rows have one cell each, cut to a length in characters. */
export function sparseTable(columns: number, length: number): string {
  return `${'|a'.repeat(columns)}\n${'|-'.repeat(columns)}\n${repeatTo(length, 'a\n')}`.slice(0, length)
}
