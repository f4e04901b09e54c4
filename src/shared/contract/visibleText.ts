/** Spaces, controls and characters without a shape: a zero-width space, a soft hyphen, a filler of Hangul or Braille. */
const withoutShape = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/gu

/** Whether a text shows anything: a title of a zero-width space is as empty as one without characters. */
export const isVisibleText = (text: string): boolean => text.replace(withoutShape, '') !== ''
