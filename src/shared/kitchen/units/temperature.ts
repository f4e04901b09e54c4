import { asCelsius, asFahrenheit, type Celsius, type Fahrenheit } from './quantities.ts'

export const celsiusToFahrenheit = (degrees: Celsius): Fahrenheit => asFahrenheit((degrees * 9) / 5 + 32)
export const fahrenheitToCelsius = (degrees: Fahrenheit): Celsius => asCelsius(((degrees - 32) * 5) / 9)

/** °F as a dial has them: the nearest 25 where it is within 8 °F, otherwise the nearest 10. 180 °C -> 350 °F. */
export function roundToOvenFahrenheit(degrees: Celsius): Fahrenheit {
  const exact = celsiusToFahrenheit(degrees)
  const dial = Math.round(exact / 25) * 25
  return asFahrenheit(Math.abs(dial - exact) <= 8 ? dial : Math.round(exact / 10) * 10)
}

/** °C as a dial has them, to the nearest 10: 350 °F -> 180 °C. */
export function roundToOvenCelsius(degrees: Fahrenheit): Celsius {
  return asCelsius(Math.round(fahrenheitToCelsius(degrees) / 10) * 10)
}

/** What no oven's dial has is measured by a thermometer in the food, to the degree. */
const inFahrenheit = (value: number) =>
  value >= 100 ? roundToOvenFahrenheit(asCelsius(value)) : Math.round(celsiusToFahrenheit(asCelsius(value)))
const inCelsius = (value: number) =>
  value >= 210
    ? roundToOvenCelsius(asFahrenheit(value))
    : Math.round(fahrenheitToCelsius(asFahrenheit(value)))

/** A heat of the other scale in this one, "180 °C" or, with `valueMax`, "170–180 °C". */
export function convertAndFormatTemperature(
  { value, valueMax }: { value: number; valueMax: number | null },
  scale: 'celsius' | 'fahrenheit',
): string {
  const say = scale === 'celsius' ? inCelsius : inFahrenheit
  const range = valueMax === null ? String(say(value)) : `${say(value)}–${say(valueMax)}`
  return `${range} ${scale === 'celsius' ? '°C' : '°F'}`
}
