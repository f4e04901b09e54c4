// How long and how many, for schemas and for the screens that keep to them.

/** Characters a description of what one wishes for may have; what is longer is cut there, never refused. */
export const maxWishDescriptionLength = 500
/** Characters of a "change one thing" wish. */
export const maxChangeWishLength = 200
/** Wishes for changes that one recipe may have had before. */
export const maxEarlierChangeWishes = 50
/** Answers to what was unclear in the wishes of one recipe. */
export const maxWishClarifications = 100
/** Characters of the foods that all these answers leave out: of hostile words so many are read within a second. */
export const maxClarificationCharacters = 20_000
/** Characters of a message to the operator. */
export const maxFeedbackLength = 5_000
/** Characters of a note on a recipe. */
export const maxRecipeNoteLength = 2_000
export const notesPageSize = 10
/** How far notes are counted, and pages numbered. */
export const maxCountedNotes = 1_000
/** Characters of the words of a place. */
export const maxChefPlaceTextLength = 100
/** Foods of one kind that a person may name, and characters of each name. */
export const maxFoodsOfOneKind = 50
export const foodNameMaxLength = 60
/** Queries that are sent in one request; the server does them one after the other. */
export const maxBatchedQueries = 5
/** Changes of replicated documents that are sent at once. */
export const maxChangesPerCall = 100
/** Lines of ingredients or steps a recipe may have, and characters of each. */
export const maxRecipeLines = 60
export const recipeLineMaxLength = 600
/** Recipes on a page of a list. */
export const recipesPageSize = 8
/** How far recipes are counted, and pages numbered. */
export const maxCountedRecipes = 10_000
/** Characters of what recipes are sought by. */
export const searchQueryMaxLength = 200
/** Addresses that one import may read. */
export const maxImportedAddresses = 2_000
/** Characters of an address. */
export const maxImportedAddressLength = 2_000
/** Characters of a text that is pasted. */
export const maxImportedTextLength = 100_000
/** Pictures of pages from which one import reads recipes. */
export const maxImportedPages = 12
/** Bytes of a file that is imported. */
export const maxImportedFileBytes = 256 * 1024 * 1024
/** Bytes of each part in which a file is sent; the last may be shorter. */
export const importedPartBytes = 2 * 1024 * 1024
/** Recipes that are saved by one call. */
export const maxSavedAtOnce = 10
/** Recipes of an import on one page of its list. */
export const importPageSize = 50
