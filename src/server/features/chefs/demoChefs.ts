import * as z from 'zod/mini'
import { Chef } from '#shared/contract/chefs.ts'

// name | establishment | its type | cuisine | city | state | country | zipcode, and below it each dish:
// name | description | meal | diet | minutes. The people and their places are invented.
const directory = `
Marta Fiorenzi | Fiorenzi at Home | Home Cooking | Italian | Portland | Oregon | USA | 97205
  Sage Gnocchi | Potato pillows tossed in brown butter and crisp sage. | Dinner | Vegetarian | 45
  White Bean Ribollita | Bread soup with black kale, better on its second day. | Lunch | Vegan | 60
  Almond Ricotta Cake | Soft within, golden without, and scented with lemon. | Dessert | Vegetarian | 70
Bruno Castellari | The Copper Ladle | Restaurant | Italian | Chicago | Illinois | USA | 60607
  Orecchiette with Broccoli | Little ears of pasta with garlic, chilli and greens. | Dinner | Vegetarian | 30
  Pork Braised in Milk | Slow cooked until the milk turns to sweet brown curds. | Dinner | No restrictions | 150
  Anchovy Toasts | Charred bread, butter and two good anchovies. | Snack | Pescatarian | 10
Lin Meizhen | Nine Bamboo Steamers | Cloud Kitchen | Chinese | Vancouver | British Columbia | Canada | V6B 1A1
  Ginger Scallion Fish | Whole fillets steamed and doused with hot oil. | Dinner | Pescatarian | 25
  Mapo Tofu | Soft tofu in a sauce that tingles. | Dinner | Vegan | 30
  Breakfast Congee | Rice cooked until it forgets it was rice. | Breakfast | Vegan | 60
Gao Wenhai | Lucky Wok Wagon | Food Truck | Chinese | Austin | Texas | USA | 78702
  Dan Dan Noodles | Sesame, chilli and pork on springy noodles. | Lunch | No restrictions | 30
  Smacked Cucumber | Cold, garlicky and gone in a minute. | Snack | Vegan | 10
  Beef with Green Pepper | High heat, little time. | Dinner | No restrictions | 20
Asha Velankar | Tiffin at Noon | Meal Delivery Service | Indian | London | England | United Kingdom | E1 6AN
  Toor Dal with Curry Leaves | Yellow dal with a sizzling temper of mustard seeds. | Lunch | Vegan | 40
  Paneer in Spinach | Fried paneer in greens ground with ginger. | Dinner | Vegetarian | 40
  Poha | Flattened rice with peanuts, lime and turmeric. | Breakfast | Vegan | 20
Devraj Malhani | Clay & Charcoal | Catering Service | Indian | Leicester | England | United Kingdom | LE1 5WW
  Tandoori Chicken Thighs | Two days in yoghurt, ten minutes in fierce heat. | Dinner | No restrictions | 40
  Smoked Aubergine Bharta | Burnt on purpose, then mashed with tomato. | Dinner | Vegan | 45
  Carrot Halwa | Grated carrots cooked down in milk and cardamom. | Dessert | Vegetarian | 75
Ximena Robledo | Casa Robledo | Home Cooking | Mexican | San Antonio | Texas | USA | 78204
  Chilaquiles Verdes | Tortillas softened in green sauce under an egg. | Breakfast | Vegetarian | 25
  Pozole Rojo | Hominy and pork in a broth red with chillies. | Dinner | No restrictions | 150
  Mango with Chilli and Lime | Nothing more, nothing less. | Snack | Vegan | 5
Tadeo Valdivar | Two Corners Taqueria | Food Truck | Mexican | Los Angeles | California | USA | 90012
  Fish Tacos | Crisp fish, cabbage and a squeeze of lime. | Lunch | Pescatarian | 30
  Mushroom Quesadillas | Three kinds of mushrooms and stringy cheese. | Snack | Vegetarian | 20
  Black Bean Tostadas | Crunch first, then beans, then salsa. | Lunch | Vegan | 20
Odile Marchevault | Chez Odile | Restaurant | French | Lyon | Auvergne-Rhône-Alpes | France | 69002
  Onion Tart | Onions cooked for an hour, pastry for half of one. | Lunch | Vegetarian | 90
  Chicken with Forty Cloves | Garlic turned sweet beneath a roast bird. | Dinner | No restrictions | 90
  Crème Caramel | It trembles, and so it should. | Dessert | Vegetarian | 60
Rémi Fontanel | A Table for Twelve | Pop-Up Dining | French | Montreal | Quebec | Canada | H2T 1S6
  Leeks in Vinaigrette | Poached soft and dressed while warm. | Lunch | Vegan | 30
  Trout with Almonds | Brown butter does most of the work. | Dinner | Pescatarian | 25
  Omelette with Chives | Three eggs, one minute, no colour. | Breakfast | Vegetarian | 10
Haruka Minobe | Minobe Kitchen | Personal Chef | Japanese | Seattle | Washington | USA | 98101
  Miso Glazed Aubergine | Halved, scored and grilled until it slumps. | Dinner | Vegan | 30
  Salmon Ochazuke | Rice and salmon under hot green tea. | Breakfast | Pescatarian | 15
  Sesame Spinach | Cold greens in ground sesame. | Snack | Vegan | 10
Kenzo Aramaki | The Little Ramen Counter | Restaurant | Japanese | Sapporo | Hokkaido | Japan | 060-0042
  Shoyu Ramen | Clear broth, dark soy, one perfect egg. | Dinner | No restrictions | 120
  Chicken Karaage | Ginger and soy under a rough crust. | Snack | No restrictions | 35
  Cold Soba | For evenings too warm for soup. | Lunch | Vegan | 15
Siriporn Thepwong | Lemongrass Lane | Cloud Kitchen | Thai | Melbourne | Victoria | Australia | 3000
  Green Curry with Aubergine | Coconut, basil and a paste pounded by hand. | Dinner | Vegan | 40
  Prawn Tom Yum | Sour, hot and clear. | Lunch | Pescatarian | 25
  Mango Sticky Rice | Sweet rice with salted coconut cream. | Dessert | Vegan | 40
Anan Rattanakul | Street Thirteen | Food Truck | Thai | Denver | Colorado | USA | 80205
  Holy Basil Chicken | Minced, fried hard, with an egg on top. | Dinner | No restrictions | 20
  Papaya Salad | Green papaya pounded with lime and chilli. | Lunch | Pescatarian | 20
  Coconut Pancakes | Crisp edges, custard hearts. | Snack | Vegan | 25
Eleni Stavridou | Blue Door Kitchen | Home Cooking | Greek | Thessaloniki | Central Macedonia | Greece | 546 24
  Giant Beans in Tomato | Baked until the edges catch. | Lunch | Vegan | 120
  Lamb with Lemon Potatoes | One tin, three hours, no hurry. | Dinner | No restrictions | 180
  Yoghurt with Walnuts | Thick yoghurt, honey and nuts. | Breakfast | Vegetarian | 5
Nikos Arvanitakis | Aegean Suppers | Catering Service | Greek | Boston | Massachusetts | USA | 02110
  Spinach Pie | Layers of pastry, greens and feta. | Lunch | Vegetarian | 75
  Octopus with Vinegar | Simmered tender, then charred. | Dinner | Pescatarian | 90
  Tzatziki | Cucumber squeezed dry, garlic, patience. | Snack | Vegetarian | 15
Inés Calatrava-Ruiz | Sobremesa | Pop-Up Dining | Spanish | Valencia | Valencian Community | Spain | 46001
  Rice with Artichokes | Dry rice with a crust worth fighting for. | Lunch | Vegan | 50
  Tortilla | Eggs, potatoes and a wobbling middle. | Dinner | Vegetarian | 40
  Garlic Prawns | They arrive sizzling. | Snack | Pescatarian | 15
Hugo Peñalver | Hugo Cooks for You | Personal Chef | Spanish | Miami | Florida | USA | 33130
  Gazpacho | A garden, drunk cold. | Lunch | Vegan | 15
  Chickpeas with Spinach | Cumin, bread and smoked paprika. | Dinner | Vegan | 35
  Cod with Peppers | Salt cod in a red, slow sauce. | Dinner | Pescatarian | 60
June Hollowell | Hollowell Suppers | Meal Delivery Service | American | Nashville | Tennessee | USA | 37206
  Buttermilk Biscuits | Fold, cut, do not twist. | Breakfast | Vegetarian | 30
  Beef Chilli | No beans, by order of the chef. | Dinner | Keto | 150
  Peach Cobbler | Ripe peaches under a golden lid. | Dessert | Vegetarian | 60
Curtis Oakhurst | Smoke and Oak | Catering Service | American | Kansas City | Missouri | USA | 64108
  Smoked Turkey Legs | Brined a day, smoked an afternoon. | Dinner | Paleo | 240
  Skillet Cornbread | The pan goes into the oven first. | Snack | Vegetarian | 35
  Collard Greens | Long cooked with vinegar and pepper. | Dinner | Vegan | 60
Seo Yuna | Banchan House | Home Cooking | Korean | Queens | New York | USA | 11354
  Kimchi Pancake | Crisp, red and best shared. | Snack | Vegan | 20
  Bibimbap | Seven small things on one bowl of rice. | Lunch | Vegetarian | 45
  Soy Braised Beef | Sweet, dark and good cold. | Dinner | No restrictions | 90
Baek Dohyun | Gochujang & Co | Cloud Kitchen | Korean | Toronto | Ontario | Canada | M5V 2T6
  Spicy Rice Cakes | Chewy cakes in a glossy sauce. | Snack | Vegan | 25
  Soft Tofu Stew | It comes boiling to the table. | Dinner | Pescatarian | 30
  Grilled Mackerel | Salt, fire, lemon. | Dinner | Pescatarian | 20
Trâm Ngoc Lê-Duval | Morning Market | Pop-Up Dining | Vietnamese | San Jose | California | USA | 95112
  Beef Pho | A broth that starts the day before. | Breakfast | No restrictions | 240
  Lemongrass Tofu | Fried dry, then tossed with chilli. | Lunch | Vegan | 30
  Summer Rolls | Herbs and prawns in thin rice paper. | Snack | Pescatarian | 30
Khoa Phamvinh | Khoa Brings Dinner | Personal Chef | Vietnamese | Houston | Texas | USA | 77036
  Caramel Clay Pot Fish | Fish in a bittersweet, peppery glaze. | Dinner | Pescatarian | 45
  Broken Rice with Pork | Grilled chop, pickles and a fried egg. | Lunch | No restrictions | 40
  Coconut Flan | Dark caramel, cold spoon. | Dessert | Vegetarian | 60
`

/** The chefs of the demo data. */
export const demoChefs: readonly Chef[] = parseChefDirectory(directory)

function parseChefDirectory(text: string): Chef[] {
  const chefs: z.input<typeof Chef>[] = []
  for (const line of text.split('\n').filter(Boolean)) {
    const [name = '', second = '', third, fourth, city = '', state = '', country = '', zipcode = ''] = line
      .trim()
      .split(' | ')
    if (line.startsWith(' '))
      chefs.at(-1)?.recipes.push({
        name,
        description: second,
        mealType: third as never,
        dietType: fourth as never,
        cookingTimeMinutes: Number(city),
      })
    else
      chefs.push({
        id: `demo-chef-${chefs.length + 1}`,
        name,
        establishmentName: second,
        establishmentType: third as never,
        cuisine: fourth as never,
        city,
        state,
        country,
        zipcode,
        recipes: [],
      })
  }
  return z.array(Chef).parse(chefs)
}
