/** China, Japan, Korea and the southeast of Asia; the form as in `dishNamesWithSpellings`. */
export const dishesOfEastAsia = `
pho: pho bo, pho ga, beef pho, chicken pho, pho soup, vietnamese noodle soup
banh mi: bahn mi, banh my, bahn mih
bun cha: bun cha hanoi
noodle salad bowl: rice noodle bowl, bo bun, bobun, bun thit nuong, bun bo nam bo, vermicelli bowl, vietnamese noodle salad, rice noodle salad
bun bo hue: bun bo
banh xeo: banh seo, vietnamese pancake
bo luc lac: shaking beef, bo luc lak
bo kho: vietnamese beef stew
caramel pork: thit kho, caramelised pork
canh chua: vietnamese sour soup
summer roll: fresh spring roll, goi cuon, rice paper roll, vietnamese spring rolls
spring roll: egg roll, springroll, crispy spring rolls
ramen: raman, ramen noodles, ramen soup, shoyu ramen, miso ramen
udon: udon noodle, udon soup, udon noodle soup
kitsune udon: kitsune
soba: soba noodle, zaru soba, cold soba noodles
yakisoba: yaki soba
katsu curry: chicken katsu curry, katsu, kare katsu
tonkatsu: chicken katsu, pork katsu, tonkatsu pork
japanese curry: kare raisu, curry rice
teriyaki: teryaki, chicken teriyaki, teriyaki chicken, salmon teriyaki, teriyaki salmon, beef teriyaki
karaage: kara age, japanese fried chicken
yakitori: yaki tori
gyudon: gyuudon
oyakodon: oyako don, oyakodonburi
sukiyaki: sukiyaky
shabu shabu: shabushabu
tempura: tempora, shrimp tempura, vegetable tempura
sushi: sushi roll, maki, sushi rolls, maki roll, california roll
onigiri: rice ball, onigirazu
okonomiyaki: okonamiyaki
takoyaki: tako yaki
gyoza: potsticker, pot sticker
miso soup: misosoup
tamagoyaki: japanese omelette, tamago yaki
omurice: omuraisu, omelette rice
chawanmushi: chawan mushi
tonjiru: pork miso soup
bibimbap: bibimbab, bi bim bap, bimbimbap, bibimbop
bulgogi: beef bulgogi, bulgoki, pulgogi
kimchi fried rice: kimchi bokkeumbap
japchae: chapchae, jap chae, korean glass noodles
tteokbokki: topokki, ddukbokki, tteok bokki, ddeokbokki
kimchi jjigae: kimchi stew, kimchee jjigae, kimchi soup
doenjang jjigae: doenjang stew, soybean paste stew
sundubu jjigae: soondubu, sundubu, soft tofu stew
kimchi pancake: kimchijeon
pajeon: scallion pancake korean, haemul pajeon
gimbap: kimbap, korean sushi
dakgalbi: dak galbi
korean fried chicken: yangnyeom chicken, yangnyeom
galbi: kalbi, galbi-jjim, korean short ribs
gilgeori toast: korean street toast
egg fried rice: egg fry rice
fried rice: special fried rice, chicken fried rice, shrimp fried rice, yangzhou fried rice, chinese fried rice
pineapple fried rice: thai pineapple fried rice
chow mein: chowmein, chow main, chicken chow mein
lo mein: lomein, beef lo mein, chicken lo mein
kung pao chicken: kung pao, gong bao, kung po chicken, kungpao chicken, gong bao chicken
mapo tofu: ma po tofu, mabo tofu
sweet and sour meat: sweet and sour pork, sweet and sour chicken, sweet and sour, sweet & sour chicken, sweet n sour
general tso's chicken: general tso chicken, general tsos chicken, general tao chicken
orange chicken: chinese orange chicken
sesame chicken
lemon chicken: chinese lemon chicken
cashew chicken: chicken cashew, chicken with cashew nuts, chicken and cashew nuts
beef and broccoli: broccoli beef, beef with broccoli
mongolian beef: mongolian chicken
black pepper beef: beef in black pepper sauce
twice cooked pork: double cooked pork
char siu: char siew, chinese bbq pork, cha siu
red braised pork: hong shao rou, red cooked pork, red-braised pork belly
lion's head meatball: lions head meatballs, lion's head
dan dan noodles: dandan noodles, dan dan mian, tantanmen
scallion oil noodles: cong you ban mian
sesame noodles: cold sesame noodles, liang mian
scallion pancake: cong you bing, spring onion pancake, green onion pancake
hot and sour soup: hot & sour soup, hot n sour soup
egg drop soup: egg flower soup
wonton soup: wonton, won ton soup, wantan soup, wontons
dumpling: jiaozi, chinese dumplings, shui jiao
bao: bao bun, baozi, pork bun, steamed bun, char siu bao
congee: jook, rice porridge, conjee
salt and pepper squid: salt & pepper squid, salt and chilli squid
tomato and egg: tomato and egg stir fry, tomato egg, chinese tomato eggs
smashed cucumber: smacked cucumber, smashed cucumber salad
hainanese chicken rice: hainan chicken rice, khao man gai
char kway teow: char kuey teow, char kwai teow
tea egg: chinese tea eggs, marbled eggs
pad thai: phad thai, pad tai, padthai, pad thay, phat thai
green curry: thai green curry, green thai curry, green curry chicken, gaeng keow wan
red curry: thai red curry, red thai curry
panang curry: panang, penang curry, phanaeng
massaman: massaman curry, mussaman, masaman curry, mussaman curry
khao soi: kao soi, khao soy
tom yum: tom yam, tom yum soup, tom yam goong, tom yum goong
tom kha: tom kha gai, tom ka, tom kha soup, thai coconut soup, tom ka gai
pad kra pao: pad krapow, pad kra pow, thai basil chicken, pad gra prow, pad kaprao, thai basil beef, pad kra prao
pad see ew: pad see ew noodles, pad siew, pad see eew
som tam: papaya salad, green papaya salad, som tum
thai fish cake: tod mun, tod man pla, thai fishcakes
thai beef salad: yam nuea, yum nua
moo ping: thai pork skewers
larb: laab, laap, larb gai
mango sticky rice: khao niao mamuang, mango and sticky rice
satay: sate, chicken satay, satay chicken, satay skewers
nasi goreng: nasigoreng, indonesian fried rice
mie goreng: mee goreng, mi goreng, bami goreng
rendang: beef rendang, rendang curry, rendeng
gado gado: gado-gado, gadogado
soto ayam: soto
bakso: baso
laksa: curry laksa, laksa soup, laska soup
nasi lemak: nasilemak
kaya toast: kaya
rojak: rujak
murtabak: martabak
adobo: chicken adobo, pork adobo, filipino adobo
sinigang: sinigang soup
pancit: pancit bihon, pansit, pancit canton
lumpia: lumpiang shanghai
kare kare: kare-kare
sisig: sizzling sisig
tapsilog: silog
arroz caldo: filipino rice porridge
tinola: chicken tinola
pinakbet: pakbet
turon: banana lumpia
`
