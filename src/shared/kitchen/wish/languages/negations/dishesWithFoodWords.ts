/** Words of one language around a food that a dish must not be made with; as words are compared. */
export interface DishesWithFoodWords {
  /** Dishes and whatever else is eaten: "meals", "Gerichte". */
  dishes: ReadonlySet<string>
  /** Negations right before a dish, an article at most between: "no", "sans". */
  before: ReadonlySet<string>
  /** Negations of a verb, with up to three words to the dish: "don't eat any". */
  ofVerb: ReadonlySet<string>
  with: ReadonlySet<string>
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))

/** Words that may stand between "no" and the dish. */
export const articles = words(
  'a an any the of more kind kinds sort sorts einen eine ein von d de des du un une una unos unas di met',
)
/** Words behind which another wish begins: "no soup but a curry with chicken"; and those of what is no wish against a food. */
export const endsOfDenial = words(
  `or and oder und ou et ni y o e of og eller lub i أو او but only just instead rather time mind matter problem wait forget matters aber sondern nur zeit stattdessen mais seulement plutot temps
  pero sino solo tiempo ma solo invece maar alleen men bare utan kun mas so ale tylko لكن بل فقط وقت`,
)

const english: DishesWithFoodWords = {
  dishes: words(
    `dish dishes food foods meal meals recipe recipes sauce sauces soup soups cake cakes cookie cookies curry curries stew stews salad salads
    snack snacks dessert desserts pie pies bread breads burger burgers sandwich sandwiches pizza pizzas things stuff product products dinner
    dinners lunch lunches breakfast breakfasts smoothie smoothies muffin muffins pancake pancakes brownie brownies dip dips dressing dressings
    drink drinks casserole casseroles biscuit biscuits risotto pastry pastries sweets chocolate cereal bars`,
  ),
  before: words('no not without avoid avoids avoiding never hate hates dislike dislikes'),
  ofVerb: words(
    'dont doesnt cant cannot wont didnt never not reacts react allergic isnt arent shouldnt mustnt',
  ),
  with: words('with containing w'),
}

const german: DishesWithFoodWords = {
  dishes: words(
    `gericht gerichte gerichten essen speise speisen mahlzeit mahlzeiten rezept rezepte sosse sossen soße soßen sauce saucen suppe suppen kuchen
    keks kekse curry currys eintopf eintopfe salat salate snack snacks nachtisch dessert desserts brot brote sachen dinge produkte auflauf
    auflaufe torte torten dip dips burger pizza pfannkuchen muffins smoothie smoothies schokolade musli`,
  ),
  before: words('kein keine keinen keinem keiner ohne nie niemals nicht'),
  ofVerb: words('nicht nie niemals'),
  with: words('mit'),
}

const french: DishesWithFoodWords = {
  dishes: words(
    `plat plats repas recette recettes sauce sauces soupe soupes gateau gateaux biscuit biscuits curry currys salade salades dessert desserts
    tarte tartes produit produits choses trucs sandwich sandwichs ragout ragouts cookies crepes chocolat cereales`,
  ),
  before: words('pas sans aucun aucune aucuns jamais ni'),
  ofVerb: words('pas jamais plus'),
  with: words('avec au aux a'),
}

const spanish: DishesWithFoodWords = {
  dishes: words(
    `plato platos comida comidas receta recetas salsa salsas sopa sopas pastel pasteles tarta tartas galleta galletas curry ensalada ensaladas
    postre postres producto productos cosas guiso guisos bocadillo bocadillos batido batidos bizcocho chocolate`,
  ),
  before: words('no sin ningun ninguna nunca ni'),
  ofVerb: words('no nunca tampoco'),
  with: words('con'),
}

const italian: DishesWithFoodWords = {
  dishes: words(
    `piatto piatti cibo cibi pasto pasti ricetta ricette salsa salse sugo sughi zuppa zuppe torta torte biscotto biscotti insalata insalate
    dolce dolci cose`,
  ),
  before: words('no non senza nessun nessuna niente mai'),
  ofVerb: words('non mai'),
  with: words('con al alla ai alle agli'),
}

const dutch: DishesWithFoodWords = {
  dishes: words(
    'gerecht gerechten eten maaltijd maaltijden recept recepten saus sauzen soep soepen taart taarten koekjes curry salade salades toetjes dingen',
  ),
  before: words('geen niet zonder nooit'),
  ofVerb: words('niet nooit geen'),
  with: words('met'),
}

const northern: DishesWithFoodWords = {
  dishes: words(
    `ratt ratter rätt rätter mat maltid maltider sas saser soppa soppor kaka kakor sallad sallader efterratt ret retter rett suppe supper sauce saus
    sauser kage kager kake kaker salat salater curry`,
  ),
  before: words('inga ingen inget inte utan aldrig ikke intet uden uten aldri'),
  ofVerb: words('inte ikke aldrig aldri'),
  with: words('med'),
}

const portuguese: DishesWithFoodWords = {
  dishes: words(
    'prato pratos comida comidas refeicao refeicoes receita receitas molho molhos sopa sopas bolo bolos biscoito biscoitos salada saladas sobremesa sobremesas',
  ),
  before: words('nao sem nenhum nenhuma nunca'),
  ofVerb: words('nao nunca'),
  with: words('com'),
}

const polish: DishesWithFoodWords = {
  dishes: words(
    'danie dania dan potrawa potrawy potraw jedzenie jedzenia sos sosy sosu sosow zupa zupy zup ciasto ciasta ciast',
  ),
  before: words('bez zadnych zadnej zadnego nie'),
  ofVerb: words('nie'),
  with: words('z ze'),
}

const arabic: DishesWithFoodWords = {
  dishes: words(
    `طبق اطباق أطباق اكل أكل اكلات طعام وجبه وجبة وجبات صلصه صلصة صلصات صوص شوربه شوربة شوربات حساء كيك كعك كعكه كعكة كاري سلطه سلطة سلطات
    حلى حلويات بسكويت وصفه وصفة وصفات`,
  ),
  before: words('لا ما مش مو بدون بلا ولا دون غير'),
  ofVerb: words('لا ما مش مو لن لم'),
  with: words('مع فيها فيه فيهم تحتوي يحتوي'),
}

export const dishesWithFoodWords: readonly DishesWithFoodWords[] = [
  ...[english, german, french, spanish, italian, dutch, northern, portuguese, polish, arabic],
]
