import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { MealPlace } from '#shared/mealPlan/meals.ts'

/** Called when a meal is dropped on a place. The screen then says where the meal is. */
export type OnMealDrop = (mealId: string, place: MealPlace) => void

/**
 * Lets meals be dragged with a mouse, or with a finger after a long press. Keyboard users move meals with keys and in a meal's
 * dialog.
 */
export function createMealDragging(onDrop: OnMealDrop) {
  const stopListening = monitorForElements({
    canMonitor: ({ source }) => typeof source.data.mealId === 'string',
    onDrop({ source, location }) {
      const [target] = location.current.dropTargets
      if (target) onDrop(source.data.mealId as string, target.data as unknown as MealPlace)
    },
  })
  return {
    /** Lets an element be dragged as a meal; the returned function ends that. */
    addMeal: (element: HTMLElement, mealId: string) =>
      draggable({
        element,
        getInitialData: () => ({ mealId }),
        onDragStart: () => element.setAttribute('data-dragged', ''),
        onDrop: () => element.removeAttribute('data-dragged'),
      }),
    /** Lets meals be dropped on an element; the returned function ends that. */
    addPlace(element: HTMLElement, place: MealPlace) {
      const mark = () => element.setAttribute('data-drop', '')
      const unmark = () => element.removeAttribute('data-drop')
      return dropTargetForElements({
        element,
        getData: () => ({ ...place }),
        getDropEffect: () => 'move',
        onDragEnter: mark,
        onDragLeave: unmark,
        onDrop: unmark,
      })
    },
    destroy: stopListening,
  }
}
export type MealDragging = ReturnType<typeof createMealDragging>
