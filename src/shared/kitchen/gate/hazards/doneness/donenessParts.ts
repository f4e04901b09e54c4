/** Patterns of which the words of doneness are put together, in English. */
export const middle =
  '(?:in|at|near|around|through(?:out)?|towards?) (?:the|its|their) (?:very )?(?:middle|cent(?:er|re)s?|core|bone|heart)'
export const inside = `(?:inside|within|${middle})`
/** A colour that is said of the food, not of the thing that follows: "pink salt", "blue cheese". */
export const predicate = `(?= *(?:$|[.,;:!?)—–]|(?:and|or|but|when|with|before|then|for|inside|within|still|on|in|at|near|around|through|throughout|all|juices?|flesh|meat|middle|cent(?:er|re)|core|interior|chicken|turkey|duck|pork|lamb|beef|breasts?|burgers?|patt(?:y|ies)|(?:is|are) (?:ok|okay|fine|good|allowed|normal|welcome|desired))\\b))`
export const inPart = (pattern: string) => new RegExp(pattern, 'giu')
