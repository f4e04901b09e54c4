import { compileLanguage } from '../../wish/compileLanguage.ts'
import { normalizeWishWord } from '../../wish/foods/normalizeWishWord.ts'
import { readWishItemsOfTokens } from '../../wish/wishItems.ts'
import type { WishLanguage } from '../../wish/wishLanguage.ts'
import { splitWishIntoTokens, type WishToken } from '../../wish/wishTokens.ts'
import { splitStepIntoSentences } from '../foods/saidFoods.ts'
import { isInWordSet, parseWordSet } from './wordSet.ts'

/** Hindi verbs right behind what is put in: "फ्नोर्ड डालें". */
const hindiAdds = parseWordSet('डाल*, मिला*, छिड़क*, बुरक*, बुरका*, टपका*')
/** Behind a food and "के साथ", or "से": it is served with the dish, or decorates it. */
const hindiServes = parseWordSet('परोस*, सर्व, खा*, पेश, एंजॉय')
const hindiDecorates = parseWordSet('सजा*, गार्निश, गार्निशिंग')
/** Postpositions by which the word before them says where, with what or what for. */
const hindiPostpositions: ReadonlySet<string> = new Set(
  'में मे पर से तक के का की को ने लिए साथ ऊपर अंदर नीचे बीच बाद पहले'.split(' ').map(normalizeWishWord),
)
/** Words of Hindi steps between a food and its verb, and nouns that call no food or what the recipe has listed. */
const hindiNoFoods = parseWordSet(
  `अब, फिर, तब, और, व, तथा, भी, ही, तो, कर, करके, करें, करे, दें, दे, लें, ले, अच्छे, अच्छी, तरह, धीरे, थोड़ा, थोड़ी, थोड़े, थोडा, थोडी, थोडे, जरा, ज़रा, सा, सी, से, एक, दो, तीन, चार, पांच, पाँच, आधा, आधी, आधे, डेढ़, ढाई, बाकी, बचा, बची, बचे, हुआ, हुई, हुए, सारा, सारी, सारे, सब, सभी, कुछ, कुछेक, सबकुछ, पूरा, पूरी, पूरे,
  इसे, इसमें, इन्हें, उसे, उसमें, उन्हें, इस, उस, यह, ये, वह, वे, जो, जब, जैसे, आप, अपने, अपनी, अपना, साथ, ऊपर, अंदर, नीचे, बीच, बाद, पहले, तक, लगातार, जल्दी, तुरंत, तुरन्त, हल्का, हल्की, हल्के, बारीक, मोटा, मोटी, मोटे, कटा, कटी, कटे, कटा हुआ, पिसा, पिसी, पिसे, कसा, कसी, कसे, ताज़ा, ताजा, ताज़ी, ताजी, ताज़े, ताजे, गर्म, गरम, गरमागरम, गर्मागर्म, ठंडा, ठंडी, ठंडे, गुनगुना, गुनगुने, उबला, उबली, उबले, भुना, भुनी, भुने, तला, तली, तले, भीगा, भीगी, भीगे, छिला, छिले, कच्चा, कच्ची, कच्चे, पका, पकी, पके, लाल, हरा, हरी, हरे, सफेद, काला, काली, काले, पीला, पीली, सूखा, सूखी, सूखे, साबुत, खड़ा, खड़े, खड़ी,
  सामग्री*, सामग्रियां, चीज, चीजें, चीज़ें, चीजों, मिश्रण*, मिक्स, मिक्सचर, घोल, पेस्ट, बैटर, आटा, मसाला*, मसाले, मसालों, पानी, जल, रस, छौंक, तड़का, तड़के, बघार, भरावन, स्टफिंग, ग्रेवी, सॉस, चटनी, चाशनी, सिरप, क्रीम, फेंट*, सब्जी*, सब्ज़ी*, सब्जियां, सब्जियाँ, फल, फलों, दाल, चावल, रोटी, मांस, गोश्त, मीट, मछली, सलाद, सूप, करी, जूस, रंग, एसेंस, स्वाद, स्वादानुसार, स्वादअनुसार, जरूरत, ज़रूरत, आवश्यकता*, इच्छा*, अनुसार, हिसाब, मात्रा, चम्मच, चम्मचों, टीस्पून, टेबलस्पून, छोटा, छोटी, छोटे, बड़ा, बड़ी, बड़े, बडा, बडी, बडे, कप, कटोरी, गिलास, ग्लास, मुट्ठी, चुटकी, बूंद, बूंदें, ग्राम, किलो, लीटर, मिली, मिलीलीटर, टुकड़ा, टुकड़े, टुकड़ों, टुकडे, स्लाइस, लच्छे, पत्ते, पत्तियां, पत्तियाँ, पत्ती, कली, कलियां, कलियाँ, डंडी, परत, लेयर, हिस्सा, हिस्से, भाग,
  पैन, कड़ाही, कढ़ाई, कड़ाई, कढ़ाही, तवा, तवे, कुकर, बर्तन, बरतन, बाउल, कटोरा, कटोरे, भगोना, भगोने, पतीला, पतीले, प्लेट, थाली, ट्रे, ओवन, मिक्सर, ग्राइंडर, फ्रिज, ढक्कन, आंच, आँच, गैस, मिनट, मिनटों, घंटा, घंटे, सेकंड, बार, समय, किनारे, किनारों, सतह, हाथ, हाथों, काम, ध्यान, नरम, सुनहरा, सुनहरे, सुनहरी, कुरकुरा, कुरकुरे, मुलायम, गाढ़ा, पतला, कम, ज्यादा, ज़्यादा, अधिक, अतिरिक्त, खूब, बहुत, काफी, बिल्कुल, चाहें, चाहे, मर्जी, पसंद, पसंदीदा, मनपसंद, मेहमान*, बच्चों, परिवार, नाश्ता, नाश्ते, खाना, खाने, लंच, डिनर, चाय, शाम, दिन, रात, ड्रेसिंग, टॉपिंग, गार्निश, सजावट, डिश, व्यंजन, पकवान, रेसिपी, बैटर, मैरिनेड, चाट, मिठाई, बर्फ, आइस, नमक, चीनी, शक्कर, तेल, घी, गुड़, हल्दी, मिर्च, धनिया, पाउडर, पाउडरों, चूर्ण, सोडा, प्यूरी, उबलते, उबलता, उबलती, खौलते, बचाकर, घिसकर`,
)

const arabicAdds = parseWordSet(
  'اضف, اضيفي, اضيف, نضيف, يضاف, تضاف, واضف, واضيفي, ونضيف, ويضاف, ضيفي, ضيف, رش, رشي, نرش, يرش, ورشي, ونرش',
)
const arabicServes = parseWordSet(
  'قدم, قدمي, قدمه, قدمها, قدميه, قدميها, يقدم, تقدم, نقدم, نقدمه, نقدمها, ويقدم, وتقدم, وقدمي, وقدميها, وقدميه, وقدم, وقدمه, وقدمها, ونقدم, ونقدمه',
)
const arabicDecorates = parseWordSet(
  'زين, زيني, زينه, زينها, زينيه, زينيها, يزين, تزين, نزين, وزيني, ويزين, وتزين, ونزين',
)
/** Words of Arabic steps that stand there and call no food, or what the recipe has listed. */
const arabicNoFoods = parseWordSet(
  `الى, إلى, اليه, اليها, عليه, عليها, فوق, فوقه, فوقها, على, في, فيه, فيها, من, مع, عن, ثم, و, او, حتى, بعد, قبل, كل, كله, كلها, جميع, كافه, باقي, بقيه, بقية, بعض, قليل, قليلا, قليل من, القليل, المزيد, نصف, ربع, ثلث, ثلاث, ثلاثه, اربع, اثنين, واحد, واحده, ملعقه, ملعقة, ملاعق, ملعقتين, معلقه, كوب, كوبين, اكواب, كاس, كاسه, رشه, رشة, حفنه, حبه, حبات, حبة, فص, فصوص, شريحه, شرائح, قطع, قطعه, مكعبات, غرام, جرام, كيلو, لتر, مل, صغير*, كبير*,
  المكونات, مكونات, المكون, الخليط, خليط, المزيج, مزيج, العجين, العجينه, العجينة, عجين*, الحشوه, الحشوة, حشوه*, الصلصه, الصلصة, صلصه*, صوص, الصوص, المرق, مرق*, الماء, ماء, المياه, السائل, السوائل, الشراب, الشيره, القطر, الخضار, الخضروات, خضار, الفواكه, فواكه, اللحم, لحم, اللحمه, اللحوم, الدجاج, السمك, الارز, الرز, السلطه, السلطة, سلطه*, الحساء, الشوربه, شوربه, التوابل, توابل, البهارات, بهارات*, البهار, الاعشاب, اعشاب, النكهه, المنكهات, الزيت, زيت, الملح, ملح, السكر, سكر, الفلفل, فلفل, الكركم, العصير, عصير*, التتبيله, تتبيله, التتبيلة, الطبق, طبق, الاطباق, طبقك, صحن, الصحن, صحون, وعاء, الوعاء, القدر, قدر, المقلاه, مقلاه, الصينيه, صينيه, القالب, الفرن, الخلاط, النار, نار, حراره, درجه, دقيقه, دقائق, دقيقتين, ساعه, ساعات, ساعتين, مره, مرات, ساخن*, ساخنا, ساخنه, بارد*, باردا, بارده, دافئ*, دافئا, فورا, مباشره, مباشرة, بالتدريج, تدريجيا, ببطء, جيدا, برفق, بلطف, التقديم, للتقديم, الوجه, وجه, السطح, الجوانب, الاطراف, الحجم, الطبقه, طبقه, طبقة, النصف, الكميه, كميه, حسب, الرغبه, الذوق, الحاجه, الضيوف, العائله, ضيوفك, المائده, الغداء, العشاء, الافطار, اللون, القوام, الكريمه, كريمه, التزيين, للتزيين, الزينه, المفروم*, المقطع*, المقطع, المسلوق*, المبشور*, المطحون*, مفروم*, مقطع*, مسلوق*, مبشور*, مطحون*, طازج*, الطازج*, ناعم*, الناعم*, خشن*, محمص*, المحمص*, المتبقي*, المتبقى, الجاف*, جاف*, اضافي*, الاضافي*, المفضل*, المفضله, اخر*, الاخر*, ذلك, هذا, هذه, تلك, التي, الذي, بارده, هنا, جانب, بجانب, الجانب, جانبي*, وتقديمه, وتقديمها, كما, حين, عندما, اذا, ان, لا, لم, قد, يمكن, ايضا, كذلك, الان, اخيرا, اولا, ثانيا, بيكنج, البيكنج, باكينج, الباكينج, بيكينج, البيكينج, بايكنج, البايكنج, بودره, البودره, بودرة, البودرة, فانيليا, الفانيليا, فانيلا, الفانيلا, المهروس*, المذاب*, رشات, قطرات`,
)

const minLetters = 3

interface Words {
  tokens: readonly WishToken[]
  /** Whether no table knows a token, and it is no word for something else. */
  isUnknown: (at: number) => boolean
}

/** The place of the noun that a place and the words before it in Hindi call, but for places such as "पैन में". */
function hindiNounBefore({ tokens, isUnknown }: Words, end: number): number | null {
  const at = end - 1
  const token = tokens[at]
  if (token === undefined || tokens[end]?.gap !== 'space') return null
  const { word } = token
  if (word === normalizeWishWord('को')) return hindiNounBefore({ tokens, isUnknown }, at)
  if (word === normalizeWishWord('में') || word === normalizeWishWord('पर')) {
    // "फ्नोर्ड पैन में डालें": the place has a word of its own.
    return at > 1 && tokens[at]!.gap === 'space' ? hindiNounBefore({ tokens, isUnknown }, at - 1) : null
  }
  return isUnknown(at) ? at : null
}

function hindiNouns(words: Words): number[] {
  const { tokens } = words
  const ke = normalizeWishWord('के')
  const saath = normalizeWishWord('साथ')
  const se = normalizeWishWord('से')
  return tokens.flatMap(({ word }, at): number[] => {
    if (isInWordSet(word, hindiAdds)) return [hindiNounBefore(words, at)].filter((place) => place !== null)
    const isServed = word === saath && tokens[at - 1]?.word === ke && near(tokens, at, hindiServes)
    if (isServed) return words.isUnknown(at - 2) ? [at - 2] : []
    return word === se && near(tokens, at, hindiDecorates) && words.isUnknown(at - 1) ? [at - 1] : []
  })
}

/** Whether one of the next words is of a set: "के साथ गरमागरम परोसें". */
const near = (tokens: readonly WishToken[], at: number, words: ReturnType<typeof parseWordSet>): boolean =>
  tokens.slice(at + 1, at + 4).some(({ word }) => isInWordSet(word, words))

/** Words between an Arabic verb and its food: "قليلا من". */
const arabicBetween: ReadonlySet<string> = new Set(
  'قليل قليلا القليل بعض من المزيد كميه رشه حفنه ملعقه كوب نصف ربع'.split(' ').map(normalizeWishWord),
)

function arabicNounFrom({ tokens, isUnknown }: Words, from: number): number[] {
  let at = from
  while (tokens[at] && arabicBetween.has(tokens[at]!.word) && tokens[at + 1]?.gap === 'space') at++
  return tokens[at]?.gap === 'space' && isUnknown(at) ? [at] : []
}

function arabicNouns(words: Words): number[] {
  const { tokens } = words
  const together = normalizeWishWord('مع')
  return tokens.flatMap(({ word }, at): number[] => {
    if (isInWordSet(word, arabicAdds)) return arabicNounFrom(words, at + 1)
    if (isInWordSet(word, arabicServes)) {
      const place = tokens.findIndex((each, index) => index > at && index < at + 4 && each.word === together)
      return place === -1 ? [] : arabicNounFrom(words, place + 1)
    }
    if (!isInWordSet(word, arabicDecorates)) return []
    const place = tokens.findIndex(
      (each, index) => index > at && index < at + 4 && /^ب(?:ال)?\p{L}{3}/u.test(each.word),
    )
    return place === -1 ? [] : arabicNounFrom(words, place)
  })
}

/** What the steps of a text in Hindi or Arabic add, serve or decorate with that no table knows. */
export function findUnreadNounsOfOtherScript(text: string, language: WishLanguage): string[] {
  const isHindi = language.id === 'hi'
  const noFoods = isHindi ? hindiNoFoods : arabicNoFoods
  return splitStepIntoSentences(text).flatMap((sentence) => {
    const tokens = splitWishIntoTokens(sentence)
    const items = readWishItemsOfTokens(tokens, compileLanguage(language))
    const isUnknown = (at: number) => {
      const token = tokens[at]
      if (token === undefined || token.word.length < minLetters || /\d|\p{sc=Latin}/u.test(token.word))
        return false
      const item = items.find(({ from, to }) => from <= at && at < to)
      const forms = [
        token.word,
        token.word.replace(/^[وبلف](?=\p{L}{3})/u, ''),
        token.word.replace(/^ب?(?=ال)/u, ''),
      ]
      if (isInWordSet(token.word, hindiAdds)) return false
      return (
        item?.role === 'unknown' && item.food === null && !forms.some((form) => isInWordSet(form, noFoods))
      )
    }
    const words = { tokens, isUnknown }
    const places = (isHindi ? hindiNouns(words) : arabicNouns(words)).filter(
      (at) => !(isHindi && hindiPostpositions.has(tokens[at]!.word)),
    )
    return [...new Set(places)].map((at) => tokens[at]!.typed.replace(/^ب(?=ال)/u, ''))
  })
}
