import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readRecipePage } from '../../recipeFiles/webPage/readRecipePage.ts'
import { parseJsonLine } from './recipeInput.ts'

const PageInput = z.object({ url: z.string().nullish(), file: z.string() })

/**
 * {url, file} -> the recipe on the page that the file contains, with the field names that measurements of readers of
 * recipes use; fields are null where the page tells nothing, all but `file` where it has no recipe.
 */
export function readPageOfJsonLine(text: string) {
  const { url, file } = parseJsonLine(PageInput, text)
  const read = readRecipePage(readFileSync(file, 'utf8'), url ?? null)
  const recipe = read?.recipe ?? null
  const lines = (list: { kind: string; text: string }[] | undefined) => list?.map((each) => each.text) ?? null
  return {
    file: nameOfPage(file),
    title: recipe?.title ?? null,
    ingredients: lines(recipe?.ingredients.filter(({ kind }) => kind === 'line')),
    instructions: lines(recipe?.steps.slice()),
    total_time: recipe?.totalMinutes ?? null,
    prep_time: recipe?.prepMinutes ?? null,
    cook_time: recipe?.cookMinutes ?? null,
    yields: yieldOf(recipe),
    image: recipe?.image?.kind === 'address' ? recipe.image.url : null,
    author: recipe?.author ?? null,
    description: recipe?.description ?? null,
    nutrients: recipe && Object.keys(recipe.nutrition).length > 0 ? recipe.nutrition : null,
    cuisine: joined(recipe?.cuisine),
    category: joined(recipe?.categories),
    keywords: joined(recipe?.tags),
  }
}

/** "folder/name" without the ending. */
const nameOfPage = (file: string): string =>
  `${path.basename(path.dirname(file))}/${path.basename(file).replace(/\.(?:test)?html?$/, '')}`

function yieldOf(recipe: { yieldText: string | null } | null): string | null {
  const yieldText = recipe?.yieldText ?? null
  return yieldText !== null && /^[\d\s–-]+$/.test(yieldText) ? `${yieldText} servings` : yieldText
}

const joined = (words: readonly string[] | undefined): string | null =>
  words?.length ? words.join(',') : null
