import { useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Boundary } from '../../ui/Boundary.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { MailLink } from '../../ui/MailLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Status } from '../../ui/Status.tsx'
import { Sample } from './Sample.tsx'
import { designPageTexts as say } from './words.ts'

export function News() {
  return (
    <Sample title={say.sections.news}>
      <Alert>{say.alert}</Alert>
      <Status>{say.status}</Status>
      <Card>{say.card}</Card>
      <Spinner size={32} />
      <Skeleton shape="cards" label={say.loadingCards} count={2} />
      <Skeleton shape="lines" label={say.loadingLines} />
      <EmptyState title={say.emptyTitle} text={say.emptyText}>
        <ButtonLink to="/recipes" look="quiet">
          {say.link}
        </ButtonLink>
      </EmptyState>
      <MailLink label={say.write} address={say.address} />
      <div>
        <Boundary fallback={<Alert>{say.broken}</Alert>}>
          <Breakable />
        </Boundary>
      </div>
    </Sample>
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
