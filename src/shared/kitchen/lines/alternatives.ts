/** Foods that are named by what they come from or what colour they are: "lime or lemon juice" are two juices. */
const sharedFoods = new Set(
  (
    'juice zest rind peel stock broth vinegar wine bouillon flour sugar milk yogurt yoghurt cream cheese bread rice beans ' +
    'lentils pepper peppers onion onions cabbage salt seeds leaves powder chips nuts breasts thighs grapes apples potatoes ' +
    'tomatoes mushrooms berries chocolate mustard noodles pasta syrup chiles chilies chillies lettuce olives raisins'
  ).split(' '),
)
const sharedOils = new Set(
  'vegetable canola olive sunflower corn peanut groundnut rapeseed grapeseed sesame coconut avocado'.split(
    ' ',
  ),
)
const describing = new Set(
  (
    'fresh dried frozen canned tinned red green white black yellow brown orange purple dark light hot mild sweet sour smoked ' +
    'unsmoked salted unsalted raw cooked ripe unripe plain whole large small medium baby thick thin skim low-fat full-fat ' +
    'reduced-fat fat-free boneless skinless skin-on bone-in soft hard firm'
  ).split(' '),
)

/**
 * The foods a name leaves open: "butter or olive oil" gives both, "red or white wine vinegar" two vinegars.
 * Empty when the name is of one food only.
 */
export function alternativeFoodsOfName(name: string): string[] {
  if (!/ (?:and\/)?or /i.test(name)) return []
  const parts = name
    .split(/,? (?:and\/or|or) |, (?=[^,]+,? or )/i)
    .map((part) => part.replace(/^[\s,(]+|[\s,]+$/g, ''))
    .filter((part) => part !== '')
  if (parts.length < 2 || parts.length > 6) return []
  const words = parts.at(-1)!.split(' ')
  const shared = sharedWords(words)
  return parts.map((part, place) => {
    const isLast = place === parts.length - 1
    return !isLast && lacksItsFood(part, words, shared) ? `${part} ${shared}` : part
  })
}

/** What the last of the alternatives has that the others may lack: all but its own describing word. */
function sharedWords(words: string[]): string {
  return words.length > 1
    ? words.slice(words.length > 2 && describing.has(words[0]!.toLowerCase()) ? 1 : -1).join(' ')
    : ''
}

function lacksItsFood(part: string, last: string[], shared: string): boolean {
  if (shared === '' || last.length < 2) return false
  const ending = part.split(' ').at(-1)!.toLowerCase()
  if (describing.has(ending)) return true
  const food = last.at(-1)!.toLowerCase()
  if (food === 'oil') return sharedOils.has(ending)
  return sharedFoods.has(food) && !part.includes(' ')
}
