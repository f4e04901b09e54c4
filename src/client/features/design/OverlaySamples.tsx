import { useState } from 'react'
import { BusyOverlay } from '../../ui/BusyOverlay.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { QuestionDialog } from '../../ui/Dialog.tsx'
import { PopoverMenu } from '../../ui/PopoverMenu.tsx'
import { showToast } from '../../ui/toast.ts'
import { ComponentSample } from './ComponentSample.tsx'
import { designPageTexts as say } from './words.ts'

export function OverlaySamples() {
  const [isAsked, setIsAsked] = useState(false)
  const [isWaiting, setIsWaiting] = useState(false)
  return (
    <ComponentSample title={say.sections.overlays}>
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => setIsAsked(true)}>
          {say.openDialog}
        </Button>
        <Button look="quiet" onClick={() => setIsWaiting(true)}>
          {say.openWait}
        </Button>
        <Button look="quiet" onClick={() => showToast(say.toast)}>
          {say.openToast}
        </Button>
        <PopoverMenu
          id="sample-menu"
          word={say.openMenu}
          buttonLook="min-h-11 rounded-full px-4 font-semibold hover:text-paprika"
        >
          {say.meals.map((meal) => (
            <li key={meal}>
              <ButtonLink look="plain" to="/dev/ui">
                {meal}
              </ButtonLink>
            </li>
          ))}
        </PopoverMenu>
      </div>
      {isAsked && (
        <QuestionDialog
          title={say.dialogTitle}
          question={say.dialogText}
          yes={say.yes}
          no={say.no}
          isDangerous
          onYes={() => setIsAsked(false)}
          onNo={() => setIsAsked(false)}
        />
      )}
      {isWaiting && (
        <BusyOverlay title={say.waitTitle} note={say.waitText} onDismiss={() => setIsWaiting(false)}>
          <Button look="quiet" onClick={() => setIsWaiting(false)}>
            {say.stop}
          </Button>
        </BusyOverlay>
      )}
    </ComponentSample>
  )
}
