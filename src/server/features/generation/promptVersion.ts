/** Raised whenever the words of prompts change, so that a recipe's provenance tells which words made it. */
export const promptVersion = '2026-11-27'
