/** What a drawn cover shows on the plate. */
export const coverMotifs = [
  'soup',
  'noodles',
  'sweet',
  'bread',
  'egg',
  'fish',
  'poultry',
  'meat',
  'mushrooms',
  'beans',
  'rice',
  'roots',
  'greens',
] as const
export type CoverMotif = (typeof coverMotifs)[number]

/** Words by which each is known, the more telling motif first: a chicken soup is a soup. */
const words: Record<CoverMotif, RegExp> = {
  soup: /\b(?:soups?|stews?|broth|chowder|ramen|pho|ribollita|gazpacho|bisque|borscht|pozole|gumbo|goulash|tagine|curry|dal|dhal|daal|chil[il]i)\b/i,
  noodles:
    /\b(?:noodles?|pasta|spaghetti|linguine|fettuccine|tagliatelle|penne|rigatoni|orecchiette|macaroni|lasagn[ae]|ravioli|gnocchi|udon|soba|orzo)\b/i,
  sweet:
    /\b(?:cakes?|cookies?|brownies?|tarte|puddings?|cr[eè]me|cobbler|crumble|ice cream|sorbet|halwa|flan|chocolate|muffins?|pancakes?|waffles?|meringues?)\b/i,
  bread:
    /\b(?:bread|toasts?|sandwich(?:es)?|pizza|focaccia|flatbreads?|tacos?|tortillas?|quesadillas?|burritos?|wraps?|pita|naan|biscuits?|bagels?|burgers?|pie|tart|quiche)\b/i,
  egg: /\b(?:eggs?|omelett?es?|frittata|shakshuka|chilaquiles|scramble)\b/i,
  fish: /\b(?:fish|salmon|tuna|cod|trout|mackerel|sardines?|anchov(?:y|ies)|halibut|tilapia|prawns?|shrimps?|seafood|mussels?|clams?|squid|octopus|crab|haddock|herring)\b/i,
  poultry: /\b(?:chicken|turkey|duck|poultry|hen|goose|karaage)\b/i,
  meat: /\b(?:beef|steaks?|pork|lamb|veal|bacon|ham|sausages?|meatballs?|mince|chorizo|kebabs?|ribs|mutton|goat|bulgogi)\b/i,
  mushrooms: /\b(?:mushrooms?|porcini|shiitake|chanterelles?|portobello)\b/i,
  beans: /\b(?:beans?|lentils?|chickpeas?|hummus|falafel|tofu|tempeh|edamame|peas)\b/i,
  rice: /\b(?:rice|risotto|pilaf|pilau|paella|biryani|congee|bibimbap|sushi|couscous|quinoa|bulgur|porridge|oats?|oatmeal)\b/i,
  roots:
    /\b(?:carrots?|potato(?:es)?|beetroots?|beets?|parsnips?|turnips?|radish(?:es)?|squash|pumpkin|aubergines?|eggplants?|cauliflower)\b/i,
  greens: /\b(?:salad|spinach|kale|lettuce|greens|cabbage|broccoli|herbs?|avocado)\b/i,
}

/**
 * The main food of a dish as its cover draws it: by its name, else by its first ingredients, of which the first that is
 * known counts; salad leaves where nothing is. It is a drawing, and says nothing of what is in the dish.
 */
export function coverMotif(dish: {
  name: string
  mealType: string
  ingredients?: readonly string[]
}): CoverMotif {
  const byName = motifIn(dish.name)
  if (byName) return byName
  if (dish.mealType === 'Dessert') return 'sweet'
  for (const line of dish.ingredients?.slice(0, 4) ?? []) {
    const motif = motifIn(line)
    if (motif) return motif
  }
  return 'greens'
}

function motifIn(text: string): CoverMotif | undefined {
  return coverMotifs.find((motif) => words[motif].test(text))
}
