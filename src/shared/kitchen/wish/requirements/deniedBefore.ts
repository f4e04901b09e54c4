const denial =
  /(?:\bnot|\bno|n't|\b(?:dont|doesnt|wont|cant|cannot)|\bhates?|\bdislikes?|\bwithout|\bnever|\bsick of|\btired of|\binstead of|\bbored of|\banything but|\bfake|\bmock|\bno more)(?: just| the| another| any| an?| too| more| plain| fake| real| only| really| like| eat| want| touch| anything| things| stuff)* $/i

/** Whether the words before a place say that what stands there is not wanted: "sick of ", "anything but ". */
export function isDeniedBefore(text: string, start: number): boolean {
  return denial.test(text.slice(Math.max(0, start - 40), start))
}

const allergy = '(?:all?erg|intol[eé]ran|unverträglich|حساسي|أتحسس|एलर्जी)'
const allergyBefore = new RegExp(`${allergy}[^.,;:!?]{0,30}$`, 'iu')
const allergyBehind = new RegExp(`^ ?${allergy}`, 'iu')

/** Whether a food is named as what somebody was or is not allergic to: it may be in the dish, and is not asked for. */
export function isOfAllergy(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 45), start)
  return allergyBefore.test(before) || allergyBehind.test(text.slice(end, end + 20))
}
