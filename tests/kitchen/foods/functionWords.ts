const words = (text: string) => [...new Set(text.trim().split(/\s+/))]

/** Frequent function words and words of the kitchen that name no food, by language. */
export const functionWords: Readonly<Record<string, readonly string[]>> = {
  German:
    words(`der die das und in von zu mit sich auf für ist im nicht ein eine als auch es an werden aus er hat dass sie
    nach wird bei einer um am sind noch wie einem über so zum war haben nur oder aber vor zur bis durch man sein wurde sei gut
    dann alles alle wenn etwas dazu darin darauf damit gar heiß kalt fein grob rund halb ganz rühren kochen braten backen
    schneiden geben lassen unter lang kurz warm weich hart fest dick dünn oben unten Topf Pfanne Schüssel Ofen Herd Form Blech
    Rost Deckel Löffel Messer Minuten Stunden Grad Stufe Rand Boden Mitte Seite Hand Masse Stück Scheiben Würfel Streifen Ringe
    Prise Bund wir ihr ich du mich dich uns euch den dem des eines keine kein mehr sehr schon immer wieder hier da dort wo wer
    was warum beim vom ins ans nun jetzt zuerst danach anschließend zuletzt dabei davon daraus hinzu hinein heraus ab auf los
    jede jeder jedes beide einige wenige viel viele wenig ohne gegen seit während wegen trotz statt außer sondern denn weil
    obwohl ob falls sobald sowie doch eben mal ja nein bitte danke etwa circa ungefähr knapp gut reichlich Esslöffel Teelöffel
    Tasse Becher Glas Dose Packung Päckchen Beutel Sieb Brett Mixer Reibe Backblech Backofen Backpapier Auflaufform Kugel Kugeln
    Teil Hälfte Rest Menge Portion Personen gießen streuen würzen mischen vermengen kneten rollen formen ruhen ziehen quellen
    abtropfen waschen putzen schälen hacken reiben raspeln pressen schlagen heben füllen bestreichen belegen garnieren servieren
    anrichten abschmecken erhitzen schmelzen dünsten dämpfen garen köcheln rösten wenden lösen legen stellen nehmen machen
    können müssen sollen wollen dürfen mögen fertig frisch trocken roh gekocht gehackt geschnitten gewürfelt klein groß`),
  Spanish:
    words(`el la los las de del que y a en un una es por con para no se lo como más pero sus le ya o este sí porque esta entre
    cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso ante ellos
    e bien luego fuego alto bajo medio horno sartén olla cazo bol fuente tapa cuchara minutos horas grados parte mitad resto
    encima abajo añadir mezclar cocer freír hornear cortar picar batir servir dejar poner sacar calentar retirar remover mover
    dorar salar rallar tapar lavar pelar al su si te tu mi yo él ella esto esa otra otro cada mismo misma tan tanto mucho poco
    poca muchos algo nada nadie siempre nunca ahora después antes así aquí allí mientras aunque pues sea ser estar haber hacer
    tener ir poder decir dar ver saber querer llegar pasar deber quedar gusto vaso taza cucharada cucharadita pizca puñado trozo
    trozos rodajas tiras dados cubos láminas rama ramita diente dientes lata bote paquete sobre bolsa plato platos cuchillo
    tabla colador batidora molde bandeja papel tapadera caliente frío tibio seco fresco crudo cocido picado rallado molido fino
    gruesa grande pequeño entero media medias agregar incorporar verter echar reservar escurrir amasar rellenar sazonar
    condimentar decorar adornar espolvorear enfriar reposar hervir sofreír saltear asar tostar derretir triturar licuar colar
    untar enrollar doblar cubrir formar hacer bolas masa mezcla capa capas lado lados vuelta vueltas hora minuto`),
  French:
    words(`le la les de des du un une et à en dans que qui pour ne pas sur se ce par plus avec son au aux il elle est sont tout
    faire bien puis dès sans sous vers très peu four feu doux vif moyen poêle casserole bol plat moule saladier couvercle
    cuillère minutes heures degrés moitié reste dessus dessous ajouter mélanger cuire frire couper hacher battre servir laisser
    mettre sortir chauffer retirer remuer dorer saler râper couvrir laver peler verser porter égoutter réserver je tu nous vous
    ils elles on lui leur leurs mon ton sa ses notre votre cette ces cet quel quelle dont où si oui non ou ni mais car donc or
    quand comme aussi encore toujours jamais déjà ici là alors après avant pendant depuis jusque entre chez contre selon environ
    presque assez trop moins autant chaque plusieurs quelques même autre autres rien tous toute toutes être avoir aller pouvoir
    vouloir devoir savoir prendre tenir rendre passer rester petit petite grand grande gros fin fine chaud froid tiède sec frais
    cru cuit haché râpé entier demi cuillerée pincée poignée tranche tranches morceau morceaux dés lamelles rondelles branche
    brin gousse gousses boîte pot paquet sachet tasse verre assiette couteau planche passoire mixeur fouet plaque papier grille
    pâte mélange préparation couche côté côtés fois temps eau incorporer fouetter pétrir étaler garnir farcir arroser parsemer
    saupoudrer assaisonner décorer disposer dresser refroidir reposer bouillir mijoter revenir rôtir griller fondre mixer passer
    presser émincer éplucher rincer tremper enrober rouler plier former`),
  Italian:
    words(`il lo la i gli le un uno una di a da in con su per tra fra e o ma se che chi cui non più meno molto poco tanto troppo
    tutto tutti ogni altro altri stesso questo questa quello quella quando come dove perché mentre dopo prima poi ora ancora
    sempre mai già anche solo così bene male al allo alla ai agli alle del dello della dei degli delle dal dalla nel nella nei sul
    sulla sono è ha hanno essere avere fare dare andare potere volere dovere sale pepe olio forno fuoco pentola padella ciotola
    teglia coperchio cucchiaio cucchiaino minuti ore gradi metà resto sopra sotto aggiungere mescolare cuocere friggere tagliare
    tritare sbattere servire lasciare mettere togliere scaldare unire versare scolare impastare stendere farcire condire
    cospargere decorare raffreddare riposare bollire rosolare soffriggere tostare sciogliere frullare lavare pelare grattugiare
    caldo freddo tiepido secco fresco crudo cotto fine grosso grande piccolo intero mezzo mezza fetta fette pezzo pezzi cubetti
    strisce spicchio spicchi mazzetto rametto foglia foglie pizzico manciata bicchiere tazza scatola vasetto busta impasto
    composto strato lato lati volta volte tempo parte`),
  Portuguese:
    words(`o a os as um uma uns umas de do da dos das em no na nos nas por pelo pela para com sem sob sobre entre até e ou mas
    se que quem quando como onde porque não sim mais menos muito pouco tudo todos cada outro outra mesmo este esta esse essa
    aquele isso isto ele ela eles nós eu tu você já ainda sempre nunca depois antes agora também só bem mal ser estar ter haver
    fazer ir dar poder querer forno fogo panela frigideira tigela forma tampa colher minutos horas graus metade resto cima baixo
    adicionar misturar cozinhar fritar assar cortar picar bater servir deixar colocar retirar aquecer juntar despejar escorrer
    amassar rechear temperar polvilhar decorar esfriar descansar ferver refogar dourar tostar derreter triturar coar lavar
    descascar ralar quente frio morno seco fresco cru cozido fino grosso grande pequeno inteiro meio meia fatia fatias pedaço
    pedaços cubos tiras dente dentes ramo folha folhas pitada punhado copo xícara lata pacote caixa massa mistura camada lado vez
    vezes tempo parte sal`),
  Dutch:
    words(`de het een en van in is op te dat die niet zijn met voor aan er om ook als dan bij nog maar uit door over naar tot of je ik
    wij zij hij we ze me mij ons hun haar dit deze wat wie waar hoe wel geen veel weinig meer al alle alles iets niets nu daarna
    eerst dan toen tijdens zonder tegen onder boven tussen achter oven vuur pan kom schaal deksel lepel eetlepel theelepel
    minuten uur graden helft rest roeren koken bakken braden snijden hakken kloppen laten doen leggen halen verwarmen toevoegen
    mengen gieten strooien kruiden kneden rollen vullen wassen schillen raspen afgieten serveren warm koud heet droog vers rauw
    gekookt fijn grof groot klein heel half plak plakken stuk stukjes blokjes reepjes takje blaadje snuf hand handje blik pot
    zakje pak glas kop beetje deel kant keer tijd deeg mengsel laag`),
  Polish:
    words(`i w z na do się nie to jest że o jak a po co tak za od przez dla przy ale czy już tylko lub albo oraz nad pod bez
    ze we ku tego tej ten ta te tym być mieć może można bardzo dużo mało więcej mniej cały cała wszystko każdy inny sam potem
    następnie teraz jeszcze zawsze gdy kiedy gdzie piekarnik ogień garnek patelnia miska forma pokrywka łyżka łyżeczka minut
    godzin stopni połowa reszta dodać mieszać gotować smażyć piec kroić siekać ubić podawać zostawić włożyć wyjąć podgrzać wlać
    odcedzić zagnieść doprawić posypać ostudzić obrać umyć zetrzeć gorący zimny ciepły suchy świeży surowy drobno grubo duży
    mały szklanka szczypta garść plaster kawałek kostka pęczek ząbek puszka opakowanie ciasto masa warstwa strona raz czas`),
  Danish:
    words(`og i at det som en på er af for med til den har de ikke om et men var sig så fra kan man når han hun jeg du vi I dem os
    din min sin her der nu da siden efter inden under over mellem uden mod hos ved eller samt også bare meget lidt mere mindre hel
    hele halv alle alt hver anden samme ovn blus gryde pande skål form låg ske spiseske teske minutter timer grader resten rør
    kog steg bag skær hak pisk server lad læg tag varm tilsæt bland hæld drys krydr ælt rul fyld vask skræl riv kold tør frisk rå
    kogt fin grov stor lille skive stykke stykker tern kvist blad knivspids håndfuld dåse pose pakke glas kop dej lag side gang`),
  Norwegian:
    words(`og i at det som en på er av for med til den har de ikke om et men var seg så fra kan man når han hun jeg du vi dere dem oss
    din min sin her der nå da siden etter før under over mellom uten mot hos ved eller samt også bare mye litt mer mindre hel hele
    halv alle alt hver annen samme ovn plate gryte panne bolle form lokk skje spiseskje teskje minutter timer grader resten rør
    kok stek bak skjær hakk visp server la legg ta varm tilsett bland hell dryss krydre elt rull fyll vask skrell riv kald tørr
    fersk rå kokt fin grov stor liten skive bit biter terning kvist blad klype neve boks pose pakke glass kopp deig lag side gang`),
  Swedish:
    words(`och i att det som en på är av för med till den har de inte om ett men var sig så från kan man när år säga han hon jag du vi
    ni dem oss din min sin här där nu då sedan efter innan under över mellan utan mot hos vid eller samt också bara mycket lite
    mer mindre hel hela halv alla allt varje annan samma ugn spis kastrull stekpanna skål form lock sked matsked tesked minuter
    timmar grader resten rör koka stek baka skär hacka vispa servera låt lägg ta värm tillsätt blanda häll strö krydda knåda kavla
    fyll tvätta skala riv varm kall torr färsk rå kokt fin grov stor liten skiva bit bitar tärningar kvist blad nypa näve burk
    påse paket glas kopp deg smet lager sida gång tid del`),
  Hindi:
    words(`और में से को का की के है हैं पर एक यह वह ये वे तो भी ही कि जो जब तब फिर या लेकिन अगर नहीं कुछ सब बहुत कम ज़्यादा आधा पूरा बाद
    पहले अब यहाँ वहाँ तक साथ बिना ऊपर नीचे अंदर बाहर करें डालें मिलाएँ पकाएँ भूनें काटें पीसें उबालें छानें गूंधें बेलें तलें परोसें
    रखें निकालें धोएँ छीलें गर्म ठंडा सूखा ताज़ा कच्चा बारीक मोटा बड़ा छोटा कड़ाही तवा पतीला कटोरा ढक्कन चम्मच मिनट घंटे आँच टुकड़े`),
  Arabic:
    words(`و في من على إلى عن مع أن هذا هذه ذلك التي الذي ما لا لم لن قد كان هو هي هم نحن أنا أنت كل بعض غير بعد قبل حتى ثم أو أم
    إذا لكن حيث عند بين تحت فوق داخل خارج دون جدا أكثر أقل نصف كامل أضف اخلط اطبخ اقلي قطع افرم اغلي صفي اعجن قدم اترك ضع أخرج
    سخن اغسل قشر ابرش ساخن بارد جاف طازج ناعم كبير صغير قدر مقلاة وعاء غطاء ملعقة دقيقة ساعة فرن نار درجة`),
}
