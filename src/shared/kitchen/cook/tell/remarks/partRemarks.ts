import { pickRandomChoice } from '../../choose/seededRandom.ts'
import type { FilledDish } from '../../filledDish.ts'
import { toSingularWord } from '../../larderFood.ts'
import { joinWithAnd } from '../grammar.ts'

/** Says what is served beside the dish, where neither its title nor its headnote does. `texts` are both. */
export function remarksOnParts(plate: FilledDish, texts: string): string[] {
  const said = wordsOf(texts)
  const named = (['side', 'sauce'] as const).flatMap((role) => {
    const part = plate[role]
    const label = plate.words.get(`${role}.label`)
    const short = plate.words.get(`${role}.short`)
    if (!part || !label || !short || wordsOf(short).every((word) => said.includes(word))) return []
    return [part.gloss ? `${label} (${part.gloss})` : label]
  })
  if (named.length === 0) return []
  const list = joinWithAnd(named)
  const ways = [
    `It is served with ${list}.`,
    `Here it comes with ${list}.`,
    `Beside it on the plate: ${list}.`,
  ]
  const fresh = ways.filter((way) => !(texts.includes('served with') && way.startsWith('It is')))
  const apart = fresh.filter((way) => !(/\bhere\b/i.test(texts) && way.startsWith('Here')))
  return [pickRandomChoice(apart, plate.orders.chance, `parts:${plate.dish.id}`) ?? ways[0]!]
}

const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}’'-]+/gu) ?? []).filter((word) => word !== 'a').map(toSingularWord)
