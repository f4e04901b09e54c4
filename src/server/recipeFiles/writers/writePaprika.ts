import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { type FileToWrite, type RecipeForFile, textsOfLines } from './recipeForFile.ts'

/** A recipe of Paprika: JSON in gzip, a file of the archive ".paprikarecipes". */
export function paprikaFile(recipe: RecipeForFile, name: string): FileToWrite {
  const minutes = (value: number | null) => (value === null ? '' : `${value} mins`)
  const photo = recipe.photo === null ? null : Buffer.from(recipe.photo).toString('base64')
  const fields = {
    name: recipe.title,
    description: recipe.description ?? '',
    ingredients: textsOfLines(recipe.ingredients).join('\n'),
    directions: textsOfLines(recipe.steps).join('\n\n'),
    notes: recipe.notes ?? '',
    nutritional_info: '',
    servings: recipe.yieldText ?? (recipe.servings === null ? '' : String(recipe.servings)),
    prep_time: minutes(recipe.prepMinutes),
    cook_time: minutes(recipe.cookMinutes),
    total_time: minutes(recipe.totalMinutes),
    difficulty: '',
    rating: recipe.rating === null ? 0 : Math.round(recipe.rating),
    source: recipe.author ?? '',
    source_url: recipe.sourceUrl ?? '',
    categories: [...new Set([...recipe.categories, ...recipe.cuisine, ...recipe.tags])],
    image_url: recipe.photoUrl ?? '',
    photo: photo === null ? null : 'photo.jpg',
    photo_data: photo,
    photo_hash: photo === null ? null : sha256(photo),
    created: (recipe.createdAt ?? new Date(0)).toISOString().slice(0, 19).replace('T', ' '),
  }
  const hash = sha256(JSON.stringify(fields))
  // Paprika tells recipes apart by this number; the same recipe has the same one.
  const uid = `${hash.slice(0, 8)}-${hash.slice(8, 12)}-${hash.slice(12, 16)}-${hash.slice(16, 20)}-${hash.slice(20, 32)}`
  const text = JSON.stringify({ uid: uid.toUpperCase(), ...fields, hash: hash.toUpperCase() })
  return { path: `${name}.paprikarecipe`, bytes: gzipSync(text) }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
