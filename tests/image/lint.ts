import { readFileSync } from 'node:fs'
import { validate } from 'dockerfile-utils'
import { projectFolder } from '#server/commands/buildState.ts'
import { readDockerfile } from './dockerfile.ts'
import { brokenRules, missingPostgres } from './rules.ts'

// npm run image:lint: checks the Dockerfile's syntax, then our own rules for it.
const read = (name: string) => readFileSync(`${projectFolder}/${name}`, 'utf8')
const dockerfile = read('Dockerfile')
const complaints = validate(dockerfile).map(
  ({ range, message }) => `Dockerfile, line ${range.start.line + 1}: ${message}`,
)
try {
  const stages = readDockerfile(dockerfile)
  complaints.push(...brokenRules(stages, read('.dockerignore')))
  complaints.push(...missingPostgres(stages, JSON.parse(read('package.json')).optionalDependencies))
} catch (error) {
  complaints.push(error instanceof Error ? error.message : String(error))
}
for (const complaint of complaints) console.error(complaint)
if (complaints.length > 0) process.exit(1)
console.log('The Dockerfile keeps every rule.')
