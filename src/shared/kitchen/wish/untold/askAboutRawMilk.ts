import type { LeftOutFood, UnclearWishPassage } from '../readWishLimits.ts'

const ofRawMilk =
  /rohmilch|unpasteurisiert|raw[ -]milk|unpasteuri[sz]ed|lait cru|non pasteurisé|leche cruda|sin pasteurizar|غير مبستر|कच्चे दूध/iu

/** Cheese of raw milk, which somebody may leave out who is pregnant: who eats is asked. */
export const askAboutRawMilk = (leftOut: readonly LeftOutFood[]): UnclearWishPassage[] =>
  leftOut.flatMap(({ said, isAllergy }) =>
    ofRawMilk.test(said) ? [{ text: said, isAllergy, foods: [] }] : [],
  )
