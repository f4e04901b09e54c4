declare const measuredIn: unique symbol
type Measured<Name extends string> = number & { readonly [measuredIn]: Name }

/** A mass in grams. */
export type Grams = Measured<'g'>
/** A volume in millilitres. */
export type Millilitres = Measured<'ml'>
/** A length in millimetres. */
export type Millimetres = Measured<'mm'>
/** A mass in milligrams. */
export type Milligrams = Measured<'mg'>
/** A time in minutes. */
export type Minutes = Measured<'min'>
/** Energy in kilocalories. */
export type Kilocalories = Measured<'kcal'>
/** Grams of one millilitre. */
export type GramsPerMillilitre = Measured<'g/ml'>
/** A temperature in degrees Celsius. */
export type Celsius = Measured<'°C'>
/** A temperature in degrees Fahrenheit. */
export type Fahrenheit = Measured<'°F'>

export const asGrams = (amount: number) => amount as Grams
export const asMillilitres = (amount: number) => amount as Millilitres
export const asMillimetres = (amount: number) => amount as Millimetres
export const asMilligrams = (amount: number) => amount as Milligrams
export const asMinutes = (amount: number) => amount as Minutes
export const asKilocalories = (amount: number) => amount as Kilocalories
export const asGramsPerMillilitre = (density: number) => density as GramsPerMillilitre
export const asCelsius = (degrees: number) => degrees as Celsius
export const asFahrenheit = (degrees: number) => degrees as Fahrenheit
