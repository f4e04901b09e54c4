/** "Hasta que la tortilla esté bien cuajada": set by the heat, and no junket. */
const setInPan =
  /(?<=(?<!\p{L})(?:poco|bien|medio|semi|casi|apenas|algo|muy|recién|\p{L}+mente|est[éáe]n?|qued[ea]n?|quedar|tortilla|omelette) )cuajadas?(?!\p{L}| de )/giu

/** A text in which what heat has set is called ready: "cuajada" by itself is a food. */
export const withoutSetInPan = (text: string): string => text.replace(setInPan, 'lista')
