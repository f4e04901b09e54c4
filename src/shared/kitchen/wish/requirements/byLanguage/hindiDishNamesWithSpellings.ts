/** Hindi names of dishes, a line each: the English name of `dishNames`, then what the dish is called in Devanagari or Latin letters. */
export const hindiDishNamesWithSpellings = `
dosa: मसाला डोसा, डोसा, दोसा, मसाला दोसा, masala dosa, dosa, dhosa
paneer butter masala: पनीर बटर मसाला, पनीर मखनी, paneer butter masala, paneer makhni, panir butter masala, पनीर बटर मसाले
palak paneer: पालक पनीर, palak paneer, palak panir, साग पनीर
matar paneer: मटर पनीर, matar paneer, mutter paneer, matar panir, mattar paneer
kadai paneer: कड़ाही पनीर, कढ़ाई पनीर, कड़ाई पनीर, kadai paneer, kadhai paneer, karahi paneer
shahi paneer: शाही पनीर, shahi paneer
paneer tikka: पनीर टिक्का, paneer tikka
paneer bhurji: पनीर भुर्जी, paneer bhurji
malai kofta: मलाई कोफ्ता, मलाई कोफ़्ता, malai kofta
kofta: कोफ्ता, कोफ्ते, kofta curry, लौकी कोफ्ता
butter chicken: बटर चिकन, मुर्ग मखनी, butter chicken, murgh makhani, makhani chicken
tikka masala: चिकन टिक्का मसाला, chicken tikka masala, टिक्का मसाला
tandoori chicken: तंदूरी चिकन, तंदूरी मुर्ग, tandoori chicken, tanduri chicken
chicken tikka: चिकन टिक्का
chicken curry: चिकन करी, चिकन की करी, मुर्गे की करी, chicken kari
biryani: बिरयानी, बिरियानी, चिकन बिरयानी, मटन बिरयानी, biryani, biriyani, briyani, chicken biriyani, बिर्यानी
pulao: पुलाव, मटर पुलाव, pulao, pulav
jeera rice: जीरा राइस, जीरा चावल, jeera rice, jeera chawal
lemon rice: लेमन राइस, lemon rice
curd rice: दही चावल, curd rice, dahi chawal
khichdi: खिचड़ी, खिचडी, khichdi, khichri, मूंग दाल खिचड़ी
dal: दाल तड़का, दाल फ्राई, मूंग दाल, अरहर दाल, तूर दाल, चना दाल, मसूर दाल, dal tadka, dal fry, daal tadka, moong dal, toor dal, दाल
dal makhani: दाल मखनी, dal makhani, daal makhani, dal makhni
sambar: सांबर, सांभर, साम्बर, sambar, sambhar
rasam: रसम, rasam
rajma: राजमा, राजमा चावल, rajma, rajma chawal, rajmah
chana masala: छोले, चना मसाला, छोले मसाला, chole, chana masala, chhole, काबुली चने की सब्जी
chole bhature: छोले भटूरे, chole bhature, chhole bhature
kadhi: कढ़ी, कढ़ी चावल, कढ़ी पकोड़ा, kadhi, kadhi chawal, kadhi pakora
pav bhaji: पाव भाजी, पावभाजी, pav bhaji, pao bhaji
vada pav: वड़ा पाव, वडा पाव, vada pav, wada pav
samosa: समोसा, समोसे, samosa, samose, समोसों
pakora: पकोड़ा, पकोड़े, पकौड़े, पकौड़ा, भजिया, pakora, pakode, pakoda, pakore, bhajiya, पकोड़ी, पकौड़ी
kachori: कचौड़ी, कचोरी, kachori
idli: इडली, idli, idly, इडली सांभर
vada: मेदु वड़ा, वड़ा, medu vada, dahi vada
dahi vada: दही वड़ा, दही भल्ले, दही बड़े, dahi bhalla
uttapam: उत्तपम, uttapam
upma: उपमा, upma
poha: पोहा, पोहे, poha, kanda poha
dhokla: ढोकला, dhokla
chilla: बेसन का चीला, besan chilla, besan ka cheela, मूंग दाल चीला
paratha: पराठा, पराठे, परांठा, परांठे, paratha, parantha, parathe, प्याज पराठा, गोभी पराठा, gobhi paratha
aloo paratha: आलू पराठा, आलू के पराठे, आलू का पराठा, aloo paratha, aloo ke parathe, aaloo paratha
naan: नान, बटर नान, naan
chapati: रोटी, चपाती, फुल्का, chapati, rotiyan
puri: पूड़ी, पूरी सब्जी, puri sabzi, poori
bhatura: भटूरे, भटूरा, bhature
aloo gobi: आलू गोभी, आलू गोभी की सब्जी, aloo gobi, aloo gobhi, alu gobhi
aloo matar: आलू मटर, aloo matar
jeera aloo: जीरा आलू, jeera aloo
dum aloo: दम आलू, dum aloo
bhindi masala: भिंडी मसाला, भिंडी की सब्जी, bhindi masala, bhindi ki sabzi, भिंडी फ्राई
baingan bharta: बैंगन का भर्ता, बैंगन भर्ता, baingan bharta, baingan ka bharta
sarson ka saag: सरसों का साग, sarson ka saag, sarso ka saag
mixed vegetable curry: मिक्स वेज, मिक्स वेज सब्जी, mix veg
korma: कोरमा, चिकन कोरमा, नवरतन कोरमा, korma, qorma
rogan josh: रोगन जोश, rogan josh
keema: कीमा, कीमा मटर, keema matar, keema, qeema
vindaloo: विंदालू, vindaloo
fish curry: मछली करी, फिश करी, machli curry, मछली की करी, fish kari
egg curry: अंडा करी, अंडे की करी, अंडा मसाला, egg curry, anda curry, ande ki curry, anda kari
egg bhurji: अंडा भुर्जी, अंडे की भुर्जी, egg bhurji, anda bhurji
mutton curry: मटन करी, मटन की सब्जी, mutton kari
nihari: निहारी, nihari
haleem: हलीम, haleem
kebab: कबाब, सीख कबाब, गलौटी कबाब, seekh kabab, kabab, शामी कबाब
raita: रायता, बूंदी रायता, raita, raayta
chaat: चाट, आलू चाट, पापड़ी चाट, papdi chaat, aloo chaat
pani puri: पानी पूरी, गोलगप्पे, पानीपूरी, pani puri, golgappe, gol gappa
bhel puri: भेल पूरी, भेलपूरी, bhel puri, bhel
momo: मोमोज, मोमो, momos, मोमोज़
chow mein: चाउमीन, चाऊमीन, chowmein, chaumin
fried rice: फ्राइड राइस
manchurian: मंचूरियन, गोभी मंचूरियन, gobi manchurian, gobhi manchurian
chilli paneer: चिली पनीर, chilli paneer, chili paneer
chilli chicken: चिली चिकन, chilli chicken, chili chicken
spring roll: स्प्रिंग रोल
hakka noodles: हक्का नूडल्स, hakka noodles
maggi: मैगी, maggi
gulab jamun: गुलाब जामुन, gulab jamun
rasgulla: रसगुल्ला, रसगुल्ले, rasgulla
kheer: खीर, चावल की खीर, kheer
gajar halwa: गाजर का हलवा, गाजर हलवा, gajar ka halwa, gajar halwa
suji halwa: सूजी का हलवा, हलवा, sooji halwa, suji ka halwa, halwa
jalebi: जलेबी, jalebi
ladoo: लड्डू, लाडू, बेसन के लड्डू, laddu, ladoo, besan ke laddu
barfi: बर्फी, काजू कतली, barfi, burfi, kaju katli
kulfi: कुल्फी, kulfi
rasmalai: रसमलाई, rasmalai
lassi: लस्सी, lassi
tomato soup: टमाटर का सूप, टमाटर सूप, tamatar ka soup, tamatar soup, टोमेटो सूप
lentil soup: दाल का सूप, dal ka soup
potato soup: आलू का सूप, आलू सूप, aloo ka soup, aloo soup
chicken soup: चिकन सूप, चिकन का सूप, chicken ka soup
sweet corn soup: स्वीट कॉर्न सूप, sweet corn soup
hot and sour soup: हॉट एंड सॉर सूप, हॉट एंड सावर सूप
mushroom soup: मशरूम सूप, मशरूम का सूप
vegetable soup: सब्जियों का सूप, वेज सूप
chocolate cake: चॉकलेट केक, choclate cake, चाकलेट केक
white sauce pasta: व्हाइट सॉस पास्ता, white sauce pasta
undhiyu: उंधियू, undhiyu
thepla: थेपला, thepla
litti chokha: लिट्टी चोखा, litti chokha
dal baati: दाल बाटी, दाल बाटी चूरमा, dal baati, dal bati
bisi bele bath: बिसी बेले बाथ, bisi bele bath
appam: अप्पम, appam
misal pav: मिसल पाव, misal pav
sabudana khichdi: साबूदाना खिचड़ी, साबुदाना खिचड़ी, sabudana khichdi
`
