import { readFileSync } from 'node:fs'
import { type SettingName, type SettingValues, settingDefinitions } from './settings.ts'

/** A wrong setting: its message is the sentence that the operator reads. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Every setting's value. Throws ConfigError, whose sentence names the variable that is wrong. */
export function readSettings(env: NodeJS.ProcessEnv): SettingValues {
  const names = Object.keys(settingDefinitions) as SettingName[]
  return Object.fromEntries(names.map((name) => [name, readSetting(name, env)])) as unknown as SettingValues
}

function readSetting<N extends SettingName>(name: N, env: NodeJS.ProcessEnv): unknown {
  const text = readSettingText(name, env)
  if (text === null) return settingDefinitions[name].absent
  const read = settingDefinitions[name].type.safeParse(text)
  if (!read.success) throw new ConfigError(`${name} ${read.error.issues[0]?.message ?? 'is wrong'}.`)
  return read.data
}

/** The variable's text, from NAME or from the file that NAME_FILE names; an empty one counts as absent. */
export function readSettingText(name: string, env: NodeJS.ProcessEnv): string | null {
  const path = env[`${name}_FILE`]
  if (!path) return env[name] || null
  if (env[name]) throw new ConfigError(`${name} and ${name}_FILE are both set; keep one.`)
  try {
    return readFileSync(path, 'utf8').trim() || null
  } catch {
    throw new ConfigError(`${name}_FILE names a file that cannot be read.`)
  }
}

/** The values of these settings when all are set, null when none is. Throws ConfigError when only some are. */
export function allSettingsOrNone<N extends SettingName>(
  values: SettingValues,
  names: N[],
): Record<N, string> | null {
  const missing = names.filter((name) => values[name] === null)
  if (missing.length === names.length) return null
  if (missing.length > 0)
    throw new ConfigError(`${joinNames(names)} go together; set ${joinNames(missing)} too.`)
  return Object.fromEntries(names.map((name) => [name, String(values[name])])) as Record<N, string>
}

const joinNames = (names: string[]) => new Intl.ListFormat('en').format(names)
