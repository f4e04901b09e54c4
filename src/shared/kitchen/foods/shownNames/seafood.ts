/** See shownNames.ts. */
export const seafoodNameTranslations = `
fish: Fisch | pescado | poisson | मछली | سمك
white fish: weißer Fisch | pescado blanco | poisson blanc | सफ़ेद मछली | سمك أبيض
salmon: Lachs | salmón | saumon | सैल्मन | سلمون
smoked salmon: Räucherlachs | salmón ahumado | saumon fumé | स्मोक्ड सैल्मन | سلمون مدخن
gravlax: Graved Lachs | gravlax | gravlax | ग्रावलाक्स | غرافلاكس
tuna: Thunfisch | atún | thon | ट्यूना | تونة
canned tuna: Thunfisch aus der Dose | atún en lata | thon en boîte | डिब्बाबंद ट्यूना | تونة معلبة
cod: Kabeljau | bacalao | cabillaud | कॉड | سمك القد
salt cod: Klippfisch | bacalao salado | morue salée | नमकीन कॉड | قد مملح
haddock: Schellfisch | eglefino | églefin | हैडॉक | سمك الحدوق
smoked haddock: geräucherter Schellfisch | eglefino ahumado | haddock fumé | स्मोक्ड हैडॉक | حدوق مدخن
hake: Seehecht | merluza | merlu | हेक | سمك النازلي
pollock: Seelachs | abadejo | lieu | पोलक | سمك البلوق
halibut: Heilbutt | fletán | flétan | हैलिबट | سمك الهلبوت
plaice: Scholle | solla | carrelet | प्लेस मछली | سمك البلايس
sole: Seezunge | lenguado | sole | सोल मछली | سمك موسى
sea bass: Wolfsbarsch | lubina | bar | सी बास | قاروص
sea bream: Dorade | dorada | daurade | सी ब्रीम | دنيس
trout: Forelle | trucha | truite | ट्राउट | تروتة
smoked trout: Räucherforelle | trucha ahumada | truite fumée | स्मोक्ड ट्राउट | تروتة مدخنة
carp: Karpfen | carpa | carpe | कार्प मछली | شبوط
tilapia: Tilapia | tilapia | tilapia | तिलापिया | بلطي
catfish: Wels | siluro | poisson-chat | कैटफ़िश | سلور
snapper: Schnapper | pargo | vivaneau | स्नैपर मछली | سمك النهاش
snoek: Snoek | snoek | snoek | स्नोक मछली | سمك سنوك
mackerel: Makrele | caballa | maquereau | मैकेरल | إسقمري
smoked mackerel: Räuchermakrele | caballa ahumada | maquereau fumé | स्मोक्ड मैकेरल | إسقمري مدخن
king mackerel: Königsmakrele | carita lucio | thazard barré | किंग मैकेरल | كنعد
herring: Hering | arenque | hareng | हेरिंग | رنجة
pickled herring: eingelegter Hering | arenque en vinagre | hareng mariné | अचारी हेरिंग | رنجة مخللة
matjes: Matjes | arenque matjes | hareng matjes | मात्येस हेरिंग | رنجة ماتيس
sardine: Sardine | sardina | sardine | सार्डिन | سردين
anchovy: Sardelle | anchoa | anchois | एन्कोवी | أنشوجة
dried anchovy: getrocknete Sardelle | anchoa seca | anchois séché | सूखी एन्कोवी | أنشوجة مجففة
Swedish sprats: schwedische Sprotten | espadín sueco | sprats suédois | स्वीडिश स्प्रैट | إسبرط سويدي
swordfish: Schwertfisch | pez espada | espadon | स्वोर्डफ़िश | سمك أبو سيف
shark: Hai | tiburón | requin | शार्क | قرش
eel: Aal | anguila | anguille | ईल मछली | أنقليس
smoked eel: Räucheraal | anguila ahumada | anguille fumée | स्मोक्ड ईल | أنقليس مدخن
smoked fish: Räucherfisch | pescado ahumado | poisson fumé | स्मोक्ड मछली | سمك مدخن
raw fish sashimi: Sashimi | sashimi | sashimi | साशिमी | ساشيمي
ceviche: Ceviche | ceviche | ceviche | सेविचे | سيفيتشي
fish roe: Fischrogen | huevas de pescado | œufs de poisson | मछली के अंडे | بطارخ السمك
salmon roe: Lachskaviar | huevas de salmón | œufs de saumon | सैल्मन के अंडे | بطارخ السلمون
caviar: Kaviar | caviar | caviar | कैवियार | كافيار
bonito flakes: Bonitoflocken | copos de bonito | flocons de bonite | बोनिटो फ्लेक्स | رقائق البونيتو
fishcake: Fischfrikadelle | pastel de pescado | croquette de poisson | फ़िश केक | كعك السمك
surimi: Surimi | surimi | surimi | सुरीमी | سوريمي
crab stick: Krebsfleischimitat | palito de cangrejo | bâtonnet de surimi | क्रैब स्टिक | أصابع السلطعون
seafood mix: Meeresfrüchtemischung | mezcla de mariscos | mélange de fruits de mer | सीफ़ूड मिश्रण | خليط مأكولات بحرية
shrimp: Garnele | gamba | crevette | झींगा | روبيان
dried shrimp: getrocknete Garnele | gamba seca | crevette séchée | सूखा झींगा | روبيان مجفف
salted shrimp: gesalzene Garnele | gamba en salazón | crevette salée | नमकीन झींगा | روبيان مملح
krill: Krill | kril | krill | क्रिल | كريل
crab: Krabbe | cangrejo | crabe | केकड़ा | سلطعون
lobster: Hummer | langosta | homard | लॉब्स्टर | كركند
crayfish: Flusskrebs | cangrejo de río | écrevisse | क्रेफ़िश | جراد النهر
langoustine: Kaisergranat | cigala | langoustine | लैंगोस्टीन | جراد البحر النرويجي
mussel: Miesmuschel | mejillón | moule | मसल्स | بلح البحر
clam: Venusmuschel | almeja | palourde | क्लैम | محار البطلينوس
oyster: Auster | ostra | huître | ऑयस्टर | محار
scallop: Jakobsmuschel | vieira | coquille Saint-Jacques | स्कैलप | إسكالوب بحري
dried scallop: getrocknete Jakobsmuschel | vieira seca | Saint-Jacques séchée | सूखा स्कैलप | إسكالوب بحري مجفف
snail: Schnecke | caracol | escargot | घोंघा | حلزون
squid: Kalmar | calamar | calamar | स्क्विड | حبار
squid ink: Tintenfischtinte | tinta de calamar | encre de seiche | स्क्विड की स्याही | حبر الحبار
octopus: Krake | pulpo | poulpe | ऑक्टोपस | أخطبوط
fish gelatine: Fischgelatine | gelatina de pescado | gélatine de poisson | मछली का जिलेटिन | جيلاتين السمك
white anchovy: Sardelle in Essig | boquerón | anchois mariné | सफ़ेद एन्कोवी | أنشوجة بيضاء
Arctic char: Saibling | trucha alpina | omble chevalier | आर्कटिक चार | سمك الشار القطبي
tuna in oil: Thunfisch in Öl | atún en aceite | thon à l’huile | तेल में टूना | تونة بالزيت
`
