/** What was typed into fields of something saved, and the saved values it was typed over: others may save other ones. */
export interface TypedOver<Fields extends object> {
  typed: Partial<Fields>
  over: Partial<Fields>
}

const namesOf = <Fields extends object>(fields: Partial<Fields>) => Object.keys(fields) as (keyof Fields)[]

const withoutFields = <Fields extends object>(
  fields: Partial<Fields>,
  isLeftOut: (name: keyof Fields) => boolean,
) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => !isLeftOut(name as keyof Fields)),
  ) as Partial<Fields>

/** With `change` typed too. A field that was typed back to the saved value it began with counts as not typed. */
export function typeOver<Fields extends object>(
  before: TypedOver<Fields>,
  saved: Fields,
  change: Partial<Fields>,
): TypedOver<Fields> {
  const first = Object.fromEntries(namesOf(change).map((name) => [name, saved[name]])) as Partial<Fields>
  const [typed, over] = [
    { ...before.typed, ...change },
    { ...first, ...before.over },
  ]
  const isBack = (name: keyof Fields) => typed[name] === saved[name] && over[name] === saved[name]
  return { typed: withoutFields(typed, isBack), over: withoutFields(over, isBack) }
}

/** The names of the typed fields in which another value was saved meanwhile, neither the typed one nor the one it began with. */
export const fieldsSavedMeanwhile = <Fields extends object>(
  { typed, over }: TypedOver<Fields>,
  saved: Fields,
): (keyof Fields)[] =>
  namesOf(typed).filter((name) => over[name] !== saved[name] && typed[name] !== saved[name])

/** What is left of the typed fields when the saved value of these is taken. */
export function takeSavedFields<Fields extends object>(
  { typed, over }: TypedOver<Fields>,
  names: readonly (keyof Fields)[],
): TypedOver<Fields> {
  const isTaken = (name: keyof Fields) => names.includes(name)
  return { typed: withoutFields(typed, isTaken), over: withoutFields(over, isTaken) }
}
