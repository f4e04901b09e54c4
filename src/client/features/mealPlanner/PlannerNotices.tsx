import * as m from '#messages'
import { joinWordsAsList } from '#shared/currentLocale.ts'
import {
  type MealPlanDocumentAddress,
  mealPlanDocumentKey,
  mealPlanDocumentKind,
} from '#shared/mealPlan/kind.ts'
import { type MealPlan, nameOfDish, readMealPlan, readPlannedMeal } from '#shared/mealPlan/meals.ts'
import ReplicaNotices from '../../replication/ReplicaNotices.tsx'
import { hasReplicaNotices, type ShownReplica } from '../../replication/replicaState.ts'
import { UnsentNotice } from '../../replication/unsent/UnsentNotice.tsx'
import { discardLeftOverChanges, parseUnsentChanges } from '../../replication/unsent/unsentChanges.ts'
import { useUnsentText } from '../../replication/unsent/unsentStore.ts'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import type { MealPlanReplica } from './mealPlansInBrowser.ts'
import type { PerformPlanAction } from './usePlannerChanges.ts'

export { storeUnsentMeals } from './unsentMeals.ts'

interface PlannerNoticesProps {
  shown: ShownReplica
  replica: MealPlanReplica
  userId: string
  /** Whether the user has just learnt that they no longer belong to another household. */
  isLost: boolean
  settings: MealPlan['settings']
  act: PerformPlanAction
}

/** What stands above the plan only sometimes: notices of the replica, and what a former household never got. */
export default function PlannerNotices(props: PlannerNoticesProps) {
  const { shown, replica, userId, isLost, settings, act } = props
  const unsent = useUnsentText('mealPlan', userId)
  const { added, droppedIds } = parseUnsentChanges<MealPlanDocumentAddress>(unsent)
  const { meals, foodsAtHand, foodPrices } = readMealPlan(
    new Map(added.map((doc) => [mealPlanDocumentKind.keyOf(doc), doc])),
  )
  const names = [
    ...meals.map(({ dish }) => nameOfDish(dish)),
    ...[...foodsAtHand, ...foodPrices].map(({ name }) => name),
  ]
  const forget = () => discardLeftOverChanges('mealPlan', userId)
  /** Those who eat and slots of the former household are unknown here. */
  function put() {
    const slotIds = settings.slots.map(({ id }) => id)
    act(m.unsent_entries_put({ count: names.length }), (make) => [
      ...meals.map((meal) =>
        make.addMeal({
          ...meal,
          slotId: slotIds.includes(meal.slotId) ? meal.slotId : 'dinner',
          eaterIds: null,
        }),
      ),
      ...foodsAtHand.map((food) => make.addFood(food)),
      ...(settings.currency === null && foodPrices[0]
        ? [make.chooseCurrency(foodPrices[0].paid.currency)]
        : []),
      ...foodPrices.map((price) => make.addPrice(price)),
    ])
    forget()
  }
  return (
    <>
      {isLost && <AlertMessage>{m.meal_plan_no_longer_yours()}</AlertMessage>}
      {unsent !== null && (
        <UnsentNotice
          sentence={names.length > 0 ? m.unsent_entries({ names: joinWordsAsList(names) }) : null}
          dropped={droppedIds.length}
          put={m.unsent_entries_put_here()}
          onPut={put}
          onDiscard={forget}
        />
      )}
      {hasReplicaNotices(shown) && (
        <ReplicaNotices
          shown={shown}
          replica={replica}
          namesOfWaiting={replica.waiting.map(({ part, documentId }) => {
            const doc = shown.docs.get(mealPlanDocumentKey(part, documentId))
            const meal = part === 'meal' && doc ? readPlannedMeal(documentId, doc) : null
            return meal ? nameOfDish(meal.dish) : ''
          })}
          notStoredSentence={m.meal_plan_not_kept()}
        />
      )}
    </>
  )
}
