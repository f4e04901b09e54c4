import type { CoverPicture } from './coverPictures.ts'

/**
 * What a dish is, whatever is in it, by the words of its name. Of several that a name holds the one that ends last
 * counts, and of those that end together the longest: a noodle soup is a soup, and a potato salad is a salad.
 */
const forms: readonly (readonly [CoverPicture, string])[] = [
  [
    'pot',
    `soups? soupe \\p{L}*suppe \\p{L}*eintopf sopa zuppa çorba? stews? chowder bisque broth ribollita minestrone gazpacho salmorejo borscht borsch pozole
    gumbo gulyás goulash cassoulet tagine tajine chill?i-con-carne chill?i$ hot-?pot casserole cazuela ragout ragoût stroganoff bourguignon vin
    feijoada moqueca fasolada harira avgolemono vichyssoise tom-yum tom-kha callaloo sancocho ajiaco locro carbonada wat sinigang tinola nilaga bulalo solyanka shchi rassolnik caldo cullen-skink bouillabaisse güveç khoresht?
    ghormeh fesenjan osso-buco pörkölt paprikash sambar rasam pottage sukiyaki nabe jjigae tteokguk
    ropa-vieja cawl`,
  ],
  [
    'curry',
    `curr(?:y|ies) korma masala$ tikka-masala vindaloo jalfrezi rogan-josh dals? dhal daal dahl makhani saag palak rendang massaman panang
    karahi balti keema nihari kadala parippu tadka chole rajma kari butter-chicken chana-masala gulai nalli haleem aloo-gobi`,
  ],
  [
    'noodles',
    `noodles? ramen pho phở udon soba laksa pad-thai chow-mein lo-mein mie? yakisoba japchae thukpa bami vermicelli bún bun-cha bun-bo
    pancit mee somen lamian dan-dan wonton-soup bún-chả chow-fun hor-fun pad-see-ew mie-goreng mi-goreng jjajangmyeon
    zha-?jiang-?mian naengmyeon hokkien sevai jjamppong glass-noodles`,
  ],
  [
    'pasta',
    `pasta spaghetti linguine fettuccin[ei] tagliatelle penne rigatoni orecchiette macaroni lasagn[ae] ravioli gnocchi
    tortellini cannelloni bucatini pappardelle farfalle fusilli orzo carbonara bolognese cacio-e-pepe mac-(?:and|&)-cheese
    vermicelli-pasta ziti conchiglie aglio-e-olio puttanesca primavera spätzle pastitsio koshar[iy] fideuà`,
  ],
  [
    'rice',
    `rice risotto pilaf pilau pilav plov paella biryani congee bibimbap donburi arroz gallo-pinto jambalaya jollof nasi
    khichdi kedgeree chazuke ochazuke juk okayu tahdig polow arancini moros-y-cristianos soboro bowl-of-rice oyakodon
    kateh mujaddara mujadara lugaw arroz-caldo poha phirni kheer siyyadiyeh kabuli-palaw spanakorizo rice-cakes? tteokbokki`,
  ],
  ['riceBall', 'onigiri rice-balls? kimbap gimbap musubi'],
  ['sushi', 'sushi maki nigiri sashimi'],
  [
    'dumplings',
    `dumplings? gyoza wontons? momos? pierogi(?:es)? pelmeni manti mantı jiaozi har-gow potstickers? varenyky vareniki
    empanadas? samosas? pasties pasty turnovers? mandu siu-mai shumai empadas? pastels? sambousek khinkali calzones?
    uszka piroshki pirozhki tortellini-dumplings spring-rolls? lumpia`,
  ],
  ['taco', 'tacos? tostadas? nachos? chilaquiles? taquitos?'],
  [
    'burrito',
    'burritos? enchiladas? fajitas? wraps? quesadillas? chimichangas? shawarma kathi-rolls? summer-rolls?',
  ],
  ['tamale', 'tamales? humitas?'],
  ['pizza', 'pizzas? pizzettas? flammkuchen lahmacun'],
  ['burger', 'burgers? cheeseburgers? hamburgers? sliders?'],
  ['hotDog', 'hot-?dogs? chorip[aá]n currywurst corn-?dogs?'],
  [
    'sandwich',
    'sandwich(?:es)? club croque panini? b[àa]nh-m[ìi] blt reubens? tartines? smørrebrød cemitas? tortas-ahogadas po.?-?boy',
  ],
  ['filledBread', 'pitas? gyros arepas? döner doner kebab-in-bread bunny-chow gua-bao bao'],
  [
    'flatbread',
    `flat-?breads? naans? chapatis? rotis? parathas? focaccia lavash tortillas? manakish man.oushe socca injera bazlama bolani
    gözleme piadina roti-canai khachapuri farinata`,
  ],
  ['falafel', 'falafels? arancini-balls'],
  [
    'skewer',
    'skewers? kebabs? kababs? satays? sates? souvlaki yakitori brochettes? anticuchos? espetinhos? shashlik sosaties? pinchos?',
  ],
  ['fondue', 'fondues? raclette'],
  [
    'bread',
    'breads? toasts? loaf loaves brioche scones? buns? breakfast-rolls? bread-rolls? pan-con-tomate bruschettas? crostini soda-bread cornbread rye-bread stollen toasties? rarebit',
  ],
  ['baguette', 'baguettes?'],
  ['croissant', 'croissants?'],
  ['bagel', 'bagels?'],
  ['pretzel', 'pretzels? brezn?'],
  [
    'pie',
    'pies? tarts? tartes? quiches? galettes? tourtes? spanakopita tiropita börek burek strudels? crostatas? cobblers? b.?stilla pastilla tatin crumbles? crisp-pie banitsa bobotie moussaka',
  ],
  [
    'pancakes',
    'pancakes? blinis? crepes? crêpes? drop-scones? syrniki dosas? hotcakes? palacsinta okonomiyaki jeon pajeon bindaetteok latkes? kaiserschmarrn uttapams? hoppers? oladyi fritters? rösti boxty banh-xeo bánh-xèo',
  ],
  ['waffle', 'waffles?'],
  [
    'cake',
    'cakes? cheese-?cakes? gateau gâteau torten? \\p{L}+torte short-?cakes? sponges? tiramisu pavlova trifles? tres-leches baklava basbousa lamingtons? \\p{L}*kuchen',
  ],
  ['cupcake', 'cupcakes? muffins? fairy-cakes?'],
  [
    'cookie',
    'cookies? biscuits? shortbreads? macaroons? alfajores snickerdoodles? amaretti biscotti flapjacks? anzacs? ginger-?snaps?',
  ],
  ['doughnut', 'doughnuts? donuts? beignets? churros? pączki'],
  ['chocolate', 'brownies? truffles? chocolate-mousse chocolate-bark fudge brigadeiros?'],
  [
    'custard',
    'flans? crème-caramel crème-brûlée panna-cotta custards? puddings? quindim pastel-de-nata past[eé]is-de-nata mahalabia',
  ],
  ['iceCream', 'ice-creams? gelato sorbets? sundaes? kulfi granita semifreddo'],
  ['popcorn', 'popcorn'],
  ['fries', 'fries frites poutine fish-(?:and|&)-chips'],
  [
    'friedEgg',
    'omelet(?:te)?s? frittatas? shakshuka scrambles? scrambled fried-eggs? huevos rancheros menemen tortilla-española telur-dadar egg-foo-young tamagoyaki kuku kookoo çılbır sahan',
  ],
  [
    'bowl',
    `porridge oatmeal muesli granola overnight-oats yogh?urts? hummus guacamole raita skyr halwa polenta grits mămăligă
    tzatziki cacık baba-ghanoush parfaits? compote smoothie-bowls? dip$ dips$ salsa$ pesto$ sauce$ relish$ chutney$ jams?$
    mousse$ tapenade$ pâté$  purée$ cereal$ spread$`,
  ],
  [
    'salad',
    'salads? salade salata ensalada insalata slaw coleslaw tabb?ouleh fattoush waldorf caesar larb ceviche poke som-tam kachumbar?i?',
  ],
  [
    'pan',
    'stir-?fr(?:y|ies) hash skillet sauté ratatouille caponata bubble-and-squeak traybake tray-bake bake gratin pan-?roast torly pisto lecsó lescó',
  ],
  ['shake', 'smoothies? milk-?shakes? lassi shakes? agua-fresca lemonade juice$ frapp[ée]'],
  ['cocktail', 'cocktails? mojitos? punch$ margaritas? spritz sangr[ií]a'],
  ['tea', 'tea$ chai$ infusion$'],
  ['coffee', 'coffee$ espresso$ cappuccino hot-chocolate cocoa$ latte$'],
]

/** A word ended by $ says it at the end only: a tea, but not a tea-smoked duck. */
const patterns = forms.map(([picture, words]) => {
  const any = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('-', '[ -]'))
    .join('|')
  return [picture, new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu')] as const
})

/** What the words say a dish is; null when they do not say. */
export function findDishPicture(words: string): CoverPicture | null {
  let found: { picture: CoverPicture; from: number; to: number } | null = null
  for (const [picture, pattern] of patterns)
    for (const { 0: text, index: from } of words.matchAll(pattern)) {
      const to = from + text.length
      if (!found || to > found.to || (to === found.to && from < found.from)) found = { picture, from, to }
    }
  return found?.picture ?? null
}
