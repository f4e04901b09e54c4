import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import type { MealPlace } from '#shared/mealPlan/meals.ts'
import type { MealDragging, OnMealDrop } from './dragging.ts'

export const MealDraggingContext = createContext<MealDragging | null>(null)

/** Dragging for the calendar; null until its file has come, without which meals are moved by keys and dialogs. */
export function useMealDragging(onDrop: OnMealDrop): MealDragging | null {
  const [dragging, setDragging] = useState<MealDragging | null>(null)
  const latest = useRef(onDrop)
  useEffect(() => {
    latest.current = onDrop
  })
  useEffect(() => {
    let createdDragging: MealDragging | null = null
    let isOver = false
    import('./dragging.ts')
      .then(({ createMealDragging }) => {
        if (isOver) return
        createdDragging = createMealDragging((...dropped) => latest.current(...dropped))
        setDragging(createdDragging)
      })
      .catch(() => {})
    return () => {
      isOver = true
      createdDragging?.destroy()
    }
  }, [])
  return dragging
}

/** Lets an element be dragged as a meal. */
export function useDraggableMeal(element: RefObject<HTMLElement | null>, mealId: string): void {
  const dragging = useContext(MealDraggingContext)
  useEffect(() => {
    if (element.current) return dragging?.addMeal(element.current, mealId)
  }, [dragging, element, mealId])
}

/** Lets meals be dropped on an element. */
export function useMealDropPlace(element: RefObject<HTMLElement | null>, { date, slotId }: MealPlace): void {
  const dragging = useContext(MealDraggingContext)
  useEffect(() => {
    if (element.current) return dragging?.addPlace(element.current, { date, slotId })
  }, [dragging, element, date, slotId])
}
