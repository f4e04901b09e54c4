/**
 * Modules that come to a browser as one file. `of` and `except` name modules as `moduleName` does, or all whose names begin
 * so, with a "/" or "_" at the end.
 */
export interface ChunkGroup {
  name: string
  of: readonly string[]
  except?: readonly string[]
  /** How many pages need a module, at least, so that it comes with the group and not with its page. */
  minShareCount?: number
}

/** Small modules that come with every page: as files of their own their HTTP headers would weigh more than they do. */
export const smallModules: Omit<ChunkGroup, 'name'> = {
  of: [
    ...['contract/ids', 'contract/limits', 'contract/auth/providers'],
    ...['client/data/addresses', 'client/data/expectDone', 'client/data/failure', 'client/data/toldSentence'],
    ...['client/forms/lastAnswers', 'client/forms/LateQuestion', 'client/forms/randomId'],
    ...['client/features/generation/isRefusedFor', 'client/features/grocery/adding/refusalOf'],
    ...['client/offline/cookedAnyway', 'client/offline/keptRecipes', 'client/offline/keptWarnings'],
    ...['kitchen/diets', 'kitchen/foodNames', 'kitchen/preferences', 'kitchen/findings/warningLevels'],
    ...[
      'words/guides_to',
      'words/notes_text',
      'words/sms_notes',
      'words/warnings_cook',
      'words/warnings_back',
    ],
  ],
}

/** In this order: the first group that names a module has it. */
export const chunkGroups: readonly ChunkGroup[] = [
  {
    // What every page fetches once it is hydrated.
    name: 'after',
    of: [
      ...[
        'client/app/Footer',
        'client/app/LanguageChoice',
        'client/offline/startWorker',
        'client/offline/workerPath',
      ],
      ...['words/site_', 'words/titles_legal', 'messages/pages/site', 'messages/legal/titles'],
    ],
    except: ['words/site_signed'],
  },
  {
    name: 'common',
    of: [
      ...['client/ui/Card', 'client/ui/Checkbox', 'client/ui/copyToClipboard', 'client/ui/FieldGroup'],
      ...['client/ui/Fold', 'client/ui/Status', 'client/ui/TextField', 'client/ui/useFocusOn'],
      ...['client/app/PlainWarnings', 'client/data/failures/FailedLoad', 'client/forms/addressWords'],
      ...['client/forms/readForm', 'contract/faults', 'messages/names/nameIn'],
    ],
  },
  {
    // Before the doors: a household's page mails no code.
    name: 'codes',
    minShareCount: 2,
    of: ['client/features/auth/sentCodes', 'client/features/auth/UsedUpCode', 'words/codes_'],
  },
  {
    // The generator has a door too, but asks no member for a proof. Every page of a member fetches what signs out.
    name: 'doors',
    minShareCount: 2,
    of: ['client/features/auth/', 'words/auth_', 'messages/auth', 'client/ui/PasswordField'],
    except: [
      'client/features/auth/LazySignIn',
      'client/features/auth/account/',
      'client/features/auth/signingOut/',
    ],
  },
  {
    // What forms with words that are not saved yet share.
    name: 'forms',
    minShareCount: 2,
    of: ['client/forms/unsavedForms', 'client/forms/useCheckedForm'],
  },
  {
    name: 'recipes',
    minShareCount: 3,
    of: [
      ...['client/features/recipes/', 'client/features/recipeEditing/', 'client/features/recipeReport/'],
      ...[
        'client/features/recipeSearch/',
        'kitchen/questionnaire',
        'kitchen/allergens',
        'messages/names/names',
      ],
      ...['messages/recipes/recipes', 'words/names_', 'words/recipes_'],
    ],
    // The filters are of the list alone.
    except: [
      ...['client/features/recipes/RecipeSheet', 'client/features/recipes/IngredientList'],
      ...['client/features/recipeSearch/EatsFilter', 'client/features/recipeSearch/FilterSection'],
      ...['client/features/recipeSearch/listAddress', 'words/names_category'],
    ],
  },
  {
    // A whole recipe and the places of its warnings, of which the list draws nothing.
    name: 'sheet',
    minShareCount: 2,
    of: [
      ...['client/features/recipes/RecipeSheet', 'client/features/recipes/IngredientList'],
      ...['client/features/recipeReport/LateReportPanel', 'client/features/warnings/lateParts'],
      ...['words/recipes_ingredients', 'words/recipes_instructions'],
    ],
  },
  {
    // What the grocery list and the sign-out know of the lists kept on a device.
    name: 'stores',
    minShareCount: 2,
    of: [
      ...['client/replication/openReplicas', 'client/replication/clientId', 'grocery/defaultList'],
      'words/grocery_save',
    ],
  },
  {
    // What the list of recipes shares with a single other page each.
    name: 'list',
    minShareCount: 2,
    of: [
      ...[
        'client/ui/PageNumbers',
        'client/features/recipeSearch/RecipeCount',
        'contract/recipes/recipeListTerms',
      ],
      'words/recipe_list_failed',
    ],
  },
  {
    // What a recipe's page and the grocery list share beside that.
    name: 'remembered',
    minShareCount: 2,
    of: [
      ...['client/features/grocery/rememberedList', 'kitchen/units/spelling', 'messages/groceryPage'],
      ...['words/grocery_page_add', 'words/grocery_page_recipe', 'words/grocery_page_to'],
      ...['words/grocery_page_try', 'words/grocery_page_you'],
    ],
  },
  {
    // Two forms and the creator's part of a recipe's page need it.
    name: 'visibility',
    minShareCount: 2,
    of: [
      ...['client/forms/VisibilityQuestion', 'client/forms/useVisibilityChoice', 'kitchen/visibilities'],
      ...['messages/recipes/visibility', 'words/visibility_'],
    ],
  },
  {
    // Their names, which many late parts need and few pages at once.
    name: 'allergens',
    minShareCount: 2,
    of: ['messages/recipes/findings', 'words/findings_allergen', 'words/findings_diet'],
  },
  {
    // Fetched once a page is there: only who is warned of something needs it. Two buttons stand there without it.
    name: 'warnings',
    minShareCount: 2,
    of: [
      ...['client/data/namedReport', 'kitchen/findings/gatherWarnings', 'words/warnings_', 'words/findings_'],
      ...['messages/recipes/findingSentences', 'messages/recipes/warnings'],
    ],
  },
  {
    // A recipe's page says how it was written; it needs none of the form's words.
    name: 'keeping',
    minShareCount: 2,
    of: ['words/recipe_keeping_', 'messages/recipes/recipeKeeping'],
    except: [
      ...['words/recipe_keeping_engine', 'words/recipe_keeping_findings', 'words/recipe_keeping_nothing'],
      ...['words/recipe_keeping_origin', 'words/recipe_keeping_sent', 'words/recipe_keeping_taken'],
    ],
  },
  {
    // A recipe's page shows its notes as the forum shows all.
    name: 'notes',
    minShareCount: 2,
    of: ['client/features/notes/', 'words/notes_', 'messages/notes'],
  },
  {
    // What knows of a recipe that is not saved yet, at home and where it is created.
    name: 'drafts',
    minShareCount: 2,
    of: [
      ...['client/features/auth/LazySignIn', 'client/features/generation/lateSave'],
      ...['client/features/generation/recipeDrafts', 'client/features/generation/useRecipeDrafts'],
      'words/generation_save',
    ],
  },
]

const shared = '/src/shared/'
const ours = '/src/'
const sentences = '/dist/messages/messages/'

/**
 * A module of ours as groups name it, from its file: "client/ui/Card", "kitchen/diets", and "words/auth_sign" for the compiled
 * sentences of that area in any language. Null for what others wrote.
 */
export function moduleName(file: string): string | null {
  const plain = file.split('?')[0]!
  const behind = (folder: string) => plain.slice(plain.lastIndexOf(folder) + folder.length)
  const withoutEnding = (name: string) => name.slice(0, name.lastIndexOf('.'))
  if (plain.includes(sentences)) return `words/${withoutEnding(behind(sentences)).split('/')[1] ?? ''}`
  if (plain.includes(shared)) return withoutEnding(behind(shared))
  return plain.includes(ours) ? withoutEnding(behind(ours)) : null
}

/** Whether a group holds this module. */
export function isOf({ of, except = [] }: Omit<ChunkGroup, 'name'>, file: string): boolean {
  const name = moduleName(file)
  const isNamed = (by: string) => (isBeginning(by) ? name?.startsWith(by) === true : name === by)
  return of.some(isNamed) && !except.some(isNamed)
}

export const isBeginning = (named: string) => named.endsWith('/') || named.endsWith('_')
