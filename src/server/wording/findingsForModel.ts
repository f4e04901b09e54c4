import type { RecipeFinding } from '#shared/kitchen/gate/findings.ts'
import { defaultLocale } from '#shared/locale.ts'
import {
  foodPathOfFinding,
  placeOfFindingText,
  sentenceOfFinding,
} from '#shared/messages/recipes/findingSentences.ts'
import { renderInLocale } from '../speaking.ts'

/** Findings in the language of our prompts, whatever the caller's is; people have the names that the findings give them. */
export function wordFindingsForModel(findings: readonly RecipeFinding[]): Promise<string[]> {
  return renderInLocale(defaultLocale, () =>
    findings.map((finding) => {
      const [sentence, place, why] = [
        sentenceOfFinding(finding),
        placeOfFindingText(finding),
        foodPathOfFinding(finding),
      ]
      const told = place === null ? sentence : `${sentence} ${place}`
      return why.length > 1 ? `${told} (${why.join(' -> ')})` : told
    }),
  )
}
