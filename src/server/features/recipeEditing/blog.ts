import { blogContentMaxLength } from '#shared/contract/recipes/recipeKeeping.ts'
import { blogIngredientsHeading, blogInstructionsHeading } from '#shared/messages/content.ts'

interface Lines {
  ingredients: readonly string[]
  instructions: readonly string[]
}

/**
 * A recipe's lines as Markdown; characters in them are escaped, so that they are not taken for markup, if there is room
 * for that.
 */
export function recipeLinesToMarkdown(recipe: Lines): string {
  const exact = linesAsMarkdown(recipe, escapeMarkdown)
  return exact.length <= blogContentMaxLength ? exact : linesAsMarkdown(recipe, (line) => line)
}

function linesAsMarkdown({ ingredients, instructions }: Lines, lineOf: (line: string) => string): string {
  return [
    `## ${blogIngredientsHeading()}`,
    ingredients.map((line) => `- ${lineOf(line)}`).join('\n'),
    `## ${blogInstructionsHeading()}`,
    instructions.map((line, index) => `${index + 1}. ${lineOf(line)}`).join('\n'),
  ].join('\n\n')
}

function escapeMarkdown(line: string): string {
  return line
    .replaceAll(/[\\`*_[\]<>#~|&!]/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^[-+=]/, '\\$&')
}
