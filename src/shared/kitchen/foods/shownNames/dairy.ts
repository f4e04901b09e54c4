/** See shownNames.ts. */
export const dairyNameTranslations = `
raw milk: Rohmilch | leche cruda | lait cru | कच्चा दूध | حليب خام
goat milk: Ziegenmilch | leche de cabra | lait de chèvre | बकरी का दूध | حليب الماعز
sheep milk: Schafmilch | leche de oveja | lait de brebis | भेड़ का दूध | حليب الغنم
skimmed milk: Magermilch | leche desnatada | lait écrémé | मलाई रहित दूध | حليب خالي الدسم
milk powder: Milchpulver | leche en polvo | lait en poudre | दूध पाउडर | حليب مجفف
evaporated milk: Kondensmilch | leche evaporada | lait concentré non sucré | गाढ़ा दूध | حليب مبخر
sweetened condensed milk: gezuckerte Kondensmilch | leche condensada | lait concentré sucré | मीठा गाढ़ा दूध | حليب مكثف محلى
buttermilk: Buttermilch | suero de mantequilla | babeurre | छाछ | لبن مخيض
buttermilk powder: Buttermilchpulver | suero de mantequilla en polvo | babeurre en poudre | छाछ पाउडर | لبن مخيض مجفف
whey: Molke | suero de leche | lactosérum | मट्ठे का पानी | مصل اللبن
kefir: Kefir | kéfir | kéfir | केफिर | كفير
single cream: Sahne | nata ligera | crème liquide légère | पतली क्रीम | كريمة خفيفة
heavy cream: Schlagsahne | nata para montar | crème entière | गाढ़ी क्रीम | كريمة ثقيلة
double cream: Crème double | nata doble | crème épaisse | डबल क्रीम | كريمة كثيفة
whipping cream: Schlagsahne | nata para montar | crème à fouetter | फेंटने की क्रीम | كريمة خفق
whipped cream: geschlagene Sahne | nata montada | crème fouettée | फेंटी हुई क्रीम | كريمة مخفوقة
clotted cream: Clotted Cream | nata cuajada | crème caillée | क्लॉटेड क्रीम | قشدة سميكة
sour cream: saure Sahne | nata agria | crème aigre | खट्टी क्रीम | كريمة حامضة
crème fraîche: Crème fraîche | crema fresca | crème fraîche | क्रेम फ्रेश | كريم فريش
ashta: Ashta | ashta | achta | आश्ता | قشطة
Greek yogurt: griechischer Joghurt | yogur griego | yaourt grec | ग्रीक दही | زبادي يوناني
labneh: Labneh | labneh | labneh | लबनेह | لبنة
skyr: Skyr | skyr | skyr | स्कीर | سكير
quark: Quark | queso quark | fromage blanc | क्वार्क | جبن كوارك
twaróg: Twaróg | queso twaróg | fromage twaróg | त्वारोग पनीर | جبن تفاروغ
kashk: Kaschk | kashk | kachk | कश्क | كشك
khoya: Khoya | khoya | khoya | खोया | خويا
ghee: Ghee | ghee | ghee | घी | سمن
clarified butter: Butterschmalz | mantequilla clarificada | beurre clarifié | घी | سمن
niter kibbeh: Niter Kibbeh | niter kibbeh | niter kibbeh | नितर किब्बेह | نيتر كيبه
cheese: Käse | queso | fromage | चीज़ | جبن
goat cheese: Ziegenkäse | queso de cabra | fromage de chèvre | बकरी का चीज़ | جبن الماعز
sheep cheese: Schafsmilchkäse | queso de oveja | fromage de brebis | भेड़ के दूध का चीज़ | جبن الغنم
blue cheese: Blauschimmelkäse | queso azul | fromage bleu | ब्लू चीज़ | جبن أزرق
gorgonzola: Gorgonzola | gorgonzola | gorgonzola | गोर्गोन्ज़ोला | غورغونزولا
roquefort: Roquefort | roquefort | roquefort | रोकफोर | روكفور
stilton: Stilton | stilton | stilton | स्टिल्टन | ستيلتون
brie: Brie | brie | brie | ब्री | جبن بري
camembert: Camembert | camembert | camembert | कैमेम्बर्ट | كاممبير
reblochon: Reblochon | reblochon | reblochon | रेब्लोशों | ريبلوشون
taleggio: Taleggio | taleggio | taleggio | तालेज्जो | تاليجيو
raclette: Raclettekäse | queso raclette | fromage à raclette | राक्लेट | جبن راكليت
gruyère: Gruyère | gruyer | gruyère | ग्रूयेर | جبن غرويير
comté: Comté | comté | comté | कोंते | كونتيه
emmental: Emmentaler | emmental | emmental | एमेंटल | إيمنتال
swiss cheese: Schweizer Käse | queso suizo | fromage suisse | स्विस चीज़ | جبن سويسري
gouda: Gouda | gouda | gouda | गौडा | غودا
edam: Edamer | edam | édam | एडाम | إيدام
cheddar: Cheddar | cheddar | cheddar | चेडर | شيدر
parmesan: Parmesan | parmesano | parmesan | परमेज़ान | بارميزان
grated parmesan: geriebener Parmesan | parmesano rallado | parmesan râpé | कसा हुआ परमेज़ान | بارميزان مبشور
Grana Padano: Grana Padano | grana padano | grana padano | ग्राना पदानो | غرانا بادانو
pecorino: Pecorino | pecorino | pecorino | पेकोरिनो | بيكورينو
manchego: Manchego | queso manchego | manchego | मांचेगो | مانشيغو
provolone: Provolone | provolone | provolone | प्रोवोलोने | بروفولوني
mozzarella: Mozzarella | mozzarella | mozzarella | मोज़रेला | موزاريلا
burrata: Burrata | burrata | burrata | बुर्राता | بوراتا
feta: Feta | feta | feta | फ़ेटा | جبن فيتا
halloumi: Halloumi | halloumi | halloumi | हल्लूमी | حلوم
ricotta: Ricotta | ricota | ricotta | रिकोटा | ريكوتا
mascarpone: Mascarpone | mascarpone | mascarpone | मस्कारपोने | ماسكاربوني
cream cheese: Frischkäse | queso crema | fromage à tartiner | क्रीम चीज़ | جبن كريمي
cottage cheese: Hüttenkäse | queso cottage | fromage cottage | कॉटेज चीज़ | جبن قريش
paneer: Paneer | paneer | paneer | पनीर | بانير
queso fresco: Queso fresco | queso fresco | queso fresco | क्वेसो फ्रेस्को | كيسو فريسكو
monterey jack: Monterey Jack | queso Monterey Jack | monterey jack | मोंटेरे जैक | مونتيري جاك
vegan cheese: veganer Käse | queso vegano | fromage végétal | वीगन चीज़ | جبن نباتي
egg: Ei | huevo | œuf | अंडा | بيض
egg white: Eiweiß | clara de huevo | blanc d’œuf | अंडे की सफ़ेदी | بياض البيض
egg yolk: Eigelb | yema de huevo | jaune d’œuf | अंडे की ज़र्दी | صفار البيض
hard-boiled egg: hart gekochtes Ei | huevo duro | œuf dur | उबला अंडा | بيض مسلوق
soft-boiled egg: weich gekochtes Ei | huevo pasado por agua | œuf à la coque | आधा उबला अंडा | بيض نصف مسلوق
poached egg: pochiertes Ei | huevo escalfado | œuf poché | पोच्ड अंडा | بيض بوشيه
fried egg: Spiegelei | huevo frito | œuf au plat | तला हुआ अंडा | بيض مقلي
scrambled egg: Rührei | huevos revueltos | œufs brouillés | अंडे की भुर्जी | بيض مخفوق
duck egg: Entenei | huevo de pato | œuf de cane | बत्तख का अंडा | بيض البط
quail egg: Wachtelei | huevo de codorniz | œuf de caille | बटेर का अंडा | بيض السمان
goose egg: Gänseei | huevo de oca | œuf d’oie | हंस का अंडा | بيض الإوز
liquid egg: Flüssigei | huevo líquido | œuf liquide | तरल अंडा | بيض سائل
meringue: Baiser | merengue | meringue | मेरांग | ميرانغ
margarine: Margarine | margarina | margarine | मार्जरीन | سمن صناعي
soy milk: Sojadrink | bebida de soja | boisson au soja | सोया दूध | حليب الصويا
oat milk: Haferdrink | bebida de avena | boisson à l’avoine | जई का दूध | حليب الشوفان
omelette: Omelett | tortilla francesa | omelette | ऑमलेट | عجة
coconut yogurt: Kokosjoghurt | yogur de coco | yaourt au lait de coco | नारियल दही | زبادي جوز الهند
`
