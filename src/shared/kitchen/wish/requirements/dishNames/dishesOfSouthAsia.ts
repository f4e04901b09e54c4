/** India, Pakistan, Nepal, Sri Lanka and their neighbors; the form as in `dishNamesWithSpellings`. */
export const dishesOfSouthAsia = `
butter chicken: murgh makhani, buttered chicken, buter chicken
tikka masala: chicken tikka masala, tika masala, tikka massala, paneer tikka masala, chicken tika masala
korma: chicken korma, kormah, kurma, lamb korma, qorma
vindaloo: vindalho, vindalu, pork vindaloo, lamb vindaloo
rogan josh: roghan josh, rogan gosht, lamb rogan josh
jalfrezi: jalfreezi, jalfrazi, chicken jalfrezi
madras curry: chicken madras, beef madras, madras
bhuna: boona, bhoona, lamb bhuna
dopiaza: do pyaza, dopyaza, do piaza
saag: lamb saag, saag gosht, saag aloo, chicken saag, palak gosht
karahi: kadai, chicken karahi, balti, chicken balti, kadhai chicken
nihari: nehari
haleem: halim
biryani: biriani, biryani rice, briyani, biriyani, chicken biryani, lamb biryani, veg biryani
pulao: pilaf, pilau rice, vegetable pulao, rice pilaf, pilaf rice
dal: daal, dahl, dhal, dal tadka, tadka dal, lentil dal, lentil dahl
dal makhani: daal makhani, dal makhni, black dal
chana masala: chole, chickpea masala, channa masala, chana masla, chickpea curry
rajma: rajma masala, kidney bean curry
palak paneer: saag paneer, spinach paneer, palak panner
paneer butter masala: paneer makhani, butter paneer, shahi paneer
paneer tikka: paneer tika
chicken tikka: chicken tika, tikka chicken, murgh tikka
matar paneer: mattar paneer, mutter paneer, peas paneer
malai kofta: malai kofta curry
aloo gobi: alu gobi, aloo gobhi, potato and cauliflower curry
baingan bharta: baigan bharta, eggplant bharta
bhindi masala: bhindi, okra masala, bhindi fry
jeera aloo: zeera aloo, bombay potato, bombay aloo, cumin potatoes
egg curry: anda curry, egg masala
chicken curry: curried chicken, indian chicken curry
vegetable curry: veg curry, veggie curry, mixed vegetable curry
lentil curry: lentils curry, red lentil curry
fish curry: goan fish curry, kerala fish curry, coconut fish curry
samosa: samoosa, vegetable samosa
pakora: bhaji, onion bhaji, bhajia, onion bhajia, pakoda
dosa: masala dosa, dosai
idli: idly
sambar: sambhar, sambaar
upma: uppuma, rava upma
poha: kanda poha
paratha: parantha, aloo paratha, prata
chapati: chapatti, roti bread, chapathi
naan: naan bread, nan bread, garlic naan, butter naan
pav bhaji: pau bhaji
chaat: chickpea chaat, papdi chaat
khichdi: khichri, kitchari, kichadi, khichuri
raita: rayta, cucumber raita
kathi roll: kati roll, chicken kathi roll
keema: keema matar, qeema, kheema
seekh kebab: sheekh kebab, seekh kabab
chapli kebab: chapli kabab
shami kebab: shami kabab
tandoori chicken: tandoori, tandori chicken, chicken tandoori
lassi: mango lassi, sweet lassi
masala chai: chai, chai tea, indian tea
kheer: rice kheer, indian rice pudding
gajar halwa: carrot halwa, gajar ka halwa
masala omelet: masala omelette
mulligatawny: mulligatawny soup, mulligatawney, mullagatawny
dal bhat: daal bhat, dhal bhat
momo: nepali dumplings
thukpa: tukpa
sel roti: selroti
kottu: kottu roti, kothu, koththu
hoppers: appam, egg hoppers
pol sambol: pol sambal, coconut sambol
parippu: sri lankan dhal
kiribath: milk rice
`
