/** Hindi names of foods that people leave out, in Devanagari and as they are typed in Latin letters. */
export const hindiWishFoodNames = `
nut: मेवा, मेवे, मेवों, सूखे मेवे, सूखे मेवों, ड्राई फ्रूट, ड्राई फ्रूट्स, ड्राइ फ्रूट्स, नट, नट्स, mewa, meva, meve, mewe, dry fruit, dry fruits, dryfruits
tree nut: ट्री नट, ट्री नट्स
peanut: मूंगफली, मूंगफली के दाने, मूंगफली का दाना, मूंगफली दाना, मूँगफली के दाने, मूँगफली, मूंगफलियां, मूंगफलियों, मुंगफली, सींगदाना, पीनट, moongphali, mungfali, mungphali, moongfali, moong phali, singdana, shengdana
peanut butter: पीनट बटर
almond: बादाम, badam, badaam, बादाम के दाने, बादामों
hazelnut: हेज़लनट, हेजलनट
walnut: अखरोट, akhrot, अखरोट के दाने, अखरोट की गिरी, अखरोट गिरी
cashew: काजू, काजु, kaju, kaaju, काजुओं, काजू के दाने, काजू के टुकड़े
pistachio: पिस्ता, पिस्ते, pista, piste, पिस्ते के दाने, पिस्ता के दाने, पिस्तों
chestnut: सिंघाड़ा, singhara
coconut: नारियल, खोपरा, nariyal, nariyel, khopra
coconut milk: नारियल का दूध, नारियल दूध
nutmeg: जायफल, jaiphal, jayphal
sesame: तिल, til, तिल के दाने
poppy seed: खसखस, khaskhas, khus khus
linseed: अलसी, alsi
seed: बीज छिड़कें, बीज छिड़क, बीज छिड़ककर, मिक्स बीज, मिक्स सीड्स, मिक्स्ड सीड्स
mustard: सरसों, राई, सरसों के दाने, सरसों का दाना, सरसों के बीज, राई के दाने, राई का दाना, sarson, rai
soy: सोया, सोयाबीन, सोयाबीन के दाने
soy sauce: सोया सॉस
tofu: टोफू
gluten: ग्लूटेन, ग्लुटेन
wheat: गेहूं, गेहूँ, gehu, gehun, gehoon, गेहूं के दाने, गेहूँ के दाने
flour: आटा, आटे, मैदा, मैदे, aata, atta, ate ka, maida
semolina: सूजी, रवा, suji, sooji, rava
chickpea flour: बेसन, besan
barley: जौ, jau
oats: ओट्स, जई
bread: ब्रेड, रोटी, पाव, नान, roti, pav, naan
pasta: पास्ता
noodle: नूडल्स, सेवई, sevai
rice: चावल, chawal, chaval
corn: मक्का, मकई, भुट्टा, makka, makai, bhutta
millet: बाजरा, ज्वार, bajra, jowar
grain: अनाज, anaaj, anaj
potato: आलू, आलु, aloo, alu, aaloo
sweet potato: शकरकंद, shakarkand
legume: दाल, दालें, दालों, फलियां, dal, daal
bean: राजमा, लोबिया, सेम, rajma, lobia
chickpea: छोले, चना, चने, काबुली चना, chole, chana, chane
lentil: मसूर, मूंग, अरहर, तूर, उड़द, masoor, moong, arhar, toor, urad
pea: मटर, matar, mutter
milk: दूध, गाय का दूध, गाय के दूध, dudh, doodh
dairy: डेयरी, दूध से बनी चीजें, दूध से बनी चीज़ें, दुग्ध उत्पाद
lactose: लैक्टोज, लैक्टोज़, लेक्टोज
cream: मलाई, क्रीम, malai
butter: मक्खन, बटर, makkhan, makhan
ghee: घी, गाय का घी, ghee, ghi
buttermilk: छाछ, मट्ठा, chaas, chhaach
yogurt: दही, dahi
cheese: मुझे चीज़, हमें चीज़, को चीज़, चीज स्लाइस
paneer: पनीर, paneer
khoya: खोया, मावा, khoya, mawa
egg: एग, अंडा, अंडे, अंडों, अण्डा, अण्डे, anda, ande, andey
mayonnaise: मेयोनीज, मेयोनेज़
fish: मछली, मछलियां, मछली करी, machli, machhli, machhi, मछलियों, मछलियां
shark: शार्क, शार्क मछली
swordfish: स्वोर्डफिश, तलवार मछली
shrimp: झींगा, झींगे, झींगों, झिंगा, jhinga, jheenga
crab: केकड़ा, केकड़े, kekda
lobster: लॉबस्टर
seafood: सीफूड, सी फूड, समुद्री भोजन, समुद्री खाना
shellfish: शेलफिश, शेल फिश
meat: गैर शाकाहारी, ग़ैर शाकाहारी, मांस, मीट, गोश्त, नॉन वेज, नॉनवेज, मांसाहार, मांसाहारी, maans, mans, gosht, non veg, nonveg
beef: बीफ, बीफ़, गोमांस, गाय का मांस, गाय का गोश्त, गाय, gomans
pork: सूअर, सुअर, सूअर का मांस, पोर्क, suar, suwar
lamb: मटन, भेड़
goat: बकरा, बकरे का मांस, bakra
minced meat: कीमा, क़ीमा, keema, kheema
chicken: मुर्गा, मुर्गी, चिकन, murga, murgi
liver: कलेजी, kaleji
gelatine: जिलेटिन
onion and garlic: प्याज लहसुन, लहसुन प्याज, प्याज़ लहसुन, pyaz lahsun, pyaaz lahsun, pyaz lehsun, pyaaz lehsun, lahsun pyaz, lahsun pyaaz, lehsun pyaz, lehsun pyaaz
onion: प्याज, प्याज़, पियाज, कांदा, pyaz, pyaaz, piyaz, pyaj, kanda
spring onion: हरा प्याज, हरे प्याज, hara pyaz
garlic: लहसुन, लहसन, लसुन, lahsun, lehsun, lasun, lahasun, lehsan
ginger: अदरक, adrak
carrot: गाजर, gajar
tomato: टमाटर, tamatar, tamater
bell pepper: शिमला मिर्च, shimla mirch
chili: मिर्च, मिर्ची, हरी मिर्च, लाल मिर्च, mirch, mirchi, hari mirch, lal mirch
black pepper: काली मिर्च, kali mirch, kaali mirch
aubergine: बैंगन, बैगन, baingan, baigan
courgette: तोरी
bottle gourd: लौकी, lauki
bitter gourd: करेला, करेले, karela
okra: भिंडी, bhindi
cucumber: खीरा, खीरे, ककड़ी, kheera, khira
pumpkin: कद्दू, kaddu
mushroom: खुंबी, खुम्बी, मशरूम, मशरुम
spinach: पालक, palak
cabbage: बंदगोभी, पत्ता गोभी, पत्तागोभी, बंद गोभी, patta gobhi, band gobhi
cauliflower: गोभी, फूलगोभी, फूल गोभी, gobhi, gobi, phool gobhi
beetroot: चुकंदर, chukandar
radish: मूली, mooli, muli
turnip: शलजम, शलगम, shalgam
fenugreek: मेथी, methi
lettuce: सलाद पत्ता
turmeric: हल्दी, haldi
cinnamon: दालचीनी, dalchini
clove: लौंग, laung
cardamom: इलायची, elaichi, ilaychi
cumin: जीरा, जीरे, jeera, zeera
asafoetida: हींग, hing, heeng
fennel: सौंफ, saunf
saffron: केसर, kesar
coriander leaf: धनिया, हरा धनिया, धनिया पत्ता, dhania, dhaniya, hara dhania
mint: पुदीना, pudina
curry leaf: करी पत्ता, कड़ी पत्ता, kadi patta, curry patta
basil: तुलसी, tulsi
spice: मसाला, मसाले, masala, masale
garam masala: गरम मसाला, garam masala
tamarind: इमली, imli
vinegar: सिरका, sirka
sugar: शुगर, चीनी, शक्कर, cheeni, chini, shakkar
jaggery: गुड़, gud, gur
honey: शहद, shahad, shehad
chocolate: चॉकलेट, चाकलेट
coffee: कॉफी, कॉफ़ी
raisin: किशमिश, मुनक्का, kishmish, munakka
date: खजूर, khajoor, khajur
fig: अंजीर, anjeer
apple: सेब, seb
banana: केला, केले, kela, kele
orange: संतरा, santra
lemon: नींबू, निंबू, nimbu, neembu
citrus fruit: खट्टे फल, khatte phal
pineapple: अनानास, ananas
mango: आम, aam
papaya: पपीता, papita
kiwi: कीवी
grape: अंगूर, angoor
strawberry: स्ट्रॉबेरी
pomegranate: अनार, anaar, anar
fruit: फल, फलों, phal
vegetable: सब्जी, सब्ज़ी, सब्जियां, sabzi, sabji
alcohol: शराब, अल्कोहल, sharab, sharaab
salt: नमक, namak
oil: तेल, tel
sunflower oil: सूरजमुखी का तेल, सूरजमुखी तेल
olive: जैतून, काले जैतून, हरे जैतून, ऑलिव, ऑलिव्स, jaitun, jaitoon
broccoli: ब्रोकली, ब्रोकोली
avocado: एवोकाडो, एवोकैडो
courgette: ज़ुकीनी, जुकिनी
tinda: टिंडा, टिंडे
pointed gourd: परवल, parwal
jackfruit: कटहल
ridge gourd: तुरई, तोरई
ajwain: अजवाइन, अजवायन
celery: सेलरी, सेलेरी
asparagus: शतावरी, एस्परैगस, एस्पैरागस
artichoke: आर्टिचोक
tuna: ट्यूना, टूना
salmon: सैल्मन, सैमन, सालमन
sardine: सार्डिन
caper: केपर्स
baby corn: बेबी कॉर्न, बेबीकॉर्न
Brussels sprout: ब्रसेल्स स्प्राउट, ब्रसेल्स स्प्राउट्स
olive oil: जैतून का तेल, ऑलिव ऑयल
sesame oil: तिल का तेल
peanut oil: मूंगफली का तेल
soybean oil: सोयाबीन तेल, सोयाबीन का तेल
coconut oil: नारियल तेल, नारियल का तेल
fish sauce: फिश सॉस, फ़िश सॉस
oyster sauce: ऑयस्टर सॉस
worcestershire sauce: वूस्टरशायर सॉस, वॉर्सेस्टरशायर सॉस
tahini: ताहिनी
pesto: पेस्टो
mozzarella: मोज़रेला, मोजरेला, मोज़ेरेला, मोजेरेला
cow cheese: गाय का चीज़, गाय का चीज, गाय के दूध का चीज़, गाय के दूध का पनीर
cream cheese: क्रीम चीज़
cheddar: चेडर, चेडर चीज़
condensed milk: कंडेंस्ड मिल्क, मिल्कमेड, गाढ़ा दूध
milk powder: दूध पाउडर, मिल्क पाउडर
ice cream: आइसक्रीम
biscuit: बिस्किट, बिस्कुट
breadcrumb: ब्रेड क्रम्ब्स, ब्रेडक्रम्ब्स, ब्रेड का चूरा
bulgur: दलिया
soy milk: सोया दूध, सोया मिल्क
almond milk: बादाम का दूध, बादाम दूध
anchovy: एंकोवी
squid: स्क्विड
sausage: सॉसेज
bacon: बेकन
ham: हैम
lard: सूअर की चर्बी
egg yolk: अंडे की जर्दी, ande ki zardi, ande ki jardi, zardi, जर्दी, ज़र्दी
egg white: अंडे की सफेदी, ande ki safedi, ande ki safaidi, anda ki safedi, ande ka safed hissa, सफेदी को फेंटें, सफेदी फेंटें, सफेदी को फेंटकर
flax egg: अलसी का अंडा, अलसी के अंडे, फ्लैक्स एग
chia egg: चिया का अंडा, चिया के अंडे, चिया एग
wine: वाइन
rum: रम
beer: बियर, बीयर
brandy: ब्रांडी, ब्रैंडी, कोन्याक
whisky: व्हिस्की, विस्की
vodka: वोदका, वोडका
liqueur: लिकर, लिक्योर, लिकूर
smoked salmon: स्मोक्ड सैल्मन, स्मोक्ड सालमन
mustard oil: सरसों का तेल, sarson ka tel
palm oil: पाम तेल, पाम ऑयल
fat: चर्बी, charbi
yeast: खमीर, यीस्ट, khameer
food coloring: फूड कलर, फ़ूड कलर, फूड कलरिंग, खाने का रंग, खाने वाला रंग, कृत्रिम रंग, आर्टिफिशियल कलर, food colour, food color
oyster: सीप, सीपी, ऑयस्टर
snail: घोंघा, घोंघे
lupin: ल्यूपिन, ल्यूपिन बीन्स
sulphite: सल्फाइट, सल्फाइट्स, sulfite, sulphite
MSG: अजीनोमोटो, ajinomoto
egg noodles: अंडे के नूडल्स, एग नूडल्स
rice noodles: चावल के नूडल्स, राइस नूडल्स
`
