const denial =
  /(?:\bnot|\bno|n't|\b(?:dont|doesnt|wont|cant|cannot)|\bhates?|\bdislikes?|\bwithout|\bnever|\bsick of|\btired of|\binstead of|\bbored of|\banything but|\bfake|\bmock|\bno more)(?: just| the| another| any| an?| too| more| plain| fake| real| only| really| like| eat| want| touch| anything| things| stuff)* $/i

/** Whether the words before a place say that what stands there is not wanted: "sick of ", "anything but ". */
export function isDeniedBefore(text: string, start: number): boolean {
  return denial.test(text.slice(Math.max(0, start - 40), start))
}
