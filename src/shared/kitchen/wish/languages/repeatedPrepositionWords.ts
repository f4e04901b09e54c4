/** Words that may stand before each food of a list again, in the six languages of the interface: "from eggs and from milk". */

/** Those that never wish for the food behind them. */
export const wishPrepositionsAgainstFoods = `from, of, to, off, at, against, by, after, nach, durch, après, بعد, von, vom, aus, gegen, auf, bei, vor, de, du, des, d, aux, au, à, al, del, a, por, من, عن, الى, ل, से, se, ka, ki, का, की`

/** Those behind which foods mostly are wished for: "with eggs". */
export const wishPrepositionsOfIngredients = `with, mit, avec, con, مع, فيه, فيها, ب, به, بها, contains, contain, containing, enthält, enthalten, lleva, lleve, lleven, contiene, contenga, contengan, contient, contienne, जिसमें, jisme, jismein`

/** Words that join the parts of such a list. */
export const wishJoinsOfRepeatedPrepositions = `and, or, nor, n, plus, und, oder, sowie, noch, et, ou, ni, y, e, o, u, और, या, aur, ya, و, أو, او, ولا`

/** Articles and the like between such a word and its food, beside what each language passes over. */
export const wishWordsBehindRepeatedPreposition = `the, any, his, her, all, der, die, das, den, dem, allem, le, la, l, les, un, une, du, des, de, el, los, las, un, una`
