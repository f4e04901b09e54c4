import { expect, test } from 'vitest'
import { findDecisionFaults, findUndatedDecisions } from '#server/commands/checks/checkDecisions.ts'

const first = ['0001-first.md', '# First\n\n**Decision.** One thing.'] as const
const readme = (...rows: string[]) =>
  ['| Decision | What of it no longer holds | Superseded by |', '| --- | --- | --- |', ...rows].join('\n')
const entry = '| [0001](0001-first.md) | One thing. | [0002](0002-second.md) |'

test.each([
  'Supersedes [0001](0001-first.md) where it says one thing.',
  'Adds to nothing. Supersedes\n[0001](0001-first.md) in one point.',
  'Changes the limit of [0001](0001-first.md).',
  'Adds to none.\n\n- **Another thing**, against 0001, is true.',
])('a decision with "%s" needs an entry in the README of decisions', (words) => {
  const texts = new Map([first, ['0002-second.md', `# Second\n\n${words}`]])
  expect(findDecisionFaults(texts, readme(entry))).toEqual([])
  expect(findDecisionFaults(texts, readme())).toEqual([
    'README.md has no entry for what 0002 supersedes of 0001',
  ])
})

test.each([
  'Adds to [0001](0001-first.md).',
  'Superseded in part by [0001](0001-first.md).',
  'Changes a limit, and adds to [0001](0001-first.md).',
])('a decision with "%s" needs no entry in the README of decisions', (words) => {
  expect(findDecisionFaults(new Map([first, ['0002-second.md', words]]), readme())).toEqual([])
})

test.each([
  ['# First\n\nDate: 2026-11-21. Status: accepted.\n\n**Context.** One.', 0],
  ['# First\n\nDate: 2026-11-21. Status: accepted. Adds to [0002](0002-second.md).', 0],
  ['# First\n\nDate: 2026-11-21. Status: superseded by [0002](0002-second.md).', 0],
  ['# First\n\n**Context.** One.', 1],
  ['# First\n\nDate: yesterday. Status: accepted.', 1],
  ['# First\n\nDate: 2026-11-21. Status: perhaps.', 1],
] as const)('the check counts a decision with %j as %d without date and status', (text, missing) => {
  expect(findUndatedDecisions(new Map([['0001-first.md', text]]))).toHaveLength(missing)
})
