import * as m from '#messages'
import { Button } from '../../ui/Button.tsx'
import { createLatePart } from '../../ui/latePart.tsx'
import { FindingsInPlainWords } from './lateParts.tsx'

/** The state of an entry of the history that leads to cook mode after its question was answered. */
export const cookQuestionAnsweredState = 'asked'

export const LateCookDespiteWarningsQuestion = createLatePart(
  () => import('./CookDespiteWarningsQuestion.tsx'),
  {
    failed: ({ findings, isCurrent, onCook, onDismiss }) => (
      <div
        role="alertdialog"
        aria-labelledby="cook-question"
        className="flex w-full flex-wrap items-center gap-3"
      >
        <p id="cook-question" role="alert">
          <FindingsInPlainWords findings={findings} /> {!isCurrent && m.recipe_report_broke()}
        </p>
        <Button look="danger" onClick={onCook}>
          {m.warnings_cook_anyway()}
        </Button>
        <Button look="quiet" onClick={onDismiss}>
          {m.warnings_back()}
        </Button>
      </div>
    ),
  },
)
