import { expect, test } from 'vitest'
import * as m from '#messages'
import { renderInLocale } from '#server/speaking.ts'
import { supportedLocales } from '#shared/locale.ts'
import { hurriedLimits, hurriedWishes } from './cases/hurriedWishes.ts'
import { everydayWishes, limitsInPassing } from './cases/inPassing.ts'
import { kindsOfLimits, notOfThoseKinds } from './cases/kindsOfLimits.ts'
import { limitsOfOthers, wishesOfOthers } from './cases/people/wishesOfOthers.ts'
import { expectationOf, readingOf } from './readingOf.ts'

test.each([...kindsOfLimits, ...hurriedLimits, ...limitsOfOthers, ...limitsInPassing])(
  'the wish "%s" leaves out at least, or asks: %s',
  (wish, expected) => {
    const reading = readingOf(wish)
    const lacks = expectationOf(expected).filter((each) => each !== '?' && !reading.includes(each))
    expect({ reading, lacks: reading.includes('?') ? [] : lacks }).toEqual({ reading, lacks: [] })
    expect(reading).not.toEqual([])
  },
)

test.each([...notOfThoseKinds, ...hurriedWishes, ...wishesOfOthers])(
  'the wish "%s" leaves nothing out and asks nothing',
  (wish) => {
    expect(readingOf(wish)).toEqual([])
  },
)

test.each(supportedLocales)(
  'the wish that the questionnaire begins with asks nothing in "%s"',
  async (locale) => {
    const wish = await renderInLocale(locale, () => m.generation_default_description())
    expect(readingOf(wish)).toEqual([])
  },
)

/** Share of everyday wishes that may be asked about. */
const maxShareAsked = 0.03

test.each(Object.entries(everydayWishes))(
  'at most 3 %% of everyday wishes in "%s" are asked about',
  (_, wishes) => {
    const all = wishes.split('\n')
    const asked = all.filter((wish) => readingOf(wish).length > 0)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(all.length * maxShareAsked)
  },
)
