import { normalizeWishWord } from '#shared/kitchen/wish/foods/normalizeWishWord.ts'
import { unspacedScriptStartPattern, writingSystemIndexOfWord } from './soundOfName.ts'

/**
 * Names whose customary spelling in other scripts does not follow their sound, one name per line: Latin spellings, then
 * Cyrillic, Greek, Arabic, Hebrew, Hindi, Chinese, Japanese and Korean ones. soundingNames.ts finds spellings by sound.
 */
const table = `
adam адам αδάμ آدم אדם आदम एडम 亚当 アダム 애덤
alexander alejandro alexandre aleksander александр αλέξανδρος اسكندر الكسندر אלכסנדר अलेक्ज़ेंडर 亚历山大 アレクサンダー 알렉산더
alice алиса элис αλίκη أليس אליס ऐलिस एलिस 爱丽丝 アリス 앨리스
andrew andreas andré andres андрей эндрю ανδρέας اندرو أندرياس אנדרו एंड्रयू 安德鲁 安德烈 アンドリュー アンドレアス 앤드루 앤드류
anthony antonio antoine anton антон энтони αντώνης انطوان أنتوني انتوني אנתוני एंथनी 安东尼 安东 アンソニー アントニオ 앤서니
benjamin ben бенджамин вениамин бен βενιαμίν بنيامين بنجامين בנימין बेंजामिन 本杰明 本 ベンジャミン ベン 벤자민 벤
carlos charles karl чарльз карлос карл κάρολος كارلوس تشارلز كارل צ'רלס चार्ल्स 查尔斯 卡尔 卡洛斯 チャールズ カール 찰스
catherine katherine katharina catalina кэтрин екатерина катерина αικατερίνη كاترين كاثرين קתרין कैथरीन 凯瑟琳 キャサリン 캐서린
charlotte шарлотта шарлотт σαρλότ شارلوت שרלוט शार्लोट 夏洛特 シャーロット 샬럿 샬롯
chloe хлоя хлое χλόη كلوي קלואי क्लोई 克洛伊 クロエ 클로이
christopher chris christoph кристофер кристоф крис χριστόφορος كريستوفر كريس כריסטופר क्रिस्टोफर 克里斯托弗 克里斯 クリストファー クリス 크리스토퍼 크리스
daniel даниил дэниел даниэль δανιήλ دانيال دانييل דניאל डैनियल 丹尼尔 ダニエル 대니얼 다니엘
david дэвид девид давид δαβίδ دافيد ديفيد داوود داود דוד דויד דיוויד डेविड 大卫 戴维 デイビッド デビッド ダビデ 데이비드 다비드
edward eduard eduardo эдвард эдуард εδουάρδος ادوارد אדוארד एडवर्ड 爱德华 エドワード 에드워드
elena helen helena hélène елена хелен хелена ελένη هيلين ايلينا הלן हेलेन 海伦 埃琳娜 ヘレン エレナ 헬렌
elizabeth elisabeth isabel isabelle елизавета элизабет изабель изабелла ελισάβετ اليزابيث ايزابيل אליזבת एलिजाबेथ 伊丽莎白 伊莎贝尔 エリザベス イザベル 엘리자베스 이사벨
emily emilie emilia эмили эмилия εμιλία اميلي אמילי एमिली 艾米莉 エミリー 에밀리
emma эмма έμμα ايما אמה एम्मा 艾玛 エマ 엠마
eric erik эрик έρικ اريك אריק एरिक 埃里克 エリック 에릭
eugene евгений юджин ευγένιος يوجين יוג'ין यूजीन 尤金 ユージン 유진
eve eva ева ив εύα حواء ايفا חוה איווה ईवा 夏娃 伊娃 イブ エバ 이브 에바
francis francisco françois franz франциск франсуа франц φραγκίσκος فرانسيس פרנסיס फ्रांसिस 弗朗西斯 フランシス 프랜시스
frank франк фрэнк φρανκ فرانك פרנק फ्रैंक 弗兰克 フランク 프랭크
george georg jorge georges джордж георгий георг юрий жорж γιώργος γεώργιος جورج חורחה ג'ורג' जॉर्ज 乔治 ジョージ 조지 게오르크
grace грейс γκρέις غريس גרייס ग्रेस 格蕾丝 グレース 그레이스
hannah hanna hana ханна χάννα حنا هانا חנה हन्ना 汉娜 ハンナ 한나
harry гарри хэрри χάρι هاري הארי हैरी 哈利 哈里 ハリー 해리
henry heinrich enrique henri генри генрих анри ερρίκος هنري הנרי हेनरी 亨利 ヘンリー 헨리
hugo юго хуго гюго ούγκο هوغو הוגו ह्यूगो 雨果 ユーゴ ヒューゴ 휴고
isaac исаак айзек ισαάκ اسحاق إسحق יצחק आइज़ैक 艾萨克 アイザック 아이작
jack джек τζακ جاك ג'ק जैक 杰克 ジャック 잭
jacob jakob jacques яков джейкоб жак якоб ιάκωβος يعقوب جاكوب יעקב जैकब 雅各布 ジェイコブ ヤコブ 제이컵
james jim джеймс джим ιάκωβος τζέιμς جيمس ג'יימס जेम्स 詹姆斯 吉姆 ジェームズ ジム 제임스 짐
jane джейн τζέιν جين ג'יין जेन 简 ジェーン 제인
jason джейсон ясон ιάσων جيسون ג'ייסון जेसन 杰森 ジェイソン 제이슨
jean jeanne жан жанна ζαν جان ז'אן जीन 让 ジャン 장
jennifer дженнифер τζένιφερ جنيفر ג'ניפר जेनिफर 珍妮弗 ジェニファー 제니퍼
jessica джессика τζέσικα جيسيكا ג'סיקה जेसिका 杰西卡 ジェシカ 제시카
joe джо τζο ג'ו 乔 ジョー 조
john jon juan johannes hans джон иван иоанн хуан ганс ιωάννης τζον جون يوحنا خوان ג'ון יוחנן जॉन 约翰 胡安 ジョン ヨハン 존
jonathan джонатан ионафан ιωνάθαν جوناثان יונתן जोनाथन 乔纳森 ジョナサン 조너선
joseph josef josé giuseppe иосиф джозеф хосе жозеф ιωσήφ يوسف جوزيف יוסף जोसेफ 约瑟夫 ジョセフ ヨセフ 조지프 요셉
joshua джошуа  يشوع جوشوا יהושע जोशुआ 约书亚 ジョシュア 조슈아
julia julie juliette джулия юлия жюли ιουλία جوليا יוליה जूलिया 朱莉娅 茱莉亚 ジュリア 줄리아
kevin кевин κέβιν كيفن קווין केविन 凯文 ケビン 케빈
laura лаура лора λάουρα لورا לאורה लौरा 劳拉 ローラ 로라
laurence lawrence lorenz лоренс лаврентий λαυρέντιος لورانس לורנס लॉरेंस 劳伦斯 ローレンス 로런스
leo léo leon леон лео лев λέων ليون ليو ליאו लियो 利奥 莱昂 レオ レオン 레오
louis luis ludwig луи луис людовик людвиг λουδοβίκος لويس לואי लुई 路易 路易斯 ルイ ルイス 루이 루이스
lucy lucia lucie люси лючия луция λουκία لوسي לוסי लूसी 露西 ルーシー 루시
luke lucas lukas luca luc лука люк лукас λουκάς لوقا لوكاس לוקאס लूक ल्यूक 卢克 路加 卢卡斯 ルーク ルカ ルーカス 루크 루카스
margaret margarita marguerite маргарита маргарет μαργαρίτα مارغريت مرغريت מרגרט मार्गरेट 玛格丽特 マーガレット 마거릿
mark marc marcus marco marek марк маркус μάρκος مارك מארק मार्क 马克 马可 マーク マルコ 마크 마르코
martha марта μάρθα مرثا مارثا מרתה मार्था 玛莎 マーサ 마사
martin мартин мартен μαρτίνος مارتن מרטין मार्टिन 马丁 マーティン マルティン 마틴
mary maria marie мария мэри мари μαρία مريم ماري ماريا מרים מרי मैरी मारिया 玛丽 玛丽亚 メアリー マリア マリー 메리 마리아
matthew matthias matthieu mateo матвей мэтью маттиас матео ματθαίος ماثيو מתיו मैथ्यू 马修 马蒂亚斯 マシュー マティアス 매슈 매튜
max макс μαξ ماكس מקס मैक्स 马克斯 マックス 맥스
michael miguel michel михаил майкл мишель мигель μιχάλης μιχαήλ مايكل ميخائيل ميشيل מיכאל מייקל माइकल 迈克尔 米格尔 米歇尔 マイケル ミカエル ミシェル 마이클 미카엘
mohammed muhammad mohamed магомед мохаммед мухаммед محمد מוחמד मोहम्मद मुहम्मद 穆罕默德 ムハンマド 무함마드
moses moisés моисей мозес μωυσής موسى משה मूसा 摩西 モーセ 모세
nathan натан нейтан νάθαν ناثان נתן नाथन 内森 ネイサン 네이선
nicholas nikolaus nicolas nick николай николас ник νικόλαος نيكولاس نقولا ניקולס निकोलस 尼古拉斯 尼克 ニコラス ニック 니컬러스 니콜라스 닉
noah noé ной ноа νώε نوح נח नोआ 诺亚 ノア 노아
olga ольга όλγα اولغا אולגה ओल्गा 奥尔加 オルガ 올가
oliver olivier оливер оливье όλιβερ اوليفر אוליבר ओलिवर 奥利弗 オリバー 올리버
omar омар умар ομάρ عمر עומר उमर ओमर 奥马尔 欧麦尔 オマル オマール 오마르
oscar оскар όσκαρ اوسكار אוסקר ऑस्कर 奥斯卡 オスカー 오스카
patrick патрик πατρίκιος باتريك פטריק पैट्रिक 帕特里克 パトリック 패트릭
paul pablo paolo павел пауль пабло παύλος بول باولو פול पॉल 保罗 巴勃罗 ポール パウル 폴 파울
peter pedro pierre pietro петр пётр питер пьер πέτρος بيتر بطرس بيير פיטר पीटर 彼得 皮埃尔 ピーター ピエール 피터 피에르
philip philippe felipe филипп φίλιππος فيليب פיליפ फिलिप 菲利普 フィリップ 필립
rachel рахиль рэйчел рашель ραχήλ راحيل راشيل רחל रेचल 瑞秋 雷切尔 レイチェル 레이철
rebecca ревекка ребекка ρεβέκκα ريبيكا רבקה रेबेका 丽贝卡 レベッカ 레베카
richard ricardo ричард рихард рикардо ριχάρδος ريتشارد ריצ'רד रिचर्ड 理查德 リチャード 리처드
robert roberto роберт ρόβερτος روبرت רוברט रॉबर्ट 罗伯特 ロバート 로버트
roger рожер роджер ρογήρος روجر רוג'ר रोजर 罗杰 ロジャー 로저
ryan райан ράιαν رايان ראיין रयान 瑞安 ライアン 라이언
samuel sam самуил сэмюэл сэм σαμουήλ صموئيل سام שמואל סם सैमुअल सैम 塞缪尔 萨姆 サミュエル サム 새뮤얼 샘
sarah sara сара σάρα سارة سارا שרה सारा 莎拉 萨拉 サラ 사라 세라
sophia sophie sofia софия софья софи σοφία صوفيا صوفي סופיה सोफिया 索菲亚 索菲 ソフィア ソフィー 소피아 소피
stephen steven stefan esteban étienne стефан стивен степан этьен στέφανος ستيفن استيفان סטיבן स्टीफन 史蒂文 斯蒂芬 スティーブン シュテファン 스티븐
susan susanne susana сюзан сусанна сьюзан σουζάνα سوزان סוזן सुसान 苏珊 スーザン 수전
teresa theresa therese тереза θηρεσία تيريزا טרזה टेरेसा 特蕾莎 テレサ 테레사
thomas tom tomás фома томас том θωμάς توماس توم תומאס टॉमस थॉमस टॉम 托马斯 汤姆 トーマス トム 토머스 토마스 톰
tim timothy тим тимофей тимоти τιμόθεος تيم تيموثي טים टिम 蒂姆 ティム 팀
victor viktor виктор βίκτωρ فيكتور ויקטור विक्टर 维克多 ビクトル ヴィクトル 빅터
vincent винсент венсан βικέντιος فنسنت וינסנט विन्सेंट 文森特 ヴィンセント 빈센트
walter вальтер уолтер βάλτερ والتر וולטר वाल्टर 沃尔特 ウォルター 월터
william wilhelm guillermo guillaume уильям вильгельм гийом γουλιέλμος ويليام وليم וויליאם विलियम 威廉 ウィリアム 윌리엄
zoe zoé зоя зои ζωή زوي זואי ज़ोई 佐伊 ゾーイ 조이
`

/** Minimum letters of a spelling, and of one in a script without spaces: 让 is Jean, and "let". */
const minLetters = { spaced: 3, unspaced: 2 }

let byName: Map<string, Set<string>> | null = null

function readTable(): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const line of table.trim().split('\n')) {
    const spellings = line.split(' ')
    for (const spelling of spellings) {
      const key = normalizeWishWord(spelling)
      const others = spellings.filter(
        (other) =>
          writingSystemIndexOfWord(other) !== writingSystemIndexOfWord(spelling) &&
          [...other].length >= minLettersOf(other),
      )
      names.set(key, new Set([...(names.get(key) ?? []), ...others]))
    }
  }
  return names
}

const minLettersOf = (word: string) =>
  unspacedScriptStartPattern.test(word) ? minLetters.unspaced : minLetters.spaced

/** The customary spellings of a name in other scripts: "David" is 大卫 and داود, and the other way round. */
export function customarySpellings(name: string): string[] {
  byName ??= readTable()
  return [...(byName.get(normalizeWishWord(name)) ?? [])]
}
