import * as m from '#messages'

const packsIn = {
  tin: m.grocery_packs_tin,
  carton: m.grocery_packs_carton,
  bottle: m.grocery_packs_bottle,
  box: m.grocery_packs_box,
  pack: m.grocery_packs_pack,
}

/** "2 tins of 400 g", "1 box of 12". */
export const packsText = (count: number, vessel: keyof typeof packsIn, label: string) =>
  packsIn[vessel]({ count, label })
