import type { ComponentProps } from 'react'
import * as m from '#messages'
import { createFailedFileNotice } from '../../data/failures/createFailedFileNotice.tsx'
import { useIsReportCurrent } from '../../data/versions/reportVersion.ts'
import { createLatePart } from '../../ui/latePart.tsx'

export const importReportPanel = () => import('./RecipeReportPanel.tsx')
// It stands below what one came for: the server writes it, and the browser fetches the script that hydrates it after the rest.
const RecipeReportPanel = createLatePart(importReportPanel, {
  serverComponent: import.meta.env.SSR && (await importReportPanel()).default,
  failed: createFailedFileNotice(m.recipe_report_broke),
})

type Panel = ComponentProps<Awaited<ReturnType<typeof importReportPanel>>['default']>

interface LateReportPanelProps extends Omit<Panel, 'isCurrent'> {
  /** Of the recipe that is shown; null where it is not saved. */
  recipeVersion: number | null
}

/** Tells the panel whether it may clear anything: what the server wrote of it must not stay once it may not. */
export function LateReportPanel({ recipeVersion, ...rest }: LateReportPanelProps) {
  return <RecipeReportPanel isCurrent={useIsReportCurrent(rest.report, recipeVersion)} {...rest} />
}
