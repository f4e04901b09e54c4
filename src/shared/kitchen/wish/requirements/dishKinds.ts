import { foldText } from './foldText.ts'
import { hasFood, type RecipeForWish } from './recipeForWish.ts'
import { type DishKind, dishKinds } from './requirement.ts'

const word = (source: string) => new RegExp(`\\b(?:${source})\\b`)

const breads =
  'bread|loaf|(?<!(?:spring|summer|egg|cabbage|lettuce|rice paper) )rolls?|focaccia|flatbreads?|naan|pitas?|roti|rotis|buns?|baguettes?|scones?|cornbread|arepas?|damper|challah|brioche'
const cakes =
  '(?<!\\b(?:fish|crab|rice|potato|potatoes|cabbage|corn|salmon|tuna|lentil|bean|chickpea|zucchini|vegetable|oat|noodle) )cakes?|cupcakes?|sponge|gateau|tort[ea]s?(?! de aceite)|bundt|brownies?|blondies?|muffins?|bolo|kuchen|cheesecakes?|babka|lamingtons?|tres leches|banana bread|gingerbread|lebkuchen|madeleines?|financiers?|basbousa|revani|namoura'
const cookies =
  'cookies?|(?<!buttermilk )biscuits?|shortbreads?|macaroons?|biscotti|amaretti|snickerdoodles?|flapjacks?|anzacs?|kourabiedes|polvoron(?:es)?|alfajores|ghoraibeh|nankhatai|snaps|thins|(?:cookie|biscuit|shortbread) bites|lebkuchen|havreflarn'
const pasta =
  'pasta|spaghetti|penne|macaroni|lasagn[ae]|linguine|orzo|gnocchi|tagliatelle|orecchiette|fettuccine|rigatoni|ravioli|carbonara|bolognese|amatriciana|cacio e pepe|puttanesca|arrabbiata|mac and cheese|aglio e olio|alla norma'
const noodles =
  'noodles?|ramen|pho|udon|soba|chow mein|lo mein|pad thai|pad see ew|pad kee mao|yakisoba|yakiudon|laksa|mee|mie|bihun|pancit|japchae|thukpa|lagman|vermicelli|bun cha|bun bo|somen'

/** Names of dishes that are of a kind, in letters of `foldText`; what a title says, a cook would say too. */
export const dishKindNames: Readonly<Record<DishKind, RegExp>> = {
  soup: word(
    'soups?|broths?|bisque|chowder|potage|veloute|minestrone|gazpacho|salmorejo|pho|ramen|laksa|borscht|borsch|barszcz|harira|avgolemono|caldo|sopas?|tom yum|tom kha|pozole|gumbo|vichyssoise|shorba|chorba|corba|zuppa|ribollita|ajiaco|sancocho|congee|sinigang|zurek|shchi|solyanka|thukpa|thenthuk|gulyas|chupe|chilate|locro|suppe|ash|rasam|jjigae|guk|tang|stracciatella|pistou|mulligatawny|callaloo|molokhia|cullen skink|okroshka|tinola|soto|bun bo hue|lugaw|arroz caldo|halaszle|garmugia|acquacotta',
  ),
  stew: word(
    'stews?|stewed|braise[ds]?|casserole|tagine|tajine|ragout|ragu|goulash|gulyas|cassoulet|hot ?pot|daube|wat|wot|khoresht?|ghormeh|guiso|estofado|carbonnade|bourguignon|chill?i|stifado|cazuela|potjiekos|potjie|bredie|porkolt|paprikash|bigos|coddle|rendang|adobo|feijoada|jjigae|caldereta|mechado|ropa vieja|moqueca|carne guisada|fricassee?|pot roast|lecso|bamia|fasolada|cocido|fabada|pichelsteiner|lobscouse|labskaus|zhug|coq au vin|ratatouille|seco|asopao|sancocho|fesenjan|gheimeh|maafe|ndole|tibs|alicha|tocana|guvec|stoba|carbonada|locro|puchero|stroganoff',
  ),
  curry: word(
    'curr(?:y|ies|ied)|masala|korma|rendang|da+h?ls?|dhal|makhani|gulai|kari|vindaloo|jalfrezi|saag|palak|massaman|karahi|bhuna|rogan josh|kadhi|sambar|butter chicken|panang|kuzhambu|mappas|kukul mas|tikka masala|dopiaza|nihari|haleem|salan|keema|chana|chole|rajma|kofta curry|sayur|opor|khoresh',
  ),
  salad: word(
    'salads?|slaw|coleslaw|tabbouleh|tabouli|fattoush|panzanella|nicoise|larb|laab|som tam|ensalada|insalata|salade|kachumber|caesar|horiatiki|salata|gado[- ]gado|salat|yam|shopska|kachumbari|sambol|urap|kosambari|pico de gallo|salpicon|ezme|mizeria|waldorf|cobb',
  ),
  sandwich: word(
    `sandwich(?:es)?|sarnies?|toasties?|paninis?|subs?|hoagies?|banh mi|tortas?|burgers?|melts?|club|tartines?|toasts?|grilled cheese|croque|reuben|cubano|blt|bocadillos?|bruschetta|crostini|smorrebrod|smorbrod|chivito|choripan|gatsby|vada pav|pan bagnat|baps?|butt(?:y|ies)|pitas?|baguettes?|bagels?|sliders?|po'?boys?|doubles|(?<!(?:spring|summer|egg|cabbage|lettuce|rice paper|omelet) )(?:rolls?|buns?)|wraps?`,
  ),
  wrap: word('wraps?|burritos?|fajitas?|gyros|shawarma|kathi|frankies?|roll-ups?|durum|rolls?|piadina'),
  pasta: word(pasta),
  noodles: word(noodles),
  'stir-fry': /\bstir[- ]?fr(?:y|ied|ies|ying)\b|\bwok\b|\bchow mein\b|\bpad kra pao\b|\bkung pao\b/,
  casserole: word(
    'casseroles?|bakes?|baked|gratin|pie|hot ?pot|cassoulet|hot ?dish|lasagn[ae]|enchiladas?|cobbler|tray ?bakes?|moussaka|pastitsio|musakka|kugel|bobotie|timballo|parmigiana|auflauf|strata|tian|chilaquiles|pastel|pastel de choclo|janssons?|cottage|shepherd|cacciatore|imam bayildi',
  ),
  pie: word(
    'pies?|quiches?|tarts?|past(?:y|ies)|galettes?|borek|burek|boreks|spanakopita|empanadas?|pastel|pirog|pirogi|kulebyaka|tourte|crostata|pithivier|bougatsa|briouats?|b.?stilla|pastilla',
  ),
  cake: word(`${cakes}|loaf`),
  cookies: word(cookies),
  pancakes: word(
    'pancakes?|crepes?|blini|blinis|flapjacks?|hotcakes?|dosas?|chillas?|cheelas?|palatschinken|kaiserschmarrn|syrniki|okonomiyaki|hoppers|palacsinta|pannekoeken|pikelets?|racuchy|latkes?|draniki|boxty|jeon|pajeon|msemen|baghrir|serabi|farinata|socca|reibekuchen|kartoffelpuffer|hirayachesi|pannukakku',
  ),
  omelet: word(
    'omelet(?:te?)?s?|frittatas?|tortilla espanola|spanish tortilla|tortilla de patatas|kuku|omurice|tamagoyaki|eggah|menemen|tortang|tortilla with|froise|piperade',
  ),
  burger: word('burgers?|hamburgers?|cheeseburgers?|patt(?:y|ies)|sliders?|frikadellen|kotlety'),
  pizza: word(
    'pizzas?|pizzettas?|flatbreads?|pide|lahmacun|manakish|manoushe|manaeesh|flammkuchen|tarte flambee|coca',
  ),
  smoothie: word('smoothies?|shakes?|milkshakes?|lassi|licuado|batido|vitamina|blended'),
  dip: word(
    'dips?|hummus|houmous|guacamole|salsa|tzatziki|cacik|baba ?gh?ano[u]?sh|moutabal|muhammara|spreads?|tapenade|queso|raita|pates?|fava|skordalia|borani|mirza ghasemi|whipped|melitzanosalata|ajvar|labneh|relish|bagna cauda|kashke? bademjan|obatzda|liptauer|korozott|refried|bissara|ful|zacusca|lutenitsa|taramasalata|htipiti|haydari|romesco|chutney|tirokafteri|kopanisti|mast-o',
  ),
  'finger food':
    /\b(?:bites?|bitings|skewers?|picks|toasts?|rolls?|balls?|crostini|bruschetta|fritters|tartlets?|fingers?|puffs?|cups?|wedges|squares|muffins?|patties|falafel|empanadas?|samosas?|pinchos?|pintxos?|croquet(?:te)?s|croquetas|gougeres|cigars|sticks?|straws|pakoras?|bhajis?|arancini|satay|wings?|sliders?|blinis?|canapes?|deviled eggs|devilled eggs|stuffed|dates|dolmas?|dolmades|meatballs|kofta|nachos|crackers|chips|crisps|nuts|sambousek|borek|spring rolls|momos?|gyoza|dumplings|mandu|tostones|arepitas|tequenos|pao de queijo|olives|popcorn|pretzels?|kebabs?|koftas?|rounds|parcels|turnovers|pasties|pizzettas?|quesadillas?|tostadas?|cheese)\b/,
  dessert:
    /\b(?:desserts?|puddings?|cakes?|cookies?|sweets?|halwa|ladoos?|laddus?|burfi|barfi|kheer|pedas?|fudge|custard|tarts?|crumbles?|cobbler|tiramisu|panna cotta|mousse|ice cream|sorbet|brownies?|trifle|brigadeiros?|truffles?|baklava|flan|creme|meringues?|pavlova|compote|poached|clafoutis|strudel|doughnuts?|churros|crepes?|pancakes?|gulab jamun|jalebi|payasam|shrikhand|rice pudding|fool|sundae|parfait|energy balls|candied|caramel|chocolate)\b/,
  'side dish':
    /^(?!.*\b(?:soups?|tacos?|burritos?|quesadillas?|fajitas?|burgers?|sandwich(?:es)?|pizzas?|ramen|noodles?|stir[- ]?fr\w+|smoothies?|pancakes?|curry|chill?i|stew|porridge)\b)/,
  roast: /\broast(?:ed|s)?\b/,
  bread: word(breads),
  baking: word(
    `${cakes}|${cookies}|${breads}|bars?|squares|slices?|pies?|tarts?|twists?|pretzels?|truffles?|treats?|krispies|fudge|turnovers|hand pies|pinwheels|loaf`,
  ),
}

/** Kinds that the name of a dish tells, the ones that say what it is and not how it is served. */
export function kindsOfDishName(name: string): readonly DishKind[] {
  const folded = foldText(name)
  return dishKinds.filter((kind) => !servingKinds.has(kind) && dishKindNames[kind].test(folded))
}

const servingKinds: ReadonlySet<DishKind> = new Set(['finger food', 'side dish', 'dessert', 'baking'])

const sweet = [
  'sugar',
  'brown sugar',
  'powdered sugar',
  'honey',
  'maple syrup',
  'date syrup',
  'palm sugar',
  'coconut sugar',
  'dark chocolate',
  'Medjool date',
]
const savory = ['garlic', 'onion', 'black pepper', 'chicken', 'beef', 'pork', 'fish', 'stock']

/** Whether a recipe is of a kind of dish: by its name, by the word itself in its description, or by what it is made of. */
export function isOfDishKind(kind: DishKind, read: RecipeForWish): boolean {
  const { name, description } = read.recipe
  const title = foldText(name)
  const isListed = (...foods: readonly string[]) => foods.some((food) => hasFood(read, food, food))
  if (kind === 'dessert') return isListed(...sweet) && !isListed(...savory)
  if (dishKindNames[kind].test(title)) return true
  switch (kind) {
    case 'pasta':
      return isListed('pasta')
    case 'noodles':
      return isListed('noodles')
    case 'stir-fry':
      return dishKindNames[kind].test(foldText(`${description} ${read.steps}`))
    case 'roast':
      return /\broast\b/.test(foldText(read.steps))
    case 'side dish':
      return false
    case 'finger food':
      return /\b(?:fingers?|by hand|bite-size|toothpicks|cocktail sticks)\b/.test(
        foldText(`${description} ${read.steps}`),
      )
    default:
      return new RegExp(`\\b(?:a|an|this|the|of) (?:[a-z-]+ ){0,2}${kind}\\b`).test(foldText(description))
  }
}
