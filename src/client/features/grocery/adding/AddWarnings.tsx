import * as m from '#messages'
import type { RecipeFoodWarningsAnswer } from '#shared/contract/grocery.ts'
import { getCurrentLocale } from '#shared/currentLocale.ts'
import { translateFoodName } from '#shared/kitchen/foodNames.ts'
import { sentenceOfFinding, unknownWordSentence } from '#shared/messages/recipes/findingSentences.ts'
import { linesNotCheckedSentence } from '#shared/messages/recipes/recipeReport.ts'
import { unknownAllergySentence, warnedFoodText } from '#shared/messages/recipes/warnings.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import FoodWarningMarks from '../list/FoodWarningMarks.tsx'

interface AddWarningsProps {
  recipe: RecipeFoodWarningsAnswer
  onAdd: () => void
  onLeave: () => void
}

/** Tells what in a recipe somebody in the household is allergic to, before it goes on the list. */
export default function AddWarnings({
  recipe: { isChecked, foods, foodNames, notRead, unknownAllergies },
  onAdd,
  onLeave,
}: AddWarningsProps) {
  return (
    <Dialog title={m.grocery_warning_title()} onDismiss={onLeave}>
      {!isChecked && <p className="font-semibold">{m.grocery_warning_not_checked()}</p>}
      {unknownAllergies.flatMap(({ eater, words }) =>
        words.map((allergy) => (
          <p key={`${eater} ${allergy}`} className="font-semibold wrap-anywhere">
            {unknownAllergySentence({ eater, allergy })}
          </p>
        )),
      )}
      <ul className="flex flex-col gap-4 empty:hidden">
        {foods.map(({ name, namedIn, step, warnings, more }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and their place never changes.
          <li key={index} className="flex flex-col gap-1.5 wrap-anywhere">
            <bdi>
              {warnedFoodText({
                food: translateFoodName(getCurrentLocale(), name, foodNames),
                namedIn,
                step,
              })}
            </bdi>
            <FoodWarningMarks warnings={warnings} more={more} />
          </li>
        ))}
      </ul>
      {notRead.lines.length > 0 && (
        <p className="wrap-anywhere">
          {linesNotCheckedSentence(notRead.lines)} <bdi>{notRead.lines.join('; ')}</bdi>
        </p>
      )}
      {notRead.words?.map((each) => (
        <p key={each.word} className="wrap-anywhere">
          {unknownWordSentence(each)}
        </p>
      ))}
      {notRead.texts && <p>{sentenceOfFinding({ kind: 'texts not read', texts: notRead.texts })}</p>}
      <p className="text-sm text-soft">{m.recipe_report_only_presence()}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAdd}>{m.grocery_warning_add()}</Button>
        <Button look="quiet" onClick={onLeave}>
          {m.grocery_warning_leave()}
        </Button>
      </div>
    </Dialog>
  )
}
