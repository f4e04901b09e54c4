import { expect, test } from 'vitest'
import { AnswerCache } from '#server/answerCache.ts'

test('AnswerCache drops the least recently used answers when the characters exceed the limit', () => {
  const kept = new AnswerCache<string>(1_000)
  for (const key of ['a', 'b', 'c']) kept.keep(key, key, 100)
  expect(kept.get('a')).toBe('a')
  for (const key of ['d', 'e', 'f']) kept.keep(key, key, 100)
  expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((key) => kept.get(key))).toEqual(['a', 'c', 'd', 'e', 'f'])
})

test('AnswerCache also drops empty answers, since each key takes memory', () => {
  const kept = new AnswerCache<string>(1_000)
  const keys = Array.from({ length: 100 }, (_, at) => `${at}`)
  for (const key of keys) kept.keep(key, '', 0)
  expect(keys.filter((key) => kept.get(key) !== undefined)).toEqual(keys.slice(-10))
})

test('AnswerCache keeps no answer longer than a quarter of the limit, and drops no other for it', () => {
  const kept = new AnswerCache<string>(1_000)
  kept.keep('small', 'small', 10)
  kept.keep('large', 'large', 5_000)
  expect([kept.get('small'), kept.get('large')]).toEqual(['small', undefined])
  kept.keep('small', 'now large', 5_000)
  expect(kept.get('small')).toBeUndefined()
})

test('AnswerCache counts an answer once that is stored again under its key', () => {
  const kept = new AnswerCache<string>(1_000)
  kept.keep('first', 'first', 100)
  for (let count = 0; count < 20; count += 1) kept.keep('again', 'again', 100)
  expect(kept.get('first')).toBe('first')
})
