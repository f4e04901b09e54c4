declare const measuredIn: unique symbol
type Measured<Name extends string> = number & { readonly [measuredIn]: Name }

/** A mass in grams. */
export type Grams = Measured<'g'>
/** A volume in millilitres. */
export type Millilitres = Measured<'ml'>
/** A length in millimetres. */
export type Millimetres = Measured<'mm'>
/** A temperature in degrees Celsius. */
export type Celsius = Measured<'°C'>
/** A temperature in degrees Fahrenheit. */
export type Fahrenheit = Measured<'°F'>

export const grams = (amount: number) => amount as Grams
export const millilitres = (amount: number) => amount as Millilitres
export const millimetres = (amount: number) => amount as Millimetres
export const celsius = (degrees: number) => degrees as Celsius
export const fahrenheit = (degrees: number) => degrees as Fahrenheit
