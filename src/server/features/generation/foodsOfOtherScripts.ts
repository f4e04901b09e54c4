import { normalizeWishWord } from '#shared/kitchen/wish/foods/normalizeWishWord.ts'

/**
 * Foods that people leave out or wish for, in scripts in which wishes are not parsed: in English, then Cyrillic, Greek
 * and Hebrew stems, which may have prefixes and endings, and Chinese, Japanese, Korean and Thai words.
 */
const table = `
onion: лук цибул κρεμμυδ בצל 洋葱 葱 たまねぎ 玉ねぎ ネギ 양파 파 หัวหอม
garlic: чеснок часник σκορδ שום 大蒜 蒜 にんにく ニンニク 마늘 กระเทียม
soy: соя сои сое сою соев σογι סויה 大豆 黄豆 豆腐 だいず ダイズ 콩 대두 두부 ถั่วเหลือง เต้าหู้
milk: молок молоч γαλα γαλακτ חלב 牛奶 奶 ぎゅうにゅう 牛乳 ミルク 우유 นม
egg: яйц яиц яєц яичн αυγ αβγ ביצ 鸡蛋 蛋 卵 たまご タマゴ 玉子 계란 달걀 ไข่
fish: рыб риб ψαρι דג 鱼 魚 さかな 생선 물고기 ปลา
peanut: арахис αραχιδ φιστικ בוטנ בוטן 花生 ピーナッツ 落花生 らっかせい 땅콩 ถั่วลิสง
nut: орех горіх καρυδι ξηρ אגוז 坚果 核桃 ナッツ くるみ クルミ 견과 호두 ถั่ว
almond: миндал мигдал αμυγδαλ שקד 杏仁 アーモンド 아몬드 อัลมอนด์
sesame: кунжут сезам σουσαμ ταχιν שומשום סומסום טחינה 芝麻 ごま ゴマ 胡麻 참깨 깨 งา
wheat: пшениц σιταρ σιτου חיטה 小麦 麦 こむぎ コムギ 밀 밀가루 ข้าวสาลี
gluten: глютен клейковин γλουτεν גלוטן 麸质 グルテン 글루텐 กลูเตน
flour: мук борошн αλευρ קמח 面粉 小麦粉 밀가루 แป้ง
shrimp: креветк γαριδ שרימפס חסילון 虾 虾米 えび エビ 海老 새우 กุ้ง
crab: краб καβουρ סרטן 蟹 かに カニ 게 ปู
shellfish: моллюск мідi μυδι στρειδ צדפ 贝 贝类 かい 조개 หอย
squid: кальмар καλαμαρ קלמארי 鱿鱼 いか イカ 오징어 หมึก
mustard: горчиц гірчиц μουσταρδ חרדל 芥末 からし マスタード 겨자 มัสตาร์ด
celery: сельдере селер σελινο סלרי 芹菜 セロリ 셀러리 ขึ้นฉ่าย
lupin: люпин λουπιν תורמוס 羽扇豆 ルピナス 루핀
bean: боб фасол квасол φασολ κουκι שעועית פול 豆 豆子 まめ マメ 콩 ถั่ว
chickpea: нут ρεβιθ חומוס 鹰嘴豆 ひよこ豆 병아리콩
lentil: чечевиц φακ עדש 扁豆 レンズ豆 렌틸 렌즈콩
rice: рис ρυζι אורז 米 大米 米饭 ご飯 こめ コメ 쌀 밥 ข้าว
pork: свинин χοιριν חזיר 猪肉 ぶた 豚 豚肉 돼지 돼지고기 หมู
beef: говядин яловичин μοσχαρ βοδιν בקר 牛肉 ぎゅう 소고기 쇠고기 เนื้อ
chicken: куриц курят κοτοπουλ עוף 鸡 鸡肉 とり 鶏肉 チキン 닭 닭고기 ไก่
meat: мяс мясо κρεας κρεατ בשר 肉 にく 고기 เนื้อ
lamb: баранин αρνι כבש 羊肉 羊 ラム 양고기 แกะ
cheese: сыр сир τυρι גבינ 奶酪 芝士 チーズ 치즈 ชีส
butter: масл βουτυρ חמאה 黄油 バター 버터 เนย
cream: сливк вершк κρεμα שמנת 奶油 クリーム 크림 ครีม
yogurt: йогурт γιαουρτ יוגורט 酸奶 ヨーグルト 요구르트 โยเกิร์ต
honey: мед мёд μελι μελιου דבש 蜂蜜 はちみつ 꿀 น้ำผึ้ง
sugar: сахар цукор ζαχαρ סוכר 糖 さとう 砂糖 설탕 น้ำตาล
salt: сол соль αλατι מלח 盐 しお 塩 소금 เกลือ
pepper: перец перц πιπερ פלפל 胡椒 こしょう 후추 พริกไทย
chili: чили τσιλι צילי 辣椒 とうがらし 고추 พริก
tomato: помидор томат ντοματ עגבני 番茄 西红柿 トマト 토마토 มะเขือเทศ
potato: картоф картоп πατατ תפוח 土豆 马铃薯 じゃがいも ポテト 감자 มันฝรั่ง
carrot: морков μορκοτ καροτ גזר 胡萝卜 にんじん 당근 แครอท
cucumber: огурец огурц αγγουρ מלפפון 黄瓜 きゅうり 오이 แตงกวา
cabbage: капуст λαχαν כרוב 白菜 卷心菜 キャベツ 양배추 กะหล่ำปลี
mushroom: гриб печериц μανιταρ פטרי 蘑菇 きのこ キノコ 버섯 เห็ด
spinach: шпинат σπανακ תרד 菠菜 ほうれん草 시금치 ผักโขม
eggplant: баклажан μελιτζαν חציל 茄子 なす ナス 가지 มะเขือ
olive: оливк маслин ελι ελιες זית 橄榄 オリーブ 올리브 มะกอก
lemon: лимон λεμον לימון 柠檬 レモン 레몬 มะนาว
apple: яблок яблук μηλ תפוח 苹果 りんご リンゴ 사과 แอปเปิล
banana: банан μπαναν בננה 香蕉 バナナ 바나나 กล้วย
kiwi: киви κιουι קיווי 猕猴桃 キウイ 키위 กีวี
strawberry: клубник полуниц φραουλ תות 草莓 いちご イチゴ 딸기 สตรอเบอร์รี่
pear: груш αχλαδ אגס 梨 なし ナシ 배 สาลี่
peach: персик ροδακιν אפרסק 桃 桃子 もも モモ 복숭아 พีช
plum: слив δαμασκην שזיף 李子 うめ 梅 자두 บ๊วย
melon: дын πεπον מלון 甜瓜 メロン 멜론 แตง
coconut: кокос καρυδα קוקוס 椰子 ココナッツ 코코넛 มะพร้าว
mango: манго μανγκο מנגו 芒果 マンゴー 망고 มะม่วง
anise: анис γλυκανισ אניס 茴芹 アニス 아니스
caraway: тмин κυμιν כמון 孜然 クミン 커민 ยี่หร่า
cilantro: кинз кориандр κολιανδρ κορίανδρ כוסברה 香菜 パクチー 고수 ผักชี
dill: укроп кріп ανηθ שמיר 莳萝 ディル 딜
mint: мят δυοσμ μεντα נענע 薄荷 ミント 민트 สะระแหน่
poppy seed: мак παπαρουν פרג 罂粟 ケシ 양귀비
ginger: имбир τζιντζερ גינגר 姜 生姜 しょうが 생강 ขิง
horseradish: хрен χρεν חזרת 辣根 わさび ワサビ 고추냉이
carp: карп κυπριν קרפיון 鲤鱼 鯉 잉어
catfish: сом γατοψαρ שפמנון 鲶鱼 ナマズ 메기 ปลาดุก
tuna: тунец тунц τον טונה 金枪鱼 まぐろ マグロ 참치 ทูน่า
salmon: лосос σολομ סלמון 三文鱼 さけ サケ サーモン 연어 แซลมอน
noodle: лапш локшин νουντλ אטריות 面 面条 めん そば ソバ 蕎麦 うどん 국수 면 ก๋วยเตี๋ยว บะหมี่
buckwheat: гречк φαγοπυρ כוסמת 荞麦 そば 메밀
oat: овес овс βρωμ שיבולת 燕麦 オーツ 귀리 ข้าวโอ๊ต
barley: ячмен κριθαρ שעורה 大麦 おおむぎ 보리 บาร์เลย์
corn: кукуруз καλαμποκ תירס 玉米 とうもろこし コーン 옥수수 ข้าวโพด
chocolate: шоколад какао σοκολατ κακα שוקולד 巧克力 チョコ 초콜릿 ช็อกโกแลต
wine: вин κρασι יין 酒 葡萄酒 ワイン 와인 ไวน์
tea: чай τσαι תה 茶 おちゃ お茶 차 ชา
miso: мисо μισο מיסו 味噌 みそ 된장 มิโสะ
pistachio: фисташк φιστικι פיסטוק 开心果 ピスタチオ 피스타치오
cashew: кешью κασιους קשיו 腰果 カシュー 캐슈넛 มะม่วงหิมพานต์
`

/** Case and number endings of Russian and Ukrainian, of Greek, and Hebrew plurals, with Hebrew prefixes. */
const cyrillic =
  /^(?:а|у|ом|ем|е|ё|и|і|ы|о|ов|ами|ам|ах|ой|ою|ей|я|ю|ь|ям|ями|ях|ию|ии|ия|ие|ка|ки|ку|кой|ко|ный|ного|ное|ная|ные|а|к|ек|)$/u
const greek = /^(?:ς|υ|α|ο|ου|ων|ι|ια|ιου|ιων|η|ης|ες|ας|ε|ακι|ακια|ιτσα|ιτσες|οι|ους|τος|τα|ιες|ιας|)$/u
const hebrew = /^(?:ים|ות|ה|ת|י|)$/u
const hebrewPrefix = /^[הבלמשוכ]/u

interface Tables {
  /** Stems by their first letters. */
  stems: readonly { stem: string; food: string }[]
  whole: ReadonlyMap<string, string>
}

let tables: Tables | null = null

function readTable(): Tables {
  const stems: { stem: string; food: string }[] = []
  const whole = new Map<string, string>()
  for (const line of table.trim().split('\n')) {
    const [food = '', words = ''] = line.split(':')
    for (const word of words.trim().split(' ')) {
      if (/^[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}]/u.test(word))
        stems.push({ stem: normalizeWishWord(word), food })
      else if (!whole.has(word)) whole.set(word, food)
    }
  }
  tables = { stems, whole }
  return tables
}

const endingOf = (word: string) =>
  /\p{Script=Cyrillic}/u.test(word) ? cyrillic : /\p{Script=Greek}/u.test(word) ? greek : hebrew

/** The food in English that a word in such a script means; null when it means none. */
export function findFoodInUnspacedScript(typed: string): string | null {
  const { stems, whole } = tables ?? readTable()
  const known = whole.get(typed)
  if (known !== undefined) return known
  const word = normalizeWishWord(typed)
  const starts = hebrewPrefix.test(word) ? [word, word.slice(1)] : [word]
  for (const start of starts)
    for (const { stem, food } of stems)
      if (start.startsWith(stem) && endingOf(start).test(start.slice(stem.length))) return food
  return null
}

/** Maximum letters of such a word. */
const maxLetters = 6

/** Whether letters of a script without spaces are part of a longer food, as 花 in 花生. */
export function isPartOfLongerFoodWord(text: string, from: number, to: number): boolean {
  const { whole } = tables ?? readTable()
  for (let start = Math.max(0, to - maxLetters); start <= from; start++)
    for (let end = to; end <= Math.min(text.length, start + maxLetters); end++)
      if (end - start > to - from && whole.has(text.slice(start, end))) return true
  return false
}
