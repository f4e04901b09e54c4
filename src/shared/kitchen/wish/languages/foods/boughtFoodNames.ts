/** Breads, biscuits, sweets, spreads, sauces, shellfish and root vegetables as people in a country call them, brands among them, by language. */
export const boughtWishFoodNames = {
  de: `
sausage roll: würstchen im schlafrock, wurst im schlafrock, würstchen im blätterteig
root vegetable: wurzelgemüse, wurzelgemüsen, knollengemüse
soft pretzel: brezn, brezen, laugenweckle, laugenweckerl, laugenecke, laugenecken, laugengipfeli
bread roll: weckle, weckli, wecken, rundstück, rundstücke, weggli, mutschli, bürli, kornspitz, doppelweck, milchweck, kaisersemmel, kaisersemmeln, knackfrische brötchen
bread: stulle, butterstulle, butterstullen, klappstulle, bemme, bemmen, butterbrot, butterbrote, käsebrot, käsebrote, wurstbrot, wurstbrote, leberwurstbrot, ruchbrot, holzofenbrot, dinkelbrot, hausbrot, scheibe hausbrot, pausenbrot
croissant: gipfeli, buttergipfeli, frühstückshörnchen, butterhörnchen
brioche: zopfbrot, butterzopf, hefezopf, sonntagszopf
croutons: backerbsen, suppenperlen, backerbse
pancake strips: flädle, flädli, frittatenstreifen
dumpling: nockerl, nockerln
pasta: fleckerl, fleckerln
butter cracker: tuc, ritz cracker, ritz, tuc cracker, tuc kekse
cheese cracker: fischli, goldfischli
Kinder Bueno: duplo, duplos, hanuta, hanutas, giotto, raffaello
milk chocolate: kinderriegel, kinder riegel, kinderschokolade, milka, milka schokolade
praline: mon chéri, mon cheri, ferrero küsschen
wafer biscuit: neapolitaner
sandwich cookie: prinzenrolle
chocolate hazelnut spread: nuspli, nudossi
whipped cream: mit schlag, klecks schlag, schlag dazu
cream cheese: bresso, miree
mayonnaise: miracel whip
seafood cocktail sauce: cocktailsoße, cocktailsauce
fish finger: schlemmerfilet
oats: schmelzflocken
ice cream: softeis
hot dog: wiener, wiener würstchen, wienerle
meatball: fleischküchle, fleischpflanzerl, bulette, buletten, faschierte laibchen, fleischlaberl
obatzda: obazda, obatzter
macaroon: makronen, kokosmakronen
`,
  fr: `
root vegetable: légumes racines, légume racine, légumes-racines
rusk: biscotte, biscottes, cracotte, cracottes
whelk: bulot, bulots, bigorneau, bigorneaux
clam: couteau de mer, couteaux de mer, servir avec des couteaux, servir avec les couteaux, servez avec des couteaux, servez avec les couteaux, sers avec des couteaux, sers avec les couteaux, accompagner avec des couteaux, accompagner avec les couteaux, accompagner de couteaux, accompagnez de couteaux, garnir de couteaux, garnissez de couteaux, ajouter des couteaux, ajouter les couteaux, ajoutez des couteaux, ajoutez les couteaux, ajoute des couteaux, ajoute les couteaux, incorporer des couteaux, incorporer les couteaux, incorporez des couteaux, incorporez les couteaux, déposer des couteaux, déposer les couteaux, déposez des couteaux, déposez les couteaux, disposer des couteaux, disposer les couteaux, disposez des couteaux, disposez les couteaux, cuire des couteaux, cuire les couteaux, faire cuire des couteaux, faire cuire les couteaux, faites cuire des couteaux, faites cuire les couteaux, ouvrir des couteaux, ouvrir les couteaux, faire ouvrir des couteaux, faire ouvrir les couteaux, faites ouvrir des couteaux, faites ouvrir les couteaux, rincer des couteaux, rincer les couteaux, rincez des couteaux, rincez les couteaux, poêler des couteaux, poêler les couteaux, saisir des couteaux, saisir les couteaux, saisissez des couteaux, saisissez les couteaux, griller des couteaux, griller les couteaux, grillez des couteaux, grillez les couteaux, faire griller des couteaux, faire griller les couteaux, jeter des couteaux, jeter les couteaux, jetez des couteaux, jetez les couteaux, plonger des couteaux, plonger les couteaux, plongez des couteaux, plongez les couteaux, petits couteaux de mer, couteaux cuits, couteaux ouverts, couteaux crus, chair des couteaux, coquilles des couteaux, couteaux au beurre, couteaux à la plancha, couteaux grillés, couteaux en persillade
plain biscuit: avec des lu, avec les lu, ajouter des lu, ajoutez des lu, ajouter les lu, ajoutez les lu, des petits lu, des lu, petit lu, petits lu, biscuit lu, biscuits lu, les petits lu, thé de lu, véritable petit lu
sandwich cookie: des bn, les bn, un bn, deux bn, choco bn, biscuit bn, biscuits bn, bn chocolat, bn au chocolat, bn fraise
eclair: avec des religieuses, avec les religieuses, avec une religieuse, avec la religieuse, une religieuse, des religieuses, les religieuses, la religieuse, religieuse au café, religieuse au chocolat, religieuses au café, religieuses au chocolat, deux religieuses
toast: mouillette, mouillettes, toasts
bread: tartine, tartines, croque monsieur, croque monsieurs, croque madame, pain bâtard, panini, paninis, sandwichs
rye crispbread: wasa
butter cracker: tuc, crackers tuc, ritz
sandwich cookie: prince de lu, choco bn, pépito, pépitos, petits princes
plain biscuit: petit lu, petits lu, biscuits bn
cookie: cigarettes russes, cigarette russe, navettes de marseille
praline: pralinoise
fromage blanc: petits suisses, petit suisse
cream cheese: kiri, saint moret
pasta: coquillettes, coquillette
whole crab: araignée de mer, araignées de mer, étrille, étrilles
abalone: ormeau, ormeaux
panettone: kougelhopf, kouglof, kugelhopf
chicken nugget: nuggets, nuggets de poulet
chiacchiere: bugnes, bugne
doughnut: chichis, churros français
rum baba: baba au rhum, babas au rhum, baba
eclair: religieuse, religieuses
milk chocolate: kinder, kinders, kinder chocolat
Savora mustard: savora
stock cube: bouillon kub, kub or
`,
  es: `
root vegetable: verduras de raíz, hortalizas de raíz, vegetales de raíz
rusk: biscote, biscotes, pan tostado
breadstick: picos camperos, picos de jerez, picos artesanos
bread: chapata, mollete, molletes, hogaza, hogazas, pan bimbo, bimbo, hallulla, hallullas, pan de barra
chocolate sandwich cookie: oreo, oreos
sandwich cookie: galletas príncipe, príncipe de beukelaer
cookie: chiquilín, filipinos, galletas marinela
dulce de leche: manjar, manjar blanco
stock cube: avecrem, cubito knorr, cubitos knorr
whelk: cañaílla, cañaíllas, bígaro, bígaros
shrimp: quisquilla, quisquillas
breaded pork cutlet: san jacobo, san jacobos
potato salad: ensaladilla
milk chocolate: kinder, huesitos
chocolate-covered peanuts: conguitos
doughnut: roscos, roscos fritos, roscos de vino
pão de queijo: almojábana, almojábanas
whipped cream: chantillí, crema chantillí
ravioli: ravioles, raviol
tuna: mojama
fish roe: hueva, huevas
cheese tortilla chips: doritos
Takis: takis
`,
  hi: `
custard: कस्टर्ड, kastard
pizza: पिज़्ज़ा, पिज्जा, पिज़्जा
root vegetable: जड़ वाली सब्जियां, जड़ वाली सब्जी, जड़ वाली सब्ज़ियां
toast: टोस्ट, टोस्टेड ब्रेड
bread roll: बर्गर बन, बन पाव, लादी पाव
plain biscuit: बिस्कुट, बिस्किट, पारले जी, मैरी बिस्कुट, ग्लूकोज बिस्कुट, गुड डे बिस्कुट
pasta: मैक्रोनी, मैकरोनी, स्पेगेटी
samosa: समोसा, समोसे, कचौड़ी, कचौड़ियां, मठरी, खस्ता कचौड़ी, पानी पूरी की पूरियां
Bombay mix: नमकीन, भुजिया, नमकीन मिक्सचर
cracker: क्रैकर्स, क्रैकर, पापड़ी, खारी बिस्कुट
chapati: पूरियां, पूरियाँ, कुलचे, कुलचा, टोर्टिया, रुमाली रोटी
pizza base: पिज्जा बेस, पिज़्ज़ा बेस
fruit cake: केक, फ्रूट केक, प्लम केक
cookie: कुकीज, कुकी, कुकीज़, नानखटाई
chocolate sandwich cookie: ओरियो
jalebi: जलेबी, जलेबियां, इमरती
rabri: रबड़ी
barfi: बर्फी, पेड़ा, पेड़े
ladoo: लड्डू, लड्डुओं
butter: अमूल बटर, अमूल मक्खन
cheese: चीज़ स्लाइस, चीज स्लाइस, अमूल चीज़
kulfi: कुल्फी
yogurt: श्रीखंड, रायता
soy sauce: शेजवान सॉस, सेजवान सॉस
mustard: मस्टर्ड सॉस, कसुंदी, कासुंदी
chocolate hazelnut spread: न्यूटेला, नुटेला
kit kat: किटकैट, किट कैट, मंच चॉकलेट
milk chocolate: फाइव स्टार, डेयरी मिल्क
malted milk powder: हॉर्लिक्स, बॉर्नविटा
cornflakes: कॉर्नफ्लेक्स, कॉर्न फ्लेक्स
`,
  ar: `
pizza: بيتزا, البيتزا
root vegetable: خضروات جذرية, الخضروات الجذرية, الخضار الجذرية, خضار جذرية
tarator: طرطور, صلصة الطرطور, صوص طرطور
rusk: قراقيش, شابورة مقرمشة, بقسماط سويسري
plain biscuit: كعك, بسكويت, بسكوت, بسكويت شاي, بسكويت ماري, دايجستف, بسكويت لوتس
croissant: كرواسون, كرواسان
brioche: بريوش
tortilla: تورتيلا, خبز تورتيلا
filo pastry: فطير, فطير مشلتت, عجينة رقاق
maamoul: غريبة, غريبه
basbousa: بسبوسة, بسبوسه, نمورة
custard: مهلبية, مهلبيه, كاسترد
rice pudding: رز بلبن, ارز باللبن, رز بحليب
cream cheese: جبنة كيري, جبنة لافاش كيري, كيري
whipped cream: دريم ويب, كريمة شانتيه
hummus: حمص بطحينة, متبل, بابا غنوج
za'atar: زعتر مع سمسم
pine nut: صنوبر, حب صنوبر
kit kat: كيت كات, كت كات
milk chocolate: مالتيزرز, جالاكسي
chocolate sandwich cookie: اوريو, أوريو
couscous: مفتول
béchamel: بشاميل, صلصة بيضاء, صوص ابيض
dried fish: فسيخ
chicken nugget: ناجتس
kibbeh: كبة, كبه
samosa: سمبوسة, سمبوسه
doughnut: دونات, عوامة, لقيمات
waffle: وافل
pancake: بان كيك, بانكيك
cornflakes: كورن فليكس, كورنفليكس
`,
}
