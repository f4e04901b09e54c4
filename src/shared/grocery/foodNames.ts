import type { GroceryCategory } from '../kitchen/groceryCategories.ts'

/** Every food of the catalogue by its own name, and how common it is; see dictionary.ts. Written by npm run kitchen:names. */
export const groceryFoodNamesByCategory: Partial<Record<GroceryCategory, string>> = {
  Dairy: `Elmlea
Ethiopian butter spiced
Lancashire
Nussbutter
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
 vegan
brunost
burrata
butter*
 brown
 clarified
 garlic
 goat
 light
 miyoko's
 paris de café
 spreadable
 unsalted
 vegan
 whipped
 yak
butterkäse
buttermilk
 whole
caciocavallo
caerphilly
camembert
cancoillotte
cantal
chaource
cheddar+
 low-fat
 smoked
cheese*
 American
 Jorge São
 blend Italian
  Mexican
 blue
 brick
 cashew
 cottage
  low-fat
 cream
  cashew
  soy
  vegan
  whipped
 dubliner
 dunlop
 goat
  hard
  semi-soft
 iberico
 imitation
 milk almond
 mish
 munster
 nut
 oaxaca
 panela
 pimento
 roumy
 sheep
 string
 swiss
 triple-cream
 vegan
 västerbotten
 white fresh
cheshire
chhurpi
chihuahua queso
coalho queijo
colby
comté
cotija
coulommiers
cream*
 cashew
 clotted
 double
 heavy+
 oat
 single
 sour+
  cashew
  light
  vegan
 soy
 vegan
 whipped
  coconut
 whipping
  light
crema Mexican
cremoso queso
cucina da panna
curd cheese
d'Isigny fraîche crème
d'auvergne bleu
dangke
derby sage
dip artichoke spinach
 clam
 crab
 cream sour
 yogurt dried
doi mishti
domiati
drink dairy or plant
edam
egg*s
 century
 dried
 duck
 fowl guinea
 fried
 goose
 hard-boiled+
 liquid
  vegan
 ostrich
 pickled
 poached
 quail
 ramen
 salted
 scrambled
 soft-boiled
 turkey
emmental
ergo
estrela da serra
feta+
 vegan
filmjölk
fontina
fraiche oat
fraîche crème
  light
  vegan
fresco queso
frico
gammelost
gharagoroot
gloucester double
gorgonzola
gouda
gruyère+
half-and-half
halloumi
harzer
havarti
htipiti
jack monterey
 pepper
kampo chura
kashk
 dried
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
milk*
 buffalo
 camel
 evaporated
 goat
 lactose-free
 low-fat
 raw
 semi-skimmed
 sheep
 skimmed
  evaporated
mimolette
minas queijo
mizithra
montasio
morbier
mozzarella+
 buffalo
 low-moisture
 smoked
 vegan
muenster
mursik
neufchâtel
obatzda
omelette
oscypek
ossau-iraty
paese bel
paneer
 palak
parmesan+
 cashew
 grated
 nut
 vegan
pecorino
piave
pont-l'évêque
powder buttermilk
 milk
  skimmed
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
 cashew
 part-skim
 vegan
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
  dried
  pasteurised
yarg cornish
yema
yogurt*
 Greek+
  low-fat
  nonfat
 almond
 cashew
 coconut
 fruit
 goat
 low-fat
 nonfat
 oat
 sheep
 soy
 tarator
 vanilla
 vegan
yolk egg
  dried
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
bacon*
 Canadian
 back
 beef
 cooked
 turkey
bagnet
bakso
ball pork
beef*
 canned
 corned canned
 dried
 minced
  fatty
  grass-fed
  lean
 potted
 roast
 shaved
 stewing
 stir-fry
 wagyu
belly pork
biltong
birria
bison
 minced
bits bacon
blanc boudin
blankets in pigs
bleu cordon chicken
blodpudding
blood
boar wild
bologna
 beef
bone beef
 ham
 lamb
 marrow
 veal
bones neck pork
botillo
boudin
brain
bratwurst
breast chicken
 duck
 lamb
 turkey
 veal
bresaola
brisket
 beef corned
bulgogi
burger
 beef
 turkey
butifarra
bông chà
camel
capon
carcass chicken
 turkey
casing sausage
cecina
cevapi
cheek beef
 pork
 veal
cheese head
 liver
cheong lap
chicken*
 canned
 cooked+
 deli
 minced
 rotisserie
 tandoori
 whole
chin luk
chitterlings
chop lamb
 pork
  boneless
 veal
chorizo Mexican
 Spanish
chua nem
chuck
coppa
cotechino
currywurst
cuts cold
dog hot
  beef
  chicken
drumstick chicken
duck
 roast
  Cantonese
 wild
ear pig's
egg scotch
elk
emu
escalope veal
faggot
falukorv
farinheira
fat back pork
 caul
 leaf
feet duck
 pig's pickled
floss beef
 chicken
 pork
foot chicken
 cow
fowl guinea
gammon
giblets chicken
gizzard chicken
goat
 minced
goetta
goose
 wild
gras foie
  raw
griot
grouse
guanciale
gyuma
haggis
ham*
 canned
 country
 honey
 lean
 serrano
 whole
hare
head calf's
 pig's
 sheep's
heart beef
 chicken
 lamb's
 pig's
 veal
hen stewing
hock ham
isterband
jerky bacon
 beef
 turkey
jowl pork
kangaroo
kapoora gurda
kassler
kaszanka
kazy
kebab
keema buffalo
kidney
 beef
 pig's
 veal
kielbasa
kiełbasa biała
knackwurst
knuckle pork
kofta nargisi
kwa bak
lamb*
 dried
 minced
 of leg
  rack
 smoked
lardo
leg chicken
 cured Nordic
 duck
  confit
 pork
 turkey
  smoked
legs frog
leverpostej
liver
 calf's
 chicken
 duck
 goose
 lamb's
 pig's
livermush
liverwurst
llama
loin lamb
 pork
  minced lean
 veal
lomo
longganisa
loukaniko
lua cha
lung
makkara
maqaneq
meat
 bear
 beaver
 buffalo
 doner
 duck skinless
 horse
 iguana
 luncheon
 minced
 pig guinea
 possum
 shawarma chicken
 yak
merguez
mignon filet
milanesa
mince*
moose
mortadella
mumbar
mustamakkara
mutton
 minced
nalli
neck beef
 lamb
 turkey
offal mixed
 stuffed
ostrich
 minced
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
 beef
 turkey
pheasant
picanha
pie gala
 pork
pig suckling
pigeon
ping moo
plate short beef
pluck lamb's
polony chicken
ponmo
porchetta
pork*
 minced
 pulled
 salt
poussin
prosciutto
pudding black
 fruit Scottish
 mealie
 white
puerco de masitas
pâté
quail
rabbit
 wild
reindeer
rib prime
ribs back baby
  beef
 country-style
 short beef
 spare
rillettes
roll flank stuffed
rouladen
round of eye
rump lamb
salad chicken
 ham
 meat
salami
 beef
 cotto
 game
saltimbocca
sangue de chouriço
sausage*s
 British
 Italian
 Vienna canned
 beef
  smoked
 blood
  Korean
 cheese
 chicken
 doktorskaya
 lamb
 smoked
 summer
 turkey
  smoked
 venison
scrapple
secreto
sekuwa
serunding
shank lamb
 veal
shashlik
shin beef
shoulder lamb
 picnic
 pork
 veal
silverside beef
siu char
skin chicken
 pork
 with breast chicken
  thigh chicken
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
 Denver
 T-bone
 chicken-fried
 flank
 iron flat
 ribeye
 round
 sirloin
 skirt
 strip York New
stomach pig's
sujuk
sukuti
sweetbread
 beef
 lamb
tail pig's
tanjia
tapa beef
tartare steak
tasso
 goat
teewurst
tenderloin beef
 chicken
 pork
tendon beef
terrine
testicle
thigh chicken
 turkey
tip sirloin
tips rib pork
tocino Filipino
tongue duck
 lamb's
 ox
 pig's
 veal
topside beef
tri-tip
tripe
trotter pig's
tsukune
turkey*
 cooked
 deli
 minced
 whole
turtle
ua sai
udder
veal
 minced
venison
 minced
weisswurst
wing chicken
 turkey
yor moo`,
  Vegetables: `agretti
amarillo ají
arracacha
arrowhead
artichoke
 Jerusalem
ashitaba
asparagus*
 white
aubergine*
battuto
bean broad
 cluster
 green+
 wax
 winged
 yardlong
beard goat's
beetroot
 cooked
bharta aloo
blossom banana
 squash
bonnet Scotch+
borage
borlotti fresh
broccoli*
 Chinese
 tenderstem
bud kachnar
bulb lily tiger
burdock
butterbur
cabbage*
 napa
 pointed
 red
 savoy
caigua
calçot
cardoon
carrot*s
 baby
 grated
cassava
cauliflower
celeriac
celery+
celtuce
chanterelle
chard Swiss
chayote
chestnut water fresh
chickpea fresh
chili+
 akbare
 eye bird's+
 serrano
choy bok
chrysanthemum garland
chwinamul
cob the on corn
colcannon
coleslaw
corn baby
courgette*s
 baby
cress garden
 upland
crosne
cucumber*
daikon+
dosakai
droma
ear wood fresh
eggplant+
 Thai
endive
 Belgian
enoki
fattoush
fennel
fiddlehead
flower sesbania
fungus beefsteak
 cauliflower
galangal
 lesser
garlic*
 black
 green
 roasted
ginger*
gongura
gosari
gourd bottle
 ivy
 pointed
 ridge
 snake
 spiny
greens chicory
 collard
 dandelion
 leafy
 mustard
 turnip
habanero
hopniss
huitlacoche
jackfruit green
jalapeño+
jelly acorn
jengkol
jicama
kabocha
kale
 sea
kalette
kartoffelsalat
kohlrabi
kola gotu
komatsuna
konjac
krautsalat
lampascioni
leaf banana
 pea cow
  pigeon
 vera aloe
 vine fresh
leaves agathi
 amaranth
 beet baby
 beetroot
 cassava
 chili
 cowpea
 fenugreek
 jute
 melon bitter
 moringa
 potato sweet
 pumpkin
 radish
 taro
leek+
lemongrass+
lettuce*
 butter
 iceberg
 lamb's
 leaf red
 miner's
 romaine
loroco
maitake
malanga
mallow
mallung
marrow
matsutake
melon bitter
 winter
microgreens
milkweed
mimosa water
mix potato scalloped
mizuna
morel
morogo
mukunuwenna
mushroom*s
 back pheasant
 cap milk
 chicken
 oyster
  king
 portobello
 wild
myoga
nagaimo
nameko
nettle
nopal
nut earth
oca
okra
onion*s
 caramelized
 pearl
 red+
 spring+
 sweet
 welsh
onions French-fried
papaya green
parsnip
pea*s
 snap sugar
 snow
pepper Anaheim
 banana
 bell+
 ghost
 green+
 padrón
petai
plant ice
poblano
pod bean hyacinth
 the in peas
poi
pokeweed
porcini
potato*es
 almond
 boiled
 duck
 floury+
 new
 sweet+
 waxy+
pumpkin
 peanut
purse shepherd's
purslane
quarters lamb's
raab broccoli
radicchio
radish+
 black
 watermelon
ramp
rice cauliflower
rocket
rocoto
romanesco
romeritos
root chicory
 codonopsis
 horseradish
 lotus
 maca
 mint fish
 parsley
 wasabi
salad Caprese
 Cobb
 Greek
 Russian
 Waldorf
 macaroni
 pasta
  tuna
 potato
salsify
samphire
scape garlic
seed jackfruit
shallot+
 Persian
shiitake+
shimeji
shoot bamboo fresh
 pea
shoots chayote
slaw asian
sorrel
spinach*
 Malabar
 Zealand New
 okinawan
 water
sprout Brussels
 alfalfa
 bean
 chickpea
 gram horse
 lentil
 mustard
 pea
 radish
 soybean
 sunflower
squash acorn
 butternut
 delicata
 pattypan
 spaghetti
 yellow
squeak and bubble
stem banana
 taro
sum choy
swede
sweetcorn+
tabbouleh
tam som
taro
tatsoi
tinda
tips fern
tocosh
tomatillo
tomato*es
 cherry+
 green
 plum
 yellow
tops carrot
truffle
tuber arrowroot
turmeric fresh
turnip+
ulluco
vegetable drumstick
vegetables fresh mixed
 root
waterblommetjie
watercress
wheatgrass
woods the of shrimp
yacon
yam
 foot elephant
 purple
zucchini*`,
  Fruits: `acerola
ambarella
amla
apple*s
 cashew
 crab
 custard
 dried
 rose
 tart
apricot
 dried
 hunza
avocado*s
bael
banana*s
 dried
barberry
batuan
bean cream ice
bergamot
berries mixed
berry goji
 rowan
bilimbi
blackberry
blackcurrant
blueberry
 dried
boysenberry
breadfruit
buckthorn sea
calamansi
candy lapsi
cantaloupe
cherry
 Surinam
 dried
 sour
chestnut
citron
cloudberry
coconut
 young
cranberry
 dried
crisps apple
cupuaçu
currant
damson
date
 dried hard
 fresh
 jujube
durian
elderberry
feijoa
fig
 dried
fruit butter peanut
 cheese
 chocolate
 dragon
 dried mixed
 egg
 fresh
 milk
 palm doum
 passion
 star
 ugli
 wild
genip
gooseberry
 cape
grape*s
 unripe
grapefruit
guava
hawthorn
heart bullock's
honeydew
jackfruit
juice calamansi
 lemon+
  bottled
 lime+
  bottled
 orange bitter
 yuzu
jujube
karonda
kiwi
kumquat
langsat
leather apricot
lemon*s
lime+
 makrut
lingonberry
loganberry
longan
 dried
loquat
lucuma
lychee
mamey
mandarin
mango
 dried
 green
mangosteen
mebos
medlar
melon horned
 pepino
mewa haft
mulberry
 dried
nance
naranjilla
nectarine
omija
orange*s
 Seville
 blood
papaya
 dried
paste date
peach
 dried
pear*s
 Asian
 dried
 prickly
persimmon
 dried
phalsa
pineapple
 dried
plantain
plum
 java
 unripe
pod tamarind
pomegranate
pomelo
prune
purée prune
quince
raisin+
 golden
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
 freeze-dried
sugarcane
sultana
tamarillo
watermelon
yuzu
zest grapefruit
 lemon+
 lime
 orange`,
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
Suzette crêpe
amaranth
 cooked
 puffed
appam
arepa
bagel
 everything
baghrir
baguette
baladi aish
bammy
barbari
barley
 cooked
 malted
 pearl
 roasted
base pizza
  gluten-free
bhatura
biscuit American
blini
bolillo
boxty
bran corn
 oat
 wheat
bread*
 Cuban
 Easter sweet
 Italian
 agege
 biscuit fish
 brown Boston
 cloud
 coco
 coconut
 corn portuguese
 curry
 dough hard
 egg
 ezekiel
 gluten-free
 grain sprouted
 granary
 keto
 medianoche
 milk
 multigrain
 oat
 oil
 pita
  whole-wheat
 potato
 raisin
 rye
  dark
 saj
 soda
 sourdough+
 swirl cinnamon
 walnut
 wheat home-style
 wheaten
 whole-wheat
 wholegrain gluten-free
breadcrumbs+
 fresh
 gluten-free
 seasoned
brioche
broa
bruschetta
bucatini
buckwheat
 cooked
bulgur
 cooked
bulla
bun brioche
 burger
 cross hot
 dog hot
 kimbula
 sesame
 slider
cake johnny
 rice Korean
campanelle
canchita
cannelloni
canton pancit
capellini
cavatappi
cavatelli
cereal*
 biscuit wheat
 bran
  raisin
 chocolate
 corn oat
 k special
 marshmallow
 pop
 rice crisp
   gluten-free
 ring oat
   honey
 squares corn
  rice
  wheat
 toast cinnamon
challah
chapati
chatamari
chocolat au pain
ciabatta
concia polenta
corn chulpe
 locro
 purple
cornbread
cornflakes
 gluten-free
cornmeal
 blue
 white
 whole-grain
couscous
 barley ka'ab
 cooked
 corn
 pearl
 tapioca
 whole-wheat
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
 rava
doubles
einkorn
farfalle
farl
 potato
farro
fettuccine
flake spelt
flakes barley
 bran
 buckwheat
 frosted
 quinoa
 rye
 wheat
flatbread
 sesame
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
  toasted
gnocchi
 cauliflower
gnudi
golfeado
granola
 honey
grape-nuts
grits
 barley
groats oat
halušky
harcha
hilopites
hoecake
hominy
 dried
hopper egg
idli
 rava
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
lumache
láctea farinha
macaroni
maize
manakish
marraqueta
meal porridge sorghum
meat with pierogi
melonpan
millet
 barnyard
 cooked
 finger
 foxtail
 kodo
 little
 pearl
 puffed
misua
mix cheese and macaroni
 hotteok
 stuffing
monay
mosbolletjies
mote
msemen
muesli
 gluten-free
muffin English
  whole-wheat
musica di carta
naan
 Afghan
 peshwari
 roghni
noodles*
 aush
 canh bánh
 e-fu
 egg
  fresh
  wide
 glass
 hokkien
 kalguksu
 kelp
 laghman
 laksa
 naengmyeon
 pho
 potato sweet
 ramen
  fresh
 rice
  cooked
  fresh
 shirataki
 soba
 somen
 thai pad
 thukpa
 udon
  dried
 vermicelli
 wheat
  fresh
 yakisoba
nuruk
oatmeal Scottish
 cooked
 instant
oats*
 gluten-free
 steel-cut
orecchiette
orzo
paccheri
pancake mandarin
 qatayef
pandesal
panko
papa de ñoquis
paper rice
papo-seco
pappardelle
passatelli
pasta*
 alphabet
 cooked
 dried small
 edamame
 fresh
 gluten-free
 ink squid
 legume
 shell
 soup small
 spinach
 tricolor
 wheel wagon
 whole-wheat
pav
penne
piadina
pici
pide Turkish
pinsa
pizzoccheri
polenta
 cooked
pretzel soft
proja
puffed rice beaten
puffs corn
puri
quinoa
 cooked
 puffed
ramyeon
ravioli
 beef
 meat
recco di focaccia
reshteh
rigatoni
roll Hawaiian soft
 bread+
 crusty
 gluten-free
 kaiser
 mì bánh
 potato soft
 rye
 sub
 whole-wheat
rolls noodle rice
roosterkoek
roti Caribbean
 jowar
 kottu
 missi
 pol
 sel
rotini
ruskie pierogi
rye
 cracked
samp
schupfnudeln
seed canary
semit
semolina
shaobing
sheermal
sheets lasagna
  fresh
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
 green
spätzle
stuffing Paxo
 Top Stove
sushki
tagliatelle
 egg
tarhana
tarhonya
tears Job's
teff
 cooked
tenkasu
thenthuk
tigelle
tingmo
tlayuda
toast
 or tostada
tortellini
 chicken
 meat
tortiglioni
tortilla*s
 cassava
 corn
 flour
  almond
 whole-wheat
triticale
tteokbokki
tunnbröd
unu galeta
vatrushka
vermicelli
 rice
 wheat
vetkoek
wheat
 cracked
 durum
 khorasan
 of cream
 pearled
 puffed
 shredded
 soft
 sprouted
wrap gluten-free
 spinach
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
  canned
 bayo
 black
  canned
  cooked
 borlotti
  canned
 broad dried
 butter
  canned
 canary
 carioca
 flageolet
 gigantes
 haricot
 hyacinth
 kidney
  canned
  cooked
  white
 lima baby
 locust
 lupin
  brined
 moth
 mung
 northern great
 pink
 pinto
  canned
  cooked
 red small
 rice
 tarbais
 white
  canned+
  cooked
 yellow-eyed
beans*
 and pork
 baked
 charro
 chili
 cowboy
 dried mixed
 mixed canned
burger Impossible
 tofu
butter nut soy
chaap soya
chickpea*s
 black
 canned+
 cooked
concentrate protein soya
cuts cold vegan
dal chana
 moong
 toor
 urad
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
lentil*s
 Puy
 black
 canned
 cooked
 red
 yellow
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
 black
paste bean red
 seed lotus
pea black-eyed
  canned
  cooked
 butter
 carlin
 cream
 dried
 grass
 pigeon
  canned
 soup yellow
 split
 white
peas mushy
pocket inari
pod bean mesquite
protein pea textured
 vegetable textured
pudding black vegan
 tofu
puffs tofu
pâté vegan
 vegetarian
seed bean runner
  winged
 curry gundruk
seitan
shawarma soy
 vegan
skin tofu
soja de milanesas
soy
soybean
 black
 cooked
steak tofu
tempeh
tofu+
 baked teriyaki
 egg
 extra-firm
 frozen-dried
 hard
 pressed
 smoked
 soft
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
 pasta and rice
 rice seasoned
nurungji
onigiri
pinipig
poha
powder rice toasted
rava idli
rice*
 Egyptian
 arborio
 baldo
 basmati
  brown
 black
 bomba
 broken
 brown
  cooked
  short-grain
  sprouted
 carnaroli
 carolino
 coconut cooked
 cooked+
 glutinous
  black
 gobindobhog
 ground
 idli
 instant
 jasmine
 masoori sona
 matta
 medium-grain
 nano vialone
 of cream
 parboiled
 pudding
 puffed
 red
  Bhutanese
 samba
 short-grain
 sticky cooked
 sushi
  cooked
 wild
  cooked`,
  Seafood: `Dory John
France of clam
Redro
Schillerlocke
abalone
accra cod
achar khatte
aguachile
albacore
 canned
anchovy
 dried
 fresh
 white
babbouche
back crab
ball fish
  Fuzhou
 lobster
 shrimp
 squid
barnacle goose
barramundi
basa
bass freshwater
 sea
  Chilean
 striped
beans black with dace
beltfish
bluefish
bottarga
brandade
bream sea
burbot
butterfish
cake crab
 fish Asian
camarones de enchilado
carp
catfish
caviar
ceviche
 shrimp
char Arctic
chikuwa
cincalok
cisco
 smoked
clam
 canned
 shelled
coat fur a under herring
cobia
cockle
cod
 Pacific
 salt
coley
conch
crab
 Dungeness
 canned
 king
 marinated raw
 snow
 soft-shell
 whole
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
 grilled
 smoked
eomuk
fish*
 fermented
 gefilte
 oily
 salted
 smoked
 spot
 white
fishcake Thai-style
fiskebullar
fiskekake
flakes bonito
flathead
floss fish
 squid
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
 smoked
hake
halibut
 Greenland
hanpen
head fish
herring
 Pacific
 canned
 pickled
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
 imitation
 spiny
lutefisk
mackerel
 Pacific
 Spanish
 canned
 king
 smoked
mahi-mahi
mam
matjes
maw fish dried
meal krill
meat mussel
mentaiko
milkfish
mix pie fish
 seafood
monkfish
mousse roe
mullet grey
 red
mussel
 smoked
name local a by fish
narutomaki
octopus
oil in tuna
opah
otak-otak
oyster
 Pacific
 canned
 dried
pabda
parrotfish
patty salmon
perch
 Nile
 ocean
pike
piranha
pla mun tod
plaice
poke
pollock
pomfret
pompano
pout ocean
prawns*
pufferfish
pâté fish
 mackerel smoked
quenelle fish
rockfish
roe cod
 crab
 fish
  flying
 salmon
roughy orange
sablefish
 smoked
salad skagen
 tuna
 whitefish
salmon*
 canned
 chum
 coho
 hot-smoked
 king
 pink
 smoked
 sockeye
 wild
sardine
 canned
sashimi fish raw
sauce tomato in sardines
saury
scallop
 dried
 imitation
seatrout
senapssill
shad
shark
sheepshead
shellfish
shrimp*
 canned
 cooked
 dried
 imitation
 mantis
 potted
 salted
skate
smelt
snail
snakehead
snapper
snoek
sole
spot pearl
sprat
 smoked
sprats Swedish
spread fish
squid
 canned
 dried
squirt sea
stick crab
stockfish
sturgeon
 smoked
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
 brook
 smoked
tuna*
 bluefin
 canned
 skipjack
turbot
urchin sea
wakame fresh
whelk
whitebait
whitefish
 smoked
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
  brown Splenda
bsisa
butter cocoa
buttercream
cajeta
caseinate
chaku
charcoal activated
cherry glacé
chips butter peanut
 butterscotch
 carob
 chocolate
chocolate*
 Baci
 Mexican
 dairy-free
 dark+
  60%
 grated
 milk
  of bar chocolate
 ruby
 semisweet
 sugar-free
 unsweetened
 white
chocolates mishka
coating chocolate
cochineal
cocoa Dutch-process
coconut desiccated+
 sweetened
 toasted
coloring food
copra
cornmeal precooked
cornstarch+
cream chestnut
crust cookie chocolate
 cracker graham
cube sugar
culture yogurt
dextrose
dough cookie
erythritol
essence jasmine
extract almond
 anise
 banana
 beer root
 brandy
 butter
 caramel
 coconut
 coffee
 hazelnut
 lemon
 lime
 maple
 orange
 pandan
 peppermint
 raspberry
 rum
 strawberry
 ube
 vanilla+
  imitation
 walnut
falernum
farofa
filling pie
  blueberry
  lemon
  peach
 seed poppy
flakes coconut
flour*
 00
 Cup4Cup
 acorn
 all-purpose+
 almond
 amaranth
 banana green
 barley
 bean broad
  mung
 bread
  malted
 buckwheat
 cake
 carob
 cashew
 cassava
 chestnut
  water
 chickpea
  roasted
 coconut
 corn
 cottonseed
 durum
 einkorn
 emmer
 fufu
 gluten-free
 gravy
 hazelnut
 khorasan
 konjac
 lentil
 lupin
 millet
  pearl
 multigrain
 nut tiger
 oat
 okonomiyaki
 okpa
 pastry
  whole-wheat
 pea
  black-eyed
 peanut
 pistachio
 potato
 quinoa
 ragi
 rice
  brown
  glutinous
  roasted
 rye
  dark
  light
 seed sunflower
 self-raising gluten-free
 self-rising
 sesame
 sorghum
 soy
  defatted
 spelt
 teff
 tempura
 toasted
 triticale
 urad
 whole-wheat
 wholemeal self-raising
 xèo bánh
 yam
fluff marshmallow
fondant
frangipane
freckles chocolate
frosting
 cheese cream
 chocolate
fructose
fruit candied
ganache chocolate
gari
gelatine
 fish
 kosher
gianduja
ginger crystallized
glacé marron
gluten wheat vital
grenadine
gum guar
 xanthan
güllaç
harina masa
honey*
 hot
 vegan
husk psyllium
icing
 royal
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
 silver
leche de dulce
lecithin
 soy
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
 matzo
 pecan
 walnut
milk coconut condensed sweetened
 condensed sweetened
mincemeat
misugaru
mix baking
  gluten-free
 batter
 beignet
 bread low-carb
 brownie
 cake
  chocolate
  food angel
  spice
 cookie
  butter peanut
  oatmeal
 cornbread
 dessert gelatin
   sugar-free
 dhokla
 flan
 hopper
 jamun gulab
 karaage
 muffin
 pancake
  Korean
 pudding
  banana
  butterscotch
  chocolate
  coconut
  lemon
  pistachio
 queijo de pão
 scone
molasses
 grape
morsels House Toll Nestlé
nectar coconut
nibs cacao
orange chocolate
orgeat
paper wafer
paste bean vanilla
 pistachio
 praline
pearls boba
 tapioca
pectin
 liquid
peel mixed
 orange candied
perugina baci
potash
powder aspic
 baking+
  gluten-free
 cocoa
 collagen
 custard
 kisel
 malt
 meringue
 tylose
 whey
praline almond
preservative sulphite
rennet
replacer egg
root orchid slipper lady's
roux
saccharin
salt fruit
sauce caramel
 fudge hot
shellac
shiro
sicilia di fiori
soda baking+
sprinkles chocolate
starch bean mung
 bulla
 cassava sour
 chestnut horse
 kudzu
 potato
  sweet
 rice
 root lotus
 tapioca
 wheat
starter bread friendship
 rye
 sourdough
stevia
stiffener cream
streusel
substitute sugar
  brown
sucralose
sugar*
 brown+
  dark
 cinnamon
 coconut
 date
 demerara
 icing+
 inverted
 jam
 maple
 palm+
 pearl
 rock
 vanilla
sweetener fruit monk
syrup agave
 apple
 beet sugar
 birch
 cane
 carob
 chicory
 chocolate
 corn
  Korean
  dark
  high-fructose
 date
 elderflower
 flavored
 ginger
 glucose
 golden
 guaraná
 hazelnut
 malt barley
  rice
 maltose
 maple
 pancake
 rice
 rose
 simple
 sorghum
 strawberry
 sugar-free
 vanilla
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
yeast+
 brewer's
 fresh`,
  Spices: `Aromat
Dash Mrs
Herbamare
MSG
Tajín
Vegeta
 Podravka
advieh
ajwain
ají dried
allspice+
amchur
anardana
anise star
annatto
asafoetida
baharat
bean tonka
 vanilla
berbere+
berry juniper
boil crab
cardamom
 black
 ground+
chili Kashmiri dried
 Mexico New
 ancho
 dried+
 guajillo
 mulato
 pasilla
chipotle
cinnamon*
clove+
cloves ground
coriander ground+
cruschi peperoni
cumin+
 black
d'espelette piment
dukkah
 almond
 pistachio
flakes celery dried
 chili+
flower stone
fondor
furikake
 Noritama
ginger ground+
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
 achari
 biryani
 bottle
 chaat
 chai
 char Afghan
 garam+
 goda
 kala
 king kitchen
 meat
 tandoori
mastic
mekelesha
mix dressing Italian
  caesar
 haleem
 kare-kare
 seasoning chili
  lasagne
  rice fried
molido ají
myrtle lemon
noritamago
nutmeg+
onion dried
paprika+
 smoked+
paradise of grains
peel tangerine dried
pepper*
 Aleppo+
 Sichuan+
 black+
 cayenne+
 lemon
 long
 white+
peppercorn black
 green
 pink
phoron panch
podi
powder cheese
 chili
  Kashmiri+
  ancho
 curry+
 galangal
 garlic
 kachri
 masala chana
  milk
 mushroom
 mustard
  English
 onion
 puliyogare
 sambar
 seasoning Sichuan
 vanilla
 vinegar
root licorice
 orris
rub barbecue
safflower
saffron
salep
salt*
 Himalayan
 bamboo
 black
 celery
 chicken
 curing
 flaky
 garlic
 kosher
 low-sodium
 onion
 pickling
 sea
 seasoned
 smoked
 truffle
sazón
seasoning Bay Old
 Cajun
 Greek
 Supreme Salad
 adobo
 all-purpose
 bag spice
 bagel everything
 fish
 goulash
 jerk
 jollof
 ochazuke
 paella
 peri peri
 popcorn
 poultry
 ranch
 seasons nature's
 taco
 vegetable
seed anise
 caraway
 celery
 coriander
 cumin+
 dill
 fennel+
 fenugreek+
 mustard
 nigella
selim of grains
sol sharena
spice bobotie
 boil shrimp
 braai
 five
 mixed
 pickling
 pie pumpkin
 suya
stick cinnamon+
sumac
suneli khmeli
teh kut bak
threads chili
togarashi ichimi
 shichimi
tomato bush
turmeric+
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
almond+
 bitter
 blanched
 flaked
 slivered
 tropical
antipasti vegetable grilled
apple canned
applesauce
apricot canned
arame
artichoke marinated
asparagus canned
aspic
base lobster
 ramen miso
 soup pho
  ramen
  tonkotsu
bean green canned
beans refried
 without chili
beet canned
berries canned
bisque lobster
borscht
bouillon Marigold
 tomato
 vegetable Swiss
broth bone
 chicken vegan
 pho
 tomato
bud daylily
butter almond
 cashew
 hazelnut
 nut mixed
 peanut*
  crunchy
  reduced-fat
 pistachio
 seed sunflower
 shea
 walnut
callaloo canned
candlenut
carne con chili
carrot canned
 dried
cashew+
chanterelle dried
charoli
cherry sour canned
chestnut cooked
 dried
 water
chili turkey
 vegetarian
chilies green with tomatoes
chlorella
chowder clam
  manhattan
 corn
 fish
 seafood
chuño
cocktail fruit
coconut creamed
compote berry
consommé beef
copha
corn cream-style
coulis berry
court-bouillon
cream chestnut sweetened
 coconut
 pistachio
cricket
cube Oxo
 chicken Oxo
 shrimp
 stock
  beef
   low-sodium
  chicken
   low-sodium
  fish
  lamb
  low-sodium
  vegan
  vegetable
daikon dried
dashi
 instant
 kombu
dasida
demi-glace
dripping meat
dulse
dumba roghan
egg chia
 flax
eggplant dried
egusi
escamoles
extract beef
 shell crustacean
fat animal
 bacon
 chicken
 duck
 goose
 turkey
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
ghee+
 vegan
grapefruit canned
grasshopper
gundruk
hash beef corned
hazelnut
 blanched
 roasted
heart artichoke
hijiki
husk corn
juice clam
 in tomatoes cherry
kanpyo
kelp fresh
kernel apricot
 seed watermelon
kibbeh niter
kombu
lard+
leaf lotus
 vine
linseed
 ground
lychee canned
macadamia
mandarin canned
mango canned
manteca
margarine
 soft
mealworm
milk coconut+
  light
minestrone
mix fruit tropical
 gravy
  chicken
  country
 sauce
  bread
  cheese
 soup
  miso
  onion
 vegetable dried
morel dried
moss Irish
 hair
mushroom canned
 ear wood
 straw
noog senna
nori
nut Brazil
 baru
 beech
 betel
 bread
 bunya
 cream
 galip
 ginkgo
 hickory
 mongongo
 oil seed grape
 pili
 pine+
 tiger
nuts ground
 mixed
nêm hạt
ogbono
oil*
 MCT
 almond
 annatto
 argan
 avocado+
 babassu
 basil
 bran rice
 chia
 coconut+
 corn
 cottonseed
 fish
 flaxseed
 garlic
 germ wheat
 grapeseed
 hazelnut
 hemp
 in tomatoes sun-dried
 kernel apricot
  palm
 lemon
 macadamia
 mustard
 nigella
 nut pine
 olive*
  virgin extra+
 palm
 peanut
 pecan
 perilla
 pistachio
 rapeseed
 safflower
 scallion
 seed niger
  poppy
  pumpkin
  tea
 sesame+
 shallot fried
 soybean
 sunflower+
 truffle
 vegetable
 walnut
okra dried
olive+
 green+
 pimento-stuffed
 stuffed
onion fried crispy
palm of hearts
papaya canned
passata+
paste hue bo bun
 sesame Chinese
 tomato+
pea canned
peach canned
peanut
 boiled
pear canned
pecan
pineapple canned
 crushed
pistachio
plum canned
porcini dried
potato canned
powder açaí
 baobab
 bouillon mushroom
 casein
 maca
 milk coconut
 protein hemp
  pea
  whey
 tomato
 wheatgrass
pumpkin canned
pupa silkworm
purée chestnut
 mango
 potato sweet
 tomato
release cake
roux curry Japanese
 stew cream
salad fruit
sauce tomato
seaweed agar
seed basil
 chia
 hemp
 lotus
 perilla
 poppy
  white
 pumpkin
 safflower
 sesame+
  black
  hulled
  toasted
 sunflower
seeds mixed
shallots fried crispy
shiitake dried
shoot bamboo
shortening vegetable
soup bacon of cream
  with bean
 bean
 beef vegetable
 broccoli of cream
 celery of cream
 cheese cheddar
 chicken
  of cream
 ham and pea split
 lentil
 mushroom golden
  of cream
 noodle chicken
 onion French
  of cream
 pea split
 potato
  of cream
 shrimp of cream
 tomato
  condensed
  of cream
 vegetable
spaghetti canned
 sea
spinach canned
spirulina
spray cooking
  butter-flavored
spread low-fat
sprouts bean canned
stew beef
stock*
 beef
  low-sodium
 chicken
  condensed
  home-made
  low-sodium
 corn
 duck
 fish
 game
 lamb
 mushroom
 pork
 seafood
 superior
 turkey
 veal
 vegetable+
suet
 Atora
 vegetable
sweetcorn canned
tahini
 black
tallow beef
 mutton
telba
tomato canned
 crushed
 stewed
 sun-dried
tomatoes canned diced+
tsukudani
vegetables mixed canned
wakame
walnut+
 black
 pickling
water blossom orange
 kewra
 rose
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
beer*
 ginger
 gluten-free
 grain home-brewed
 light
 non-alcoholic
 root
bitters
boza
brandy
 apricot
cacao de crème
cachaça
calvados
cassis de crème
chai qaymaq
champagne
chinotto
chocolate drinking
cider apple
 hard
cocktail
 juice cranberry
cocoa hot
coconut of cream
coffee*
 Irish
 barley
 grain
 ground
 iced
 instant
cola
 diet
colada piña
complan
coquito
cordial
 blackcurrant
cream Irish
 egg
creamer coffee
  liquid
daiquiri
drink coconut
 cordial fruit
 energy
 malt
 moss Irish
 sports
 tamarind
eggnog
espresso
gin
grappa
hanepoot
horchata Mexican
jallab
jora de chicha
juice*
 apple
  cashew
 beetroot
 carrot
 cherry
 cranberry
 fruit
  passion
 grape
 grapefruit
 mango
 orange
 pear
 pineapple
 pomegranate
 prune
 sugarcane
 tangerine
 tomato
 vegetable
 vera aloe
 wheatgrass
kefir
kirsch
kombucha
kompot
kumis
kvass
 beetroot
lager Asian
lassi
latte chai
lemonade
limoncello
liqueur
 banana
 cherry
 coffee
 cream chocolate
 elderflower
 ginger
 hazelnut
 herbal
 melon
 orange
 raspberry
 walnut
madeira
mageu
makgeolli
margarita
marsala
matcha
mate yerba
mead
menthe de crème
merengada leche
mezcal
milk almond
  chocolate
  sweetened
 cashew
 chocolate
 flax
 hazelnut
 hemp
 macadamia
 nut
  tiger
 oat+
 pea
 pecan
 pistachio
 plant
 quinoa
 rice
 soy
  chocolate
  unsweetened
  vanilla
 spelt
 walnut
milkshake
mix Mary Bloody
 cocoa hot
 colada piña
 daiquiri strawberry
 horchata
 shake breakfast
 tea Thai
  iced
 thandai
mixer cocktail
mocha
mojito
morada chicha
morro de horchata
nectar apricot
 guava
 peach
nestomalt
ouzo
pastis
pinotage
pisco
port
postum
powder espresso
 lemonade
 malt chocolate
 milk malted
 mix drink
punch Guinness
 fruit
 peanut
rompope
rum
 coconut
sake
sambuca
sangria
sap birch
sbiten
schnapps apple
 butterscotch
 peach
seltzer hard
sherry
sikhye
smoothie
sobia
soda cream
 diet
 grape
 guaraná
 lemon-lime
 orange
 pepper
soju
sour pisco
spirit local
stout
substitute coffee
sujeonggwa
tea*
 barley
 black
 butter
 chai
 chamomile
 green
 herbal
 hibiscus
 iced
 oolong
 peppermint
 rooibos
tejuino
tepache
tequila
thandai
trigo de batido
umeshu
verano de tinto
vermouth
vodka
water*
 bottled
 coconut
 pasta
 sparkling
 tonic
whisky
wine*
 Shaoxing
 barley
 cooking salted
 dessert
 mulled
 non-alcoholic
 palm
 plum
 red
  sparkling
 rice
 rosé
 white+
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
 soy
 vegan
 vegetarian
bar cream ice
base flammkuchen
 moqueca
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
bourguignon bœuf
brasileiro pastel
bread garlic
  cheesy
briouat
brisée pâte
brown hash
buljol
bun bao
 pork
burger Beyond
 chicken
 nut
 soya
 vegan
 veggie
burrito
 beef
 breakfast
 cheese and bean
börek
 cheese
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
 cauliflower
chicken breaded
 butter
 fried
 pao kung
 soya
 vegan
 vegetarian
chin chin
chips and fish
choila
choripán
cock-a-leekie
concentrate juice apple
 lemonade
 limeade
coxinha
cream ice*
  Neapolitan
  chip chocolate mint
  chocolate
  coffee
  cream and cookies
  drumstick
  light
  milk oat
  mochi
  pecan butter
  pistachio
  premium
  road rocky
  soy
  stracciatella
  strawberry
  vegan
croquette
 frozen
 ham
croquettes cod salt
cruffin
crumbles soy
crust pie
  baked
cup phyllo
cutlet pork breaded
 veal breaded
 vegetable
dango
dhokla
dinuguan
dog corn
 hot vegan
  vegetarian
 tofu
dough biscuit
  buttermilk
 brioche
 croissant
 dumpling
  potato
 hallaca
 pizza
 roll cinnamon
 tsampa
 yomari
drumstick cream ice
dumpling
 boiled
 potato
 tapioca
dumplings chicken
 prawn
 semolina
 vegetable
edamame
empanada
 beef
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
 vegan
fishcake
flammkuchen
foto gari
fries french
 potato sweet
frik chorba
frikkadel
fritter battered
 lentil
fruit mixed frozen
fudgsicle
fugazza
gazpacho
githeri
gougère
goulash
gow har
gramajo revuelto
grasa de bizcochitos
gratin potato
ground beefless gardein
gwaramari
gyoza
haleem
 chicken
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
lohikeitto
mai sai roti
makhani dal
manti
mantu
marku bhatsa
masala tikka chicken
meatball
 soya
 vegan
 vegetarian
meatloaf vegan
meshaltet feteer
mince Beyond
 Quorn
 vegan
 vegetarian
mix acarajé
 pepper frozen
 soffritto
mixta jalea
mizeria
mochi warabi
mofongo
momo
 buff
 chicken
moqueca
moussaka
mujaddara
murtabak
nihari
nugget chicken
 vegan
 vegetarian
okonomiyaki
okroshka
onion frozen
pakora
pancake potato
 scallion
paratha
parcel rice sticky
pasteles
pastelón
pastry brick
 choux
 crust hot-water
 filo
 gluten-free
 puff
  all-butter
 shortcrust
  sweet
 suet
pasty Cornish
 Karelian
patbingsu
patty Jamaican
 burger impossible
pea black-eyed frozen
 frozen+
pelau
pelmeni
perkedel
pie Scotch
 chicken
 cottage
 fish
 macaroni
 meat
 pot
 shepherd's
pierogi
pirozhki
pissaladière
pizza
 Hawaiian
 pepperoni
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
 vegetable
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
rice jollof
ring onion
rissole
roast nut
roll California
 Chiko
 cheese
 imperial
 sausage
 spring
 summer
rolls cabbage
 pizza
sabzi ghormeh
salad beetroot Nordic
salmorejo
samanu
sambar
sambousek
samosa
 lamb
sandwich Cuban
 Reuben
 cream ice
 jelly and butter peanut
sauerbraten
sausage Glamorgan
 roast field
 vegan
 vegetarian
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
 callaloo
 cheese tsampa
 drop egg
 fish
 sour and hot
 wonton
soyrizo
spanakopita
spinach frozen
split banana
squid breaded
stroganoff beef
stuffing cornbread
 prepared
 sausage
succotash
sushi
 inari
syrniki
tacu tacu
takoyaki
tamale
tamales beef
 chicken
 pork
tangyuan
 sesame black
tapai
taquito
taquitos beef
tart onion
 vegetable and egg
temptation Jansson's
tequeño
tibs
tikki aloo frozen
toast French
 prawn
topping whipped frozen
tot tater
tourtière
uszka
vada dahi
 shrimp
vatapá
vegetables mixed frozen
verde caldo
vinegret
waakye
wat doro
 lentil
water mannish
wedge potato
wonton
wrap rolex
wrapper briouat
 empanada
 gyoza
 pastelillo
 roll egg
  spring
 wonton
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
 sesame
acuka
adobo in chipotle
aioli
amilo chuk
amlou
anchoïade
bademjan kashk-e
bagoong
bao sa matamis
bean black fermented
beetroot pickled
bharta baigan
bits bacon imitation
brine feta
 salt
butter apple
cai zha
caper+
caperberry
carrot and daikon pickled
cauda bagna
caviar vegan
 vegetable
charmoula
cheese damson
cheonggukjang
chilies green roasted
chrzan
chutney Ball's Mrs
 coconut
 dahi mint
 fruit
 garlic
 green
  Afghan
 mango
 peanut
 tamarind
 tomato
cream anchovy
 gulyás
 truffle
crema avocado
curd lemon
daikon pickled
dijonnaise
dip bean
  fava
  white
 eggplant
 layer
doenjang
dolma
doubanjiang
duxelles mushroom
eggplant pickled
extract yeast
  gluten-free
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
 beetroot
hummus
 avocado
 edamame
ikra kabachkovaya
jalapeño pickled
jam*
 apricot
 bacon
 berry
 blackberry
 blueberry
 chili Thai
 coconut
 fig
 peach
 plum
 raspberry
 strawberry
 sugar-free
jelly
 grape
 mint
 pepper
 redcurrant
 wine
juice kimchi
 pickle
kasundi tomato
kaya
ketchup*
 low-sugar
 mushroom
kimchi
 gat
 leaf perilla
 vegan
 white
koji shio
 shoyu
kosho yuzu
kurozu
latik ginataan
leaf cabbage pickled
lees sake
lemon preserved
majonez
makdous
marmalade onion red
 orange
marmite nz
matbucha
mayo tofu
mayonnaise*
 Kewpie
 eggless
 home-made
 light
 vegan
 yogurt
membrillo
mirin
miris lunu
miso
 barley
 chickpea
 soybean
moju brinjal
molasses pomegranate
moskonfyt
mostarda
mujdei
mustard*
 Dijon+
 English
  Colman's
 Savora
 beer
 honey
 sweet
 wholegrain+
noom prik nam
oil chili
 in paste crab
 pepper Sichuan
olives anchovy-stuffed
ong prik nam
onion pickled
 red pickled
paste achiote
 amarillo ají+
 anchovy
 artichoke
 batata
 bean black chili
 chili Calabrian
 curry
  Indian
  green
   Ploy Mae
  katsu
  panang
  red
   Ploy Mae
  sour
  vegan
  yellow
   Ploy Mae
 garlic
  ginger
 ginger
 goreng nasi
 guava
 jerk
 laksa
 onion
 pepper Turkish
 rendang
 rice chicken hainanese
 shrimp
 truffle
 yum tom
 çemen
pepper roasted
pepperoncini
picada
piccalilli
pickle+
 Branston
 lime
 mango
 sweet
pikliz
pimento
purée lemongrass
radish preserved
raita
rayu
relish corn
 pickle
 tomato green
rihaakuru
rouille
salad aubergine
sambal coconut
sambol katta
 pol
 seeni
samphire pickled
sauce Cumberland
 bean yellow
 burger
 cranberry
 gravlax
sauerkraut
 wine
seasoning green
senafich
serundeng
shoot bamboo fermented
skordalia
 almond
smoke liquid
spread Benedictine
 chocolate
 extract yeast
 goober
 hazelnut chocolate
 sandwich
 speculoos
ssamjang
starter żurek
takana
tamarind+
tempoyak
terasi sambal
tofu fermented
tsukemono
turnip pickled
umeboshi
varenye
verjuice
vinegar*
 Shanxi
 balsamic
  white
 black Chinese
 cider apple+
 coconut
 fruit
 honey
 malt
 pickling
 rice+
 sherry
 sushi
 walnut
 wine red+
  white+
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
Sachertorte
Salticrax
Santiago de tarta
Smarties UK
Snickers
Takis
Tam Tim
Tatin tarte
Toffifee
Turkish chestnut candied
 dessert fruit
 leather fruit
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
 tamari
almonds roasted honey
 sugared
amaretti
ambon bika
anglaise creme
asada leche
asali sohan
baba rum
babka
baklava
ball milk malted
 sesame
bar 5 Take
 Heath
 Lion
 Picnic
 candy
 crisp chocolate
 curd glazed
barazek
barfi
 coconut
 pista
basbousa
baumkuchen
bavarois
bean jelly
beans broad roasted
 coffee chocolate
bebinca
beigli
 walnut
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
 Eet-Sum-Mor
 Greek
 Tennis
 arrowroot milk
 choc-marshmallow
 chocolate-covered
 coconut
 digestive
 ginger
 gluten-free
 malt
 plain
 sandwich linzer
 sponge Spanish
 wafer
biscuits*
boondi
bread banana
 monkey
 zucchini
breadstick
 sesame
breton palet
brickle o bits
brigadeiro
brittle almond
 jaggery sesame
 nut
  pine
 peanut
 sesame
brot russisch
brownie
brûlée crème
bun saffron
 spiced
 sweet
butterscotch
cajuzinho
cake
 Battenberg
 Eccles
 Forest Black
 Louise
 butter
 carrot
 cassava
 chimney
 chocolate
 coffee
 food angel
 fruit
  almond-topped
 honey
 jaffa
 lardy
 layer
 leches tres
 lolly
 love
 opera
 pound
 rice
  chocolate
 rock
 snack
 sponge
 velvet red
cakes Hostess
 corn
calisson
candy Kong King
 Rabbit White
 beard dragon's
 chocolate-coated
 cinnamon
 cotton
 fruit chewy
 gummy
 hard
 mint chocolate
 polvoron
 yema
cane candy
canelé
canestrelli
cannoli
cantuccini
capirotada
carambar
caramel
 chocolate-coated
 crème
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
 fruit bread
chips cassava
 corn
 lentil
 multigrain
 pita
 plantain
 potato
  flavored
  sweet
 taro
 tortilla
  cheese
 vegetable
chocolate Sublime
 cookie honey
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
 sugar
cookie
 butter
  peanut
 chip chocolate
 coconut caramel
 filled chocolate
 fortune
 gingerbread
 oatmeal
 sandwich
  chocolate
 wafer Nordic
 walnut Chinese
 wedding
corn candy
cornick
cotta panna
cracker
 butter
 cheese
 cream
 fish
 gluten-free
 graham
 melinjo
 prawn
 rice
  gluten-free
 rye
 saltine
 seed
 water Jamaican
 wheat
crackers gone mary's
cranachan
cream pastry
crescents vanilla
crispbread rye
crisps*
 onion and cheese
 potato stacked
 soy
croissant
 Martin's St
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
 cake
drops coconut
drømmekage
duff guava
dumpling flour rice
 yeast steamed
eclair
ensaimada
fekkas
feuilletine
fil gosh-e
financier
flakes haw
flapjack
 oat
florentine
flour without biscuit almond
fours petit
fritter syrup
 wheat
  sweet
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
 peanut
 pistachio
 semolina
 sunflower
halwa Indian
 badam
 sohan
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
 fruit
 grass
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
 rava
ladoo coconut
ladyfinger
lamington
limeño suspiro
liquorice
 salt
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
 vegan
marzipan peanut
matzo
mazapán
mazurek
medovik
meghli
melaka gula sago
melomakarona
meringue
mess eton
mint butter
mints Andes
 thin
mix Bombay
 cracker rice
 nut and fruit
 snack
 trail
mleczko ptasie
mochi
mooncake
morada mazamorra
mousse chocolate
muffin
 corn
murukku
 butter
mämmi
noghl
nokhodchi nan-e
noodles mein chow crispy
nougat
nuts*
 candied
 corn
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
 yolk egg
pavlova
peanut japanese
 roasted+
peanuts chocolate-covered
peas wasabi
pecans sugared
persipan
pholourie
pichi pichi
pie apple
 banoffee
 chess
 chocolate
 cream
  coconut
 fruit
 lime key
 meringue lemon
 mince
 pecan
 pumpkin
 shoofly
 whoopie
pinnar finska
pinni
pişmaniye
plait yeast
pocky
polvoron
pone cassava
pop cake
popcorn
 caramel
 cheese
 microwave
 salted
portokalopita
posset
praline
 pecan
pretzels
 chocolate-covered
 gluten-free
pryaniki
pudding Christmas
 bread
 chocolate
 malva
 pone cassava
 rice
 tapioca
 vanilla
puffs cheese
 peanut
puri bhel
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
road rocky
rogel
roll Swiss
 cinnamon
 fig
rugelach
rusk
 barley
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
 choux
 puri pani
 shortcake
 taco
 the in peanut
   pistachio
   seed pumpkin
shells cannoli
shortbread
 Spanish
 pecan
sit el znoud
slice Christmas white
smarties
snack corn
 grain roasted
 maize puffed
 puffed
 seaweed seasoned
snap brandy
snickerdoodle
sobao
sorghum popped
soybean roasted
speculoos
spekkoek
spread candy milk
 gianduja
 halva
sprinkles
stars cinnamon
stick musk
sticks potato
 sesame
stollen
strips pancake
stroopwafel
strudel
struffoli
sweet boondi
 coconut and rice
 kurma
 rice fried
 spoon fondant vanilla
szaloncukor
taffy saltwater
tamarind candied
taralli
tart bakewell
 custard
 pineapple
 pop
 treacle
tatlısı lokma
thin nut
thong foi
tiramisu
toast melba
toffee
 honeycomb
tofu annin
torte Dobos
 Esterházy
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
 benne
 caramel Tunnock's
 chocolate
 chocolate-covered
 vanilla
waffle
watalappam
wine with biscuit Spanish
yakgwa
yokan
zabaglione
zefir
æbleskive`,
  Sauces: `57 Heinz
Jägersauce
Ma Gan Lao
Nantua sauce
Tabasco
adjika
agliata
ajinosillao
ajvar
aminos coconut
 liquid
avgolemono
base stew groundnut
belacan sambal
bilis ikan sambal
blanc beurre
bouquet kitchen
brava salsa
butter anchovy
 brandy
 lobster
 miso
 nduja
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
  chili
dressing Asian
 Caesar
 French
  honey
 Italian
  creamy
 cheese blue
 coleslaw
 feta
 gado-gado
 goddess green
  tahini
 island thousand
 mustard
  honey
 peppercorn parmesan
 ranch
  avocado
  bacon
 salad
 seed poppy
 sesame
  Kewpie
 yogurt
espagnole
gallo de pico
ganjang eo
gravy
 chicken
 chili
 jus au
 lamb
 onion
 pork
 sausage
 sunday
 vegan
 vegetarian
 white
gribiche sauce
hogao
ishiru
jaegersauce
ketchup banana
lecsó
macha salsa
marinade
 satay
mayonnaise horseradish
mentsuyu
mojo
mole María Doña
muhammara
oelek sambal
paste olive
pesto
 herb
 red
 vegan
 walnut
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
 bean black
 corn
sambal
satay chili Vietnamese
satsivi
sauce Alfredo
 Daddies
 Diane
 HP
 Mountain Golden
 Pickapeppa
 Worcestershire+
  vegan
 XO
 amatriciana
 anticucho
 barbecue
  honey
  mustard
  sugar-free
 bean black
  sweet
 bibimbap
 bolognese
 bordelaise
 bread
 brown
 browning
 buffalo
 bulgogi
 butter garlic
 béchamel
 calamansi soy
 carbonara
 cheese
  blue
 chili
  Szechuan
  sweet
 chipotle
 cocktail seafood
 cream
 creole
 curry
  Thai
  katsu
  shop chip
 currywurst
 dan dan
 duck
 dumpling
 enchilada
 escovitch
 espagnole
 falafel
 fish+
  vegan
 garlic
  chili
  honey
  sesame
 gland monkey
 green
  Frankfurt
  Peruvian
 hoisin
 hollandaise
 horseradish
 hot
  Caribbean
 hou chee
 huancaína
 joe sloppy
 korma
 koshari
 lechon
 lobster
 maafe
 madeira
 marinara
 masala tikka
 mint
 mole
 mushroom
  creamy
 newburg
 nogada
 ocopa
 oil chili
 onion
 oyster
  vegetarian
 pasta mushroom
  vegetable
 peanut
 pepper
  Bajan
 peppercorn
 peri peri
 pizza
 plum
 puttanesca
 ragu
 rojak
 romesco
 rose marie
 satay Chinese
 seasoning Thai
 shrimp Chinese
 siu char
 sour and sweet
 soy+
  dark
  gluten-free
  low-sodium
  soup Korean
  sweet
 steak
 stir-fry
 stroganoff
 sukiyaki
 taco
 tahini
 tarator
 tartare
 teow kway char
 teriyaki
 thai pad
 tofu mapo
 tonkatsu
 velouté
 vodka
 white Alabama
 xiang yu
 yakiniku
 yangnyeom
 yogurt tahini
seafood for sauce soy seasoned
seasoning Dale's
 Maggi
sepen
shito
sriracha
tamari
tapenade
tarator
 turkish
teriyaki Vay Soy
tfaya
tkemali
toné vitel
topping bruschetta
toum
trapanese pesto
verde salsa
  Italian
verte sauce
vinaigrette
 Dijon
 balsamic
 honey
 vinegar wine
 walnut raspberry
zhoug`,
  Herbs: `angelica
balm lemon
basil*
 Thai
 dried
bay ground
blossom orange
burnet
cerasee
chervil
 dried
chive+
chives dried
 garlic
cicely sweet
coriander*
 Vietnamese
culantro
dill+
 dried
dropwort water
elderflower
epazote
 dried
flower clover
 pea butterfly
flowers edible
frond fennel
garlic wild
garni bouquet
gremolata
herb paddy rice
herbs fresh
 mixed dried
 persian dried
huacatay
hyssop
jimbu
koseret
lavender
leaf avocado
 bay+
  Indonesian
  fresh
 celery
 coriander+
  dried
 curry+
 lime makrut
 pandan
 sassafras
 stevia
 turmeric
leaves fenugreek dried
lovage
lốt lá
marjoram
 dried
mint*
 dried
 fish
mitsuba
mugwort
nepitella
oregano
 dried+
pandan dried
parsley*
 dried
persillade
petal rose
provenzal
root coriander
rosemary+
 dried
rue
sage
 dried
savory
 dried
seasoning Tuscan
shiso
tarragon
 dried
thistle milk
thyme*
 dried+
utazi
verbena lemon dried`,
}
