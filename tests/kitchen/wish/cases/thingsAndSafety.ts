import type { WishCase } from './wishCase.ts'

/** A food that is "a thing" of somebody, is kept safe from, or does not go with somebody; and what only looks so. */
export const thingsAndSafety: readonly WishCase[] = [
  ['cooking for someone with an egg thing', '?'],
  ['he has a dairy thing, lasagne', '?'],
  ['nut-safe', '#nuts, #peanuts'],
  ['nut-safe cookies', '#nuts, #peanuts'],
  ['peanut safe brownies', '#peanuts'],
  ["eggs don't go with mum", '?'],
  ["nuts don't go with my husband", '?'],
  ['She has a thing for cheese, make a gratin', ''],
  ['I have a chicken thing in mind for tonight', ''],
  ["White wine doesn't go with beef, so red wine stew", ''],
  ['Is raw egg safe in mousse', ''],
  ['chicken safe for the freezer', ''],
  ['oven-safe dish for lasagne', ''],
  ['Got a pasta thing going for Friday', ''],
  ['with a nice crunchy thing on top', ''],
  ["I've got a sweet potato to use", ''],
]
