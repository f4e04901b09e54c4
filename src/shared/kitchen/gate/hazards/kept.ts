import { type Hazard, stepsWhere } from './kitchen.ts'

const perishable =
  /\b(?:chicken|beef|pork|lamb|turkey|meat|fish|salmon|shrimps?|prawns?|mince|milk|cream|eggs?|custard|stew|curry|soup|stock|casserole|ham|roast|seafood|stuffing|cheesecake|quiche|potato salad|mayonnaise)\b/i
const roomTemperature =
  /\b(?:at room temperature|on the (?:counter|worktop|work surface|stove|hob|table|side)|unrefrigerated|out of the (?:fridge|refrigerator)|in a warm (?:place|spot)|left? out|sit out|stand out)\b/i
const longTime =
  /\b(?:overnight|[3-9] hours|1\d hours|2\d hours|(?:three|four|five|six|eight|ten|twelve) hours|all day|several hours|until the next day|next morning|\d+ days?)\b/i
const cooled = /\b(?:fridge|refrigerat\w*|chill\w*|freez\w*)\b/i
const cultured =
  /\b(?:dough|sponge|starter|yogh?urt|kefir|kombucha|buttermilk|culture[ds]?|ferment\w*|batter|panettone|koji|cr[eè]me fra[iî]che|biga|poolish|soak|beans)\b/i

const isLeftOut = (sentence: string) =>
  roomTemperature.test(sentence) &&
  longTime.test(sentence) &&
  !(cooled.test(sentence) && !/\bout of the\b/i.test(sentence)) &&
  !cultured.test(sentence)

const rawAnimals = ['Meat', 'Seafood', 'Dairy']

export const kept: readonly Hazard[] = [
  {
    id: 'rice kept warm',
    find: (kitchen) =>
      kitchen.lines.some(({ food }) => food?.category === 'Rice')
        ? stepsWhere(
            kitchen,
            (sentence) =>
              /\brice\b|\bit\b/i.test(sentence) &&
              (/\bkeep(?:ing|s)?\b[^.]{0,40}\bwarm\b[^.]{0,60}\b(?:[2-9] hours|\d\d hours|hours|overnight|all day)\b|\bkeep[- ]warm\b[^.]{0,60}\b(?:hours|overnight|all day)\b/i.test(
                sentence,
              ) ||
                (/\brice\b/i.test(sentence) && isLeftOut(sentence))) &&
              !/\bsoak|\bup to (?:1|one) hour|\bless than/i.test(sentence),
            'rice',
          )
        : [],
  },
  {
    id: 'left out',
    find: (kitchen) =>
      kitchen.lines.some(({ food }) => food && rawAnimals.includes(food.category))
        ? stepsWhere(
            kitchen,
            (sentence) =>
              isLeftOut(sentence) &&
              (perishable.test(sentence) || /\b(?:it|the pot|the pan|leftovers)\b/i.test(sentence)) &&
              !/\brice\b/i.test(sentence),
            'food left out',
          )
        : [],
  },
  {
    id: 'thawed on the counter',
    find: (kitchen) =>
      stepsWhere(
        kitchen,
        (sentence) =>
          /\b(?:thaw|defrost)/i.test(sentence) &&
          /\b(?:on the (?:counter|worktop|side)|at room temperature|in (?:hot|warm) water|in the sun)\b/i.test(
            sentence,
          ) &&
          /\b(?:chicken|beef|pork|lamb|turkey|meat|fish|salmon|shrimps?|prawns?|mince|seafood|sausages?)\b/i.test(
            sentence,
          ) &&
          !/\b(?:not|never|don.t|rather than|instead of)\b/i.test(sentence),
        'thawing',
      ),
  },
  {
    id: 'garlic in oil',
    find: (kitchen) => {
      const isThere = kitchen.lines.some(
        ({ food }) => food !== null && (/garlic/.test(food.name) || food.category === 'Herbs'),
      )
      const whole = kitchen.steps.join(' ')
      const isInfused =
        /\boil\b/i.test(whole) &&
        /\b(?:infus\w+|steep\w*|confit|submerged?|(?:garlic|herb|flavou?red) oil|cover(?:ed)? (?:\w+ ){0,3}(?:with|in|by) (?:the )?(?:olive )?oil|into the (?:bottle|jar))\b/i.test(
          whole,
        )
      if (!isThere || !isInfused) return []
      return stepsWhere(
        kitchen,
        (sentence) =>
          /\b(?:stor\w+|keep|keeps|leave|stand|infuse|steep|sit|rest|use)\b/i.test(sentence) &&
          ((/\b(?:room temperature|cupboard|pantry|counter|shelf|windowsill|dark place|cool place|sunny|cellar)\b/i.test(
            sentence,
          ) &&
            /\b(?:days?|weeks?|months?|overnight|year|always|cupboard|pantry|shelf)\b/i.test(sentence)) ||
            /\b(?:[2-9]|two|three|four|six|several) (?:weeks|months)\b|\ba month\b/i.test(sentence)) &&
          !/\bfreez/i.test(sentence),
        'garlic in oil',
      )
    },
  },
  {
    id: 'home canning',
    find: (kitchen) => {
      const isSour = kitchen.lines.some(({ text }) =>
        /\bvinegar|citric acid|lemon juice|pectin|jam sugar|preserving sugar\b/i.test(text),
      )
      const isSweet =
        kitchen.lines.some(({ food }) => food?.category === 'Fruits') &&
        kitchen.lines.some(({ text }) => /\bsugar|honey\b/i.test(text))
      return stepsWhere(
        kitchen,
        (sentence) => {
          if (!/\bjars?\b|\bcans?\b(?! of)|\bbottles?\b|\bcanning\b/i.test(sentence)) return false
          if (
            /\b(?:oven canning|in(?:vert|verted) (?:the )?(?:hot |filled |sealed )?(?:jars?|bottles?)|turn the jars? upside[- ]down|dishwasher)\b/i.test(
              sentence,
            )
          )
            return true
          const isKept =
            /\b(?:water[- ]bath|pressure[- ]can\w*|process (?:the )?(?:\w+ )?jars|shelf[- ]stable|hermetic\w*|canner|canning|seal\w*[^.]{0,60}(?:cupboard|pantry|room temperature|shelf|months|year)|(?:cupboard|pantry|room temperature|shelf)[^.]{0,40}(?:months?|year))/i.test(
              sentence,
            )
          const isDry =
            /\b(?:airtight|spice (?:mix|blend)|granola|cookies|biscuits|nuts|dry|dried|sugar)\b/i.test(
              sentence,
            )
          return isKept && !isSour && !isSweet && !isDry
        },
        'jars',
      )
    },
  },
]
