import { type Celsius, celsius, type Fahrenheit, fahrenheit } from './quantities.ts'

export const toFahrenheit = (degrees: Celsius): Fahrenheit => fahrenheit((degrees * 9) / 5 + 32)
export const toCelsius = (degrees: Fahrenheit): Celsius => celsius(((degrees - 32) * 5) / 9)

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

/** °F as a dial has them: the nearest 25 where it is within 8 °F, otherwise the nearest 10. 180 °C -> 350 °F. */
export function ovenFahrenheit(degrees: Celsius): Fahrenheit {
  const exact = toFahrenheit(degrees)
  const dial = Math.round(exact / 25) * 25
  return fahrenheit(Math.abs(dial - exact) <= 8 ? dial : Math.round(exact / 10) * 10)
}

/** °C as a dial has them, to the nearest 10: 350 °F -> 180 °C. */
export function ovenCelsius(degrees: Fahrenheit): Celsius {
  return celsius(Math.round(toCelsius(degrees) / 10) * 10)
}

/** What no oven's dial has is measured by a thermometer in the food, to the degree. */
const inFahrenheit = (value: number) =>
  value >= 100 ? ovenFahrenheit(celsius(value)) : Math.round(toFahrenheit(celsius(value)))
const inCelsius = (value: number) =>
  value >= 210 ? ovenCelsius(fahrenheit(value)) : Math.round(toCelsius(fahrenheit(value)))

/** A heat of the other scale in this one, "180 °C" or, with `valueMax`, "170–180 °C". */
export function spellInScale(
  { value, valueMax }: { value: number; valueMax: number | null },
  scale: 'celsius' | 'fahrenheit',
): string {
  const say = scale === 'celsius' ? inCelsius : inFahrenheit
  const range = valueMax === null ? String(say(value)) : `${say(value)}–${say(valueMax)}`
  return `${range} ${scale === 'celsius' ? '°C' : '°F'}`
}
