import { pathToContainedFood } from '../../foods/foodContents.ts'
import type { Food } from '../../foods/foods.ts'
import { type SaidFood, wordsBeforeFood } from './saidFoods.ts'

/** Actions that take seeds out of a plant, in the words right before them and behind them. */
const takesOutBefore =
  /\b(?:remov|discard|scrap|scoop|core|coring|strain|siev|pick|extract|throw|tip|empt|squeez|rins|separat|without|no)\w* (?:\w+ ){0,3}$/i
const removalWordPattern = /^(?:removed|discarded|out|scraped|strained|left)$/i
/** "Seeds and all": those of the plant that is cut. */
const seedsAndAll = /\bseeds? and all\b/i
const addingVerbPattern =
  /\b(?:sprinkl|scatter|strew|top|finish|garnish|decorat|add|roll|coat|press|mix|stir|fold|knead|serve|toast|dust|cover|throw|toss|brush|crust)\w*\b|\bwith\b/i

/** Foods with seeds of their own that are eaten: who lists one may mean those. */
const withEdibleSeeds =
  /pomegranate|pumpkin|squash|papaya|passion ?fruit|vanilla|cardamom|dragon ?fruit|guava|fig|melon|sunflower|chil[il]/i

/** Whether such a plant grows seeds that a step may speak of: "the seeds" of a tomato. */
const growsSeeds = ({ category }: Food): boolean => category === 'Vegetables' || category === 'Fruits'

/** "Sprinkle with seeds": seeds that no line lists and that are of none of the listed plants, so that sesame may be among them. */
export function areUnlistedSeedsAdded(said: SaidFood, listed: readonly Food[]): boolean {
  if (said.words.length !== 1 || said.words[0] !== 'seed') return false
  const before = wordsBeforeFood(said)
  if (!addingVerbPattern.test(said.sentence) || takesOutBefore.test(before)) return false
  if (removalWordPattern.test(said.wordAfter ?? '') || seedsAndAll.test(said.sentence)) return false
  if (listed.some((food) => withEdibleSeeds.test(food.name))) return false
  if (listed.some((food) => pathToContainedFood(food, 'seed kind')?.isItself)) return false
  const isDefinite = /\b(?:the|its|their|those|these) (?:\w+ )?$/.test(before)
  return !isDefinite || !listed.some(growsSeeds)
}
