/** What a model learns of somebody instead of a name; `index` counts from 0 in the brief's eaters. */
export const numberOf = (index: number): string => `Person ${index + 1}`
