import { normalizeWishWord } from '../foods/normalizeWishWord.ts'

/**
 * Words before a colon that say what follows is wished for or is there: a meal, a day, a course, what one has. Others that no
 * language knows are taken for somebody's name there.
 */
export const wishHeadingWords: ReadonlySet<string> = new Set(
  `breakfast lunch dinner tea snack snacks dessert desserts side sides drink drinks ingredient ingredients sauce menu recipe meal plan use need
  craving include includes please budget
  frühstück mittagessen abendessen abendbrot beilage snack idee heute morgen soße rezept vorschlag dazu
  déjeuner dîner souper goûter entrée idée restes sauce menu recette avec favori
  desayuno comida almuerzo cena entrante entrantes plato postre idea hoy sobras base salsa menú receta favorito tapa tapas
  فطور الفطور غداء الغداء عشاء العشاء سحور إفطار حلى تحلية وجبة المفضل
  brunch supper starter starters appetizer appetizers main mains entree entrees wish wishes theme idea monday tuesday wednesday
  thursday friday saturday sunday today tomorrow tonight weekend pantry fridge freezer cupboard protein proteins base menu note notes ps
  request must party picnic christmas easter halloween thanksgiving option options topping toppings filling leftovers available have using
  favourite favourites favorite favorites bbq barbecue buffet event occasion goal diet cuisine style
  mittag abend abends vorspeise vorspeisen hauptgang hauptgänge hauptgericht hauptgerichte hauptspeise nachspeise nachtisch wunsch wünsche
  thema motto montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag wochenende zutat zutaten kühlschrank vorrat vorräte
  vorhanden basis füllung weihnachten ostern silvester geburtstag picknick getränk getränke hinweis notiz anlass lieblingsessen büfett
  grillen reste beilage beilagen menü
  thème envie envies souhait souhaits lundi mardi mercredi jeudi vendredi samedi dimanche demain aujourd midi soir apéro apéritif boisson
  boissons noël pâques fête frigo placard ingrédient ingrédients garniture plat plats entrées accompagnement occasion pique
  merienda primero primeros segundo segundos principal principales antojo antojos tema lunes martes miércoles jueves viernes sábado
  domingo mañana ingrediente ingredientes nevera despensa relleno navidad fiesta deseo deseos bebida bebidas picoteo tapeo guarnición
  colazione pranzo cena spuntino antipasto antipasti primo primi secondo secondi contorno contorni desiderio lunedì martedì mercoledì
  giovedì venerdì sabato domenica domani oggi ingredienti frigo dispensa ripieno natale pasqua festa bevanda
  almoço jantar lanche entrada prato desejo segunda terça quarta quinta sexta amanhã hoje geladeira frigorífico recheio natal páscoa festa
  ontbijt middageten avondeten voorgerecht hoofdgerecht nagerecht toetje wens maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
  morgen vandaag ingrediënten koelkast vulling kerst pasen feest drankje bijgerecht
  śniadanie obiad kolacja przystawka przekąska danie deser życzenie poniedziałek wtorek środa czwartek piątek sobota niedziela jutro
  dzisiaj dziś składniki lodówka nadzienie święta wielkanoc impreza napój dodatki
  frukost lunch middag kvällsmat förrätt huvudrätt efterrätt önskan måndag tisdag onsdag torsdag fredag lördag söndag imorgon idag
  ingredienser kylskåp fyllning jul påsk fest dryck tillbehör fredagsmys
  morgenmad frokost aftensmad forret hovedret dessert ønske mandag tirsdag lørdag søndag køleskab fyld påske drik tilbehør
  middagsmat kveldsmat kjøleskap hovedrett forrett ønske fyll drikke tilbehør
  मिठाई स्टार्टर इच्छा सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार आज कल सामग्री फ्रिज मेन्यू मेनू दिवाली होली ईद पार्टी विचार
  स्नैक स्नैक्स शाम सुबह रात दोपहर नाश्ता खाना लंच डिनर पसंद फरमाइश
  طلب طلبي رغبة فكرة الاحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت اليوم غدا بكرة المقادير المكونات مقادير مكونات قائمة القائمة العيد
  رمضان حفلة سناك الرئيسي الطبق طبق المقبلات مقبلات التحلية الحلى الثلاجة وصفة الوصفة المساء الصباح الظهر`
    .split(/\s+/)
    .map(normalizeWishWord),
)
