/** Mexico, the Caribbean, South America and the United States; the form as in `dishNamesWithSpellings`. */
export const dishesOfTheAmericas = `
tacos: taco, fish tacos, chicken tacos, beef tacos, taccos
tacos al pastor: al pastor
burrito bowl: burito bowl
burrito: buritto, burito, burittos, bean burrito, chicken burrito
breakfast burrito: breakfast buritto
quesadilla: quesadila, quesedilla, quesidilla, cheese quesadilla
enchilada: enchilladas, enchalada, chicken enchiladas, enchilada bake
fajita: chicken fajitas, faijitas, beef fajitas
nachos: loaded nachos, natchos
guacamole: guac, guacamoli, guacomole, gaucamole
salsa: pico de gallo, salsa fresca, salsa roja
chilaquiles: chilaquilles, chiliquiles
huevos rancheros: huevos ranchero, huevos racheros
huevos a la mexicana: mexican scrambled eggs
mole: mole poblano, chicken mole
pozole: posole
tamale: tamal
carnitas: carnita, pork carnitas
birria: birria tacos, quesabirria
barbacoa: beef barbacoa, barbecoa
cochinita pibil: pibil, cochinita
tinga: chicken tinga, tinga de pollo
tostada
elote: mexican street corn, street corn
esquites
tortilla soup: chicken tortilla soup, sopa de tortilla, sopa azteca
refried beans: frijoles refritos, refried bean
mexican rice: spanish rice, arroz rojo
carne asada: carne assada mexican
queso fundido: queso dip, choriqueso
molletes: mollete
horchata: orchata
tres leches: tres leches cake, pastel de tres leches
jerk chicken: jerk, jerked chicken, jerk pork
ackee and saltfish: ackee & saltfish, ackee and salt fish
rice and peas: rice & peas, jamaican rice
curry goat: goat curry, curried goat
brown stew chicken: brown stew, stewed chicken jamaican
escovitch fish: escovitch, escoveitch fish
callaloo: calalloo, kallaloo
pelau: pelau rice, trini pelau
griot: haitian griot
ropa vieja: ropa viejo, ropavieja
vaca frita: vaca fritta
picadillo: picadilo, cuban picadillo
cuban sandwich: cubano, cubano sandwich
arroz con pollo: arroz con polo, aroz con pollo, chicken and yellow rice
black beans and rice: moros y cristianos, moros, congri, rice and black beans, beans and rice, rice and beans
mofongo: mofungo
tostones: patacones, fried plantain
mangu: mashed plantains dominican
empanada: empenada, beef empanadas
ceviche: cebiche, seviche, ceviche de pescado, fish ceviche
lomo saltado: lomo salteado
aji de gallina: aji gallina
causa: causa limena, causa rellena
papa a la huancaina: papas a la huancaina
anticuchos: anticucho
arroz chaufa: chaufa, chaufa rice
tacu tacu: tacutacu
feijoada: feijoda, fejoada, feijoada completa
moqueca: mocqueca, moqueca de peixe, brazilian fish stew
pao de queijo: pan de queijo, brazilian cheese bread, cheese bread balls
coxinha
picanha: churrasco, picahna
brigadeiro
asado: argentine barbecue
chimichurri steak: steak with chimichurri, steak chimichurri, chimichurri beef
milanesa: milanesa napolitana, chicken milanesa, chicken milanese
choripan: choripan sandwich
provoleta: grilled provolone
locro: locro stew
humita
arepa: areppa
gallo pinto: gallopinto
pupusa
chili con carne: chilli con carne, chilli, chili, beef chili, chile con carne, bowl of red
vegetarian chili: veggie chili, bean chili, vegan chili, vegetable chilli, three bean chili
white chicken chili: white chili, chicken chili
sloppy joe
mac and cheese: mac n cheese, macaroni cheese, macaroni and cheese, mac & cheese, mac'n'cheese, mac 'n' cheese, macncheese
hamburger: cheeseburger, beef burger
veggie burger: vegetable burger, bean burger, black bean burger, vegan burger, veggieburger
turkey burger
chicken burger: crispy chicken sandwich, chicken sandwich, fried chicken sandwich
hot dog: hotdog, chili dog
blt: blt sandwich
club sandwich: clubhouse sandwich
reuben: reuben sandwich, rueben sandwich
philly cheesesteak: philly cheese steak, cheesesteak, cheese steak
tuna melt
grilled cheese: cheese toastie, grilled cheese sandwich, toasted cheese sandwich, cheese on toast
pulled pork: pulled pork sandwich, bbq pulled pork, pull pork
pulled chicken: bbq pulled chicken
caesar salad: chicken caesar salad, ceasar salad, caeser salad, chicken caesar, ceaser salad
cobb salad: cob salad
waldorf salad: waldorf
wedge salad: iceberg wedge
coleslaw: slaw, cole slaw, coleslaw salad
macaroni salad: hawaiian mac salad
clam chowder: chowder, new england clam chowder
corn chowder: sweetcorn chowder
chicken noodle soup: chicken noodles soup, chicken and noodle soup
gumbo: chicken gumbo, gumbo soup, seafood gumbo
jambalaya: jambalya, jumbalaya, jambalia, jambalayah
red beans and rice: red bean and rice
shrimp and grits: shrimps and grits, prawns and grits
biscuits and gravy: biscuit and gravy, sausage gravy and biscuits
buttermilk biscuits: american biscuits, southern biscuits
chicken and dumplings: chicken n dumplings
fried chicken: southern fried chicken, kfc, buttermilk fried chicken, crispy fried chicken
chicken nugget: nuggets, chicken tenders, chicken fingers, chicken strips, breaded chicken strips, chicken goujons
fish finger: fish sticks, fishsticks
buffalo wings: chicken wings, hot wings, buffalo chicken wings, bbq wings
ribs: bbq ribs, spare ribs, spareribs, barbecue ribs, baby back ribs
bbq chicken: barbecue chicken, barbecued chicken
brisket: beef brisket, bbq brisket, smoked brisket
meatloaf: meat loaf, meatlof
pot roast: potroast, beef pot roast
salisbury steak: salisbery steak
chicken pot pie: pot pie, chicken potpie, turkey pot pie, chicken pie
tuna casserole: tuna noodle casserole
green bean casserole: greenbean casserole
sweet potato casserole: sweet potato bake, candied yams
sage and onion stuffing: turkey stuffing, thanksgiving stuffing
baked beans: boston baked beans, bbq beans
cornbread: corn bread, skillet cornbread
succotash: sucotash
corned beef hash: corn beef hash
joe's special: joes special
deviled egg: devilled eggs, stuffed eggs
jalapeno poppers: stuffed jalapenos, jalapeno popper
spinach artichoke dip: spinach and artichoke dip, spinach dip
texas caviar: cowboy caviar
poke bowl: tuna poke, salmon poke bowl
key lime pie: lime pie
peach cobbler: cobbler
johnny cake: johnnycakes
meat pie: aussie meat pie, australian meat pie
zucchini slice: courgette slice
damper: bush bread
anzac biscuit: anzac cookies, anzacs
`
