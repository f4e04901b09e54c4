/** Files to mutate, and the tests that must fail for each mutant of them. */
export interface Part {
  mutate: string[]
  tests: string[]
}

const accounts = 'src/server/features/auth'

const ofAllergies = '{eaterFindings,certainAllergies,foodWarnings,groups,namesakes,ownWordPossible}'
const ofHazards = '{hazards,hazardsByName,hazardsOfPeople,handling,doneness,vulnerable,vulnerableFoods}'
const ofLines = '{foreignLines,regionalLines,ownMeanings,linesReadInPart,lineNames,abbreviatedNames,claims}'
const ofSteps =
  '{namedFoods,named/namedCases,shortNamesOfSteps,otherSortsOfSteps,otherSortsInOtherLanguages,shortSteps,joinedNames}'

/** Files of the gate, some hundred mutants of which take a quarter of an hour, and the names of their tests. */
function partOfGate(files: string, ...tests: string[]): Part {
  return {
    mutate: [`src/shared/kitchen/gate/${files}.ts`],
    tests: tests.map((names) => `tests/kitchen/gate/**/${names}.test.ts`),
  }
}

/**
 * Each folder in parts with the tests of its own subject: a mutant that others notice alone counts as survived, but a
 * run of the whole suite for every mutant would take days.
 */
export const folders: Record<string, Part[]> = {
  replication: [
    {
      mutate: ['src/shared/replication/*.ts'],
      tests: ['tests/kitchen/{replication,grocery}/convergence.test.ts'],
    },
    {
      mutate: ['src/server/replication/{acceptDocumentChanges,householdChange,replicatedKind}.ts'],
      tests: [
        'tests/rpc/**/{replicatedKind,grocery,groceryRecipes,groceryYears,groceryNearLimits}.test.ts',
        'tests/slow/**/groceryLengths.test.ts',
      ],
    },
    {
      mutate: ['src/server/replication/readDocuments.ts'],
      tests: [
        'tests/rpc/**/{replicatedKind,grocery,groceryLive,groceryReadOutages,groceryStreams}.test.ts',
        'tests/http/**/groceryLive.test.ts',
        'tests/slow/**/groceryLengths.test.ts',
      ],
    },
    {
      mutate: ['src/server/replication/{drafts,compaction,forgetting}.ts'],
      tests: [
        'tests/rpc/**/{documentDrafts,documentTombstones,replicatedKind,grocery,groceryYears}.test.ts',
        'tests/slow/**/groceryLengths.test.ts',
      ],
    },
    // The rest of the browser's half is only reached by way of a built page.
    {
      mutate: ['src/client/replication/{waitingChangesSender,failure}.ts'],
      tests: ['tests/pages/**/{groceryDelivery,deliveryRefusals}.test.ts'],
    },
    {
      mutate: ['src/server/replication/{changeFeed,createChangesSchemaInTurns}.ts'],
      tests: [
        'tests/rpc/**/{groceryFeed,grocery,groceryStreams}.test.ts',
        'tests/http/**/groceryLive.test.ts',
      ],
    },
  ],
  limits: [
    {
      mutate: ['src/server/features/limits/service.ts'],
      tests: [
        'tests/rpc/**/{limitKeys,limitWindows,authLimits,feedback,wrongCodes}.test.ts',
        'tests/http/**/writeLimits.test.ts',
      ],
    },
  ],
  auth: [
    {
      mutate: [
        `${accounts}/{signUp,createUser,ownSignUps,findUserAndSignUp,oneAtATime,service,commonPasswords}.ts`,
      ],
      tests: [
        'tests/rpc/**/{auth,authStrangers,preHijack,waitingSignUps}.test.ts',
        'tests/rpc/**/{signUpElsewhere,repeatedForms,repeatedMails,formerEmail,passwords,accountRaces,outbox,securityLog}.test.ts',
        'tests/http/**/providers.test.ts',
      ],
    },
    {
      mutate: [`${accounts}/{passwordChanges,securityNotices}.ts`],
      tests: [
        'tests/rpc/**/{auth,passwords,repeatedForms,repeatedMails,resetInHouseholds,longResetCodes,knownBrowsers}.test.ts',
        'tests/rpc/**/{preHijack,accountRaces,securityLog}.test.ts',
        'tests/slow/**/wayBack.test.ts',
      ],
    },
    {
      mutate: [`${accounts}/{emailChange,emailTakeBack,changeName,authData,personalData}.ts`],
      tests: [
        'tests/rpc/**/{account,accountNotices,accountRaces,changeName,emailChange,emailChangeCodes}.test.ts',
        'tests/rpc/**/{emailTakeBack,formerEmail,repeatedForms,securityLog}.test.ts',
        'tests/http/**/providersEmailChange.test.ts',
      ],
    },
    {
      mutate: [`${accounts}/{providers,linkedProviders,removedIdentities,port}.ts`],
      tests: [
        'tests/http/**/{providers,providersRefused,providersEmailChange,linkedProviders,providerDoors}.test.ts',
        'tests/rpc/**/{outbox,securityLog}.test.ts',
      ],
    },
    {
      mutate: [`${accounts}/sessions/*.ts`],
      tests: [
        'tests/rpc/**/{auth,sessions,sessionTokens,manySessions,knownBrowsers,repeatedForms,signUpElsewhere}.test.ts',
        'tests/rpc/**/{accountRaces,passwords,securityLog,securityLogMembers}.test.ts',
        'tests/http/**/{signOutMark,writeLimits,oldAllergies}.test.ts',
      ],
    },
  ],
  gate: [
    partOfGate('allergies/{allergies,certainAllergies,isHarmful}', ofAllergies),
    partOfGate('allergies/misspeltAllergens', '{misspeltAllergens,claims}'),
    partOfGate('allergies/dislikes', ofAllergies),
    partOfGate(
      'allergies/{eaterFindings,foodWarnings}',
      ofAllergies,
      '{foodsNamedInTexts,askedFor,claims,named/namedCases}',
    ),
    partOfGate('foods/{boughtFoods,boughtDoughs}', ofSteps, '{soldReady,boughtSauces}'),
    partOfGate(
      'foods/{foodGroups,groupWords,kindsOfFood,plantGroups,productsThatMayBeMadeOfFoods,splitNamesAtCommas}',
      ofAllergies,
      '{groupsOfListedFoods,productsCalledAfterFoods,foodsInSteps,labelled,goodRecipes}',
    ),
    partOfGate('foods/{listedFoods,typedAsListed}', ofSteps, '{soldReady,lineNames,goodRecipes}'),
    partOfGate(
      '{dishNameFoods,foods/namedFoods,foods/unlistedFoods,foods/stepFoods,foods/tooManyFoods,foods/noFoodWords}',
      ofSteps,
      '{unlistedFoods,dishNameFoods,noFoodWords,foodsInSteps,foodsNamedInTexts,foodsOutsideLines}',
    ),
    partOfGate('foods/{otherMeat,otherSorts}', ofSteps, 'askedFor'),
    partOfGate('foods/{saidFoods,actionsNamedLikeFoods}', ofSteps, '{saidFoods,foodsInSteps,goodRecipes}'),
    partOfGate(
      'texts/{englishFoodsInSpiteOfNegation,foreignFoodsInSpiteOfNegation}',
      ofSteps,
      '{foodsInSpiteOfNegations,foodsInSteps}',
    ),
    partOfGate(
      'hazards/{people/smokedFish,doneness/{coldFoodHeated,heatReachingFood,heatReachingFoodWords}}',
      ofHazards,
    ),
    partOfGate(
      'hazards/{acid,alcohol,alcoholLeft,waterBaths,poisons,liverAndMercury,people/monthsOfLife}',
      ofHazards,
    ),
    partOfGate('hazards/people/{children,choking,saltyFoods}', ofHazards),
    partOfGate(
      '{hazards/{addedAfterHeat,animalKinds,rawAnimals,reusedMarinades,tinnedFish},texts/verbCan}',
      ofHazards,
      'tinnedFish',
    ),
    partOfGate('hazards/{rawMilk,softCheese,rawPlants,residualHeat,sousVide}', ofHazards),
    partOfGate('{hazards,hazards/{leftWarm,preserving,recipeForHazards,statements}}', ofHazards),
    partOfGate('hazards/{people/{vulnerable,doughEaten},heatWords}', ofHazards),
    partOfGate('hazards/{handling/*,otherScripts,people/saltInOtherScripts}', ofHazards),
    partOfGate('hazards/eggs/*', ofHazards),
    partOfGate(
      'hazards/doneness/{donenessMentions,donenessParts,donenessWords,pinkWords,glassySeafood,outsideCues,servedApart,underdone}',
      ofHazards,
    ),
    partOfGate(
      'hazards/doneness/{celsiusInside,leastMinutes,lowHeatWords,lowOvens,shortCooking,shortSear,stepDoneness}',
      ofHazards,
    ),
    partOfGate(
      'texts/{boughtTexts,foodByWishName,readTexts,translatedFoodNames}',
      ofLines,
      ofSteps,
      '{boughtTexts,foodWarnings,foodNamesOf}',
    ),
    partOfGate('texts/{ownMeanings,settledMeanings}', ofLines),
    partOfGate('texts/{foreignFoods,foreignClaims,foreignCoatings,foreignPatterns,foreignLines}', ofLines),
    partOfGate(
      'texts/{languageOfTexts,languageWords,ordinaryEnglishWords,textWords,wordSet}',
      ofLines,
      ofSteps,
    ),
    partOfGate('texts/{plantForms,coatingActions}', '{plantForms,coatingDeeds,coatedFoods,foreignLines}'),
    partOfGate(
      'texts/{unreadGermanNouns,unreadEnglishNouns,unreadNouns,unreadNounsOfOtherScripts}',
      '{unknownFoodsInSteps,unreadNouns,germanSteps,shortSteps,foreignLines,linesReadInPart}',
    ),
    partOfGate(
      '{checkLine,checkRecipe,coatedLines,creamedLines,readLines,readRecipe,openVerdict,findings}',
      ofAllergies,
      ofLines,
    ),
    partOfGate(
      '{amounts,preparations,preparationWords}',
      '{amounts,preparations,cutsInWords,faults,foreignMeasures}',
    ),
    partOfGate('{madeHere,madeWords}', ofSteps, '{goodRecipes,soldReady}'),
    partOfGate('{mentions,mentionWords,stepsNaming,nounsOfLines}', ofSteps, '{claims,goodRecipes}'),
    partOfGate(
      '{unusedLines,unreadParts,unknownInTexts}',
      ofLines,
      '{faults,foodsInSteps,foodsNamedInTexts,goodRecipes}',
    ),
    partOfGate(
      'hazards/{people/{infants,smallChildren},thawing,timedHeat,rawDishTitles}',
      '{hazards,hazardsOfPeople,vulnerable,thawing,handling,heatWithoutVerb,minutesInArabicSteps,cookedCrab}',
    ),
    partOfGate(
      '{ladyfingers,foods/{ambiguousActionWords,breadRolls,broughtIn,doughFoods,partsOfEgg,seedsPutIn}}',
      '{ladyfingersByDish,doughFoodsInSteps,throwingWords,breadOfRecipeName,broughtIn,seedsInSteps,partsOfEggInSteps,standInNames,rawFlourInMixes}',
      '{linesReadInPart,otherSortsOfSteps,soldReady,shortSteps}',
    ),
  ],
}

/** Files without behaviour of their own: which columns a table has, and which procedure calls which service. */
export const filesInNoPart = [
  'src/server/features/auth/{table,router}.ts',
  'src/server/features/limits/table.ts',
  'src/server/replication/tables.ts',
]
