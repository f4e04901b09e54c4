const megabyte = 1024 * 1024

/** Files and folders in one archive: 5,000 recipes of Nextcloud, each a folder with two pictures, take 20,000. */
export const maxEntries = 25_000
/** Files in all archives inside an archive: 10,000 recipes of a few files each. */
export const maxEntriesInAll = 60_000
/** An archive and the archives in it, as Tandoor and big Mela libraries have; deeper ones are bombs. */
export const maxArchiveLevels = 2
/** A file, or an entry with recipes. The largest known are databases of 5,000 recipes, some 40 MB. It is held in memory once. */
export const maxDocumentBytes = 48 * megabyte
/** One recipe as JSON, with its photos in base64; a photo of a telephone has 2 to 8 MB, programs make it smaller. */
export const maxRecipeBytes = 16 * megabyte
/** A picture inside an archive; a larger one is left out, its recipe is read. */
export const maxPictureBytes = 20 * megabyte
/** Text of a recipe in a text format, YAML or Markdown; long ones have 50 KB. */
export const maxRecipeTextBytes = 256 * 1024
/** Recipes and bad entries of one file. */
export const maxItems = 50_000
/** What all entries of an archive inflate to: 5,000 recipes with 1.6 MB of photos each. */
export const maxInflatedBytes = 8192 * megabyte
/** Deflate reaches 1,030; text of recipes stays below 20, tables of a database below 60. */
export const maxInflationRatio = 200
/** Below this size a high ratio does no harm. */
export const minBytesForRatio = 2 * megabyte
/** Levels of brackets in JSON or of elements in XML and HTML; real files have up to 15. */
export const maxDepth = 64
/** Values in the JSON of one recipe, or nodes of one in XML or HTML; long recipes have 2,000. */
export const maxValuesInRecipe = 100_000
/** Rows of a table of a database, and elements of a list: 5,000 recipes of 60 lines. */
export const maxTableRows = 300_000
/** Characters of a field; the longest real ones have 20,000. A longer one is refused, for a cut recipe looks whole. */
export const maxFieldLength = 100_000
/** Ingredients or steps of a recipe, and tags; long recipes have 80. */
export const maxLines = 1_000
/** Characters of a title. */
export const maxTitleLength = 1_000
/** Cells in one line of a CSV file; real tables have up to 40, and texts of a cell fewer commas. */
export const maxCellsInLine = 5_000
/** Characters of a row of a CSV file with all its cells. */
export const maxRowLength = 2 * megabyte
/** A year: longer times are mistakes. */
export const maxMinutes = 366 * 24 * 60
/** More are not people: "makes 100,000". */
export const maxServings = 10_000
