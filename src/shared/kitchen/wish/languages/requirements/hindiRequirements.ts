import type { RequirementLanguage } from '../../requirements/byLanguage/requirementLanguage.ts'

export const hindiRequirements: RequirementLanguage = {
  id: 'hi',
  numbers: `एक 1, दो 2, तीन 3, चार 4, पांच 5, पाँच 5, पाच 5, छह 6, छः 6, छे 6, छ 6, सात 7, आठ 8, नौ 9, दस 10, ग्यारह 11, बारह 12, पंद्रह 15, पन्द्रह 15, बीस 20, पच्चीस 25, तीस 30, चालीस 40, पैंतालीस 45, पचास 50, साठ 60, आधा 0.5, आधे 0.5, डेढ़ 1.5, ढाई 2.5,
    ek 1, do 2, teen 3, tin 3, char 4, chaar 4, paanch 5, panch 5, chhe 6, chah 6, chhah 6, cheh 6, che 6, saat 7, sat 7, aath 8, ath 8, nau 9, das 10, dus 10, barah 12, pandrah 15, bees 20, pachees 25, tees 30, tis 30, chalis 40, pachas 50, aadhe 0.5, aadha 0.5, adhe 0.5, dedh 1.5, dhai 2.5`,
  dishKinds: [
    ['soup', 'सूप, सुप, शोरबा, शोरबे, soop, सूप्स'],
    ['stew', 'स्टू, रसेदार सब्जी, रसेदार, इश्टू, rasedar'],
    [
      'curry',
      'करी, तरी वाली, तरीदार, ग्रेवी वाली, ग्रेवी, kari, tari wali, gravy wali, gravy wala, कढ़ी पत्ता करी, करी वाली',
    ],
    ['salad', 'सलाद, सैलेड, सलाड, salaad, कचुम्बर'],
    ['sandwich', 'सैंडविच, सेंडविच, सैंडविचेज, सैंडविच वाला, sandwitch'],
    ['wrap', 'रैप, रोल रैप, काठी रोल'],
    ['noodles', 'नूडल्स, चाउमीन'],
    ['casserole', 'कैसरोल, बेक्ड डिश, बेक डिश'],
    ['pie', 'पाई'],
    ['cake', 'केक, केक्स, kek'],
    ['cookies', 'बिस्किट, बिस्कुट, कुकीज़, कुकी, नानखटाई, नान खटाई, biskut, nankhatai'],
    ['pancakes', 'पैनकेक, चीला, चिल्ला, पूड़ा, chilla, cheela, chila'],
    ['omelet', 'आमलेट, ऑमलेट, आमलेट, amlet, omlet, ऑमलेट वाला'],
    ['burger', 'बर्गर, बरगर'],
    ['pizza', 'पिज्जा, पिज़्ज़ा, पिज़्जा, पीज़ा'],
    ['smoothie', 'स्मूदी, शेक, मिल्कशेक, smoothi'],
    ['dip', 'डिप, चटनी डिप'],
    ['finger food', 'स्टार्टर, फिंगर फूड, पार्टी स्नैक्स, पार्टी स्नैक, snack party'],
    [
      'dessert',
      'मिठाई, मिठाइयां, मीठा व्यंजन, डेज़र्ट, डेजर्ट, मीठे में, मिष्ठान, mithai, meethai, mithayi, meethe me, meethe mein, मिठाइयाँ, कुछ मीठा, kuch meetha, kuchh meetha, kuch mitha',
    ],
    ['side dish', 'साइड डिश, साथ में खाने की सब्जी'],
    ['bread', 'ब्रेड बनाना, घर की ब्रेड, घर पर ब्रेड'],
  ],
  equipment: [
    [
      'microwave only',
      `सिर्फ माइक्रोवेव, सिर्फ़ माइक्रोवेव, केवल माइक्रोवेव, बस माइक्रोवेव, माइक्रोवेव ही है, सिर्फ एक माइक्रोवेव, माइक्रोवेव के अलावा कुछ नहीं, सिर्फ माइक्रोवेव में, बस एक माइक्रोवेव, sirf microwave, bas microwave, kewal microwave, sirf ek microwave, microwave hi hai, keval microwave, only microwave hai, bas ek microwave`,
    ],
    ['air fryer', 'एयर फ्रायर, एयरफ्रायर, एयर फ्राइर, airfryer, air fryer, एयर फ़्रायर'],
    ['slow cooker', 'स्लो कुकर, slow cooker'],
    [
      'pressure cooker',
      'प्रेशर कुकर, प्रेशर कूकर, कुकर में, कुकर वाला, कुकर वाली, cooker me, cooker mein, cooker wala, pressure cooker, कूकर में',
    ],
    ['barbecue', 'बारबेक्यू, कोयले पर, तंदूर में, अंगीठी पर, koyle par, सिगड़ी पर, barbeque, बार्बेक्यू'],
    [
      'one pot',
      `एक ही बर्तन, एक बर्तन में, एक ही बर्तन में, एक ही पतीले, एक ही कड़ाही, एक ही कढ़ाई, एक ही कड़ाही में, कम बर्तन, बर्तन कम, ek hi bartan, ek bartan me, kam bartan, bartan kam, ek hi kadhai, ek hi pan me, वन पॉट, ek hi bartan me, ek hi kadai`,
    ],
    [
      'no oven',
      `बिना ओवन, बिना ओवन के, ओवन नहीं है, ओवन नहीं, ओवन खराब है, ओवन खराब, ओवन के बिना, ओवन टूटा, बगैर ओवन, बगैर ओवन के, बिना अवन के, ओवन नही है, ओवन नही, बिना औवन, bina oven, bina oven ke, oven nahi hai, oven nahi, oven nhi hai, oven nhi, oven kharab hai, oven kharab, oven ke bina, bagair oven ke, oven nahin hai, अवन नहीं है,
      bina oven wala, bina oven wali`,
    ],
    [
      'oven',
      'ओवन में, ओवन में बना, ओवन में बनी, ओवन वाला, ओवन वाली, बेक किया, बेक की हुई, बेक्ड, oven mein, oven me, oven wala, oven wali',
    ],
    [
      'no frying',
      'तला हुआ नहीं, बिना तले, बिना तला, तली हुई नहीं, बिना तेल में तले, tala hua nahi, bina tale, fry nahi',
    ],
    [
      'no stove',
      'बिना गैस, बिना गैस के, गैस नहीं है, गैस खत्म, बिना चूल्हे, गैस खत्म हो गई, bina gas, bina gas ke, gas nahi hai, gas khatam, gas nhi hai',
    ],
    [
      'no heat',
      'बिना पकाए, बिना आग, बिना पकाये, बिना आंच, बिना आग के, bina pakaye, bina aag ke, bina cook kiye',
    ],
    [
      'no blender',
      'बिना मिक्सी, बिना मिक्सर, मिक्सी नहीं है, मिक्सर नहीं है, मिक्सी के बिना, बिना मिक्सी के, बिना ब्लेंडर, ब्लेंडर नहीं है, मिक्सी खराब है, मिक्सी खराब, bina mixi, bina mixer, mixer nahi hai, mixi nahi hai, mixie nahi hai, bina mixer ke, bina blender ke, mixi kharab, mixer kharab hai, bina mixie ke',
    ],
  ],
  tastes: [
    [
      'mild',
      `कम तीखा, कम तीखी, तीखा नहीं, तीखी नहीं, ज्यादा तीखा नहीं, ज़्यादा तीखा नहीं, ज्यादा तीखी नहीं, तीखा न हो, तीखा ना हो, ज्यादा तीखा न हो, ज्यादा तीखा ना हो, हल्का मसाला, कम मसाला, कम मसाले, कम मसालेदार, कम मिर्च, मिर्ची कम, मिर्च कम, बिना तीखा, बिना तीखे, हल्के मसाले, मसालेदार नहीं, ज्यादा मसालेदार नहीं, तीखा मत, कम स्पाइसी, स्पाइसी नहीं,
      बहुत तीखा नहीं, ज्यादा मिर्च नहीं, ज़्यादा मिर्च नहीं, kam teekha, kam tikha, kam teekhi, teekha nahi, tikha nahi, teekha na ho, tikha na ho, zyada teekha nahi, jyada teekha nahi, zyada tikha nahi, jyada tikha nahi, kam masala, kam mirch, mirch kam, kam spicy, spicy nahi, zyada spicy nahi, jyada spicy nahi, halka masala, kam masale, kam masaledar, mirchi kam,
      kam mirchi, zyada teekha na ho, jyada teekha na ho, teekha mat, bina teekha, बिल्कुल तीखा नहीं`,
    ],
    [
      'spicy',
      'मसालेदार, तीखा, तीखी, तीखे, चटपटा, चटपटी, चटपटे, तेज मसाला, तेज़ मसाला, झन्नाटेदार, स्पाइसी, मिर्च वाला, मिर्ची वाली, masaledar, masaaledar, teekha, tikha, teekhi, tikhi, chatpata, chatpati, chatpate, mirchi wala, खूब तीखा, khoob teekha, ekdum teekha, tez mirch, मसालेदार वाली',
    ],
    [
      'creamy',
      'मलाईदार, क्रीमी, मलाई वाला, मलाई वाली, malaidar, malaaidaar, malai wala, creamy wala, क्रीम वाला',
    ],
    [
      'crispy',
      'कुरकुरा, कुरकुरे, कुरकुरी, करारा, करारी, करारे, खस्ता, क्रिस्पी, kurkura, kurkure, kurkuri, karara, karari, khasta, krispy, crispi, क्रंची',
    ],
    ['smoky', 'धुएं वाला, धुंआ वाला, स्मोकी, धुंगार, dhungar'],
    ['sour', 'खट्टा, खट्टी, खट्टे, खट्टा मीठा, khatta, khatti, khatte'],
    ['sweet', 'मीठा, मीठी, मीठे, meetha, mitha, meethi cheez'],
    ['sticky', 'चिपचिपा, चिपचिपी, चिपचिपे, chipchipa, chipchipi'],
    ['soft', 'नरम, मुलायम, सॉफ्ट, चबाने में आसान, naram, mulayam, narm, आसानी से चबा'],
    ['fluffy', 'फूला हुआ, फूली हुई, स्पंजी, spongy, spanji, फूले हुए'],
    ['thick', 'गाढ़ा, गाढ़ी, गाढ़े, gadha, gaadha, gadhi, gaadhi'],
    ['smooth', 'स्मूद, बिना टुकड़े, चिकना पेस्ट'],
    [
      'fresh',
      'कुछ हल्का, हल्का खाना, हल्का फुल्का, कुछ ताज़ा, कुछ ताजा, हल्का सा खाना, kuch halka, halka khana, halka fulka, halka phulka, kuch fresh, kuch light, हल्का भोजन',
    ],
    ['cheesy', 'चीज़ी, चीजी'],
    [
      'plain',
      'सादा खाना, सादा, saada, sada khana, saada khana, बिना मसाले, बिना मसाले का, bina masale, bina masale ka, bina masala',
    ],
  ],
  efforts: [
    ['few steps', 'कम स्टेप, आसान स्टेप'],
    [
      'no chopping',
      'बिना काटे, काटना न पड़े, काटना ना पड़े, बिना सब्जी काटे, bina kaate, bina kate, kaatna na pade',
    ],
    [
      'slow',
      'धीरे धीरे पका, धीरे धीरे पकी, धीरे धीरे पकाया, धीरे धीरे पकाया हुआ, धीरे धीरे भुना, धीरे धीरे भुना हुआ, स्लो कुक्ड, स्लो रोस्टेड, घंटों पकी, घंटों पकाया, धीमी आंच, धीमी आंच पर, धीमी आँच, dheemi aanch, dhimi aanch, दम पर, घंटों पका',
    ],
    ['from scratch', 'घर पर शुरू से, शुरू से'],
  ],
  keepings: [
    [
      'ahead',
      'पहले से बना, पहले से बनाकर, पहले से तैयार, एक दिन पहले, एक रात पहले, रात को बनाकर, पूरे हफ्ते के लिए, हफ्ते भर के लिए, हफ्ते भर, pehle se bana, pehle se banake, ek din pehle, hafte bhar, poore hafte, pehle se taiyar, meal prep, raat ko banake, pure hafte',
    ],
    ['freezer', 'फ्रीज, फ्रीज़, फ्रीजर, फ्रीज़र, freez, freezer me, freeze karke, फ्रीज करके'],
    [
      'eaten cold',
      'ठंडा खाने, ठंडा खा सके, ठंडा भी, ठंडा खाना, कुछ ठंडा, ठंडी, thanda khana, thanda bhi, kuch thanda, ठंडा ही, thanda khane, ठंडा खा',
    ],
    [
      'served hot',
      'कुछ गरम, गरम गरम, गरमागरम, गर्मागर्म, kuch garam, garam garam, garmagaram, गर्म खाना, कुछ गर्म',
    ],
    [
      'portable',
      'टिफिन, टिफ़िन, लंच बॉक्स, लंचबॉक्स, सफर के लिए, सफ़र के लिए, पिकनिक, tiffin, tifin, lunch box, safar ke liye, picnic ke liye, डब्बे, डिब्बे, dabba ke liye, dabbe, ऑफिस ले जाने',
    ],
  ],
  budgets: [
    [
      'cheap',
      'सस्ता, सस्ती, सस्ते, कम पैसे, कम खर्च, कम खर्चे, कम बजट, कम दाम, महंगा नहीं, महंगा न हो, महीने के आखिर, महीने का अंत, महीने के अंत, किफायती, किफ़ायती, sasta, sasti, saste, kam paise, kam kharch, kam budget, mehnga nahi, mahenga nahi, mahina khatam, kam kharcha, kam paison, सस्ते में',
    ],
    [
      'store cupboard',
      'घर में जो है, घर में मौजूद, जो घर में हो, ghar me jo hai, jo ghar me hai, ghar ke saman, ghar me maujud',
    ],
  ],
  nutrition: [
    [
      { nutrient: 'proteinGrams', least: 25, most: null },
      'प्रोटीन से भरपूर, ज्यादा प्रोटीन, ज़्यादा प्रोटीन, हाई प्रोटीन, अधिक प्रोटीन, प्रोटीन वाला, प्रोटीन वाली, प्रोटीन युक्त, प्रोटीन ज्यादा, भरपूर प्रोटीन, zyada protein, jyada protein, protein wala, protein wali, protein se bharpur, protein jyada, protein zyada, high protein, उच्च प्रोटीन, bharpur protein',
    ],
    [
      { nutrient: 'sodiumMg', least: null, most: 600 },
      'कम नमक, नमक कम, थोड़ा कम नमक, नमक थोड़ा कम, नमक ज्यादा न हो, नमक ज्यादा ना हो, ज्यादा नमक न हो, नमक ज्यादा नहीं, ज्यादा नमक नहीं, ज्यादा नमकीन नहीं, ज्यादा नमकीन न हो, बहुत नमकीन नहीं, कम नमकीन, नमक ज़्यादा न हो, ज़्यादा नमक नहीं, zyada namak nahi, jyada namak nahi, namak zyada nahi, namak jyada nahi, zyada namkeen nahi, namak zyada na ho, कम नमक वाला, हाई ब्लड प्रेशर, ब्लड प्रेशर, उच्च रक्तचाप, बीपी, बी पी, kam namak, namak kam, bp ke, blood pressure, high bp, हल्का नमक, halka namak, bp patient, bp hai, बीपी है',
    ],
    [
      { nutrient: 'carbohydrateGrams', least: null, most: 40 },
      'लो कार्ब, कम कार्ब, कम कार्बोहाइड्रेट, कीटो, low carb, kam carb, kam carbs, लो कार्ब्स',
    ],
    [
      { nutrient: 'carbohydrateGrams', least: null, most: 60 },
      'डायबिटीज, डायबिटीज़, शुगर के मरीज, शुगर पेशेंट, मधुमेह, शुगर है, diabetes, sugar ke mareez, sugar patient, sugar hai, डायबिटिक, shugar',
    ],
    [
      { nutrient: 'fibreGrams', least: 7, most: null },
      'फाइबर से भरपूर, ज्यादा फाइबर, हाई फाइबर, फाइबर वाला, फाइबर युक्त, zyada fiber, jyada fiber, fiber wala, फ़ाइबर से भरपूर',
    ],
    [
      { nutrient: 'fatGrams', least: null, most: 15 },
      'कम तेल, तेल कम, कम घी, लो फैट, कम वसा, कम फैट, कम चिकनाई, बिना तेल, kam tel, tel kam, low fat, kam fat, kam ghee, कम तेल वाला, कम तेल में, kam oil, कम ऑयल',
    ],
  ],
  most: `सिर्फ, सिर्फ़, केवल, बस, अधिकतम, ज्यादा से ज्यादा, ज़्यादा से ज़्यादा, मैक्स, sirf, kewal, keval, bas, max, maximum, zyada se zyada, jyada se jyada, मात्र`,
  mostBehind: `से कम, से भी कम, तक, से ज्यादा नहीं, से ज़्यादा नहीं, के अंदर, से कम में, से कम वाला, से कम हो, ही, या कम, se kam, tak, se zyada nahi, se jyada nahi, ke andar, max, se kam me, se kam wala, ही हो, से कम समय में, से अधिक नहीं, के भीतर, ke under, से कम वाली, maximum, se kam wali`,
  about: 'लगभग, करीब, क़रीब, तकरीबन, lagbhag, kareeb, karib, takriban',
  least: 'कम से कम, kam se kam, न्यूनतम, minimum',
  kcal: 'कैलोरी, कैलरी, कैलोरीज, calorie, calories, kcal, kailori, केलोरी',
  proteinGrams: 'ग्राम प्रोटीन, g protein, gram protein, ग्रा प्रोटीन, gm protein',
  ingredients:
    'सामग्री, सामग्रियों, चीजों, चीज़ों, चीजें, चीज़ें, सामान, samagri, cheezon, cheezein, cheezo, ingredient, ingredients, इंग्रेडिएंट, इंग्रीडिएंट, chijo, saman, चीजो',
  people: [
    [
      0,
      `# लोगों, # लोगो, # लोग, # जन, # जनों, # जने, # व्यक्ति, # व्यक्तियों, # मेहमान, # मेहमानों, # सर्विंग, # बड़े + # बच्चे, # बड़ों + # बच्चों, # वयस्क + # बच्चे, # बड़े # बच्चे, # लोगों के परिवार, # दोस्त, # दोस्तों, # सदस्य, # सदस्यों, # आदमी, # आदमियों, # log, # logo, # logon, # logo ke liye, # logon ke liye, # jan, # jane,
      # mehman, # mehmaan, # mehmano, # bande, # bando, # bade + # bachche, # bade + # bacche, # bade # bacche, # bade + # bache, # dost, # doston, # member, # sadasya, # aadmi, # person, # persons, # servings, # plate, # प्लेट, # के लिए खाना, # के लिये खाना, # के परिवार, ## के लिए, ## के लिये`,
    ],
    [1, 'मैं और # दोस्त, main aur # dost, मैं और मेरे # दोस्त, मेरे और # दोस्तों, main aur mere # dost, मैं और # बच्चे'],
    [2, 'पति पत्नी और # बच्चे, pati patni aur # bacche, हम दोनों और # बच्चे'],
    [
      2,
      'हम दोनों, हम दो, पति पत्नी, मेरे और मेरे पति, मैं और मेरी पत्नी, मैं और मेरे पति, मेरे और मेरी पत्नी, hum dono, ham dono, pati patni, main aur meri biwi, main aur mere husband, main aur meri wife, main aur mera boyfriend, मैं और मेरी बीवी, दोनों के लिए, main aur mere pati, हम दोनो',
    ],
    [
      1,
      'सिर्फ मेरे लिए, केवल मेरे लिए, सिर्फ़ मेरे लिए, अकेले के लिए, बस मेरे लिए, अकेला हूं, अकेली हूं, अकेला हूँ, अकेली हूँ, sirf mere liye, bas mere liye, akele ke liye, akela hu, akeli hu, akela hoon, akeli hoon, सिर्फ अपने लिए, sirf apne liye, akela rehta, akeli rehti',
    ],
  ],
  units: `मिनट, घंटे, घंटा, दिन, हफ्ते, हफ्ता, महीने, साल, रुपये, किलो, ग्राम, minute, ghante, din, hafte, saal, rupaye`,
  durations: [
    [1, '# मिनट, # मिनिट, # मिनटों, # मि, # minute, # minutes, # min, # minat, # mins, # mint, # mnt'],
    [60, '# घंटे, # घंटा, # घण्टे, # घण्टा, # घंटों, # ghante, # ghanta, # ghanton, # hour, # hours, # घंटे # मिनट'],
    [30, 'आधे घंटे, आधा घंटा, आधे घण्टे, aadhe ghante, aadha ghanta, adhe ghante, half hour, aadhe ghnte'],
    [15, 'पाव घंटे, पंद्रह मिनट'],
    [45, 'पौन घंटे, पौन घंटा, पौने घंटे, paun ghante'],
    [60, 'घंटे भर, ghante bhar'],
  ],
  timeBefore: `मेरे पास, हमारे पास, mere paas, mere pass, hamare paas`,
  timeBehind: `में, मे, में बनने वाला, में तैयार, के अंदर, के भीतर, में बन जाए, me, mein, main, ke andar, ke bheetar, hai, है, me banne wala, wala, वाला, वाली, में ही, से पहले, hain, हैं, में झटपट, m`,
  idioms: `खट्टी मीठी चटनी, मीठी नीम, मीठा नीम, कढ़ी पत्ता, करी पत्ता, करी पत्ते, curry patta, मीठा सोडा, हरी मिर्च, शकरकंद, मीठे आलू, सूप पाउडर, ठंडी के मौसम, ठंडी में, मीठा कम, कम मीठा, kam meetha, खट्टी क्रीम, ठंड में, ठंडी है, चाट मसाला, chat masala, गरम मसाला, garam masala, सादा चावल, सादे चावल, saade chawal, केक टिन,
    मौसम ठंडा, ठंडा पानी, ठंडा मौसम, खट्टी दही, मीठा दही, चीज़ें मीठी नहीं, बिना तेल मसाले, कुकर नहीं, मसाला चाय`,
  otherFoods:
    'की सब्जी, की सब्ज़ी, वाली सब्जी, मसालेदार सब्जी, रसेदार सब्जी, ki sabzi, ki sabji, wali sabzi, wali sabji, mat banana, banana hai, banana h, banana chahta, banana chahti, banana chahte, khana banana, kya banana, kuch banana, me banana, jaldi banana, ghar pe banana',
  deniesNext: `बिना, बगैर, कोई, ना, न, bina, bagair, नो`,
  deniesPrevious: `नहीं, नही, मत, न हो, ना हो, के बिना, नहीं चाहिए, नही चाहिए, के अलावा, की जगह, के बजाय, से बोर, से ऊब, खाकर बोर, खा खाकर बोर, बहुत हो गया, बहुत हो गई, nahi, nahin, nhi, mat, na ho, ke bina, nahi chahiye, ke alawa, ki jagah, ke bajay, se bore, khake bore, bahut ho gaya, bahut ho gayi, kha kha ke bore,
    छोड़कर, chhodkar, खा खाकर थक, naa, नहीं खाना, नहीं खाते, pasand nahi, पसंद नहीं`,
  between: 'वाला, वाली, और, भी, फिर से, ज्यादा, ज़्यादा, phir se, zyada, jyada, wala, wali, bhi',
  past: `पहले मैं, पहले हम, पिछले हफ्ते, पिछले महीने, पिछली बार, बीते कल, कल रात, कल खाया, कल खाई, कल बनाया, कल बनाई, कल ~ बनाया, कल ~ बनाई, कल ~ खाया, कल ~ खाई, कल ~ ~ बनाया, कल ~ ~ बनाई, कल ~ ~ खाया, कल ~ ~ खाई, कल ~ था, कल ~ थी, परसों, pehle main, pehle hum, pichle hafte, pichle mahine, pichli baar, kal raat, kal khaya, kal khayi, kal banaya, kal banayi, kal ~ khaya, kal ~ khayi, kal ~ banaya, kal ~ banayi, kal ~ tha, kal ~ thi, पुराने समय, कल था, कल थी, kal tha, kal thi`,
  now: `आज, अब, इस बार, लेकिन, कल का बचा, कल की बची, कल के बचे, aaj, ab, is baar, lekin, kal ka bacha, kal ki bachi, kal ke bache, अभी, पर अब, कल रात का बचा, kal raat ka bacha`,
  and: 'और, व, तथा, aur, or, plus',
  or: 'या, अथवा, ya, yaa, या फिर',
}
