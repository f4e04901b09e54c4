import {
  coldPlace,
  denies,
  ferments,
  freezes,
  jars,
  keepsInJars,
  keepsIt,
  larder,
  leavesCold,
  liesInOil,
  needsNoSalt,
  oil,
  preserves,
  salt,
  sour,
  sugar,
  uncooled,
  underPressure,
  unsafeInOil,
  warmPlace,
  withoutSalt,
} from './handlingWords.ts'
import { garlicInOilOfOtherScripts } from './keptInOtherScripts.ts'
import { foldedOf, type Hazard, type Kitchen, stepsWhereFolded } from './kitchen.ts'
import { clauseBefore, minutesSaid } from './statements.ts'

const dayMinutes = 24 * 60
/** By the National Center for Home Food Preservation garlic in oil keeps four days in the fridge. */
const maxDaysInOil = 7

const isCooled = (text: string) => coldPlace.test(text.replace(leavesCold, ' ').replace(uncooled, ' '))

/** What a text says is kept, and where: without the cold places that food leaves, and the clauses that forbid it. */
const keptPartOf = (text: string): string =>
  text
    .replace(leavesCold, ' ')
    .replace(uncooled, ' ')
    .split(/(?=[,;:()—–]|\s(?:and|und|et|y)\s)/u)
    .filter((clause) => {
      const kept = keepsIt.exec(clause) ?? larder.exec(clause)
      return !kept || !denies.test(clause.slice(0, kept.index))
    })
    .join('')

const isUnderPressure = ({ sentences }: Kitchen): boolean =>
  sentences.some(({ folded }) => {
    const found = underPressure.exec(folded)
    return found !== null && !denies.test(clauseBefore(folded, found.index))
  })

const foldedLines = ({ lines }: Kitchen): string => lines.map(({ text }) => foldedOf(text)).join('\n')

export const preserving: readonly Hazard[] = [
  {
    id: 'garlic in oil',
    find: (kitchen) => {
      const inOtherScript = garlicInOilOfOtherScripts(kitchen)
      if (inOtherScript !== null) return [{ line: null, step: inOtherScript, about: 'garlic in oil' }]
      const lines = foldedLines(kitchen)
      const whole = kitchen.sentences.map(({ folded }) => folded).join(' ')
      const isInfused = unsafeInOil.test(lines) && oil.test(`${lines} ${whole}`) && liesInOil.test(whole)
      if (!isInfused || isUnderPressure(kitchen)) return []
      return stepsWhereFolded(
        kitchen,
        (text) => {
          const kept = keptPartOf(text)
          return (
            keepsIt.test(kept) &&
            !sour.test(kept) &&
            !freezes.test(kept) &&
            ((!coldPlace.test(kept) && larder.test(kept) && isLong(kept)) ||
              minutesSaid(kept) > maxDaysInOil * dayMinutes)
          )
        },
        'garlic in oil',
      )
    },
  },
  {
    id: 'home canning',
    find: (kitchen) => {
      const lines = foldedLines(kitchen)
      const isFruit = kitchen.lines.some(({ food }) => food?.category === 'Fruits')
      if (
        sour.test(lines) ||
        isUnderPressure(kitchen) ||
        (sugar.test(lines) && (isFruit || !jarsOfLowAcid.test(lines)))
      )
        return []
      return kitchen.sentences
        .flatMap(({ step, folded }, index) => {
          // A step goes on about the same jars: "Fill into jars. Boil them for an hour. Keeps for a year."
          const near = kitchen.sentences.slice(Math.max(0, index - 2), index).map((other) => other.folded)
          const isOfJars = jars.test(folded) || (near.some((text) => jars.test(text)) && !isCooled(folded))
          if (!isOfJars || keepsInJars.test(folded)) return []
          const isKeptLong =
            larder.test(folded) &&
            (minutesSaid(folded) >= 7 * dayMinutes || (keepsIt.test(folded) && jarsOfLowAcid.test(lines)))
          const isSealed = preserves.test(folded) || near.some((text) => preserves.test(text))
          const isCanned = alwaysCanning.test(folded) || (isSealed && isKeptLong)
          return isCanned ? [{ line: null, step, about: 'jars' }] : []
        })
        .filter(({ step }, index, all) => all.findIndex((other) => other.step === step) === index)
    },
  },
  {
    id: 'fermented without salt',
    find: (kitchen) => {
      const lines = foldedLines(kitchen)
      if (needsNoSalt.test(lines)) return []
      const whole = kitchen.sentences.map(({ folded }) => folded).join(' ')
      const isSaid = withoutSalt.test(`${lines} ${whole}`)
      const isSalted = salt.test(lines) || salt.test(whole.replace(withoutSalt, ' '))
      const isOfVegetables =
        kitchen.lines.some(({ food }) => food?.category === 'Vegetables') || vegetables.test(lines)
      if (!isOfVegetables || (isSalted && !isSaid)) return []
      return stepsWhereFolded(
        kitchen,
        (text) =>
          ferments.test(text) &&
          (isSaid || minutesSaid(text) >= 2 * dayMinutes) &&
          (warmPlace.test(text) || minutesSaid(text) >= 2 * dayMinutes),
        'vegetables',
      )
    },
  },
]

/** What is stored stays for days, unless hours are said. */
const stores =
  /(?<!\p{L})(?:stor(?:e|es|ed|ing)|lager\p{L}*|aufbewahr\p{L}*|conserv(?:er|ez|e)|stock(?:er|ez)|guard(?:ar|e|a)|conserv(?:ar|a)|almacen\p{L}+)(?!\p{L})/iu

const isLong = (text: string) =>
  minutesSaid(text) > 2 * 60 ||
  (minutesSaid(text) === 0 && stores.test(text)) ||
  /(?<!\p{L})(?:always|cupboard|pantry|shelf|despensa|vorratsschrank|speisekammer|placard|alacena|armario|garde-manger)(?!\p{L})/iu.test(
    text,
  )

/** Vegetables, meat and what is cooked of them: nothing in them keeps botulism out. */
const jarsOfLowAcid =
  /(?<!\p{L})(?:beans?|pumpkin|squash|carrots?|corn|peas|asparagus|potato(?:es)?|mushrooms?|beets?|garlic|onions?|spinach|meat|chicken|beef|pork|fish|stock|broth|soup|\p{L}*bohnen|kurbis|karotten|mohren|mais|erbsen|spargel|kartoffeln|pilze|\p{L}*fleisch|bruhe|haricots|potiron|carottes|petits pois|asperges|champignons|viande|poulet|judias|calabaza|zanahorias|guisantes|esparragos|setas|carne|pollo)(?!\p{L})/iu
const vegetables =
  /(?<!\p{L})(?:\p{L}*kohl|gurken|karotten|mohren|rettich|choux?|concombres?|carottes|radis|col|repollo|pepinos?|zanahorias)(?!\p{L})/iu
/** Ways of preserving that are told whatever keeps. */
const alwaysCanning =
  /(?<!\p{L})(?:oven canning|boiling[- ]water canner|water[- ]?bath(?: canner)?(?=[^.]{0,60}(?:minutes|hours?|jars?))|process (?:the )?(?:\p{L}+ )?jars|process in|invert(?:ed)? (?:the )?(?:hot |filled |sealed )?(?:jars?|bottles?)|turn (?:the jars?|them) upside[- ]down|(?:glaser|sie) (?:\p{L}+ ){0,6}(?:einkochen|einwecken)|(?:steriliser|sterilisez) les bocaux|auf den kopf stellen)(?!\p{L})/iu
