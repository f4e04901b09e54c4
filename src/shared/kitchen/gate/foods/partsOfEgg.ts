/** "Whisk the whites": those of eggs, not of leeks or onions. */
const eggWhites = /(?<!egg |eggs[’'] |egg-)\bwhites\b(?! (?:of|only|and green|part|from))/i
const beatsWhites = /\b(?:whisk|whip|beat|fold|stiff|peak|froth|foam|separat|brush|glaze)/i
const eggYolks = /(?<!egg |eggs[’'] |egg-)\byolks?\b(?! of)/i

/** The parts of an egg, "white" and "yolk", that a clause names without calling them so. */
export function findEggPartsMeantInClause(clause: string, sentence: string): readonly string[] {
  const isWhite = eggWhites.test(clause) && beatsWhites.test(sentence)
  return [...(isWhite ? ['white'] : []), ...(eggYolks.test(clause) ? ['yolk'] : [])]
}
