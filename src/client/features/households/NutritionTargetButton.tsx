import { useState } from 'react'
import * as m from '#messages'
import { createFailedFileNotice } from '../../data/failures/createFailedFileNotice.tsx'
import { Button } from '../../ui/Button.tsx'
import { createLatePart } from '../../ui/latePart.tsx'
import { StatusMessage } from '../../ui/StatusMessage.tsx'

const NutritionTargetDialog = createLatePart(() => import('./NutritionTargetDialog.tsx'), {
  failed: createFailedFileNotice(),
})

interface NutritionTargetButtonProps {
  householdId: string
  eater: { id: string; name: string }
  isGuest: boolean
}

/** Opens the nutrition target of somebody who eats here, and says how it ended. */
export function NutritionTargetButton(props: NutritionTargetButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  return (
    <>
      <Button
        look="quiet"
        onClick={() => {
          setDone(null)
          setIsOpen(true)
        }}
      >
        {m.households_nutrition_target({ who: props.eater.name })}
      </Button>
      <StatusMessage>{done}</StatusMessage>
      {isOpen && (
        <NutritionTargetDialog
          {...props}
          onDismiss={() => setIsOpen(false)}
          onDone={(sentence) => {
            setDone(sentence)
            setIsOpen(false)
          }}
        />
      )}
    </>
  )
}
