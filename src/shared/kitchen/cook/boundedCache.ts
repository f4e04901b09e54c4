/** Remembers what was computed for at most `max` keys; it then begins again with none. */
export function cacheAtMost<Value>(max: number, compute: (key: string) => Value): (key: string) => Value {
  const values = new Map<string, Value>()
  return (key) => {
    const known = values.get(key)
    if (known !== undefined) return known
    const value = compute(key)
    if (values.size >= max) values.clear()
    values.set(key, value)
    return value
  }
}
