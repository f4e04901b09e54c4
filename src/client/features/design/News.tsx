import { Alert } from '../../ui/Alert.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Status } from '../../ui/Status.tsx'
import { Sample } from './Sample.tsx'
import * as say from './words.ts'

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
    </Sample>
  )
}
