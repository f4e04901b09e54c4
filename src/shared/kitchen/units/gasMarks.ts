import { type Celsius, celsiusFromNumber, type Fahrenheit, fahrenheitFromNumber } from './quantities.ts'
import { celsiusToFahrenheit } from './temperature.ts'

/**
 * The gas mark scale: mark 1 is 275 °F, each further mark 25 °F more; ½ and ¼ are 25 and 50 °F less. Beside it the
 * Celsius that British cookbooks print.
 */
const gasMarks: readonly { mark: number; degrees: Fahrenheit; printed: Celsius }[] = [
  { mark: 0.25, degrees: fahrenheitFromNumber(225), printed: celsiusFromNumber(110) },
  { mark: 0.5, degrees: fahrenheitFromNumber(250), printed: celsiusFromNumber(120) },
  { mark: 1, degrees: fahrenheitFromNumber(275), printed: celsiusFromNumber(140) },
  { mark: 2, degrees: fahrenheitFromNumber(300), printed: celsiusFromNumber(150) },
  { mark: 3, degrees: fahrenheitFromNumber(325), printed: celsiusFromNumber(160) },
  { mark: 4, degrees: fahrenheitFromNumber(350), printed: celsiusFromNumber(180) },
  { mark: 5, degrees: fahrenheitFromNumber(375), printed: celsiusFromNumber(190) },
  { mark: 6, degrees: fahrenheitFromNumber(400), printed: celsiusFromNumber(200) },
  { mark: 7, degrees: fahrenheitFromNumber(425), printed: celsiusFromNumber(220) },
  { mark: 8, degrees: fahrenheitFromNumber(450), printed: celsiusFromNumber(230) },
  { mark: 9, degrees: fahrenheitFromNumber(475), printed: celsiusFromNumber(240) },
  { mark: 10, degrees: fahrenheitFromNumber(500), printed: celsiusFromNumber(260) },
]

/** The Celsius a cookbook prints for a gas mark, 4 -> 180; null for a mark no oven has. */
export function celsiusOfGasMark(mark: number): Celsius | null {
  return gasMarks.find((step) => step.mark === mark)?.printed ?? null
}

/** The nearest gas mark, ¼ to 10; null where the nearest is further off than one mark is from the next (25 °F). */
export function gasMarkOfCelsius(degrees: Celsius): number | null {
  const wanted = celsiusToFahrenheit(degrees)
  const nearest = gasMarks.reduce((best, step) =>
    Math.abs(step.degrees - wanted) < Math.abs(best.degrees - wanted) ? step : best,
  )
  return Math.abs(nearest.degrees - wanted) > 25 ? null : nearest.mark
}
