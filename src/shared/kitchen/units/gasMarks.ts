import { type Celsius, celsius, type Fahrenheit, fahrenheit } from './quantities.ts'
import { toFahrenheit } from './temperature.ts'

/**
 * The gas mark scale: mark 1 is 275 °F, each further mark 25 °F more; ½ and ¼ are 25 and 50 °F less. Beside it the
 * Celsius that British cookbooks print.
 */
const gasMarks: readonly { mark: number; degrees: Fahrenheit; printed: Celsius }[] = [
  { mark: 0.25, degrees: fahrenheit(225), printed: celsius(110) },
  { mark: 0.5, degrees: fahrenheit(250), printed: celsius(120) },
  { mark: 1, degrees: fahrenheit(275), printed: celsius(140) },
  { mark: 2, degrees: fahrenheit(300), printed: celsius(150) },
  { mark: 3, degrees: fahrenheit(325), printed: celsius(160) },
  { mark: 4, degrees: fahrenheit(350), printed: celsius(180) },
  { mark: 5, degrees: fahrenheit(375), printed: celsius(190) },
  { mark: 6, degrees: fahrenheit(400), printed: celsius(200) },
  { mark: 7, degrees: fahrenheit(425), printed: celsius(220) },
  { mark: 8, degrees: fahrenheit(450), printed: celsius(230) },
  { mark: 9, degrees: fahrenheit(475), printed: celsius(240) },
  { mark: 10, degrees: fahrenheit(500), printed: celsius(260) },
]

/** The Celsius a cookbook prints for a gas mark, 4 -> 180; null for a mark no oven has. */
export function celsiusOfGasMark(mark: number): Celsius | null {
  return gasMarks.find((step) => step.mark === mark)?.printed ?? null
}

/** The nearest gas mark, ¼ to 10; null where the nearest is further off than one mark is from the next (25 °F). */
export function gasMarkOf(degrees: Celsius): number | null {
  const wanted = toFahrenheit(degrees)
  const nearest = gasMarks.reduce((best, step) =>
    Math.abs(step.degrees - wanted) < Math.abs(best.degrees - wanted) ? step : best,
  )
  return Math.abs(nearest.degrees - wanted) > 25 ? null : nearest.mark
}
