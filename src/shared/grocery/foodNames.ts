import type { GroceryCategory } from '../kitchen/groceryCategories.ts'

/** Every food of the catalogue by its own name; see dictionary.ts. Written by npm run kitchen:names. */
export const foodNames: Partial<Record<GroceryCategory, string>> = {
  Dairy: `Elmlea
Ethiopian butter spiced
Lancashire
Padano Grana
Tofutti
Treat Caramel
akkawi
amasi
appenzeller
areesh
ashta
asiago
ayib
añejo queso
balut
beaufort
bergkäse
blanc fromage
blanco queso
boursin
brie
1vegan
brunost
burrata
butter
1brown
1clarified
1garlic
1goat
1light
1miyoko's
1paris de café
1spreadable
1unsalted
1vegan
1whipped
1yak
butterkäse
buttermilk
1whole
caciocavallo
caerphilly
camembert
cancoillotte
cantal
chaource
cheddar
1low-fat
1smoked
cheese
1American
1Jorge São
1blend Italian
2Mexican
1blue
1brick
1cashew
1cottage
2low-fat
1cream
2cashew
2soy
2vegan
2whipped
1dubliner
1dunlop
1goat
2hard
2semi-soft
1iberico
1imitation
1milk almond
1mish
1munster
1nut
1oaxaca
1panela
1pimento
1roumy
1string
1swiss
1triple-cream
1vegan
1västerbotten
1white fresh
cheshire
chhurpi
chihuahua queso
coalho queijo
colby
comté
cotija
coulommiers
cream
1cashew
1clotted
1double
1heavy
1oat
1single
1sour
2cashew
2light
2vegan
1soy
1vegan
1whipped
2coconut
1whipping
2light
crema Mexican
cremoso queso
cucina da panna
curd cheese
d'Isigny fraîche crème
d'auvergne bleu
dangke
derby sage
dip artichoke spinach
1clam
1crab
1cream sour
1yogurt dried
doi mishti
domiati
edam
egg
1century
1dried
1duck
1fowl guinea
1fried
1goose
1hard-boiled
1liquid
2vegan
1ostrich
1pickled
1poached
1quail
1ramen
1salted
1scrambled
1turkey
emmental
ergo
estrela da serra
feta
1vegan
filmjölk
fontina
fraiche oat
fraîche crème
2light
2vegan
fresco queso
frico
gammelost
gharagoroot
gloucester double
gorgonzola
gouda
gruyère
half-and-half
halloumi
harzer
havarti
htipiti
jack monterey
1pepper
kampo chura
kashk
1dried
kashkaval
kaymak
kefalotyri
khoya
kishk
kurut
labneh
leicester red
leipäjuusto
leyden
limburger
liptauer
llanero queso
mahón
malai
manchego
manouri
maroilles
mascarpone
milk
1buffalo
1camel
1evaporated
1goat
1lactose-free
1low-fat
1raw
1semi-skimmed
1sheep
1skimmed
2evaporated
mimolette
minas queijo
mizithra
montasio
morbier
mozzarella
1buffalo
1low-moisture
1smoked
1vegan
muenster
mursik
neufchâtel
obatzda
omelette
oscypek
ossau-iraty
paese bel
paneer
parmesan
1cashew
1grated
1nut
1vegan
pecorino
piave
pont-l'évêque
powder buttermilk
1milk
2skimmed
prato queijo
provolone
puti kesong
quark
raclette
raib
reblochon
reggianito
requeijão
requesón
ricotta
1cashew
1part-skim
1vegan
robiola
roquefort
roumy gebna
rubing
ryazhenka
saint-marcellin
saint-nectaire
salad egg
salata ricotta
salut port
sbrinz
scamorza
seco queso
shanklish
shrikhand
sirene
skyr
smen
smetana
spread cheese
stilton
stracchino
substitute egg
sulguni
taleggio
tamago dashimaki
tamagoyaki
tetilla
tilsit
tomme
trappista
twaróg
tzatziki
vacherin
velveeta
vigilante
wensleydale
whey
white egg
2dried
2pasteurised
yarg cornish
yogurt
1Greek
2low-fat
2nonfat
1almond
1cashew
1coconut
1fruit
1goat
1low-fat
1nonfat
1oat
1sheep
1soy
1tarator
1vanilla
1vegan
yolk egg
2dried
çökelek
époisses`,
  Meat: `Kiev chicken
Vietnamese cheese head
Zungenwurst
alheira
alligator
andouille
andouillette
antelope
awarma
bacon
1Canadian
1back
1beef
1cooked
1turkey
bagnet
bakso
ball pork
beef
1canned
1corned canned
1dried
1minced
2fatty
2grass-fed
2lean
1potted
1roast
1shaved
1stewing
1stir-fry
1wagyu
belly pork
biltong
birria
bison
1minced
bits bacon
blanc boudin
blankets in pigs
blodpudding
blood
boar wild
bologna
1beef
bone beef
1ham
1lamb
1marrow
1veal
bones neck pork
botillo
boudin
brain
bratwurst
breast chicken
1duck
1lamb
1turkey
1veal
bresaola
brisket
1beef corned
bulgogi
burger
1beef
1turkey
butifarra
bông chà
camel
capon
carcass chicken
1turkey
casing sausage
cecina
cevapi
cheek beef
1pork
1veal
cheese head
1liver
cheong lap
chicken
1canned
1cooked
1deli
1minced
1rotisserie
1tandoori
1whole
chin luk
chitterlings
chop lamb
1pork
2boneless
1veal
chorizo Mexican
1Spanish
chua nem
chuck
coppa
cotechino
cuts cold
dog hot
2beef
2chicken
drumstick chicken
duck
1roast
2Cantonese
1wild
ear pig's
egg scotch
elk
emu
escalope veal
faggot
falukorv
farinheira
fat back pork
1caul
1leaf
feet duck
1pig's pickled
floss beef
1chicken
1pork
foot chicken
1cow
fowl guinea
gammon
giblets chicken
gizzard chicken
goat
1minced
goetta
goose
1wild
gras foie
2raw
griot
grouse
guanciale
gyuma
haggis
ham
1canned
1country
1honey
1lean
1serrano
1whole
hare
head calf's
1pig's
1sheep's
heart beef
1chicken
1lamb's
1pig's
1veal
hen stewing
hock ham
isterband
jerky bacon
1beef
1turkey
jowl pork
kangaroo
kapoora gurda
kassler
kaszanka
kazy
kebab
keema buffalo
kidney
1beef
1pig's
1veal
kielbasa
kiełbasa biała
knackwurst
knuckle pork
kofta nargisi
kwa bak
lamb
1dried
1minced
1of leg
2rack
1smoked
lardo
leg chicken
1cured Nordic
1duck
2confit
1pork
1turkey
2smoked
legs frog
leverpostej
liver
1calf's
1chicken
1duck
1goose
1lamb's
1pig's
livermush
liverwurst
llama
loin lamb
1pork
2minced lean
1veal
longganisa
loukaniko
lua cha
lung
makkara
maqaneq
meat
1bear
1beaver
1buffalo
1doner
1duck skinless
1horse
1iguana
1luncheon
1minced
1pig guinea
1possum
1shawarma chicken
1yak
milanesa
moose
mortadella
mumbar
mustamakkara
mutton
1minced
nalli
neck beef
1lamb
1turkey
offal mixed
1stuffed
ostrich
1minced
oxtail
pancetta
pancreas
parfait liver
partridge
pastirma
pastor al carne
pastrami
patty chicken
pepperoni
1beef
1turkey
pheasant
picanha
pie gala
1pork
pig suckling
pigeon
ping moo
plate short beef
pluck lamb's
polony chicken
ponmo
porchetta
pork
1minced
1pulled
1salt
poussin
prosciutto
pudding black
1fruit Scottish
1mealie
1white
puerco de masitas
pâté
quail
rabbit
1wild
reindeer
rib prime
ribs back baby
2beef
1country-style
1short beef
1spare
rillettes
roll flank stuffed
rouladen
round of eye
rump lamb
salad chicken
1ham
1meat
salami
1beef
1cotto
saltimbocca
sangue de chouriço
sausage
1British
1Italian
1Vienna canned
1beef
2smoked
1blood
2Korean
1cheese
1chicken
1doktorskaya
1lamb
1smoked
1summer
1turkey
2smoked
1venison
scrapple
secreto
sekuwa
serunding
shank lamb
1veal
shashlik
shin beef
shoulder lamb
1picnic
1pork
1veal
silverside beef
siu char
skin chicken
1pork
1with breast chicken
2thigh chicken
snipe
sobrasada
sol de carne
sosatie lamb
sosis Turkish
souvlaki
speck
spleen
spread liver
squirrel
steak
1Denver
1T-bone
1chicken-fried
1flank
1iron flat
1ribeye
1round
1sirloin
1skirt
1strip York New
stomach pig's
sujuk
sukuti
sweetbread
1beef
1lamb
tail pig's
tanjia
tapa beef
tartare steak
tasso
1goat
teewurst
tenderloin beef
1chicken
1pork
tendon beef
terrine
testicle
thigh chicken
1turkey
tip sirloin
tips rib pork
tocino Filipino
tongue duck
1lamb's
1ox
1pig's
1veal
topside beef
tri-tip
tripe
trotter pig's
tsukune
turkey
1cooked
1deli
1minced
1whole
turtle
ua sai
udder
veal
1minced
venison
1minced
weisswurst
wing chicken
1turkey
yor moo`,
  Vegetables: `agretti
amarillo ají
arracacha
arrowhead
artichoke
1Jerusalem
ashitaba
asparagus
1white
battuto
bean broad
1cluster
1green
1wax
1winged
1yardlong
beard goat's
beetroot
1cooked
bharta aloo
blossom banana
1squash
bonnet Scotch
borage
borlotti fresh
broccoli
1Chinese
1tenderstem
bud kachnar
bulb lily tiger
burdock
butterbur
cabbage
1napa
1pointed
1red
1savoy
caigua
calçot
cardoon
carrot
1baby
1grated
cassava
cauliflower
celeriac
celery
celtuce
chanterelle
chard Swiss
chayote
chestnut water fresh
chickpea fresh
chili
1akbare
1eye bird's
1serrano
choy bok
chrysanthemum garland
chwinamul
cob the on corn
colcannon
coleslaw
corn baby
courgette
1baby
cress garden
1upland
crosne
cucumber
daikon
dosakai
droma
ear wood fresh
eggplant
1Thai
endive
1Belgian
enoki
fattoush
fennel
fiddlehead
flower sesbania
fungus beefsteak
1cauliflower
galangal
1lesser
garlic
1black
1green
1roasted
ginger
gongura
gosari
gourd bottle
1ivy
1pointed
1ridge
1snake
1spiny
greens chicory
1collard
1dandelion
1leafy
1mustard
1turnip
habanero
hopniss
huitlacoche
jackfruit green
jalapeño
jelly acorn
jengkol
jicama
kabocha
kale
1sea
kalette
kartoffelsalat
kohlrabi
kola gotu
komatsuna
konjac
krautsalat
lampascioni
leaf banana
1pea cow
2pigeon
1vera aloe
1vine fresh
leaves agathi
1amaranth
1beet baby
1beetroot
1cassava
1chili
1cowpea
1fenugreek
1jute
1melon bitter
1moringa
1potato sweet
1pumpkin
1radish
1taro
leek
lemongrass
lettuce
1butter
1iceberg
1lamb's
1leaf red
1miner's
1romaine
loroco
maitake
malanga
mallow
mallung
marrow
matsutake
melon bitter
1winter
microgreens
milkweed
mimosa water
mix potato scalloped
mizuna
morel
morogo
mukunuwenna
mushroom
1back pheasant
1cap milk
1chicken
1oyster
2king
1portobello
1wild
myoga
nagaimo
nameko
nettle
nopal
nut earth
oca
okra
onion
1caramelized
1pearl
1red
1spring
1sweet
1welsh
onions French-fried
papaya green
parsnip
pea
1snap sugar
1snow
pepper Anaheim
1banana
1bell
1ghost
1green
1padrón
petai
plant ice
poblano
pod bean hyacinth
1the in peas
poi
pokeweed
porcini
potato
1almond
1boiled
1duck
1floury
1new
1sweet
1waxy
pumpkin
1peanut
purse shepherd's
purslane
quarters lamb's
raab broccoli
radicchio
radish
1black
1watermelon
ramp
rice cauliflower
rocket
rocoto
romanesco
romeritos
root chicory
1codonopsis
1horseradish
1lotus
1maca
1mint fish
1parsley
1wasabi
salad Russian
1macaroni
1pasta
2tuna
1potato
salsify
samphire
scape garlic
seed jackfruit
shallot
1Persian
shiitake
shimeji
shoot bamboo fresh
1pea
shoots chayote
slaw asian
sorrel
spinach
1Malabar
1Zealand New
1okinawan
1water
sprout Brussels
1alfalfa
1bean
1chickpea
1gram horse
1lentil
1mustard
1pea
1radish
1soybean
1sunflower
squash acorn
1butternut
1delicata
1pattypan
1spaghetti
1yellow
squeak and bubble
stem banana
1taro
sum choy
swede
sweetcorn
tabbouleh
tam som
taro
tatsoi
tinda
tips fern
tocosh
tomatillo
tomato
1cherry
1green
1plum
1yellow
tops carrot
truffle
tuber arrowroot
turmeric fresh
turnip
ulluco
vegetable drumstick
vegetables fresh mixed
1root
waterblommetjie
watercress
wheatgrass
woods the of shrimp
yacon
yam
1foot elephant
1purple`,
  Fruits: `acerola
ambarella
amla
apple
1cashew
1crab
1custard
1dried
1rose
1tart
apricot
1dried
1hunza
avocado
bael
banana
1dried
barberry
batuan
bean cream ice
bergamot
berries mixed
berry goji
1rowan
bilimbi
blackberry
blackcurrant
blueberry
1dried
boysenberry
breadfruit
buckthorn sea
calamansi
candy lapsi
cantaloupe
cherry
1Surinam
1dried
1sour
chestnut
citron
cloudberry
coconut
1young
cranberry
1dried
crisps apple
cupuaçu
currant
damson
date
1dried hard
1fresh
1jujube
durian
elderberry
feijoa
fig
1dried
fruit butter peanut
1cheese
1chocolate
1dragon
1dried mixed
1egg
1fresh
1milk
1palm doum
1passion
1star
1ugli
1wild
genip
gooseberry
1cape
grape
1unripe
grapefruit
guava
hawthorn
heart bullock's
honeydew
jackfruit
juice calamansi
1lemon
2bottled
1lime
2bottled
1orange bitter
1yuzu
jujube
karonda
kiwi
kumquat
langsat
leather apricot
lemon
lime
1makrut
lingonberry
loganberry
longan
1dried
loquat
lucuma
lychee
mamey
mandarin
mango
1dried
1green
mangosteen
mebos
medlar
melon horned
1pepino
mewa haft
mulberry
1dried
nance
naranjilla
nectarine
omija
orange
1Seville
1blood
papaya
1dried
paste date
peach
1dried
pear
1Asian
1dried
1prickly
persimmon
1dried
phalsa
pineapple
1dried
plantain
plum
1java
1unripe
pod tamarind
pomegranate
pomelo
prune
purée prune
quince
raisin
1golden
rambutan
raspberry
redcurrant
rhubarb
rind watermelon
rosehip
roselle
salad rojak fruit
sapodilla
seeds pomegranate
soursop
strawberry
1freeze-dried
sugarcane
sultana
tamarillo
watermelon
yuzu
zest grapefruit
1lemon
1lime
1orange`,
  Grains: `African South porridge cereal
Alpen
Charms Lucky
Deus de pão
Helper Hamburger
Indomie
Krispies Rice
Loops Froot
Malt-O-Meal
ProNutro
Puffs Reese's
amaranth
1cooked
1puffed
appam
arepa
bagel
1everything
baghrir
baguette
baladi aish
bammy
barbari
barley
1cooked
1malted
1pearl
1roasted
base pizza
2gluten-free
bhatura
biscuit American
blini
bolillo
boxty
bran corn
1oat
1wheat
bread
1Cuban
1Easter sweet
1Italian
1agege
1biscuit fish
1brown Boston
1cloud
1coco
1coconut
1corn portuguese
1curry
1dough hard
1egg
1ezekiel
1gluten-free
1grain sprouted
1granary
1keto
1medianoche
1milk
1multigrain
1oat
1oil
1pita
2whole-wheat
1potato
1raisin
1rye
2dark
1saj
1soda
1sourdough
1swirl cinnamon
1walnut
1wheat home-style
1wheaten
1whole-wheat
1wholegrain gluten-free
breadcrumbs
1fresh
1gluten-free
1seasoned
brioche
broa
bruschetta
bucatini
buckwheat
1cooked
bulgur
1cooked
bulla
bun brioche
1burger
1cross hot
1dog hot
1kimbula
1sesame
1slider
cake johnny
1rice Korean
campanelle
canchita
cannelloni
canton pancit
capellini
cavatappi
cavatelli
cereal biscuit wheat
1bran
2raisin
1chocolate
1corn oat
1k special
1marshmallow
1pop
1rice crisp
3gluten-free
1ring oat
3honey
1squares corn
2rice
2wheat
1toast cinnamon
challah
chapati
chatamari
chocolat au pain
ciabatta
concia polenta
corn chulpe
1locro
1purple
cornbread
cornflakes
1gluten-free
cornmeal
1blue
1white
1whole-grain
couscous
1barley ka'ab
1cooked
1corn
1pearl
1tapioca
1whole-wheat
crispbread flatbread
crostini
croutons
crumbs cornflake
crumpet
crêpe
csipetke
culurgiones
cuscuz
damper
dhindo
ditalini
dosa
1rava
doubles
einkorn
farfalle
farl
1potato
farro
fettuccine
flake spelt
flakes barley
1bran
1buckwheat
1frosted
1quinoa
1rye
1wheat
flatbread
1sesame
flocão
flour porridge barley
focaccia
fonio
freekeh
fregola
fritto gnocco
ftira
fubá
fusilli
galette buckwheat
gemelli
germ wheat
2toasted
gnocchi
1cauliflower
gnudi
golfeado
granola
1honey
grape-nuts
grits
1barley
groats oat
halušky
harcha
hilopites
hoecake
hominy
1dried
hopper egg
idli
1rava
injera
jala roti
jamón de pan
japchae
jjolmyeon
johnnycake mix cornbread
kasha
kañiwa
kernels popcorn
khachapuri
khakhra
khobz
kifli
kirimochi
kolo
komaj
korkun balep
koulouri
kulcha
köfte çiğ
lagana
lavash
lefse
liangpi
linguine
láctea farinha
macaroni
maize
manakish
marraqueta
meal porridge sorghum
meat with pierogi
melonpan
millet
1barnyard
1cooked
1finger
1foxtail
1kodo
1little
1pearl
1puffed
misua
mix cheese and macaroni
1hotteok
1stuffing
monay
mosbolletjies
mote
msemen
muesli
1gluten-free
muffin English
2whole-wheat
musica di carta
naan
1Afghan
1peshwari
1roghni
noodles aush
1canh bánh
1e-fu
1egg
2fresh
2wide
1glass
1hokkien
1kalguksu
1kelp
1laghman
1laksa
1naengmyeon
1pho
1potato sweet
1ramen
2fresh
1rice
2cooked
2fresh
1shirataki
1soba
1somen
1thai pad
1thukpa
1udon
2dried
1vermicelli
1wheat
2fresh
1yakisoba
nuruk
oatmeal Scottish
1cooked
1instant
oats
1gluten-free
1steel-cut
orecchiette
orzo
paccheri
pancake mandarin
1qatayef
pandesal
panko
papa de ñoquis
paper rice
papo-seco
pappardelle
passatelli
pasta
1alphabet
1cooked
1dried small
1edamame
1fresh
1gluten-free
1ink squid
1legume
1shell
1soup small
1spinach
1tricolor
1wheel wagon
1whole-wheat
pav
penne
piadina
pici
pide Turkish
pinsa
pizzoccheri
polenta
1cooked
pretzel soft
proja
puffed rice beaten
puffs corn
puri
quinoa
1cooked
1puffed
ramyeon
ravioli
1beef
1meat
recco di focaccia
reshteh
rigatoni
roll Hawaiian soft
1bread
1crusty
1gluten-free
1kaiser
1mì bánh
1potato soft
1rye
1sub
1whole-wheat
rolls noodle rice
roosterkoek
roti Caribbean
1jowar
1kottu
1missi
1pol
1sel
rotini
ruskie pierogi
rye
1cracked
samp
schupfnudeln
seed canary
semit
semolina
shaobing
sheermal
sheets lasagna
2fresh
shells pasta jumbo
shirataki tofu
simit
soba buckwheat 100%
socca
sope
sorghum
sorrentinos
spaghetti
spelt
1green
spätzle
stuffing Paxo
1Top Stove
sushki
tagliatelle
1egg
tarhana
tarhonya
tears Job's
teff
1cooked
tenkasu
thenthuk
tigelle
tingmo
tlayuda
toast
tortellini
1chicken
1meat
tortiglioni
tortilla cassava
1corn
1flour
2almond
1whole-wheat
triticale
tteokbokki
tunnbröd
unu galeta
vatrushka
vermicelli
1rice
vetkoek
wheat
1cracked
1durum
1khorasan
1of cream
1pearled
1puffed
1shredded
1soft
1sprouted
wrap gluten-free
1spinach
youtiao
ziti
zucca di tortelli`,
  'Lentils and Pulses': `Tofurkey
Tofurky
US mince soya
aburaage
acarajé
aquafaba
bacon tempeh
batter idli
bean adzuki
2canned
1bayo
1black
2canned
2cooked
1borlotti
2canned
1broad dried
1butter
2canned
1canary
1carioca
1flageolet
1gigantes
1haricot
1hyacinth
1kidney
2canned
2cooked
2white
1lima baby
1locust
1lupin
2brined
1moth
1mung
1northern great
1pink
1pinto
2canned
2cooked
1red small
1rice
1tarbais
1white
2canned
2cooked
1yellow-eyed
beans and pork
1baked
1charro
1chili
1cowboy
1dried mixed
1mixed canned
burger Impossible
1tofu
butter nut soy
chaap soya
chickpea
1black
1canned
1cooked
concentrate protein soya
cuts cold vegan
dal chana
1moong
1toor
1urad
extender meat
fabes
fu
ganmodoki
garrofó
gram horse
groundnut bambara
haggis vegetarian
ham vegetarian
isolate protein soya
jackfruit bbq
knots tofu
lentil
1Puy
1black
1canned
1cooked
1red
1yellow
medames ful canned
meju
mince soya
mix falafel
natto
noodles tofu
oats pulled
ogiri
okara
oncom
1black
paste bean red
1seed lotus
pea black-eyed
2canned
2cooked
1butter
1carlin
1cream
1dried
1grass
1pigeon
2canned
1soup yellow
1split
1white
peas mushy
pocket inari
pod bean mesquite
protein pea textured
1vegetable textured
pudding black vegan
1tofu
puffs tofu
pâté vegan
1vegetarian
seed bean runner
2winged
1curry gundruk
seitan
shawarma soy
1vegan
skin tofu
soja de milanesas
soybean
1black
1cooked
steak tofu
tempeh
tofu
1baked teriyaki
1egg
1extra-firm
1frozen-dried
1hard
1pressed
1smoked
1soft
urad whole
wadi lentil`,
  Rice: `ball yeast Chinese
basmati sella golden
blend rice wild
bran rice
cereal rice puffed
chiura
koji
lontong
mix dinner rice
1pasta and rice
1rice seasoned
nurungji
onigiri
pinipig
poha
powder rice toasted
rava idli
rice
1Egyptian
1arborio
1baldo
1basmati
2brown
1black
1bomba
1broken
1brown
2cooked
2short-grain
2sprouted
1carnaroli
1carolino
1coconut cooked
1cooked
1glutinous
2black
1gobindobhog
1ground
1idli
1instant
1jasmine
1masoori sona
1matta
1medium-grain
1nano vialone
1of cream
1parboiled
1pudding
1puffed
1red
2Bhutanese
1samba
1short-grain
1sticky cooked
1sushi
2cooked
1wild
2cooked`,
  Seafood: `Dory John
France of clam
Redro
Schillerlocke
abalone
accra cod
achar khatte
aguachile
albacore
1canned
anchovy
1dried
1fresh
1white
babbouche
back crab
ball fish
2Fuzhou
1lobster
1shrimp
1squid
barnacle goose
barramundi
basa
bass freshwater
1sea
2Chilean
1striped
beans black with dace
beltfish
bluefish
bottarga
brandade
bream sea
burbot
butterfish
cake crab
1fish Asian
camarones de enchilado
carp
catfish
caviar
ceviche
1shrimp
char Arctic
chikuwa
cincalok
cisco
1smoked
clam
1canned
1shelled
coat fur a under herring
cobia
cockle
cod
1Pacific
1salt
coley
conch
crab
1Dungeness
1canned
1king
1marinated raw
1snow
1soft-shell
1whole
crayfish
cream sour in herring
croaker
cucumber sea
cuttlefish
dried fin shark
drum freshwater
duck Bombay fresh
ebiko
eel
1grilled
1smoked
eomuk
fish
1fermented
1gefilte
1oily
1salted
1smoked
1spot
1white
fishcake Thai-style
fiskebullar
fiskekake
flakes bonito
flathead
floss fish
1squid
flounder
fritter saltfish
garfish
ginamos
goby
grape sea
gravlax
grouper
gulas
gurnard
haddock
1smoked
hake
halibut
1Greenland
hanpen
head fish
herring
1Pacific
1canned
1pickled
ink squid
jako chirimen
jellyfish
jeotgal
kamaboko
kipper
krill
lakerda
lamprey
langoustine
laver
ling
lingcod
liver cod canned
lobster
1spiny
lutefisk
mackerel
1Pacific
1Spanish
1canned
1king
1smoked
mahi-mahi
mam
maw fish dried
meal krill
meat mussel
mentaiko
milkfish
mix pie fish
1seafood
monkfish
mousse roe
mullet grey
1red
mussel
1smoked
name local a by fish
narutomaki
octopus
oil in tuna
opah
otak-otak
oyster
1Pacific
1canned
1dried
pabda
parrotfish
patty salmon
perch
1Nile
1ocean
pike
piranha
pla mun tod
plaice
poke
pollock
pomfret
pompano
pout ocean
pufferfish
pâté fish
1mackerel smoked
quenelle fish
rockfish
roe cod
1crab
1fish
2flying
1salmon
roughy orange
sablefish
1smoked
salad skagen
1tuna
1whitefish
salmon
1canned
1chum
1coho
1hot-smoked
1king
1pink
1smoked
1sockeye
1wild
sardine
1canned
sashimi fish raw
sauce tomato in sardines
saury
scallop
1dried
1imitation
seatrout
senapssill
shad
shark
sheepshead
shellfish
shrimp
1canned
1cooked
1dried
1imitation
1mantis
1potted
1salted
skate
smelt
snail
snakehead
snapper
snoek
sole
spot pearl
sprat
1smoked
sprats Swedish
spread fish
squid
1canned
1dried
squirt sea
stick crab
stockfish
sturgeon
1smoked
sucker white
sunfish
surimi
surstromming
sweetfish
swordfish
taramasalata
tench
threadfin
tilapia
tilefish
trevally
tripe pollack fermented
trout
1brook
1smoked
tuna
1bluefin
1canned
1skipjack
turbot
urchin sea
wakame fresh
whelk
whitebait
whitefish
1smoked
whiting
wine in herring
wolffish
yellowtail
zander
çiroz`,
  Baking: `Delight Angel
Egyptian honey black
German powder custard
Shell Magic
Toblerone
acid citric
additive food-grade
agar
alginate sodium
allulose
ammonia baker's
arabic gum
aroma almond bitter
arrowroot
aspartame
assortment chocolate
atta
bar chocolate bueno kinder
beeswax
blend sugar Splenda
2brown Splenda
bsisa
butter cocoa
buttercream
cajeta
caseinate
chaku
charcoal activated
cherry glacé
chips butter peanut
1butterscotch
1carob
1chocolate
chocolate
1Baci
1Mexican
1dairy-free
1dark
260%
1grated
1milk
2of bar chocolate
1ruby
1semisweet
1sugar-free
1unsweetened
1white
chocolates mishka
coating chocolate
cochineal
cocoa Dutch-process
coconut desiccated
1sweetened
1toasted
coloring food
copra
cornmeal precooked
cornstarch
cream chestnut
crust cookie chocolate
1cracker graham
cube sugar
culture yogurt
dextrose
dough cookie
erythritol
essence jasmine
extract almond
1anise
1banana
1beer root
1brandy
1butter
1caramel
1coconut
1coffee
1hazelnut
1lemon
1lime
1maple
1orange
1pandan
1peppermint
1raspberry
1rum
1strawberry
1ube
1vanilla
2imitation
1walnut
falernum
farofa
filling pie
2blueberry
2lemon
2peach
1seed poppy
flakes coconut
flour 00
1Cup4Cup
1acorn
1all-purpose
1almond
1amaranth
1banana green
1barley
1bean broad
2mung
1bread
2malted
1buckwheat
1cake
1carob
1cashew
1cassava
1chestnut
2water
1chickpea
2roasted
1coconut
1corn
1cottonseed
1durum
1einkorn
1emmer
1fufu
1gluten-free
1gravy
1hazelnut
1khorasan
1konjac
1lentil
1lupin
1millet
2pearl
1multigrain
1nut tiger
1oat
1okonomiyaki
1okpa
1pastry
2whole-wheat
1pea
2black-eyed
1peanut
1pistachio
1potato
1quinoa
1ragi
1rice
2brown
2glutinous
2roasted
1rye
2dark
2light
1seed sunflower
1self-raising gluten-free
1self-rising
1sesame
1sorghum
1soy
2defatted
1spelt
1teff
1tempura
1toasted
1triticale
1urad
1whole-wheat
1wholemeal self-raising
1xèo bánh
1yam
fluff marshmallow
fondant
frangipane
freckles chocolate
frosting
1cheese cream
1chocolate
fructose
fruit candied
ganache chocolate
gari
gelatine
1fish
1kosher
gianduja
ginger crystallized
glacé marron
gluten wheat vital
grenadine
gum guar
1xanthan
güllaç
harina masa
honey
1hot
1vegan
husk psyllium
icing
1royal
inulin
isinglass
isomaltulose
jaggery
kinako
kocho
kuromitsu
lactalbumin
lactose
leaf gold edible
1silver
leche de dulce
lecithin
1soy
lime slaked
lipase
lysozyme
magnesia of milk
maltitol
maltodextrin
manié beurre
marzipan
masa
meal cassava
1matzo
1pecan
1walnut
milk coconut condensed sweetened
1condensed sweetened
mincemeat
misugaru
mix baking
2gluten-free
1batter
1beignet
1bread low-carb
1brownie
1cake
2chocolate
2food angel
2spice
1cookie
2butter peanut
2oatmeal
1cornbread
1dessert gelatin
3sugar-free
1dhokla
1flan
1hopper
1jamun gulab
1karaage
1muffin
1pancake
2Korean
1pudding
2banana
2butterscotch
2chocolate
2coconut
2lemon
2pistachio
1queijo de pão
1scone
molasses
1grape
morsels House Toll Nestlé
nectar coconut
nibs cacao
orange chocolate
orgeat
paper wafer
paste bean vanilla
1pistachio
1praline
pearls boba
1tapioca
pectin
1liquid
peel mixed
1orange candied
perugina baci
potash
powder aspic
1baking
2gluten-free
1cocoa
1collagen
1custard
1kisel
1malt
1meringue
1tylose
1whey
praline almond
preservative sulphite
rennet
replacer egg
root orchid slipper lady's
saccharin
salt fruit
sauce caramel
1fudge hot
shellac
shiro
sicilia di fiori
soda baking
sprinkles chocolate
starch bean mung
1bulla
1cassava sour
1chestnut horse
1kudzu
1potato
2sweet
1rice
1root lotus
1tapioca
1wheat
starter bread friendship
1rye
1sourdough
stevia
stiffener cream
streusel
substitute sugar
2brown
sucralose
sugar
1brown
2dark
1cinnamon
1coconut
1date
1demerara
1icing
1inverted
1jam
1maple
1palm
1pearl
1rock
1vanilla
sweetener fruit monk
syrup agave
1apple
1beet sugar
1birch
1cane
1carob
1chicory
1chocolate
1corn
2Korean
2dark
2high-fructose
1date
1elderflower
1flavored
1ginger
1glucose
1golden
1guaraná
1hazelnut
1malt barley
2rice
1maltose
1maple
1pancake
1rice
1rose
1simple
1sorghum
1strawberry
1sugar-free
1vanilla
tartar of cream
thickener sauce
topping strawberry
treacle
truffle chocolate
tsampa
vege-gel
water lye
whip dream
xylitol
yeast
1brewer's
1fresh`,
  Spices: `Aromat
Dash Mrs
Herbamare
MSG
Tajín
Vegeta
1Podravka
advieh
ajwain
ají dried
allspice
amchur
anardana
anise star
annatto
asafoetida
baharat
bean tonka
1vanilla
berbere
berry juniper
boil crab
cardamom
1black
1ground
chili Kashmiri dried
1Mexico New
1ancho
1dried
1guajillo
1mulato
1pasilla
chipotle
cinnamon
clove
cloves ground
coriander ground
cruschi peperoni
cumin
1black
d'espelette piment
dukkah
1almond
1pistachio
flakes celery dried
1chili
flower stone
fondor
furikake
1Noritama
ginger ground
ginseng
gochugaru
golpar
gomashio
goraka
hanout el ras
hawaij
herbs with doqqa
hops
kluwak
kokum
kucharek
leaf rum bay
lime dried
mace
mahleb
malagapodi
masala Maggi
1achari
1biryani
1bottle
1chaat
1chai
1char Afghan
1garam
1goda
1kala
1king kitchen
1meat
1tandoori
mastic
mekelesha
mix dressing Italian
2caesar
1haleem
1kare-kare
1seasoning chili
2rice fried
molido ají
myrtle lemon
noritamago
nutmeg
onion dried
paprika
1smoked
paradise of grains
peel tangerine dried
pepper Aleppo
1Sichuan
1black
1cayenne
1lemon
1long
1white
peppercorn black
1green
1pink
phoron panch
podi
powder cheese
1chili
2Kashmiri
2ancho
1curry
1galangal
1garlic
1kachri
1masala chana
2milk
1mushroom
1mustard
2English
1onion
1puliyogare
1sambar
1seasoning Sichuan
1vanilla
1vinegar
root licorice
1orris
rub barbecue
safflower
saffron
salep
salt
1Himalayan
1bamboo
1black
1celery
1chicken
1curing
1flaky
1garlic
1kosher
1low-sodium
1onion
1pickling
1sea
1seasoned
1smoked
1truffle
sazón
seasoning Bay Old
1Cajun
1Greek
1Supreme Salad
1adobo
1all-purpose
1bag spice
1bagel everything
1fish
1goulash
1jerk
1jollof
1ochazuke
1paella
1peri peri
1popcorn
1poultry
1ranch
1seasons nature's
1taco
1vegetable
seed anise
1caraway
1celery
1coriander
1cumin
1dill
1fennel
1fenugreek
1mustard
1nigella
selim of grains
sol sharena
spice bobotie
1boil shrimp
1braai
1five
1mixed
1pickling
1pie pumpkin
1suya
stick cinnamon
sumac
suneli khmeli
teh kut bak
threads chili
togarashi ichimi
1shichimi
tomato bush
turmeric
wattleseed
yukari
za'atar
árbol de chile
épices quatre
ñora`,
  'Pantry Staples': `Atora shredded
Kub bouillon
Nepali seed perilla
Rosdee
Whip Orley
ackee
acorn
almond
1bitter
1blanched
1flaked
1slivered
1tropical
antipasti vegetable grilled
apple canned
applesauce
apricot canned
arame
artichoke marinated
asparagus canned
aspic
base lobster
1ramen miso
1soup pho
2ramen
2tonkotsu
bean green canned
beans refried
1without chili
beet canned
berries canned
bisque lobster
borscht
bouillon Marigold
1tomato
1vegetable Swiss
broth bone
1chicken vegan
1pho
1tomato
bud daylily
butter almond
1cashew
1hazelnut
1nut mixed
1peanut
2crunchy
2reduced-fat
1pistachio
1seed sunflower
1shea
1walnut
callaloo canned
candlenut
carne con chili
carrot canned
1dried
cashew
chanterelle dried
charoli
cherry sour canned
chestnut cooked
1dried
1water
chili turkey
1vegetarian
chilies green with tomatoes
chlorella
chowder clam
2manhattan
1corn
1fish
1seafood
chuño
cocktail fruit
coconut creamed
consommé beef
copha
corn cream-style
coulis berry
court-bouillon
cream chestnut sweetened
1coconut
1pistachio
cricket
cube Oxo
1chicken Oxo
1shrimp
1stock
2beef
3low-sodium
2chicken
3low-sodium
2fish
2lamb
2low-sodium
2vegan
2vegetable
daikon dried
dashi
1instant
1kombu
dasida
demi-glace
dripping meat
dulse
dumba roghan
egg flax
eggplant dried
egusi
escamoles
extract beef
1shell crustacean
fat animal
1bacon
1chicken
1duck
1goose
1turkey
feijoada
fig canned
filling pie pumpkin
flakes potato
flour cricket
flower hibiscus dried
food as insects
fungus snow
garlic fried
gel seamoss
ghee
1vegan
grapefruit canned
grasshopper
gundruk
hash beef corned
hazelnut
1blanched
1roasted
heart artichoke
hijiki
husk corn
juice clam
1in tomatoes cherry
kanpyo
kelp fresh
kernel apricot
1seed watermelon
kibbeh niter
kombu
lard
leaf lotus
1vine
linseed
1ground
lychee canned
macadamia
mandarin canned
mango canned
manteca
margarine
1soft
mealworm
milk coconut
2light
minestrone
mix gravy
2chicken
2country
1sauce
2bread
2cheese
1soup
2miso
2onion
1vegetable dried
morel dried
moss Irish
1hair
mushroom canned
1ear wood
1straw
noog senna
nori
nut Brazil
1baru
1beech
1betel
1bread
1bunya
1cream
1galip
1ginkgo
1hickory
1mongongo
1oil seed grape
1pili
1pine
1tiger
nuts mixed
nêm hạt
ogbono
oil MCT
1almond
1annatto
1argan
1avocado
1babassu
1basil
1bran rice
1chia
1coconut
1corn
1cottonseed
1fish
1flaxseed
1garlic
1germ wheat
1grapeseed
1hazelnut
1hemp
1in tomatoes sun-dried
1kernel apricot
2palm
1lemon
1macadamia
1mustard
1nigella
1nut pine
1olive
2virgin extra
1palm
1peanut
1pecan
1perilla
1pistachio
1rapeseed
1safflower
1scallion
1seed niger
2poppy
2pumpkin
2tea
1sesame
1shallot fried
1soybean
1sunflower
1truffle
1vegetable
1walnut
okra dried
olive
1green
1pimento-stuffed
1stuffed
onion fried crispy
palm of hearts
papaya canned
passata
paste hue bo bun
1sesame Chinese
1tomato
pea canned
peach canned
peanut
1boiled
pear canned
pecan
pineapple canned
1crushed
pistachio
plum canned
porcini dried
potato canned
powder açaí
1baobab
1bouillon mushroom
1casein
1maca
1milk coconut
1protein hemp
2pea
2whey
1tomato
1wheatgrass
pumpkin canned
pupa silkworm
purée chestnut
1mango
1potato sweet
1tomato
release cake
roux curry Japanese
1stew cream
sauce tomato
seaweed agar
seed basil
1chia
1hemp
1lotus
1perilla
1poppy
2white
1pumpkin
1safflower
1sesame
2black
2hulled
2toasted
1sunflower
seeds mixed
shallots fried crispy
shiitake dried
shoot bamboo
shortening vegetable
soup bacon of cream
2with bean
1bean
1beef vegetable
1broccoli of cream
1celery of cream
1cheese cheddar
1chicken
2of cream
1ham and pea split
1lentil
1mushroom golden
2of cream
1noodle chicken
1onion French
2of cream
1pea split
1potato
2of cream
1shrimp of cream
1tomato
2condensed
2of cream
1vegetable
spaghetti canned
1sea
spinach canned
spirulina
spray cooking
2butter-flavored
spread low-fat
sprouts bean canned
stew beef
stock
1beef
2low-sodium
1chicken
2condensed
2home-made
2low-sodium
1corn
1duck
1fish
1game
1lamb
1mushroom
1pork
1seafood
1superior
1turkey
1veal
1vegetable
suet
1Atora
1vegetable
sweetcorn canned
tahini
1black
tallow beef
1mutton
telba
tomato canned
1crushed
1stewed
1sun-dried
tomatoes canned diced
tsukudani
vegetables mixed canned
wakame
walnut
1black
1pickling
water blossom orange
1kewra
1rose
yeast nutritional`,
  Beverages: `Campari
Clamato
Comfort Southern
Cremora creamer
Drambuie
Hum der Van
Kola Inca
Ricoffy
advocaat
ale ginger
amaretto
aquavit
arrack
atole
ayran
baijiu
beer
1ginger
1gluten-free
1grain home-brewed
1light
1non-alcoholic
1root
bitters
boza
brandy
1apricot
cacao de crème
cachaça
calvados
cassis de crème
chai qaymaq
champagne
chinotto
chocolate drinking
cider apple
1hard
cocktail
1juice cranberry
cocoa hot
coconut of cream
coffee
1barley
1grain
1ground
1iced
1instant
cola
1diet
complan
coquito
cordial
1blackcurrant
cream Irish
1egg
creamer coffee
2liquid
drink coconut
1cordial fruit
1energy
1malt
1moss Irish
1sports
1tamarind
eggnog
espresso
gin
grappa
hanepoot
horchata Mexican
jallab
jora de chicha
juice apple
2cashew
1beetroot
1carrot
1cherry
1cranberry
1fruit
2passion
1grape
1grapefruit
1mango
1orange
1pear
1pineapple
1pomegranate
1prune
1sugarcane
1tangerine
1tomato
1vegetable
1vera aloe
1wheatgrass
kefir
kirsch
kombucha
kompot
kumis
kvass
1beetroot
lager Asian
lassi
latte chai
lemonade
limoncello
liqueur
1banana
1cherry
1coffee
1cream chocolate
1elderflower
1ginger
1hazelnut
1herbal
1melon
1orange
1raspberry
1walnut
madeira
mageu
makgeolli
marsala
matcha
mate yerba
mead
menthe de crème
merengada leche
mezcal
milk almond
2chocolate
2sweetened
1cashew
1chocolate
1flax
1hazelnut
1hemp
1macadamia
1nut
2tiger
1oat
1pea
1pecan
1pistachio
1plant
1quinoa
1rice
1soy
2chocolate
2unsweetened
2vanilla
1spelt
1walnut
milkshake
mix Mary Bloody
1cocoa hot
1horchata
1shake breakfast
1tea Thai
2iced
1thandai
mixer cocktail
morada chicha
morro de horchata
nectar apricot
1guava
1peach
nestomalt
ouzo
pastis
pinotage
pisco
port
postum
powder espresso
1lemonade
1malt chocolate
1milk malted
1mix drink
punch Guinness
1fruit
1peanut
rompope
rum
1coconut
sake
sambuca
sap birch
sbiten
schnapps apple
1butterscotch
1peach
seltzer hard
sherry
sikhye
smoothie
sobia
soda cream
1diet
1grape
1guaraná
1lemon-lime
1orange
1pepper
soju
sour pisco
spirit local
stout
substitute coffee
sujeonggwa
tea barley
1black
1butter
1chai
1chamomile
1green
1herbal
1hibiscus
1iced
1oolong
1peppermint
1rooibos
tejuino
tepache
tequila
thandai
trigo de batido
umeshu
verano de tinto
vermouth
vodka
water
1bottled
1coconut
1pasta
1sparkling
1tonic
whisky
wine
1Shaoxing
1barley
1cooking salted
1dessert
1mulled
1non-alcoholic
1palm
1plum
1red
2sparkling
1rice
1rosé
1white
yakult`,
  'Frozen Foods': `Lankan Sri cutlet fish
Lorraine quiche
Quorn vegan
algérien bourek
aligot
arancini
açaí
açorda
aşure
bacon coconut
1soy
1vegan
1vegetarian
bar cream ice
base flammkuchen
1moqueca
bastilla
bean lima frozen
belyashi
beğendi hünkar
bierock
bigos
bitterballen
blanco ajo
bobotie
borani
brasileiro pastel
bread garlic
2cheesy
briouat
brisée pâte
brown hash
buljol
bun bao
1pork
burger Beyond
1chicken
1nut
1soya
1vegan
1veggie
burrito
1beef
1breakfast
1cheese and bean
börek
1cheese
cake turnip
calzone
camarones de chupe
canai roti
canederli
caponata
carrots and peas
caruru
case vol-au-vent
cassava grated
castagnaccio
causa
cepelinai
chawanmushi
cheese and macaroni
1cauliflower
chicken breaded
1fried
1soya
1vegan
1vegetarian
chin chin
choila
choripán
cock-a-leekie
concentrate juice apple
1lemonade
1limeade
coxinha
cream ice
2chip chocolate mint
2chocolate
2coffee
2cream and cookies
2drumstick
2light
2milk oat
2mochi
2pecan butter
2pistachio
2premium
2road rocky
2soy
2strawberry
2vegan
croquette
1frozen
1ham
croquettes cod salt
cruffin
crumbles soy
crust pie
2baked
cup phyllo
cutlet pork breaded
1vegetable
dango
dhokla
dinuguan
dog corn
1hot vegan
2vegetarian
1tofu
dough biscuit
2buttermilk
1brioche
1croissant
1dumpling
2potato
1hallaca
1pizza
1roll cinnamon
1tsampa
1yomari
drumstick cream ice
dumpling
1boiled
1potato
1tapioca
dumplings chicken
1prawn
1semolina
1vegetable
edamame
empanada
1beef
enchilada
esfiha
española tortilla
falafel
falooda
faloodeh
fesenjan
festival Jamaican
feteer
filhós
filled gözleme
finger fish
fish breaded
1vegan
fishcake
foto gari
fries french
1potato sweet
frik chorba
frikkadel
fritter battered
1lentil
fruit mixed frozen
fudgsicle
fugazza
gazpacho
githeri
gougère
gow har
gramajo revuelto
grasa de bizcochitos
gratin potato
ground beefless gardein
gwaramari
gyoza
haleem
1chicken
hallaca
harees
harira
harra samke
hawawshi
hiang ngoh
hole the in toad
humita
hushpuppy
ice
injera torn
jianbing
kabab bhara hara
karaage
karahi chicken
kataifi
katsu menchi
kedgeree
khandvi
khurma sheer
kibbeh
kimbap
kit salad Caesar
knedlík houskový
knish
korokke
koshari
kroppkakor
krumpli rakott
kuku
kulebyaka
kulfi
kurnik
laab
lahmacun
lasagna prepared
leniwe
loaf lentil
locro
mai sai roti
makhani dal
manti
mantu
marku bhatsa
meatball
1soya
1vegan
1vegetarian
meatloaf vegan
meshaltet feteer
mince Beyond
1Quorn
1vegan
1vegetarian
mix acarajé
1pepper frozen
1soffritto
mixta jalea
mizeria
mochi warabi
mofongo
momo
1buff
1chicken
moussaka
mujaddara
murtabak
nihari
nugget chicken
1vegan
1vegetarian
okonomiyaki
okroshka
onion frozen
pakora
pancake potato
1scallion
paratha
parcel rice sticky
pasteles
pastelón
pastry brick
1choux
1crust hot-water
1filo
1gluten-free
1puff
2all-butter
1shortcrust
2sweet
1suet
pasty Cornish
1Karelian
patbingsu
patty Jamaican
1burger impossible
pea black-eyed frozen
1frozen
pelau
pelmeni
perkedel
pie Scotch
1chicken
1cottage
1fish
1macaroni
1meat
1pot
1shepherd's
pierogi
pirozhki
pissaladière
pizza
1pepperoni
pkhali
plantain fried
pod the in edamame
pop ice
popiah sarsa
potato mashed
prawn vegan
prego
pudding yorkshire
puff curry
1vegetable
pupusa
puttu
qorma
qottab
queijo de pão
quesadilla
quiche
rabri
rarebit Welsh
raspeball
rellena papa
relleno chile
remoulade celeriac
reshteh ash
ring onion
rissole
roast nut
roll California
1Chiko
1cheese
1imperial
1sausage
1spring
1summer
rolls cabbage
1pizza
sabzi ghormeh
salad beetroot Nordic
salmorejo
samanu
sambar
sambousek
samosa
1lamb
sandwich Cuban
1cream ice
1jelly and butter peanut
sausage Glamorgan
1roast field
1vegan
1vegetarian
sellou
shabhaley
shakshuka
shamdrey
shanghai lumpiang
shawarma
sheets strudel
sherbet
shrimp breaded
shumai
skewer satay
skink Cullen
smoorsnoek
smörgåstårta
snack wheat fried
sorbet
soup cabbage
1callaloo
1cheese tsampa
1drop egg
1fish
1sour and hot
1wonton
soyrizo
spanakopita
spinach frozen
squid breaded
stuffing cornbread
1prepared
1sausage
succotash
sushi
1inari
syrniki
tacu tacu
takoyaki
tamale
tamales beef
1chicken
1pork
tangyuan
1sesame black
tapai
taquito
taquitos beef
tart onion
1vegetable and egg
temptation Jansson's
tequeño
tibs
tikki aloo frozen
toast French
1prawn
topping whipped frozen
tot tater
tourtière
uszka
vada dahi
1shrimp
vatapá
vegetables mixed frozen
verde caldo
vinegret
waakye
wat doro
1lentil
water mannish
wedge potato
wonton
wrap rolex
wrapper briouat
1empanada
1gyoza
1pastelillo
1roll egg
2spring
1wonton
yakh sheer
yogurt frozen
zapiekanka
zarda
ziti baked
żurek`,
  Condiments: `Bovril
Lankan Sri cream mustard
Marmite
Relish Gentleman's
Vegemite
Vegenaise
acar
achar momo
1sesame
acuka
adobo in chipotle
amilo chuk
amlou
bademjan kashk-e
bagoong
bao sa matamis
bean black fermented
beetroot pickled
bharta baigan
bits bacon imitation
brine feta
1salt
butter apple
cai zha
caper
caperberry
carrot and daikon pickled
cauda bagna
caviar vegan
1vegetable
charmoula
cheese damson
cheonggukjang
chilies green roasted
chrzan
chutney Ball's Mrs
1coconut
1dahi mint
1fruit
1garlic
1green
2Afghan
1mango
1peanut
1tamarind
1tomato
cream anchovy
1gulyás
1truffle
crema avocado
curd lemon
daikon pickled
dijonnaise
dip bean
2fava
2white
1eggplant
1layer
doenjang
dolma
doubanjiang
duxelles mushroom
eggplant pickled
extract yeast
2gluten-free
filling pastelito
fish maldive with sambol coconut
fukujinzuke
garlic pickled
ghanoush baba
giardiniera
ginger pickled
glaze balsamic
gochujang
greens mustard preserved
guacamole
harissa
hiam bee hae
horseradish
1beetroot
hummus
1avocado
1edamame
ikra kabachkovaya
jalapeño pickled
jam
1apricot
1bacon
1blackberry
1blueberry
1chili Thai
1coconut
1fig
1peach
1plum
1raspberry
1strawberry
1sugar-free
jelly
1grape
1mint
1pepper
1redcurrant
1wine
juice kimchi
1pickle
kasundi tomato
kaya
ketchup
1low-sugar
1mushroom
kimchi
1gat
1leaf perilla
1vegan
1white
koji shio
1shoyu
kosho yuzu
kurozu
latik ginataan
leaf cabbage pickled
lees sake
lemon preserved
majonez
makdous
marmalade onion red
1orange
marmite nz
matbucha
mayo tofu
mayonnaise
1Kewpie
1eggless
1home-made
1light
1vegan
1yogurt
membrillo
mirin
miris lunu
miso
1barley
1chickpea
1soybean
moju brinjal
molasses pomegranate
moskonfyt
mostarda
mujdei
mustard
1Dijon
1English
2Colman's
1Savora
1beer
1honey
1sweet
1wholegrain
noom prik nam
oil chili
1in paste crab
1pepper Sichuan
olives anchovy-stuffed
ong prik nam
onion pickled
1red pickled
paste achiote
1amarillo ají
1anchovy
1artichoke
1batata
1bean black chili
1chili Calabrian
1curry
2Indian
2green
3Ploy Mae
2katsu
2panang
2red
3Ploy Mae
2sour
2vegan
2yellow
3Ploy Mae
1garlic
2ginger
1ginger
1goreng nasi
1guava
1jerk
1laksa
1onion
1pepper Turkish
1rendang
1rice chicken hainanese
1shrimp
1truffle
1yum tom
1çemen
pepper roasted
pepperoncini
picada
piccalilli
pickle
1Branston
1lime
1mango
1sweet
pikliz
pimento
purée lemongrass
radish preserved
raita
rayu
relish corn
1pickle
1tomato green
rihaakuru
rouille
salad aubergine
sambal coconut
sambol katta
1pol
1seeni
samphire pickled
sauce Cumberland
1bean yellow
1burger
1cranberry
1gravlax
sauerkraut
1wine
seasoning green
senafich
serundeng
shoot bamboo fermented
skordalia
1almond
smoke liquid
spread Benedictine
1chocolate
1extract yeast
1goober
1hazelnut chocolate
1sandwich
1speculoos
ssamjang
starter żurek
takana
tamarind
tempoyak
terasi sambal
tofu fermented
tsukemono
turnip pickled
umeboshi
varenye
verjuice
vinegar
1Shanxi
1balsamic
2white
1black Chinese
1cider apple
1coconut
1fruit
1honey
1malt
1pickling
1rice
1sherry
1sushi
1walnut
1wine red
2white
walnut pickled
wasabi
whip miracle`,
  Snacks: `Afghan khajoor
Ahoy Chips
Bar Lunch
Bon o Bon
Bounty
Bueno Kinder
Butterfinger
Caribbean candy coconut
Combos
Creams Romany
Crunchie
Dodger Jammie
Doone Lorna
Egg Creme
Eggs Mini
Elisenlebkuchen
Fantales
Grießbrei
Jack Cracker
Jijona de turrón
Joy Almond
Korean chips shrimp
Lebkuchen
Mounds
Mozartkugel
Musketeers 3
Nusskuchen
Ouma crumbs rusk
PayDay
Pieces Reese's
Pringles
Qom sohan
Ripe Cherry
Roll Tootsie
Rolo
Salticrax
Santiago de tarta
Smarties UK
Snickers
Takis
Tam Tim
Tatin tarte
Toffifee
Turkish chestnut candied
1dessert fruit
1leather fruit
Twiglets
Twix
VoVo Iced
Way Milky
aceite de torta
alegrías
alfajor
ali om
allsorts licorice
almond roasted
1tamari
almonds roasted honey
1sugared
amaretti
ambon bika
anglaise creme
asada leche
asali sohan
babka
baklava
ball milk malted
1sesame
bar 5 Take
1Heath
1Lion
1Picnic
1candy
1crisp chocolate
1curd glazed
barazek
barfi
1coconut
1pista
basbousa
baumkuchen
bavarois
bean jelly
beans broad roasted
1coffee chocolate
bebinca
beigli
1walnut
beijinho
berenji nan-e
berinj sheer
beurre petit
bibikkan
bibingka
bienenstich
biscoff
biscotti
biscuit Carlo Monte
1Eet-Sum-Mor
1Greek
1Tennis
1arrowroot milk
1choc-marshmallow
1chocolate-covered
1coconut
1digestive
1ginger
1gluten-free
1malt
1plain
1sandwich linzer
1sponge Spanish
1wafer
boondi
bread banana
1monkey
1zucchini
breadstick
1sesame
breton palet
brickle o bits
brigadeiro
brittle almond
1jaggery sesame
1nut
2pine
1peanut
1sesame
brot russisch
brownie
brûlée crème
bun saffron
1spiced
1sweet
butterscotch
cajuzinho
cake
1Battenberg
1Eccles
1Louise
1butter
1carrot
1cassava
1chimney
1chocolate
1coffee
1food angel
1fruit
2almond-topped
1honey
1jaffa
1lardy
1layer
1leches tres
1lolly
1love
1pound
1rice
2chocolate
1rock
1snack
1sponge
cakes Hostess
1corn
calisson
candy Kong King
1Rabbit White
1beard dragon's
1chocolate-coated
1cinnamon
1cotton
1fruit chewy
1gummy
1hard
1mint chocolate
1polvoron
cane candy
canelé
canestrelli
cannoli
cantuccini
capirotada
carambar
caramel
1chocolate-coated
1crème
cashew roasted
cassata
cendol
cezerye
chak-chak
chat de langue
chebakia
cheesecake
chews fruit
chiacchiere
chicharrón
chickpea roasted
chikki
chip banana
1fruit bread
chips cassava
1corn
1lentil
1multigrain
1pita
1plantain
1potato
2flavored
2sweet
1taro
1tortilla
2cheese
1vegetable
chocolate Sublime
1cookie honey
chocotejas
chocotorta
chup luk
churro
cielo de tocino
clafoutis
claw bear
cocada
coco de nata
colombiana natilla
concha
cone cream ice
1sugar
cookie
1butter
2peanut
1chip chocolate
1coconut caramel
1filled chocolate
1fortune
1gingerbread
1oatmeal
1sandwich
2chocolate
1wafer Nordic
1walnut Chinese
1wedding
corn candy
cornick
cotta panna
cracker
1butter
1cheese
1cream
1fish
1gluten-free
1graham
1melinjo
1prawn
1rice
2gluten-free
1rye
1saltine
1seed
1water Jamaican
1wheat
crackers gone mary's
cranachan
cream pastry
crescents vanilla
crispbread rye
crisps onion and cheese
1potato stacked
1soy
croissant
1Martin's St
crumble apple
cube marzipan gingerbread
cup butter peanut
cupcake
custard
d'épices pain
dama di baci
danish pecan
delight Turkish
dessert jelly
dick spotted
digestive chocolate
diples
divinity
dorayaki
doughnut
1cake
drops coconut
drømmekage
duff guava
dumpling flour rice
1yeast steamed
eclair
ensaimada
fekkas
feuilletine
fil gosh-e
financier
flakes haw
flapjack
1oat
florentine
flour without biscuit almond
fours petit
fritter syrup
1wheat
2sweet
fruit marzipan
fudge
galaktoboureko
garrapiñada
gaz
ghazal el kaab
ghevar
ghoriba
gingerbread
gizzada
gozinaki
gubana
gum chewing
gumdrop
gums vegan
halaya ube
halva
1peanut
1pistachio
1semolina
1sunflower
halwa Indian
1badam
1sohan
hamantaschen
hangwa
havannet
heart Lebkuchen
hertzoggie
hobnob
injeolmi
island floating
jalebi
jamun gulab
jelly almond
1fruit
1grass
jibn el halawet
junket
kaasstengels
kahk
kakinotane
kaong
karabij
karintō
kat kit
katli kaju
kazandibi
kebab abrayshum
khalva
khapse
khatai nan
kleicha
knafeh
konpeitō
kouign-amann
kourabiedes
kringle
kucing lidah
kuli-kuli
laddoo til
laddu
1rava
ladoo coconut
ladyfinger
lamington
limeño suspiro
liquorice
1salt
lollipop
loukoumades
m&m
ma'amoul
macaron
macaroon coconut
madeleine
magdalena
majoun
makhana
makin sanwin
makrout
malida
man yellow
manis martabak
mantecaditos
marshmallow
1vegan
marzipan peanut
matzo
mazurek
medovik
meghli
melaka gula sago
melomakarona
meringue
mess eton
mint butter
mints Andes
1thin
mix Bombay
1cracker rice
1nut and fruit
1snack
1trail
mleczko ptasie
mochi
mooncake
morada mazamorra
mousse chocolate
muffin
1corn
murukku
1butter
mämmi
noghl
nokhodchi nan-e
noodles mein chow crispy
nougat
nuts candied
1corn
oatcake
obleas
oreshki
ostkaka
palmier
pancake
panettone
panforte
papadum
papdi soan
parkin
pashmak
paskha
pasquale colomba
paste fruit
pasteli
pastelitos
pastry Danish
1yolk egg
peanut japanese
1roasted
peanuts chocolate-covered
peas wasabi
pecans sugared
persipan
pholourie
pichi pichi
pie apple
1chess
1cream
1fruit
1meringue lemon
1mince
1pecan
1pumpkin
1shoofly
1whoopie
pinnar finska
pinni
pişmaniye
plait yeast
pocky
polvoron
pone cassava
pop cake
popcorn
1caramel
1cheese
1microwave
1salted
portokalopita
posset
praline
1pecan
pretzels
1chocolate-covered
1gluten-free
pryaniki
pudding Christmas
1bread
1chocolate
1malva
1pone cassava
1rice
1tapioca
1vanilla
puffs cheese
1peanut
pustakari
pía bánh
pączki
queijada
raisins chocolate
ranginak
rasgulla
ravani
rempeyek
revane
rogel
roll Swiss
1cinnamon
1fig
rugelach
rusk
1barley
rødgrød
sandbakelser
scone
seed watermelon roasted
semla
serradura
sev
sfogliatella
sfouf
shell alfajor
1choux
1puri pani
1shortcake
1taco
1the in peanut
3pistachio
3seed pumpkin
shells cannoli
shortbread
1Spanish
1pecan
sit el znoud
slice Christmas white
smarties
snack corn
1grain roasted
1maize puffed
1puffed
1seaweed seasoned
snap brandy
sobao
sorghum popped
soybean roasted
speculoos
spekkoek
spread candy milk
1gianduja
1halva
sprinkles
stars cinnamon
stick musk
sticks potato
1sesame
stollen
strips pancake
stroopwafel
strudel
struffoli
sweet boondi
1coconut and rice
1kurma
1rice fried
1spoon fondant vanilla
szaloncukor
taffy saltwater
tamarind candied
taralli
tart bakewell
1custard
1pineapple
1pop
1treacle
tatlısı lokma
thin nut
thong foi
tiramisu
toast melba
toffee
1honeycomb
tofu annin
torte Esterházy
tostada
toto Jamaican
treat Krispies Rice
trifle
tuile
tukda shahi
tulumba
turnover apple
vargabéles
vegan candy gummy sour
wafer Christmas
1benne
1caramel Tunnock's
1chocolate
1chocolate-covered
1vanilla
waffle
watalappam
wine with biscuit Spanish
yakgwa
yema
yokan
zabaglione
zefir
æbleskive`,
  Sauces: `057 Heinz
Jägersauce
Ma Gan Lao
Nantua sauce
Tabasco
adjika
agliata
ajinosillao
ajvar
aminos coconut
1liquid
avgolemono
base stew groundnut
belacan sambal
bilis ikan sambal
blanc beurre
bouquet kitchen
brava salsa
butter anchovy
1brandy
1lobster
1miso
1nduja
caramel burnt
cassareep
chakalaka
cham nuoc
chamoy
chimichurri
cream horseradish
crisp chili
d'alhos vinha
dip cheese beer
2chili
dressing Asian
1Caesar
1French
2honey
1Italian
2creamy
1cheese blue
1coleslaw
1feta
1gado-gado
1goddess green
2tahini
1island thousand
1mustard
2honey
1peppercorn parmesan
1ranch
2avocado
2bacon
1salad
1seed poppy
1sesame
2Kewpie
1yogurt
espagnole
gallo de pico
ganjang eo
gravy
1chicken
1chili
1jus au
1lamb
1onion
1pork
1sausage
1sunday
1vegan
1vegetarian
1white
gribiche sauce
hogao
ishiru
jaegersauce
ketchup banana
lecsó
macha salsa
marinade
1satay
mayonnaise horseradish
mentsuyu
mojo
mole María Doña
muhammara
oelek sambal
paste olive
pesto
1herb
1red
1vegan
1walnut
petis
pipián
pistou
ponzu
queso con salsa
ravigote sauce
rayu taberu
remoulade Louisiana
roa sambal
rujak bumbu
rémoulade
salad olive
salsa
1bean black
1corn
sambal
satay chili Vietnamese
satsivi
sauce Alfredo
1Daddies
1Diane
1HP
1Mountain Golden
1Pickapeppa
1Worcestershire
2vegan
1XO
1amatriciana
1anticucho
1barbecue
2honey
2mustard
2sugar-free
1bean black
2sweet
1bibimbap
1bolognese
1bordelaise
1bread
1brown
1browning
1buffalo
1bulgogi
1butter garlic
1béchamel
1calamansi soy
1carbonara
1cheese
2blue
1chili
2Szechuan
2sweet
1chipotle
1cocktail seafood
1cream
1creole
1curry
2Thai
2katsu
2shop chip
1currywurst
1dan dan
1duck
1dumpling
1enchilada
1escovitch
1espagnole
1falafel
1fish
2vegan
1garlic
2chili
2honey
2sesame
1gland monkey
1green
2Frankfurt
2Peruvian
1hoisin
1hollandaise
1horseradish
1hot
2Caribbean
1hou chee
1huancaína
1joe sloppy
1korma
1koshari
1lechon
1lobster
1maafe
1madeira
1marinara
1masala tikka
1mint
1mole
1mushroom
2creamy
1newburg
1nogada
1ocopa
1oil chili
1onion
1oyster
2vegetarian
1pasta mushroom
2vegetable
1peanut
1pepper
2Bajan
1peppercorn
1peri peri
1pizza
1plum
1puttanesca
1ragu
1rojak
1romesco
1rose marie
1satay Chinese
1seasoning Thai
1shrimp Chinese
1siu char
1sour and sweet
1soy
2dark
2gluten-free
2low-sodium
2soup Korean
2sweet
1steak
1stir-fry
1stroganoff
1sukiyaki
1taco
1tahini
1tarator
1tartare
1teow kway char
1teriyaki
1thai pad
1tofu mapo
1tonkatsu
1velouté
1vodka
1white Alabama
1xiang yu
1yakiniku
1yangnyeom
1yogurt tahini
seafood for sauce soy seasoned
seasoning Dale's
1Maggi
sepen
shito
sriracha
tamari
tapenade
tarator
1turkish
teriyaki Vay Soy
tfaya
tkemali
toné vitel
topping bruschetta
toum
trapanese pesto
verde salsa
2Italian
verte sauce
vinaigrette
1Dijon
1balsamic
1honey
1vinegar wine
1walnut raspberry
zhoug`,
  Herbs: `angelica
balm lemon
basil
1Thai
1dried
bay ground
blossom orange
burnet
cerasee
chervil
1dried
chive
chives dried
1garlic
cicely sweet
coriander Vietnamese
culantro
dill
1dried
dropwort water
elderflower
epazote
1dried
flower clover
1pea butterfly
flowers edible
frond fennel
garlic wild
garni bouquet
gremolata
herb paddy rice
herbs fresh
1mixed dried
1persian dried
huacatay
hyssop
jimbu
koseret
lavender
leaf avocado
1bay
2Indonesian
2fresh
1celery
1coriander
2dried
1curry
1lime makrut
1pandan
1sassafras
1stevia
1turmeric
leaves fenugreek dried
lovage
lốt lá
marjoram
1dried
mint
1dried
1fish
mitsuba
mugwort
nepitella
oregano
1dried
pandan dried
parsley
1dried
persillade
petal rose
provenzal
root coriander
rosemary
1dried
rue
sage
1dried
savory
1dried
seasoning Tuscan
shiso
tarragon
1dried
thistle milk
thyme
1dried
utazi
verbena lemon dried`,
}
