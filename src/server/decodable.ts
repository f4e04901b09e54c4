/**
 * Whether each "%" of a text begins a valid code. The decoded text is compared, because the bundler takes `decodeURIComponent` for
 * a function without effects, and removes a call whose result is not used.
 */
export function isPercentEncodingValid(text: string): boolean {
  try {
    return typeof decodeURIComponent(text) === 'string'
  } catch {
    return false
  }
}
