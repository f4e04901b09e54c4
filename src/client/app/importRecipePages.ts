import { importPageModule } from './pageModules.ts'

/** Fetches the files of a recipe's page and of its cook mode, those of late parts too. */
export const importRecipePages = (): Promise<unknown> =>
  Promise.all([
    importPageModule('RecipePage'),
    importPageModule('CookPage'),
    import('../features/notes/RecipeNotes.tsx'),
    import('../features/recipes/CardBadges.tsx'),
    import('../features/recipeEditing/OwnRecipe.tsx'),
    import('../features/recipes/OwnRecipeLinks.tsx'),
    import('../features/recipeReport/RecipeReportPanel.tsx'),
    import('../features/warnings/HouseholdWarningsStrip.tsx'),
    import('../features/warnings/AllergyMarks.tsx'),
    import('../features/warnings/HazardMarks.tsx'),
    import('../features/warnings/CookDespiteWarningsQuestion.tsx'),
  ])
