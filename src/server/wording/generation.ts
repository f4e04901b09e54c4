import * as m from '#messages'
import type { GenerationEvent } from '#shared/contract/generation.ts'
import type { ReportedFinding } from '#shared/contract/recipeReport.ts'
import type { UnclearPassage } from '#shared/kitchen/wish/readWishLimits.ts'
import type { Written } from '../features/generation/service.ts'
import { wordReport } from './reports.ts'

/** What the wizard hears while a recipe is written, in the language of whoever asked. */
export async function* wordGeneration(events: AsyncIterable<Written>): AsyncGenerator<GenerationEvent, void> {
  for await (const event of events) {
    if (event.type !== 'finished') yield event
    else {
      const { assumed, ...finished } = event
      const report = wordReport(event.report)
      yield {
        ...finished,
        report: { ...report, findings: [...assumed.map(wordAssumed), ...report.findings] },
      }
    }
  }
}

/** Told with a recipe whose wish nobody could be asked about: what was left out of it to be careful. */
function wordAssumed({ text, foods }: UnclearPassage): ReportedFinding {
  return {
    kind: 'wish unclear',
    sentence:
      foods.length > 0
        ? m.findings_wish_unclear({ passage: text, foods: foods.map(({ said }) => said).join(', ') })
        : m.findings_wish_not_read({ passage: text }),
    why: [],
    source: null,
    line: null,
    step: null,
    swaps: [],
  }
}
