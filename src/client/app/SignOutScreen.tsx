import { useEffect, useRef, useState } from 'react'
import { type RpcClient, trpcHooks } from '../data/trpc.ts'
import { useSigningOut } from '../features/auth/signingOut/useSigningOut.ts'
import { UnsavedChangesQuestion, type UnsavedQuestionProps } from '../forms/UnsavedChangesQuestion.tsx'
import { sendWaitingAndCountUnsaved } from '../replication/sendWaiting.ts'
import { answerDraftQuestionsOfOtherTabs, hasOtherTabUnsavedDrafts } from './draftsInTabs.ts'
import { hasUnsavedDrafts } from './hasUnsavedDrafts.ts'

// Every page of a member fetches this file: from then on the page answers where another tab signs out.
if (!import.meta.env.SSR) answerDraftQuestionsOfOtherTabs()

const fetchGroceryLists = async () =>
  (await import('../features/grocery/groceryListsInBrowser.ts')).groceryListsInBrowser
const fetchMealPlans = async () =>
  (await import('../features/mealPlanner/mealPlansInBrowser.ts')).mealPlansInBrowser

type UnsavedData = Omit<UnsavedQuestionProps, 'onStay' | 'onLeave'>

interface SignOutProps {
  userId: string
  /** They would rather stay. */
  onStay: () => void
}

/**
 * Sends the waiting changes, and returns what is only in this browser after that. Changes that a former household refused are among
 * the drafts then.
 */
async function findUnsaved(userId: string, client: RpcClient): Promise<UnsavedData> {
  const [groceries, meals] = await Promise.all([
    sendWaitingAndCountUnsaved('grocery', userId, client, fetchGroceryLists),
    sendWaitingAndCountUnsaved('mealPlan', userId, client, fetchMealPlans),
  ])
  const [hasDrafts, haveOtherTabsDrafts] = await Promise.all([
    hasUnsavedDrafts(userId),
    hasOtherTabUnsavedDrafts(userId),
  ])
  return { groceries, meals, hasDrafts, haveOtherTabsDrafts }
}

/** Signs its user out, once it is there; first asks where changes of their lists or what they wrote, here or in another tab, would be lost. */
export default function SignOutScreen({ userId, onStay }: SignOutProps) {
  const { client } = trpcHooks.useUtils()
  const signOut = useSigningOut()
  const [left, setLeft] = useState<UnsavedData | null>(null)
  const hasBegun = useRef(false)
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void findUnsaved(userId, client).then((found) => {
      const { groceries, meals, hasDrafts, haveOtherTabsDrafts } = found
      if (groceries === 0 && meals === 0 && !hasDrafts && !haveOtherTabsDrafts) void signOut()
      else setLeft(found)
    })
  }, [userId, client, signOut])
  return left && <UnsavedChangesQuestion {...left} onStay={onStay} onLeave={signOut} />
}
