import { useState } from 'react'
import { AlertMessage } from '../../ui/AlertMessage.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadingSkeleton } from '../../ui/LoadingSkeleton.tsx'
import { MailLink } from '../../ui/MailLink.tsx'
import { PartErrorBoundary } from '../../ui/PartErrorBoundary.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { StatusMessage } from '../../ui/StatusMessage.tsx'
import { ComponentSample } from './ComponentSample.tsx'
import { designPageTexts as say } from './words.ts'

export function MessageAndLoadingSamples() {
  return (
    <ComponentSample title={say.sections.news}>
      <AlertMessage>{say.alert}</AlertMessage>
      <StatusMessage>{say.status}</StatusMessage>
      <Card>{say.card}</Card>
      <Spinner size={32} />
      <LoadingSkeleton shape="cards" label={say.loadingCards} count={2} />
      <LoadingSkeleton shape="lines" label={say.loadingLines} />
      <EmptyState title={say.emptyTitle} text={say.emptyText}>
        <ButtonLink to="/recipes" look="quiet">
          {say.link}
        </ButtonLink>
      </EmptyState>
      <MailLink label={say.write} address={say.address} />
      <div>
        <PartErrorBoundary fallback={<AlertMessage>{say.broken}</AlertMessage>}>
          <Breakable />
        </PartErrorBoundary>
      </div>
    </ComponentSample>
  )
}

function Breakable() {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) throw new Error(say.broken)
  return (
    <Button look="quiet" onClick={() => setIsBroken(true)}>
      {say.breakIt}
    </Button>
  )
}
