import { asCelsius, asFahrenheit, type Celsius, type Fahrenheit } from './quantities.ts'
import { celsiusToFahrenheit } from './temperature.ts'

/**
 * The gas mark scale: mark 1 is 275 °F, each further mark 25 °F more; ½ and ¼ are 25 and 50 °F less. Beside it the
 * Celsius that British cookbooks print.
 */
const gasMarks: readonly { mark: number; degrees: Fahrenheit; printed: Celsius }[] = [
  { mark: 0.25, degrees: asFahrenheit(225), printed: asCelsius(110) },
  { mark: 0.5, degrees: asFahrenheit(250), printed: asCelsius(120) },
  { mark: 1, degrees: asFahrenheit(275), printed: asCelsius(140) },
  { mark: 2, degrees: asFahrenheit(300), printed: asCelsius(150) },
  { mark: 3, degrees: asFahrenheit(325), printed: asCelsius(160) },
  { mark: 4, degrees: asFahrenheit(350), printed: asCelsius(180) },
  { mark: 5, degrees: asFahrenheit(375), printed: asCelsius(190) },
  { mark: 6, degrees: asFahrenheit(400), printed: asCelsius(200) },
  { mark: 7, degrees: asFahrenheit(425), printed: asCelsius(220) },
  { mark: 8, degrees: asFahrenheit(450), printed: asCelsius(230) },
  { mark: 9, degrees: asFahrenheit(475), printed: asCelsius(240) },
  { mark: 10, degrees: asFahrenheit(500), printed: asCelsius(260) },
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
