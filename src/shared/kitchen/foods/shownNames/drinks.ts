/** See shownNames.ts. */
export const drinksNameTranslations = `
water: Wasser | agua | eau | पानी | ماء
beer: Bier | cerveza | bière | बीयर | بيرة
light beer: leichtes Bier | cerveza ligera | bière légère | हल्की बीयर | بيرة خفيفة
stout: Stout | cerveza stout | bière stout | स्टाउट बीयर | بيرة ستاوت
hard cider: Apfelwein | sidra | cidre | सेब की साइडर | سيدر كحولي
wine: Wein | vino | vin | वाइन | نبيذ
red wine: Rotwein | vino tinto | vin rouge | रेड वाइन | نبيذ أحمر
white wine: Weißwein | vino blanco | vin blanc | व्हाइट वाइन | نبيذ أبيض
rosé wine: Roséwein | vino rosado | vin rosé | रोज़े वाइन | نبيذ وردي
champagne: Champagner | champán | champagne | शैम्पेन | شمبانيا
sherry: Sherry | jerez | xérès | शेरी | شيري
port: Portwein | oporto | porto | पोर्ट वाइन | نبيذ بورت
madeira: Madeira | vino de Madeira | madère | मदीरा वाइन | نبيذ ماديرا
marsala: Marsala | vino de Marsala | marsala | मार्साला वाइन | نبيذ مارسالا
vermouth: Wermut | vermut | vermouth | वर्माउथ | فيرموث
dessert wine: Dessertwein | vino dulce | vin doux | मीठी वाइन | نبيذ حلو
mulled wine: Glühwein | vino caliente | vin chaud | मसालेदार गर्म वाइन | نبيذ ساخن بالتوابل
sangria: Sangria | sangría | sangria | सांग्रिया | سانغريا
Shaoxing wine: Shaoxing-Reiswein | vino de Shaoxing | vin de Shaoxing | शाओशिंग वाइन | نبيذ شاوشينغ
rice wine: Reiswein | vino de arroz | vin de riz | चावल की वाइन | نبيذ الأرز
sake: Sake | sake | saké | साके | ساكي
mirin: Mirin | mirin | mirin | मिरिन | ميرين
kvass: Kwas | kvas | kvas | क्वास | كفاس
kombucha: Kombucha | kombucha | kombucha | कोम्बुचा | كومبوتشا
brandy: Weinbrand | brandy | brandy | ब्रांडी | براندي
calvados: Calvados | calvados | calvados | काल्वादोस | كالفادوس
kirsch: Kirschwasser | kirsch | kirsch | किर्श | كيرش
grappa: Grappa | grappa | grappa | ग्रापा | غرابا
rum: Rum | ron | rhum | रम | روم
whisky: Whisky | whisky | whisky | व्हिस्की | ويسكي
vodka: Wodka | vodka | vodka | वोदका | فودكا
gin: Gin | ginebra | gin | जिन | جن
tequila: Tequila | tequila | tequila | टकीला | تيكيلا
pastis: Pastis | pastís | pastis | पास्तिस | باستيس
ouzo: Ouzo | ouzo | ouzo | ऊज़ो | أوزو
liqueur: Likör | licor | liqueur | लिकर | ليكور
orange liqueur: Orangenlikör | licor de naranja | liqueur d’orange | संतरे की लिकर | ليكور البرتقال
coffee liqueur: Kaffeelikör | licor de café | liqueur de café | कॉफ़ी लिकर | ليكور القهوة
Irish cream: Irish-Cream-Likör | crema irlandesa | crème irlandaise | आयरिश क्रीम लिकर | ليكور الكريمة الأيرلندية
amaretto: Amaretto | amaretto | amaretto | अमारेत्तो | أماريتو
limoncello: Limoncello | limoncello | limoncello | लिमोनचेलो | ليمونتشيلو
advocaat: Eierlikör | licor de huevo | liqueur aux œufs | अंडे की लिकर | ليكور البيض
orange juice: Orangensaft | zumo de naranja | jus d’orange | संतरे का रस | عصير البرتقال
apple juice: Apfelsaft | zumo de manzana | jus de pomme | सेब का रस | عصير التفاح
lemon juice: Zitronensaft | zumo de limón | jus de citron | नींबू का रस | عصير الليمون
lime juice: Limettensaft | zumo de lima | jus de citron vert | हरे नींबू का रस | عصير الليمون الأخضر
coffee: Kaffee | café | café | कॉफ़ी | قهوة
black tea: Schwarztee | té negro | thé noir | काली चाय | شاي أسود
espresso: Espresso | café expreso | expresso | एस्प्रेसो | إسبريسو
`
