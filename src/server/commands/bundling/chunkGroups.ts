import type { ChunkGroup } from './chunkModules.ts'

/** The first group that matches a module contains it. */
export const chunkGroups: readonly ChunkGroup[] = [
  {
    // Schemas of forms on many pages.
    name: 'typed',
    of: [
      'contract/auth/auth',
      'contract/auth/codeLengths',
      'contract/auth/passwordRules',
      'contract/formFieldErrors',
      'client/forms/useValidatedForm',
    ],
  },
  {
    // Fetched by every page once it is hydrated.
    name: 'after',
    of: [
      ...[
        'client/app/Footer',
        'client/app/LanguageChoice',
        'client/offline/startWorker',
        'client/offline/languageForWorker',
        'client/offline/serviceWorkerPath',
        'client/offline/takeOverMessage',
      ],
      ...['words/site_', 'words/titles_legal', 'messages/pages/site', 'messages/legal/titles'],
    ],
    except: ['words/site_signed'],
  },
  {
    name: 'all',
    of: [
      ...['client/ui/Card', 'client/ui/Checkbox', 'client/ui/copyToClipboard', 'client/ui/FieldGroup'],
      ...['client/ui/StatusMessage', 'client/ui/TextField', 'client/ui/useFocusOnHeading'],
      ...['client/data/failures/WarningsWithoutScripts', 'client/data/failures/FailedLoadNotice'],
      ...['messages/names/nameIn'],
    ],
  },
  {
    // Comes before the group "doors", so that a household's page, which mails no code, does not load this.
    name: 'codes',
    minShareCount: 2,
    of: ['client/features/auth/sentCodes', 'client/features/auth/UsedUpCodeNotice', 'words/codes_'],
  },
  {
    // The generator has a sign-in form too, but requires no proof of identity. Every page of a member fetches the
    // sign-out.
    name: 'doors',
    minShareCount: 2,
    of: ['client/features/auth/', 'words/auth_', 'messages/auth', 'client/ui/PasswordField'],
    except: [
      'client/features/auth/LateInlineSignIn',
      'client/features/auth/account/',
      'client/features/auth/signingOut/',
    ],
  },
  {
    // Shared by forms with unsaved input.
    name: 'forms',
    minShareCount: 2,
    of: ['client/forms/unsavedForms'],
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
    // Only the list has filters.
    except: [
      ...['client/features/recipes/RecipeSheet', 'client/features/recipes/IngredientList'],
      ...['client/features/recipeSearch/EatersFilter', 'client/features/recipeSearch/FilterSection'],
      ...['client/features/recipeSearch/recipeListAddress', 'words/names_category'],
    ],
  },
  {
    // A whole recipe with the places of its warnings, which the list does not show.
    name: 'sheet',
    minShareCount: 2,
    of: [
      ...['client/features/recipes/RecipeSheet', 'client/features/recipes/IngredientList'],
      ...['client/features/recipeReport/LateReportPanel', 'client/features/warnings/lateParts'],
      ...['words/recipes_ingredients', 'words/recipes_instructions'],
    ],
  },
  {
    // Shared by the grocery list and the sign-out: access to the lists that are stored on a device.
    name: 'stores',
    minShareCount: 2,
    of: [
      ...['client/replication/openReplicas', 'client/replication/clientId', 'grocery/defaultList'],
      'words/grocery_save',
    ],
  },
  {
    // Shared by the pages of the grocery lists and of the meal plan: documents that the household changes.
    name: 'replica',
    minShareCount: 2,
    of: [
      ...['client/replication/', 'replication/', 'client/offline/storeHouseholdPageOffline'],
      ...['client/ui/TabButtons', 'client/forms/typedOver'],
      ...['words/grocery_page_aisles', 'words/grocery_page_all', 'words/grocery_page_cancel'],
      'words/grocery_page_done',
      ...['words/grocery_page_fetch', 'words/grocery_page_print'],
      ...['words/grocery_page_offline', 'words/grocery_page_save', 'words/grocery_page_server'],
      ...['words/grocery_page_undo', 'words/grocery_page_waiting'],
    ],
    except: [
      ...['client/replication/InterceptedNotice', 'client/replication/ReplicaNotices'],
      ...['client/replication/unsent/UnsentNotice', 'client/replication/unsent/unsentChanges'],
      'client/replication/sendWaiting',
    ],
  },
  {
    // Shared by a recipe's report and the nutrition of planned days.
    name: 'figures',
    minShareCount: 2,
    of: ['messages/recipes/recipeReport', 'words/recipe_report_'],
  },
  {
    // Shared by the household's page and dialogs of it and of the planner.
    name: 'household',
    minShareCount: 2,
    of: ['words/households_'],
  },
  {
    // Shared by the planner's page and its dialogs.
    name: 'plan',
    minShareCount: 2,
    of: ['words/meal_plan_', 'mealPlan/', 'messages/mealSlots', 'client/features/mealPlanner/words'],
    // The generator reads it too.
    except: ['mealPlan/slotInAddress'],
  },
  {
    // Shared by the list of recipes with one or two other lists each.
    name: 'list',
    minShareCount: 2,
    of: [
      ...['client/ui/PageNumbers', 'client/features/recipeSearch/FilterOptionCount'],
      ...['client/ui/FoldablePart', 'client/forms/readTextOfAddress'],
      'words/recipe_list_failed',
    ],
  },
  {
    // Also shared by a recipe's page and the grocery list.
    name: 'kept',
    minShareCount: 2,
    of: [
      ...['client/features/grocery/lastShownList', 'kitchen/units/formatAmount', 'messages/groceryPage'],
      ...['words/grocery_page_add', 'words/grocery_page_recipe', 'words/grocery_page_to'],
      ...['words/grocery_page_print', 'words/grocery_page_try', 'words/grocery_page_you'],
    ],
  },
  {
    // For two forms and the creator's part of a recipe's page.
    name: 'visibility',
    minShareCount: 2,
    of: [
      ...[
        'client/forms/VisibilityQuestion',
        'client/forms/useVisibilityChoice',
        'kitchen/recipeVisibilities',
      ],
      ...['messages/recipes/visibility', 'words/visibility_'],
    ],
  },
  {
    // The names of allergens, which many late parts need and few pages at first.
    name: 'allergens',
    minShareCount: 2,
    of: ['messages/recipes/findings', 'words/findings_allergen', 'words/findings_diet'],
  },
  {
    // Fetched after the page has loaded, because only people with warnings need it; until then two buttons are in its
    // place.
    name: 'warnings',
    minShareCount: 2,
    of: [
      ...[
        'client/data/translateFoodsInReport',
        'kitchen/findings/groupFindingsIntoWarnings',
        'words/warnings_',
        'words/findings_',
      ],
      ...['messages/recipes/findingSentences', 'messages/recipes/warnings'],
    ],
  },
  {
    // A recipe's page shows how the recipe was generated; it needs none of the form's sentences.
    name: 'keeping',
    minShareCount: 2,
    of: ['words/recipe_keeping_', 'messages/recipes/recipeKeeping'],
    except: [
      ...['words/recipe_keeping_engine', 'words/recipe_keeping_findings', 'words/recipe_keeping_nothing'],
      ...['words/recipe_keeping_origin', 'words/recipe_keeping_sent', 'words/recipe_keeping_taken'],
    ],
  },
  {
    // Shared by most forms.
    name: 'fields',
    minShareCount: 2,
    of: ['client/ui/LabelledField', 'client/ui/Select'],
  },
  {
    // Shared by a wish and the foods that somebody avoids.
    name: 'tags',
    minShareCount: 2,
    of: ['client/ui/TagInput', 'client/ui/TagList'],
  },
  {
    // Shared by the notes on a recipe's page and the page of all notes.
    name: 'notes',
    minShareCount: 2,
    of: ['client/features/notes/', 'words/notes_', 'messages/notes'],
  },
  {
    // Shared by the home page and the page to create a recipe: access to unsaved recipes.
    name: 'drafts',
    minShareCount: 2,
    of: [
      ...['client/features/auth/LateInlineSignIn', 'client/features/generation/LateSaveRecipeForm'],
      ...['client/features/generation/recipeDrafts', 'client/features/generation/useRecipeDrafts'],
      'words/generation_save',
    ],
  },
]
