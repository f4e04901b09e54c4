import { type Hazard, hasFact, isCookingIn, stepsWhere } from './kitchen.ts'

const setAside =
  /\b(?:reserve|set aside|save|keep back|keep|put aside|hold back|divide|half|third|quarter|some|part)\b[^.]{0,50}\bmarinade\b|marinade[^.]{0,50}\b(?:boil|simmer|aside|in half|in two)\b/i

const slowCooker = /\b(?:slow[- ]cook(?:er)?|crock ?pot)\b/i

export const handling: readonly Hazard[] = [
  {
    id: 'marinade reused',
    find: (kitchen) =>
      kitchen.lines.some(({ food }) => food && (food.category === 'Meat' || food.category === 'Seafood')) &&
      !kitchen.sentences.some(({ text }) => setAside.test(text) && !/\bserve|drizzle|spoon|dip\b/i.test(text))
        ? stepsWhere(
            kitchen,
            (sentence) =>
              /\b(?:reserved|remaining|leftover|left-over|used|same|rest of the|raw|excess) marinade\b|\bmarinade (?:left|from the (?:raw )?(?:chicken|meat|pork|beef|fish|lamb|bowl|bag))|\bserve[^.]{0,40}\b(?:with|in) (?:the|its|their) marinade\b/i.test(
                sentence,
              ) &&
              /\b(?:serv\w+|drizzl\w+|spoon|dip\w*|pour|toss|sauce)\b/i.test(sentence) &&
              !isCookingIn(sentence) &&
              !/\b(?:heat|reduce|before|discard)\b/i.test(sentence),
            'marinade',
          )
        : [],
  },
  {
    id: 'washed poultry',
    find: (kitchen) =>
      kitchen.lines.some(({ food }) => food && hasFact(food, 'poultry'))
        ? stepsWhere(
            kitchen,
            (sentence) =>
              /\b(?:wash|rinse)\b(?: and (?:pat )?\w+)?(?: off| out)? (?:(?:the|your|all|each|whole|raw|fresh|inside of the) ){0,3}(?:chicken|turkey|duck|hen|poultry|birds?|drumsticks|wings|thighs)\b(?! (?:stock|broth|bones|feet|carcass|liver))/i.test(
                sentence,
              ) &&
              !/\b(?:don.t|not|never|no need|blanch\w*|parboil\w*|brine)\b/i.test(sentence) &&
              !kitchen.steps.some((step) => /\b(?:blanch|parboil|brine)/i.test(step)),
            'raw poultry',
          )
        : [],
  },
  {
    id: 'raw kidney beans',
    find: (kitchen) =>
      kitchen.lines.flatMap((check, index) => {
        const isDriedBean =
          check.food !== null &&
          /kidney bean|cannellini|red bean/i.test(`${check.food.name} ${check.text}`) &&
          !/\b(?:canned|tinned|cans?|tins?|cooked|drained|jar|sauce|paste)\b/i.test(check.text) &&
          (/\bdried?\b|\bsoak/i.test(check.text) ||
            kitchen.steps.some((step) => /\bsoak[^.]*\bbeans\b/i.test(step)))
        if (!isDriedBean) return []
        const slow = kitchen.sentences.findIndex(({ text }) => slowCooker.test(text))
        const before = kitchen.sentences
          .slice(0, slow === -1 ? undefined : slow + 1)
          .map(({ text }) => text.split(slowCooker)[0]!)
        const isBoiled = before.some(
          (text) => /\bboil|\bpressure|\binstant pot/i.test(text) && !/\bboiling water\b/i.test(text),
        )
        return isBoiled ? [] : [{ line: index, step: null, about: check.food!.name }]
      }),
  },
  {
    id: 'raw cassava',
    find: ({ lines, steps, isCooked }) =>
      isCooked && !steps.some((step) => /\b(?:raw|uncooked) (?:cassava|yuca|bamboo)/i.test(step))
        ? []
        : lines.flatMap((check, index) =>
            check.food &&
            /^(?:cassava|yuca|fresh bamboo shoot)$/.test(check.food.name) &&
            !/\bcooked|frozen|canned|tinned\b/i.test(check.text)
              ? [{ line: index, step: null, about: check.food.name }]
              : [],
          ),
  },
]
