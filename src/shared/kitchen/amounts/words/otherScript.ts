/** Letters of Arabic and Hindi. */
export const otherScript = /[\p{Script=Arabic}\p{Script=Devanagari}]/u
