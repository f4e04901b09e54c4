/** One septet each in the alphabet of GSM 03.38 (3GPP TS 23.038, 6.2.1). */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Two septets each (6.2.1.1). */
const extended = new Set('\f^{}\\[~]|€')

/** Texts longer than this are refused: each segment is paid for. */
export const maxSmsSegments = 10

export interface SmsLength {
  alphabet: 'GSM-7' | 'UCS-2'
  segments: number
  /** What still goes into the last segment, in septets or UTF-16 units. */
  left: number
}

/**
 * How many segments a text takes: 160 septets or 70 UTF-16 units when it is one, 153 or 67 in each of several. No letter
 * of two septets, and no pair of units, is parted by the end of a segment.
 */
export function measureSms(text: string): SmsLength {
  const letters = [...text]
  const isGsm = letters.every((letter) => basic.has(letter) || extended.has(letter))
  const alphabet = isGsm ? 'GSM-7' : 'UCS-2'
  const sizes = letters.map((letter) => (isGsm ? (extended.has(letter) ? 2 : 1) : letter.length))
  const [single, each] = isGsm ? [160, 153] : [70, 67]
  const total = sizes.reduce((sum, size) => sum + size, 0)
  if (total <= single) return { alphabet, segments: 1, left: single - total }
  let segments = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > each) {
      segments += 1
      used = 0
    }
    used += size
  }
  return { alphabet, segments, left: each - used }
}
