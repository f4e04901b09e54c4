/** The label of an eater for a model, instead of their name; `index` counts from 0 in the brief's eaters. */
export const labelOfEaterForModel = (index: number): string => `Person ${index + 1}`

/** The label of a guest who is only named in a wish. */
export const labelOfGuestForModel = (index: number): string => `Guest ${index + 1}`
