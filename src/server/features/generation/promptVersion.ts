/** Changed whenever the texts of prompts change, so that a recipe's provenance shows which texts were used. */
export const promptVersion = '2026-11-27'
