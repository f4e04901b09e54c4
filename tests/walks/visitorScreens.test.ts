import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { createPageRoutes } from '#client/app/routes.tsx'
import { prepareBrowser, visit } from '../support/browser/browserTest.ts'
import { expectForEverybody } from '../support/browser/everySize.ts'
import { memberScreens, visitorScreens } from '../support/browser/screens.ts'
import { prepareLarder } from '../support/process/prepareLarder.ts'

const { open } = prepareBrowser()
const larder = prepareLarder({ OUTBOX_PAGE: 'true' })

test.each(visitorScreens)(
  'the visitor’s page $name is accessible and fits in each theme, size and preference',
  async (screen) => {
    const page = await open({})
    await visit(page, larder.url + screen.path)
    await screen.prepare?.(page)
    await expectForEverybody(page, screen.name)
  },
)

test('every route except /dev/ui is in the list of tested screens', () => {
  const routes = createPageRoutes(() => undefined as never)[0]?.children ?? []
  const looked = [...visitorScreens, ...memberScreens].map(
    ({ path, leadsTo = path }) => leadsTo.split('?')[0]!,
  )
  const isLookedAt = (route: string) => looked.some((path) => path === route || matchPath(route, path))
  // The page for developers is tested with the development server.
  const others = routes.flatMap(({ path }) => path ?? []).filter((path) => !isLookedAt(path))
  expect(others).toEqual(['/dev/ui'])
})
