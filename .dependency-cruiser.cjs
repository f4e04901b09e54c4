// Who may import what: the table of docs/architecture.md as rules.
const from = (path, pathNot) => (pathNot ? { path, pathNot } : { path })
const rule = (name, fromRule, to) => ({ name, severity: 'error', from: fromRule, to })

const ours = '^src/'
const packages = 'node_modules'

/** @type {import('dependency-cruiser').IConfiguration} */
/** The features of the server; each knows those before it alone. */
const features = [
  ...[
    'securityLog',
    'languages',
    'chefs',
    'limits',
    'jobs',
    'codes',
    'photos',
    'mail',
    'callers',
    'feedback',
  ],
  ...[
    'households',
    'preferences',
    'recipeReport',
    'generation',
    'recipes',
    'recipeSearch',
    'recipeEditing',
    'ratings',
    'recipeImport',
    'notes',
    'recipeExport',
    'grocery',
  ],
  ...['mealPlanner', 'weekPlanner', 'sms', 'auth', 'account'],
]

/** The folders of the client; each knows those before it alone. */
const clientFolders = ['ui', 'data', 'forms', 'offline', 'replication', 'features', 'app', 'pages']

module.exports = {
  forbidden: [
    rule('no cycles', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    rule('nothing unresolved', {}, { couldNotResolve: true }),
    rule('kitchen is pure', from('^src/shared/kitchen/'), { pathNot: '^src/shared/kitchen/' }),
    // The catalogue of foods and what reads it stay on the server: the browser asks.
    {
      name: 'the browser loads no catalogue',
      severity: 'error',
      from: { path: '^src/(client|shared/contract)/' },
      to: {
        path: '^src/shared/kitchen/((foods|lines|gate|swaps|cook|amounts)/|nutrition/(nutrition|lineMass)\\.ts)',
        dependencyTypesNot: ['type-only'],
      },
    },
    // zod itself is twice as heavy.
    rule('browsers load zod/mini alone', from('^src/(client|shared)/'), { path: `${packages}/zod/index` }),
    rule('shared replication imports nothing', from('^src/shared/replication/'), {
      pathNot: '^src/shared/replication/',
    }),
    rule(
      'replication knows no feature',
      from('^src/(shared|server|client)/replication/|^src/shared/contract/replication\\.ts$'),
      {
        path: '^src/(server|client)/features/|^src/client/(pages|app)/|^src/shared/(kitchen|grocery|mealPlan|messages)/|^src/shared/contract/(grocery\\.ts$|planner/)',
      },
    ),
    // The browser loads it with the list, and must do without a network.
    {
      name: 'the grocery list is small',
      severity: 'error',
      from: { path: '^src/shared/grocery/' },
      to: {
        pathNot:
          '^dist/messages/|^src/shared/(grocery|messages|replication)/|^src/shared/kitchen/(groceryCategories|units/formatAmount|units/formatAmountSum|foods/foodWords)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    rule('the meal plan knows replication alone', from('^src/shared/mealPlan/'), {
      pathNot: '^src/shared/(mealPlan|replication)/',
    }),
    rule(
      'messages know what was compiled of them, and how their reader writes',
      from('^src/shared/messages/'),
      {
        pathNot: '^dist/messages/|^src/shared/(locale\\.ts|currentLocale\\.ts|messages/)',
      },
    ),
    rule('contract knows zod, kitchen, replication, languages and messages', from('^src/shared/contract/'), {
      pathNot: `^dist/messages/|^src/shared/(?:(contract|kitchen|mealPlan|messages|replication)/|locale\\.ts$)|${packages}/zod/`,
    }),
    rule('tables know drizzle, word lists and tables', from('^src/server/features/.+/table\\.ts$'), {
      pathNot: `${packages}/drizzle-orm/|^src/shared/(?:kitchen/|locale\\.ts$)|/table\\.ts$|^src/server/db/(citext|jsonAsIs)\\.ts$|^src/server/replication/tables\\.ts$`,
    }),
    rule(
      'services know no transport and no adapter',
      from('^src/server/(features|replication)/', '/router\\.ts$'),
      {
        path: `${packages}/(@trpc|fastify|@fastify)/|^src/server/(adapters|http|ssr|rpc)/`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    // They return and throw data, which routers word; what is mailed, texted or kept is worded in its person's language.
    rule('services word nothing but mails and content', from('^src/server/features/', '/router\\.ts$'), {
      path: '^dist/messages/|^src/shared/messages/|^src/server/wording/',
      pathNot: '^src/shared/messages/(mails|content)\\.ts$|^src/server/wording/findingsForModel\\.ts$',
      dependencyTypesNot: ['type-only'],
    }),
    rule('services name the locale', from('^src/server/features/'), {
      path: '^src/shared/currentLocale\\.ts$',
    }),
    rule('routers know no database', from('^src/server/features/.+/router\\.ts$'), {
      path: `${packages}/(drizzle-orm|postgres)/|/table\\.ts$|^src/server/db/`,
    }),
    rule('features write through each other’s services', from('^src/server/features/([^/]+)/'), {
      path: '^src/server/features/([^/]+)/',
      // What many features need of one, and little else: who may see a recipe, its stars, and the caller's lock.
      pathNot:
        '^src/server/features/$1/|/(table|service|personalData)\\.ts$|/recipes/(seen|stars)\\.ts$|/callers/callerLock\\.ts$',
    }),
    rule(
      'only the account exports and erases what features store of a user',
      from('^src/server/features/(?!account/)([^/]+)/'),
      {
        path: '^src/server/features/([^/]+)/personalData\\.ts$',
        pathNot: '^src/server/features/$1/',
      },
    ),
    ...features.slice(0, -1).map((feature, place) =>
      rule(`${feature} knows the features below it`, from(`^src/server/features/${feature}/`), {
        path: `^src/server/features/(${features.slice(place + 1).join('|')})/`,
        // Rows refer to each other by foreign keys, and a query may join any table.
        pathNot: '/table\\.ts$',
      }),
    ),
    rule('every feature has its place in the order', from('^src/'), {
      path: `^src/server/features/(?!(${features.join('|')})/)`,
    }),
    // What reads recipes for somebody takes them from seenRecipes, which asks who may see them. These read what is the
    // caller's own, or for nobody: stars, facts, photos and a deletion.
    rule(
      'recipes are read as they may be seen',
      from(
        '^src/server/',
        '/table\\.ts$|^src/server/db/schema\\.ts$|^src/server/demoData/seed\\.ts$|^src/server/features/photos/service\\.ts$|^src/server/features/recipes/(withdrawRecipes|quotas|recipeData|seen|stamps|stars|visibility)\\.ts$|^src/server/features/recipeEditing/(changes|draftIds|edit|fillIn|linesOfBlogText|newestOwn|outdatedFacts|photo|revisions|saving)\\.ts$|^src/server/features/recipeImport/duplicates\\.ts$',
      ),
      { path: '^src/server/features/recipes/table\\.ts$' },
    ),
    rule(
      'adapters know ports and kitchen',
      from('^src/server/adapters/', '^src/server/adapters/configuredAdapters\\.ts$'),
      {
        path: ours,
        pathNot:
          '^src/server/adapters/|/port\\.ts$|^src/server/(logEvents|config/guardedAddress|process/diskSpace)\\.ts$|^src/shared/kitchen/',
      },
    ),
    rule(
      'settings, the database and what many features need know no adapter',
      from(
        '^src/server/(config|db|features|replication|wording|[^/]+\\.ts$)',
        '^src/server/(openDeps|run)\\.ts$',
      ),
      {
        path: '^src/server/adapters/',
      },
    ),
    rule('of features the database knows their tables alone', from('^src/server/db/'), {
      path: '^src/server/(features|kitchenThread)/',
      pathNot: '/table\\.ts$',
    }),
    rule('http and ssr know no tables', from('^src/server/(http|ssr|rpc)/'), {
      path: `/table\\.ts$|${packages}/(drizzle-orm|postgres)/`,
      dependencyTypesNot: ['type-only'],
    }),
    rule('only adapters know vendors', from('^src/', '^src/server/adapters/'), {
      path: `${packages}/(openai|arctic|jose|nodemailer|twilio)/`,
    }),
    rule(
      'only the planner’s thread knows the solver',
      from('^(src|tests)/', '^src/server/plannerThread/highs\\.ts$'),
      {
        path: `${packages}/highs/`,
      },
    ),
    // It knows the pure planner alone, and services call it as they call the kitchen's thread.
    rule('the planner’s thread knows the pure planner', from('^src/server/plannerThread/'), {
      path: ours,
      pathNot: '^src/server/plannerThread/|^src/shared/kitchen/planner/',
    }),
    // Foreign files are read by pure code, without a database or a network.
    rule('recipe files know the kitchen and parsers', from('^src/server/recipeFiles/'), {
      path: `${ours}|${packages}/(drizzle-orm|postgres|fastify|@fastify|@trpc|zod)/`,
      pathNot: '^src/server/recipeFiles/|^src/shared/kitchen/',
    }),
    rule('only recipe files know parsers of HTML', from('^src/', '^src/server/recipeFiles/'), {
      path: `${packages}/(htmlparser2|domhandler|domutils|css-select)/`,
    }),
    rule('only ssr knows the client', from('^src/server/', '^src/server/ssr/'), { path: '^src/client/' }),
    rule(
      'the client knows no server',
      from('^src/client/', '^src/client/(data/(trpc|retry)\\.ts|entry\\.server\\.tsx)$'),
      {
        path: '^src/server/',
      },
    ),
    rule('the client knows the server by type alone', from('^src/client/'), {
      path: '^src/server/',
      dependencyTypesNot: ['type-only'],
    }),
    rule(
      'the root of the client holds where it begins',
      from('^src/client/(?!(?:entry\\.browser|entry\\.server|start|serviceWorker)\\.)[^/]+\\.tsx?$'),
      {},
    ),
    // Each folder knows those before it alone.
    ...clientFolders.slice(0, -1).map((folder, place) =>
      rule(`${folder} of the client knows the folders below it`, from(`^src/client/${folder}/`), {
        path: `^src/client/(${clientFolders.slice(place + 1).join('|')})/`,
      }),
    ),
    rule('every folder of the client has its place in the order', from('^src/'), {
      path: `^src/client/(?!(${clientFolders.join('|')}|public)/)[^/]+/`,
    }),
    rule(
      'client features know no other and no page',
      from('^src/client/features/([^/]+)/', '/recipeSearch/'),
      {
        path: '^src/client/(features/(?!$1/)|pages/)',
      },
    ),
    rule('lists know recipes and what the check found', from('^src/client/features/recipeSearch/'), {
      path: '^src/client/(features/(?!(recipeSearch|recipes|recipeReport)/)|pages/)',
    }),
    rule('pages know no page', from('^src/client/pages/'), { path: '^src/client/pages/' }),
    rule('ui could ship elsewhere', from('^src/client/ui/'), {
      path: '^(src|dist)/',
      pathNot: '^src/client/ui/',
    }),
    rule('the product knows no test', from(ours), { path: '^tests/' }),
    rule('no package is imported that is not declared', from(ours), {
      dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
    }),
    rule(
      'the product runs without development packages',
      from(ours, '^src/server/(commands/|ssr/vitePages)'),
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: packages },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
}
