/** Files to mutate, and the tests that must fail for each mutant of them. */
export interface Part {
  mutate: string[]
  tests: string[]
}

const accounts = 'src/server/features/auth'

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
      mutate: ['src/server/replication/*.ts'],
      tests: ['tests/rpc/replicatedKind.test.ts', 'tests/rpc/grocery{,Feed,Live,Years,Lengths}.test.ts'],
    },
    // The rest of the browser's half is only reached by way of a built page.
    {
      mutate: ['src/client/replication/{delivery,failure}.ts'],
      tests: ['tests/pages/groceryDelivery.test.ts'],
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
      mutate: [`${accounts}/{signUp,createUser,ownSignUps,findPerson,oneAtATime,service,commonPasswords}.ts`],
      tests: [
        'tests/rpc/{auth,authStrangers,authLimits,mailboxSpellings,preHijack,waitingSignUps,repeatedForms,securityLog}.test.ts',
      ],
    },
    {
      mutate: [`${accounts}/{passwordChanges,wayBack}.ts`],
      tests: [
        'tests/rpc/{auth,passwords,repeatedForms,resetInHouseholds,longResetCodes,securityLog,wayBack}.test.ts',
      ],
    },
    {
      mutate: [`${accounts}/{emailChange,emailTakeBack,changeName,authData,personalData}.ts`],
      tests: [
        'tests/rpc/{account,accountNotices,changeName,emailChange,emailChangeCodes,emailTakeBack,formerEmail}.test.ts',
      ],
    },
    {
      mutate: [`${accounts}/{providers,linkedProviders,removedIdentities,port}.ts`],
      tests: ['tests/http/{providers,providersRefused,linkedProviders,providerDoors}.test.ts'],
    },
    {
      mutate: [`${accounts}/sessions/*.ts`],
      tests: [
        'tests/rpc/{sessions,sessionTokens,manySessions,knownBrowsers}.test.ts',
        'tests/http/signOutMark.test.ts',
      ],
    },
  ],
  gate: [
    {
      mutate: ['src/shared/kitchen/gate/**/*.ts'],
      tests: ['tests/kitchen/gate/*.test.ts'],
    },
  ],
}
