import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ComponentSample } from './ComponentSample.tsx'
import { designPageTexts as say } from './words.ts'

const looks = ['main', 'quiet', 'plain', 'danger'] as const

export function ButtonSamples() {
  return (
    <ComponentSample title={say.sections.buttons}>
      {looks.map((look) => (
        <div key={look} className="flex flex-wrap gap-3">
          <Button look={look}>{say.looks[look]}</Button>
          <Button look={look} isBusy>
            {say.busy}
          </Button>
          <Button look={look} disabled>
            {say.disabled}
          </Button>
          <ButtonLink look={look} to="/dev/ui">
            {say.link}
          </ButtonLink>
        </div>
      ))}
    </ComponentSample>
  )
}
