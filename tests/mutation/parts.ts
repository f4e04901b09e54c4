/** Files to mutate, and the tests that must fail for each mutant of them. */
export interface Part {
  mutate: string[]
  tests: string[]
}

const accounts = 'src/server/features/auth'
const gate = 'src/shared/kitchen/gate'
const ofGate = 'tests/kitchen/gate'

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
      mutate: [
        'src/server/replication/{acceptDocumentChanges,readDocuments,changeFeed,createChangesSchemaInTurns}.ts',
      ],
      tests: ['tests/rpc/{replicatedKind,grocery,groceryFeed}.test.ts'],
    },
    {
      mutate: ['src/server/replication/{drafts,compaction,forgetting}.ts'],
      tests: ['tests/rpc/{replicatedKind,grocery,groceryYears}.test.ts', 'tests/slow/groceryLengths.test.ts'],
    },
    // The rest of the browser's half is only reached by way of a built page.
    {
      mutate: ['src/client/replication/{waitingChangesSender,failure}.ts'],
      tests: ['tests/pages/{groceryDelivery,deliveryRefusals}.test.ts'],
    },
  ],
  limits: [
    {
      mutate: ['src/server/features/limits/service.ts'],
      tests: [
        'tests/rpc/{limitKeys,limitWindows,authLimits,feedback,wrongCodes}.test.ts',
        'tests/http/writeLimits.test.ts',
      ],
    },
  ],
  auth: [
    {
      mutate: [
        `${accounts}/{signUp,createUser,ownSignUps,findUserAndSignUp,oneAtATime,service,commonPasswords}.ts`,
      ],
      tests: [
        'tests/rpc/{auth,authStrangers,preHijack,waitingSignUps}.test.ts',
        'tests/rpc/{signUpElsewhere,repeatedForms,repeatedMails,formerEmail,passwords,accountRaces,outbox,securityLog}.test.ts',
        'tests/http/providers.test.ts',
      ],
    },
    {
      mutate: [`${accounts}/{passwordChanges,wayBack}.ts`],
      tests: [
        'tests/rpc/{auth,passwords,repeatedForms,repeatedMails,resetInHouseholds,longResetCodes}.test.ts',
        'tests/rpc/{preHijack,accountRaces,securityLog}.test.ts',
        'tests/slow/wayBack.test.ts',
      ],
    },
    {
      mutate: [`${accounts}/{emailChange,emailTakeBack,changeName,authData,personalData}.ts`],
      tests: [
        'tests/rpc/{account,accountNotices,accountRaces,changeName,emailChange,emailChangeCodes}.test.ts',
        'tests/rpc/{emailTakeBack,formerEmail,repeatedForms,securityLog}.test.ts',
        'tests/http/providersEmailChange.test.ts',
      ],
    },
    {
      mutate: [`${accounts}/{providers,linkedProviders,removedIdentities,port}.ts`],
      tests: [
        'tests/http/{providers,providersRefused,providersEmailChange,linkedProviders,providerDoors}.test.ts',
        'tests/rpc/outbox.test.ts',
      ],
    },
    {
      mutate: [`${accounts}/sessions/*.ts`],
      tests: [
        'tests/rpc/{auth,sessions,sessionTokens,manySessions,knownBrowsers,repeatedForms,signUpElsewhere}.test.ts',
        'tests/rpc/{accountRaces,passwords,securityLog,securityLogMembers}.test.ts',
        'tests/http/{signOutMark,writeLimits}.test.ts',
      ],
    },
  ],
  gate: [
    {
      mutate: [`${gate}/allergies/*.ts`],
      tests: [
        `${ofGate}/{eaterFindings,certainAllergies,groups,namesakes,ownWordPossible,askedFor,claims,plantForms}.test.ts`,
        `${ofGate}/{foodWarnings,ownMeanings,soldReady,cutsInWords,coatedFoods}.test.ts`,
      ],
    },
    {
      mutate: [`${gate}/foods/*.ts`],
      tests: [
        `${ofGate}/{foodNamesOf,namedFoods,labelled,groups,boughtSauces,soldReady,plantForms,claims}.test.ts`,
        `${ofGate}/{named/namedCases,labelled/labelledLines,eaterFindings,lineNames,goodRecipes}.test.ts`,
      ],
    },
    {
      mutate: [`${gate}/hazards/**/*.ts`, `${gate}/hazards.ts`],
      tests: [
        `${ofGate}/{hazards,hazardsByName,hazardsOfPeople,handling,doneness,vulnerable,faults,goodRecipes}.test.ts`,
      ],
    },
    {
      mutate: [`${gate}/texts/*.ts`],
      tests: [
        `${ofGate}/{foodsInSteps,shortSteps,shortNamesOfSteps,germanSteps,coatingDeeds,joinedNames}.test.ts`,
        `${ofGate}/{foreignLines,regionalLines,ownMeanings,linesReadInPart,plantForms,foodNamesOf}.test.ts`,
      ],
    },
    {
      mutate: [`${gate}/!(hazards).ts`],
      tests: [
        `${ofGate}/{preparations,coatedFoods,abbreviatedNames,lineNames,foreignMeasures,foodsInSteps}.test.ts`,
        `${ofGate}/{claims,askedFor,cutsInWords,linesReadInPart,faults,goodRecipes}.test.ts`,
      ],
    },
  ],
}
