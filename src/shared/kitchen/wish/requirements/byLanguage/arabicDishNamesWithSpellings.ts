/** Arabic names of dishes, a line each: the English name of `dishNames`, then what the dish is called in Arabic or Latin letters. */
export const arabicDishNamesWithSpellings = `
kabsa: كبسة, كبسه, kabsa, kabseh, كبسة دجاج بالطريقة السعودية
mandi: مندي, mandi
machboos: مجبوس, مكبوس, مچبوس, machboos, majboos
maqluba: مقلوبة, مقلوبه, maqluba, makloubeh, maqlouba, ma2louba
mansaf: منسف, mansaf
shakshuka: شكشوكة, شكشوكه, شكشوكا, shakshuka, shakshouka
molokhia: ملوخية, ملوخيه, molokhia, mulukhiyah, mloukhieh, molokheya
koshari: كشري, كشرى, koshari, koshary, kushari
ful medames: فول مدمس, فول بالزيت, ful mudammas, foul
falafel: فلافل, طعمية, طعميه, falafel, ta3meya
hummus: حمص بطحينة, حمص بالطحينة, حمص بطحينه, متبل حمص, مسبحة
baba ganoush: بابا غنوج, بابا غنوش, متبل باذنجان, baba ghanouj
tabbouleh: تبولة, تبوله, tabbouleh, tabouleh
fattoush: فتوش, fattoush
kibbeh: كبة, كبه, كبيبة, kibbeh, kebbe, kibbe
shawarma: شاورما, شاورمة, shawarma, shawerma
kebab: كباب, كباب مشوي, kabab, شيش كباب
shish tawook: شيش طاووق, شيش طاوق, shish tawook, shish taouk
kofta: كفتة, كفته, كفتة بالطحينة, داوود باشا, kofta, kafta
dolma: محشي ورق عنب, ورق عنب, دولمة, يبرق, يالنجي, ورق دوالي, warak enab, dolma
stuffed zucchini: محشي كوسا, كوسا محشي, كوسة محشية
stuffed cabbage rolls: محشي كرنب, محشي ملفوف, ملفوف محشي
stuffed peppers: محشي فلفل
mahshi: محشي, محاشي, mahshi
mujaddara: مجدرة, مجدره, mujaddara, mjaddara
fatteh: فتة, فته, فتة حمص, فتة باذنجان, fatteh, fattah
musakhan: مسخن, مسخن دجاج, musakhan
moussaka: مسقعة, مسقعه, منزلة باذنجان, mosa2a3a
bamia: بامية, باميه, bamia, bamieh
lentil soup: شوربة عدس, شوربة العدس, شربة عدس, حساء العدس, حساء عدس, shorbet adas, shorbat adas
potato soup: شوربة بطاطس, شوربة البطاطس, شوربة بطاطا, حساء البطاطس, حساء البطاطا
chicken soup: شوربة دجاج, شوربة الدجاج, شوربة فراخ, حساء الدجاج
tomato soup: شوربة طماطم, شوربة بندورة, حساء الطماطم
mushroom soup: شوربة فطر, شوربة مشروم, حساء الفطر
pumpkin soup: شوربة قرع, شوربة يقطين, حساء اليقطين
vegetable soup: شوربة خضار, شوربة الخضار, حساء الخضار
freekeh soup: شوربة فريكة, شوربة فريك
oat soup: شوربة شوفان
harira: حريرة, حريره, harira
tagine: طاجن, طاجين, طجين, tajine, tagine, طاجين دجاج
couscous: كسكس, كسكسي, كسكسو, seksu
pastilla: بسطيلة, بسطيله, bastilla
rfissa: رفيسة
brik: بريك
chakhchoukha: شخشوخة
saleeg: سليق
jareesh: جريش, jareesh
harees: هريس, هريسة القمح, harees
thareed: ثريد, تشريب, thareed
madfoon: مدفون
mathbi: مظبي
bukhari rice: رز بخاري, بخاري, رز بخارى, ruz bukhari
biryani: برياني, برياني دجاج, biryani
sayadieh: صيادية, صياديه, sayadieh
masgouf: مسكوف
quzi: قوزي, قوزى, quzi
tepsi: تبسي, تبسي باذنجان
lahmacun: لحم بعجين, لحم بعجينة, lahm bi ajin
manakish: مناقيش, منقوشة, مناقيش زعتر, manakish, manaeesh
sfiha: صفيحة, صفايح
sambousek: سمبوسة, سمبوسك, سمبوسه, sambousa, sambusa
samosa: سموسة
fatayer: فطاير سبانخ, فطائر سبانخ, fatayer
bechamel pasta: مكرونة بالبشاميل, مكرونة بشاميل, معكرونة بالبشاميل, macarona bechamel
lasagna: لازانيا, لزانيا
spaghetti bolognese: سباغيتي بولونيز, مكرونة بولونيز
hawawshi: حواوشي, hawawshi
torly: تورلي, طرلي
molokhia: ملوخية بالارانب
grilled chicken: دجاج مشوي, فراخ مشوية, دجاج على الفحم
roast chicken: دجاج محمر, دجاج بالفرن, فراخ محمرة, دجاجة محمرة
fried chicken: بروستد, دجاج مقلي, دجاج بروست, فراخ بانيه
butter chicken: باتر تشيكن, دجاج بالزبدة, بتر تشكن
potato salad: سلطة بطاطس, سلطة بطاطا
pasta salad: سلطة معكرونة, سلطة مكرونة
tuna salad: سلطة تونة, سلطة تونا
caesar salad: سلطة سيزر, سيزر سلطة
greek salad: سلطة يونانية
fruit salad: سلطة فواكه
coleslaw: سلطة كول سلو, كول سلو
omelette: عجة بالخضار
fried egg: بيض عيون, بيض مقلي
menemen: منمن
hamburger: برجر لحم, برغر لحم
french fries: بطاطس مقلية, بطاطا مقلية
rice pudding: رز بحليب, أرز بالحليب, رز باللبن, رز بالحليب, roz b laban
mahalabia: مهلبية, مهلبيه, محلبية, muhallebi
kunafa: كنافة, كنافه, kunafa, knafeh
basbousa: بسبوسة, بسبوسه, هريسة حلوة, نمورة, basbousa
baklava: بقلاوة, بقلاوه, baklawa
qatayef: قطايف, قطائف, qatayef
luqaimat: لقيمات, لقمة القاضي, عوامة, luqaimat
umm ali: أم علي, ام على, om ali
maamoul: معمول, كعك العيد, maamoul
chocolate cake: كيكة شوكولاتة, كيكة الشوكولاتة, كيكة شوكولاته, كيك شوكولاتة, كيكة شوكولا, كيك بالشوكولاتة, كيكة بالشوكولاتة
cheesecake: تشيز كيك, تشيزكيك
carrot cake: كيكة جزر, كيكة الجزر
orange cake: كيكة برتقال, كيكة البرتقال
banana bread: كيكة موز, خبز الموز
pancake: بان كيك, بانكيك
french toast: فرنش توست
muhammara: سلطة محمرة
labneh: لبنة
tahini salad: سلطة طحينة
rice with vermicelli: رز بالشعيرية, أرز بالشعيرية
sushi: سوشي
`
