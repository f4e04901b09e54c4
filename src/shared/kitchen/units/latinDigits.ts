/** Digits of Arabic, Persian and Hindi, and their decimal mark, as Latin ones; every sign keeps its place. */
export function toLatinDigits(text: string): string {
  if (!hasOtherDigits.test(text)) return text
  return text
    .replace(/[٠-٩۰-۹०-९]/g, (sign) => String(signsOf(sign).indexOf(sign)))
    .replace(/(?<=\d)٫(?=\d)/g, '.')
    .replace(/(?<=\d)٬(?=\d{3})/g, ',')
}

const hasOtherDigits = /[٠-٩۰-۹०-९]/
const digits = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९']
const signsOf = (sign: string) => digits.find((signs) => signs.includes(sign))!
