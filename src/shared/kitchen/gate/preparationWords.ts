/** What steps make or do of foods that they do not name. */
export type PreparationId =
  | 'roux'
  | 'white sauce'
  | 'batter'
  | 'breading'
  | 'breading with egg'
  | 'breading perhaps with egg'
  | 'dredging'
  | 'pastry'
  | 'crumble'
  | 'poured batter'
  | 'wrappers'

interface PreparationPatterns {
  /** In a sentence, as `normalizeWishWord` has it. */
  said: RegExp
  /** In an ingredient line, which then lists the thing itself. */
  listed: RegExp
}

/** A pattern of whole words, none of which stands behind a word that denies it. */
const words = (...phrases: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?<!${denied})(?:${phrases.join('|')})(?![\\p{L}\\p{M}])`, 'u')

const denied =
  "(?:no|not|never|without|nor|instead of|need|skip|omit|kein|keine|keinen|ohne|statt|sans|pas|pas de|ni|sin|en vez de|senza|non|sem|nao|zonder|geen|bez|nie|utan|ingen|uden|uten)\\s+(?:(?:a|an|any|the|for|for a|eine|einen|den|d|de|un|une|una|um|uma|een|the need for a|make a|make any|use a)[\\s’']+)?"

/** Breading of flour, egg and crumbs, as it is called after dishes. */
const breadedDishes = [
  'milanese(?:[- ]style)?:?\\s[^.;]{0,30}\\b(?:coat|bread|crumb|dip|fry)',
  '(?:coat|bread|crumb|fry|prepare|dip)\\b[^.;]{0,40} (?:milanese|(?:like|as for|as) (?:an? )?(?:wiener )?schnitzel|schnitzel[- ]style)',
  "pan(?:er|ez|ons|ee|ees|es|e)\\b[^.;]{0,40} a l[\\s’']*(?:anglaise|a milanaise)",
  'a la milanaise\\b[^.;]{0,30} pan(?:er|ez|ee|ees)',
  'wiener (?:art|schnitzel)[^.;]{0,40} panier\\p{L}+',
  'panier\\p{L}+[^.;]{0,40} wiener (?:art|schnitzel)',
  'a la milanesa',
  'impan\\p{L}+[^.;]{0,40} alla milanese',
]

const eggsListed = [
  '(?:egg|oeuf|huevo|ovo)s?',
  '\\p{L}*(?:eier|eigelb|eiweiss)',
  'ei',
  'uov[oa]',
  'अंड\\p{M}*',
  '(?:ال)?بيض\\p{L}*',
]

const madeOf = '(?!\\s+(?:of|from|with|by|using|aus|mit|avec|con|di|de|com|van|z|av|af|med)\\b)'

/** The words in the languages that are read, folded. They are unlike enough to be looked for in a text of any of them. */
export const preparationPatterns: Readonly<Record<PreparationId, PreparationPatterns>> = {
  roux: {
    said: words(
      '(?<!curry |stew |sauce )roux(?! (?:granules|cubes?|blocks?))',
      'mehlschwitze[nr]?',
      'schwitzmehl',
      'ein(?:brenne?|mach)',
      'mehlbutter',
      'beurre manie',
      'mantequilla amasada',
      'burro manipolato',
      'manteiga amassada',
      'zasmazk\\p{L}+',
      '(?:gor|gjor|lag|bak) (?:en|ei) (?:avredning|redning|jevning|sausjevning)',
      '(?:lav|bag) en opbagning',
      'opbagning',
    ),
    listed: words('roux', 'mehlschwitze', 'beurre manie', 'einbrenne?', 'zasmazk\\p{L}+'),
  },
  'white sauce': {
    said: words(
      `(?:make|prepare|cook|whisk up|for) (?:a |the |your )?(?:\\p{L}+ )?white sauce${madeOf}`,
      '(?:bechamel|besciamell|balsamell|besamel|beszamel|bechamell)\\p{L}*',
      '(?:helle|weisse) (?:grund)?(?:sauce|sosse)',
      'sauce blanche',
      'salsa blanca',
      'salsa bianca',
      'molho branco',
      'witte saus',
      'sos beszamelow\\p{L}*',
      'vit sas',
      'hvid (?:sovs|sauce)',
      'hvit saus',
    ),
    listed: words(
      '\\p{L}*(?:bechamel|besciamell|balsamell|besamel|beszamel)\\p{L}*',
      'white sauce',
      '(?:helle|weisse) (?:sauce|sosse)',
      'sauce blanche',
      'salsa (?:blanca|bianca)',
      'molho branco',
      'witte saus',
      'hvit saus',
      'hvid sovs',
    ),
  },
  batter: {
    said: words(
      '(?:dip|dipped|dipping|coat|coated|coating|dunk|dunked|dunking|drench|drag|draw|fry|fried|frying|plunge|turn)\\b[^.;]{0,50} (?:in|into|with|through) (?:a |the |your |some )?(?:(?!and\\b)\\p{L}+ )?batter',
      'batter (?:the|each|them|it|and (?:deep[- ])?fry)(?! (?:of|to))',
      'tempura (?:the|them|it)',
      '(?:tempura|beer|frying) batter',
      '(?:make|prepare|mix) (?:the |a )?tempura',
      '(?:aus)?back(?:teig|teiges)',
      '(?:bier|wein|tempura|frittier|pfannkuchen|ausback)teig(?:es)?',
      'pate a (?:frire|friture|beignets?|tempura|crepes?)',
      'masa (?:de|para) (?:rebozar|rebozado|freir|fritura|tempura|orly)',
      'pasta (?:de|para) (?:rebozar|freir|orly)',
      'gabardina',
      '(?:prepara\\p{L}*|haz|hacer|haga|en|con|para|por) (?:la |una |el )?(?:masa de )?tempura',
      'pastella',
      '(?:in|nella) tempura',
      'polme',
      'massa (?:de|para) (?:fritura|fritar|tempura|panar)',
      '(?:frituur|bier|tempura|pannenkoeken)beslag',
      '(?:in|door) het beslag',
      'c(?:ia|ie)(?:st|sc)\\p{L}+ nalesnikow\\p{L}+',
      '(?:frityr|ol|tempura)smet\\p{L}*',
      '(?:doppa|vand)\\b[^.;]{0,30} i (?:frityr)?smeten',
      '(?:dyp|dypp|vend)\\b[^.;]{0,30} i (?:ror(?:en|a)|dejen|frityrrore\\p{L}*)',
    ),
    listed: words(
      '(?:\\p{L}+ )?batter(?: mix)?',
      '\\p{L}*backteig\\p{L}*',
      '(?:bier|tempura)teig\\p{L}*',
      'tempura\\p{L}*',
      'pate a (?:frire|beignets?|crepes?)',
      'pastella',
      'polme',
      '\\p{L}*beslag',
    ),
  },
  breading: {
    said: words(
      '(?:crumb|breadcrumb) (?:the|each|them|both)(?! (?:is|of|should|will))',
      '(?:in|with) (?:the |a )?(?:breading|crumb coating|crumb mixture)',
      '(?:bind|mix|coat|roll|dip|press|toss|combine|stir|add|top|topped|sprinkle|scatter|cover|dust|finish)\\b[^.;]{0,40}? (?:with|in|into|the|some|and|add|over) (?:the )?(?:(?:fresh|dry|dried|fine|coarse|toasted|buttered|buttery|seasoned|crisp|crispy|golden) )?crumbs(?! (?:of|are|form))',
      'pane (?:the|them|it)',
      ...breadedDishes,
    ),
    listed: words('breading', '(?:bread)?crumbs?'),
  },
  'breading with egg': { said: words(...breadedDishes), listed: words(...eggsListed) },
  'breading perhaps with egg': {
    said: words(
      'bread (?:them|each|the (?:cutlet|slice|fillet|piece|schnitzel|escalope|steak|chicken|fish)s?)',
      '(?:vor)?panier(?:en|e|t|te|ten|st)',
      'pan(?:er|ez|ons|ee|ees)',
      'empan(?:ar(?:l[oa]s?)?|amos|e|en)',
      'apan(?:ar|amos)',
      'reboz(?:ar(?:l[oa]s?)?|amos|a|ad)',
      'impan(?:are|a|ate|ati)',
    ),
    listed: words(...eggsListed),
  },
  dredging: {
    said: words(
      'dredg(?:e|ing)\\b(?! with\\b)(?!(?:(?! and | then )[^.;,]){0,60} (?:in|with|through|into)\\b)',
      'dust (?:the|your|a) (?:work ?top|work surface|surface|board|counter|worktop|work bench|bench)(?! with\\b)',
    ),
    listed: words('flour'),
  },
  pastry: {
    said: words(
      '(?:cover|top|line|lay|wrap|seal|encase|enclose|roll out|roll)\\b[^.;]{0,40}?(?: with| in)? (?:the |a |some |your )?pastry(?: lid| case| base| sheet)?(?! (?:brush|cutter|bag|case with paper|weights?|board|cream|wheel|ring))',
      '(?:fill|line|into|in|over) (?:the |a |your )?(?:\\p{L}+ )?(?:pie|tart|quiche|flan) (?:case|shell|base|lid)s?',
      'fill (?:the |your )(?:pie|tart|quiche)s?(?! (?:dish|tin|pan|plate|mould|mold|maker))',
    ),
    listed: words('\\p{L}*pastry', 'dough', 'filo', 'phyllo', 'crust', '(?:ready )?pie (?:case|shell)'),
  },
  'poured batter': {
    said: words(
      '(?:pour|ladle|spoon|tip|scrape|drop|swirl)\\b[^.;]{0,30}? (?:the |your )(?:(?:cake|pancake|crepe|rested|remaining|chilled) )?batter',
      '(?:mix|stir|fold|add|beat|whisk|blend|sit|rest|chill|make up|prepare|pour|go)\\b[^.;]{0,40}? (?:into |to |through |in |over )?(?:the |your )(?:(?:cake|pancake|crepe|muffin|sponge) )?batter',
    ),
    listed: words('(?:\\p{L}+ )?batter(?: mix)?', '(?:cake|pancake|muffin|sponge|baking|brownie) mix'),
  },
  wrappers: {
    said: words(
      '(?:roll|fill|wrap|place|put|spoon|fold|lay|divide|stuff|moisten|brush|separate|use|take|seal|dollop)\\b[^.;]{0,50}? (?:in|into|on|onto|the|each|your|with|of) (?:the |your |each )?(?:wrappers?|dumpling skins?)',
      '(?:fill|place|take|use|lay|separate) (?:wrappers|skins)(?! (?:on|off|side))',
    ),
    listed: words(
      '\\p{L}*wrappers?',
      'rice papers?',
      '\\p{L}* ?skins?',
      '(?:lettuce|cabbage lea(?:f|ves)|nori|tortillas?|filo|phyllo)',
      '(?:spring|egg) roll pastry',
    ),
  },
  crumble: {
    said: words(
      '(?:top|cover|sprinkle|scatter|finish|spoon|spread|strew|press|add)\\b[^.;,]{0,40}? (?:with|the|a|your|some|in) (?:(?!and\\b)\\p{L}+ )?crumble(?: topping| mix(?:ture)?)?(?! the| in| up)',
      '(?:scatter|sprinkle|spoon|spread|add) crumble(?: topping| mix(?:ture)?)?',
      'streuseln? (?:darauf|daruber|drauf|daruberstreuen|bestreuen|verteilen|obenauf)',
      'mit (?:den |dem |der )?streuseln?',
      '(?:recouvr|parsem|couvr|ajout|repart|vers|dispos|etal)\\p{L}* [^.;]{0,40}(?:de|du|le|la pate a) crumble',
      '(?:cubr|espolvor|repart|esparc|anad|pon)\\p{L}* [^.;]{0,40}(?:con|el|de) (?:el )?crumble',
    ),
    listed: words('crumble', '\\p{L}*streusel\\p{L}*', 'granola', 'muesli'),
  },
}

/** A sentence that says its batter or sauce is made without gluten. */
export const withoutGlutenPattern =
  /(?<!\p{L})(?:gluten[- ]?free|gf|glutenfri\p{L}*|glutenfrei\p{L}*|glutenvrij\p{L}*|sans gluten|sin gluten|senza glutine|sem gluten|bezglutenow\p{L}*|bez glutenu|(?:rice|chickpea|gram|corn|buckwheat|almond) ?(?:flour)? batter)(?!\p{L})/u
