import type { WishLanguage } from '../../wishLanguage.ts'
import { italianWishFoodNames } from '../foods/italianFoods.ts'
import { wishFoodsExcludedByKosher } from '../sharedWords.ts'

export const italianWishLanguage: WishLanguage = {
  id: 'it',
  subjectMayFollow: true,
  idle: `il, lo, la, i, gli, le, l, un, una, di, d, del, dello, della, dei, degli, delle, dell, al, allo, alla, ai, agli, alle, all, nel, nella, nei, a,
    ad, in, da, per favore, per piacere, grazie, io, tu, lui, lei, noi, voi, loro, mi, ti, ci, vi, me, te, mio, mia, miei, mie, tuo, suo, sua, suoi,
    nostro, nostra, nostri, questo, questa, questi, queste, quel, quella, quei, sono, siamo, siete, era, molto, davvero, proprio, anche, neanche,
    nemmeno, neppure, tutto, tutta, tutti, tutte, tipo di, tipi di, qualsiasi, qualche, qualcosa di, qualcosa, traccia di, tracce di, pezzi di,
    pezzetti di, prodotti, prodotto, alimenti, cose, cosa, roba, sapore, fresco, fresca, freschi, crudo, cruda, crudi, cotto, cotta, secco, secca,
    secchi, secche, tritato, grattugiato, in scatola, surgelati, figlio, figlia, figli, bambino, bambina, bambini, marito, moglie, fidanzato,
    fidanzata, ragazzo, ragazza, compagno, compagna, amico, amica, amici, ospite, ospiti, mamma, papà, madre, padre, sorella, fratello, nonna,
    nonno, suocera, famiglia, casa, in casa, in famiglia, qualcuno, uno di noi, grave, gravi, forte, forti, lieve, mortale, fortemente, gravemente,
    leggermente, oggi, stasera, adesso, ora, purtroppo, se possibile, possibilmente, assolutamente, totalmente, completamente, rigorosamente, due,
    tre, dentro, su, sul, sulla, intero, intera, interi, aggiunto, aggiunti, aggiunta, già, sempre, ciao, che, chi, cui, per niente, affatto, mai
    più, ho, hai, ha, abbiamo, hanno, alcun, alcuna, ogni, entrambi, sotto nessuna forma, !è, sa, sanno, mi raccomando, incinta, settimana, giorno,
    giorni, ieri, domani, domenica, sabato, stavolta, questa volta, uno, bambine, bimbo, bimba, bimbi, ragazzi, cugino, cugina, zio, zia, nipote,
    nipoti, coinquilino, coinquilina, collega, persona, persone, gente, commensali, piccolo, piccola, piccoli, grande, mezzo, un altro, un altra,
    altro, altra, altri, altre, severa, severo, mortali, seria, noto, nota, vero, vera, puro, pura, varie, vario, del tutto, in assoluto, troppo
    spesso, tracce, traccia, contenente tracce, anche in tracce, ingrediente, ingredienti, piatti, alimento, pezzo, pezzetto, gusto, aroma, crude,
    cotti, cotte, fresche, surgelata, congelati, essiccato, essiccati, avanzate, verdi, verde, rossi, gialli, bianco, bianchi, bianca, pls, x
    favore, perfavore, pf, dai, buongiorno, buonasera, tutti i tipi di, ogni tipo di, di nessun tipo, di ogni tipo, di alcun tipo, qualunque,
    spesso, di solito, ancora, più tardi, nostri amici, eccetera, ecc, mie figlie, figliola, nonni, suoceri, suocero, genitori, fidanzati, cognata,
    cognato, s, cioe, del genere, per me, per noi, per lui, per lei, per loro, a me, a noi, a lui, a lei, a loro, a nessuno, in realtà, tipologia,
    dei tipi, assieme, qui, lì, ce, se, ne ho, ne abbiamo, ne ha, ne hanno, ne mangio, ne mangia, ne mangiamo, ne mangiano, ne voglio, ne vorrei, ne
    vuole, ne vorremmo, se ne, ce ne, me ne, ne metto, ne metti, ne uso, ne bevo, ne sono, ne vado, ne va, ne faccio, ne avanza, ne resta, ne
    restano`,
  pronouns: `essi, quelli, quelle lì, questi qui, esse, quelle, quello lì, figlio li, figlia li, figlio le, figlia le, figlio la, figlia la, figlio lo,
    figlia lo, marito li, marito le, marito la, marito lo, moglie li, moglie le, moglie la, moglie lo, che li, che le, lui li, lui le, lui lo, lui
    la, lei li, lei le, lei lo, lei la, bambini li, bambini le, bambini la, bambini lo, io li, io le, io lo, io la, figli li, figli le, ragazzo li,
    ragazza li, gli altri li`,
  joins: `ed, o, oppure, così come, e o, nonché, !e, e anche, e pure, e nemmeno, e neanche, e neppure, e poi, più`,
  ends: `ma, perché, poiché, quindi, perciò, per, allora, quando, invece, piuttosto, fai, fammi, fare, cena, pranzo, colazione, veloce, facile, semplice,
    ricetta, piatto, poi, dopo, prima, vorrei, vorremmo, mi piacerebbe, proponi, sorprendimi, anche se, altrimenti, siccome, dato che, visto che,
    però, tuttavia, mentre, affinché, così, di conseguenza, consigliami, suggerisci, suggeriscimi, consiglia, cucinami, preparami, prepara,
    proponimi, cerco, cerchiamo, merenda, spuntino, cenetta, pranzetto, ricettina, menù, rapido, rapida, buono, buona, sfizioso, sfiziosa, leggero,
    leggera, leggeri, particolare, come mai, finché, fino, bensi`,
  wishesNext: `con, amo, ama, amiamo, adoro, adora, adoriamo, adorano, tanto, tanta, tanti, tante, extra, parecchio, parecchia, abbondante, un sacco di, voglia
    di, preferito, preferita, preferiti, solo, soltanto, solamente, pieno di, ripieno di, fatto con, fatta con, usare, finire, consumare, avanzi di,
    avanzi, resti di, avanzato, avanzata, avanzati, mi è rimasto, sono rimasti, preferisco, preferiamo, vado matto per, vado pazza per, ho della, ho
    del, ho dei, ho delle, mi piace, mi piacciono, ci piace, ci piacciono, gli piace, gli piacciono, le piace, le piacciono, piace molto, piacciono
    molto, va matto per, va matta per, vanno matti per, andiamo matti per, con tanto, con tanta, con tanti, con tante, pieno, ricco di, ricca di, a
    base di, da finire, da usare, da consumare, da smaltire, ho solo, abbiamo solo, ha solo, mangia solo, mangiano solo, mangio solo, mangiamo solo,
    beve solo, usa solo, goloso di, golosa di, golosi di, farcito con, condito con, accompagnato da, aggiungendo, più verdure, doppia dose di, un po
    più di, rimasto, rimasta, rimasti, rimaste`,
  uses: `mangio, mangi, mangia, mangiamo, mangiano, mangiare, voglio, vuole, vogliamo, vogliono, volere, metti, mettere, mettete, metta, mettiamo,
    aggiungi, aggiungere, aggiungete, usi, usa, uso, usate, usiamo, utilizzare, utilizza, utilizzate, contiene, contenga, contengono, contenere,
    contenente, contenenti, includere, includi, avere, abbia, c è, ci sia, ci siano, ci sono, posso, può, possiamo, possono, potere, devo, deve,
    dobbiamo, devono, piace, piacciono, sopporto, sopporta, sopportano, sopportare, tollero, tollera, tollerano, tollerare, digerisco, digerisce,
    digeriscono, digerire, bevo, beve, bere, assaggio, assaggia, consumo, consuma, compro, cucina, cucinate con, prendo, prende, gradisco, gradisce,
    gradiamo, assumere, assumo, assume, ingerire, ingerisce, toccare, tocca, sentire, vedere, trovare, trovo, comprare, comprato, mettere del,
    metterci, metterlo, metterla, mettici, mettermi, mettermi del, avere del, preparare con, cucino con, possa mangiare, potere mangiare, riesco a
    mangiare, riesce a mangiare, vorrebbe, vorrei mangiare, mangiasse, contenesse, sia, siano, fosse, abbiano`,
  allowsPrevious: `vanno benissimo, va benissimo, è ok, sono ok, ok, è permesso, sono permessi, è consentito, sono consentiti, nessun problema, va bene, vanno
    bene, va bene lo stesso, è ok per noi, sono ok per noi, li mangia, le mangia, lo mangia, la mangia, li mangiamo, le mangiamo, sì, può andare,
    possono andare, è concesso, sono concessi, è tollerato, sono tollerati, è benvenuto, sono benvenuti, ben accetto, ben accetti, può restare,
    possono restare, invece sì, sì invece`,
  leavesOutNext: `meno il, meno la, meno lo, meno i, meno gli, meno le, meno l, togliendo, eliminando, evitando, escludendo, omettendo, senza, niente, nessun, nessuna, nessuno, zero, privo di, priva di, privi di, libero da, evita, evitare, evitate, evitando, evito, evitiamo,
    togli, togliere, togliete, leva, levare, elimina, eliminare, escludi, escludere, tralascia, tralasciare, ometti, omettere, lascia fuori,
    lasciare fuori, rinuncia a, rinunciare a, odiare, schifo di, tutto tranne, tutto fuorché, tutto eccetto, tutto ma non, qualsiasi cosa tranne,
    stufo di, stufo del, stufa di, stanco di, manca, mancano, manca il, non ho, non abbiamo, non ha, non c è, non ci sono, non ho più, non abbiamo
    più, non c è più, non ci sono più, non con, avversione per, fobia di, fobia per, guai a mettere, nulla con, niente con, nulla che contenga,
    niente che contenga, bando a, sensa, senz, snza, senxa, seza, ssenza, senza alcun, senza alcuna, senza nessun, senza nessuna, senza tracce di,
    senza traccia di, senza aggiunta di, senza l aggiunta di, nessun tipo di, nulla di, nulla a base di, niente a base di, niente di, nient, mai
    con, basta, basta con, basta con la, basta con il, basta con i, fatta eccezione, non ho più il, non ho più la, non ho più i, non ho più le, non
    ce l ho, non ho in casa, in casa non ho, in casa non abbiamo, mi manca, mi mancano, ci manca, ci mancano, mancano le, mancano i, sono senza,
    siamo senza, sono rimasto senza, sono rimasta senza, siamo rimasti senza, rimasto senza, rimasta senza, sprovvisto di, a corto di, a meno di,
    fare a meno di, fare a meno del, fare a meno della, faccio a meno di, rinuncio a, rinuncia al, rinunciare al, rinunciare alla, rinunciare ai,
    smesso di mangiare, smesso di bere, smesso con, stiamo evitando, sto evitando, vorrei evitare, evitiamo il, meglio evitare, meglio senza, meglio
    non mettere, via, via il, via la, via i, via le, fuori il, stanca di, stanchi di, stanca del, stanco del, stufa del, stufi di, stufi del,
    nauseato da, nauseata da, disgustato da, orrore di, orrore per, orrore del, ribrezzo per, ribrezzo del, fobico, fobia del, paura di, nemico di,
    nemica di, nemico del, mi vieta, mi ha vietato, mi ha proibito, mi hanno vietato, mi hanno proibito, gli ha vietato, le ha vietato, gli hanno
    vietato, ha proibito, ha vietato, hanno vietato, vieta, proibisce, sconsiglia, mi ha sconsigliato, non usare, non usate, non mettere, non mettete, non metterci, non mettermi, non
    aggiungere, non aggiungete, non contenga, non contengano, non contiene, rifiuta, rifiutano, si rifiuta di mangiare, ho finito, abbiamo finito,
    ha finito, hanno finito,
    lascia stare, lascia stare il, lascia stare la, lascia perdere, stai lontano da, stai alla larga da, alla larga da,
    lontano da, fai a meno di, fai a meno del, fai a meno della, non mettere il, non ci mettere, non metteteci, non ci va,
    malato con, sto male con, sto male se mangio, non si mangia, non si mangiano, non mangiamo, non mangia, non mangio,
    non mangiano,
    a nessuno piace, a nessuno piacciono, a nessuno piace il, a nessuno piace la, nessuno mangia, nessuno vuole,
    s/`,
  insteadOfNext: `altro che, invece di, invece del, invece della, invece dei, invece delle, invece degli, invece dell, al posto di, al posto del, al posto della, al posto
    dei, al posto delle, al posto dell, anziché, piuttosto che, sostituisci, sostituire, sostituendo, sostituto di, sostituto del, sostituto della,
    alternativa a, alternativa al, alternativa alla, alternativa alle, al posto degli, in sostituzione di, in sostituzione del, in sostituzione
    della, per sostituire, rimpiazza, rimpiazzare, cambia il, cambia la, sostituto per, alternativa per, alternativa ai, alternative a, alternative
    al, alternative alla, scambia`,
  leavesOutPrevious: `è fuori discussione, sono fuori discussione, fuori discussione, è esclusa, sono escluse, è escluso, sono esclusi, è da escludere, sono da escludere, non se ne parla, non è un opzione, non sono un opzione, resta fuori, restano fuori, rimane fuori, rimangono fuori, è vietato, sono vietati, è proibito, sono proibiti, no grazie, bleah, che schifo, mi fa male, mi fanno male, gli fa male, gli fanno male,
    le fa male, le fanno male, ci fa male, mi fa stare male, lo fa stare male, la fa stare male, mi dà ~, mi danno ~, gli dà ~, gli danno ~, le dà
    ~, le danno ~, mi resta sullo stomaco, mi restano sullo stomaco, è tabù, sono tabù, non fa per me, non fanno per me, neanche per sogno, per
    carità, non se ne parla, non è ammesso, non sono ammessi, non è permesso, non sono permessi, mi fanno stare male, mi fa star male, mi fanno star
    male, mi gonfia, mi gonfiano, mi danno fastidio, mi dà fastidio, gli dà fastidio, gli danno fastidio, le dà fastidio, le danno fastidio, ci
    danno fastidio, mi resta indigesto, mi restano indigesti, indigesto, indigesti, indigesta, indigeste, mi rimane sullo stomaco, mi rimangono
    sullo stomaco, rimane sullo stomaco, resta sullo stomaco, restano sullo stomaco, mi viene il mal di, non è possibile, non sono possibili, non si
    può, non si possono, non va, non vanno, non va bene, non vanno bene, non è il caso, non sono il caso, non è roba per me, non è cosa per me, non
    fa per noi, non fanno per noi, non fa per lui, non fa per lei, non fa al caso, non mi fa impazzire, non mi fanno impazzire, non ci fa impazzire,
    non gli fa impazzire, non le fa impazzire, non le fanno impazzire, non gli fanno impazzire, mi disgusta, mi disgustano, lo disgusta, la
    disgusta, lo disgustano, la disgustano, mi ripugna, bleh, puah, bocciato, bocciata, bocciati, bocciate, off limits, non ce n è, non ce n è più,
    non ce ne sono, non ce ne sono più, ce l ho finito, non ne ho, non ne ho più, non ne abbiamo, non ne abbiamo più, non ne mangio, non ne mangia,
    non ne mangiano, non ne voglio, non ne vuole, è scaduto, è scaduta, sono scaduti, sono scadute, è andato a male, è andata a male, è
    sconsigliato, sono sconsigliati, sconsigliato, sconsigliati, sconsigliata, controindicato, controindicati, mi uccide, lo uccide, la uccide, è
    pericoloso, sono pericolose, sono pericolosi, è letale, sono letali, nemmeno a parlarne, neanche a parlarne, nemmeno per sogno, manco morto,
    manco morta, manco per sogno, per me no, per noi no, mai e poi mai, lasciamo perdere, lasciali fuori, lasciale fuori, lascialo fuori, lasciala
    fuori, sostituito con, sostituita con, sostituiti con, sostituite con, grazie no,
    fa male a ~, fanno male a ~, mi da fastidio, non mi fa bene, non mi fanno bene, non lo digerisco, non la digerisco,
    non li digerisco, non le digerisco, non lo digerisce, non la digerisce, non li digerisce, non le digerisce,
    non lo tollero, non la tollero, non li tollero, non le tollero, non lo sopporto, non la sopporto, mi fa schifo,
    mi fanno schifo, gli fa schifo, le fa schifo, mi dà la nausea, mi danno la nausea, mi fa vomitare, mi fanno vomitare,
    anche no, proprio no, è vietata, sono vietate, è off limits, resta fuori, restano fuori`,
  leavesOutAround: `lascia … fuori, lasciate … fuori, tieni … fuori, lascia … da parte, metti … da parte, togli … di mezzo`,
  freePrevious: 'free',
  leavesOutEither: `sputa, sputano, non mi piace, non mi piacciono, non gli piace, non gli piacciono, non le piace, non le piacciono, non ci piace, non ci piacciono, non piace, non
    piacciono, non sopporto, non sopporta, non sopportiamo, non sopportano, non tollero, non tollera, non tollerano, non digerisco, non digerisce,
    non digeriamo, non posso mangiare, non può mangiare, non possiamo mangiare, non possono mangiare, non mangio, non mangia, non mangiamo, non
    mangiano, non gradisco, non gradisce, non gradiamo, non deve mangiare, non devo mangiare, non reggo, non vado matto per, non voglio, non vuole,
    non vogliamo, escluso, esclusa, esclusi, vietato, vietata, vietati, vietate, no, mi fa schifo, mi fanno schifo, gli fa schifo, gli fanno schifo,
    le fa schifo, le fanno schifo, ci fa schifo, ci fanno schifo, fa schifo, fanno schifo, da evitare, è da evitare, sono da evitare, digerisco
    male, digerisce male, digeriamo male, digeriscono male, non digeriscono, non riesco a digerire, non riesce a digerire, tollero male, tollera
    male, tollerano male, sopporta male, odio, odia, odiamo, odiano, detesto, detesta, detestiamo, detestano, non amo, non ama, non amano, non
    amiamo, non apprezzo, non apprezza, non apprezzano, non gradiscono, non adoro, non adora, non vado pazzo per, non vado pazza per, non vado matta
    per, non va matto per, non va matta per, non vanno matti per, non sono un fan, non sono un amante, non sono una fan, non sono fan, non siamo
    fan, non è un fan, non è un amante, non amante, non mi piace molto, non mi piace tanto, non mi piacciono molto, non mi piacciono tanto, non mi
    piacciono granché, non mi piace granché, non mi è mai piaciuto, non mi sono mai piaciuti, non mi piace proprio, non mi piacciono proprio, non
    gli piace molto, non gli piacciono molto, non le piace molto, non le piacciono molto, non mangiamo mai, non mangia mai, non mangio mai, non
    mangio più, non mangia più, non mangiamo più, non mangiano più, non bevo, non beve, non beviamo, non bevono, non bevo più, non bere, non
    mangiare, non consumo, non consuma, non consumiamo, non consumano, non tocco, non tocca, non assumo, non assume, non posso più mangiare, non può
    più mangiare, non posso bere, non può bere, non posso prendere, non può prendere, non posso assumere, non può assumere, non posso vedere, non
    posso soffrire, non può vedere, non può soffrire, non può sentire, non posso sentire, non riesco a mangiare, non riesce a mangiare, non riescono
    a mangiare, non voglio mangiare, non vuole mangiare, non vogliono mangiare, non vuole vedere, non vogliono vedere, non voglio vedere, non devono
    mangiare, non possiamo usare, non posso usare, non dobbiamo mangiare, non tolleriamo, non reggiamo, non regge, evito sempre, proibita, proibiti,
    proibite, proibito, escluse, ho problemi con, ha problemi con, ho qualche problema con, problemi con, problemi a digerire, fatica a digerire,
    difficoltà a digerire, ho difficoltà con, assente, assenti, è finito, è finita, sono finiti, sono finite, finito, finita, finiti, finite, è
    terminato, è terminata, sono terminati, sono terminate, terminato, terminata, esaurito, esaurita, esauriti, è esaurito, bandito, bandita,
    banditi, bandite`,
  notNext: 'mai, ne',
  notEither: 'non, no quindi',
  allergyNext: `positivo a, positivo al, positivo alle, positivo alla, positivo agli, positiva a, positiva al, positiva alle, positiva alla, positiva agli, positivo al test per, positiva al test per, positivo per, allergico a, allergico al, allergico allo, allergico alla, allergico ai, allergico agli, allergico alle, allergico all, allergica a, allergica
    al, allergica allo, allergica alla, allergica ai, allergica alle, allergica all, allergici a, allergici al, allergici alla, allergici ai,
    allergici alle, allergici all, allergia a, allergia al, allergia allo, allergia alla, allergia ai, allergia alle, allergia all, allergie a,
    allergie al, allergie ai, allergie alle, intollerante a, intollerante al, intollerante alla, intollerante ai, intollerante alle, intollerante
    all, intolleranti a, intolleranti al, intolleranti alla, intolleranza a, intolleranza al, intolleranza alla, intolleranza ai, intolleranza alle,
    intolleranza all, sensibile a, sensibile al, sensibile alla, sensibile ai, sensibile alle, sensibilità al, sensibilità alla, reazione a,
    reazione al, reazione alla, reazione alle, reazione ai, reagisce a, reagisce al, reagisce alle, ipersensibile a, ipersensibile al, ipersensibile
    alle, allergica agli, allergici agli, allergiche a, allergiche alle, allergiche al, allergia agli, allergie agli, allergie alla, alergico a,
    alergico al, alergico alla, alergico alle, alergico ai, alergica a, alergica al, alergica alla, alergica alle, alergica ai, alergia a, alergia
    al, alergia alle, alergia alla, intollerante allo, intollerante agli, intolleranti ai, intolleranti alle, intolleranti allo, intolleranza agli,
    intolleranza allo, intolleranze a, intolleranze al, intolleranze alle, intolleranze ai, reazione allergica a, reazione allergica al, reazione
    allergica alle, reazione allergica ai, reazione allergica alla, reazioni a, reazioni al, reazioni alle, reazioni ai, reazioni alla, reagisco a,
    reagisco al, reagisco alle, reagisco ai, reagisce alla, reagisce ai, shock anafilattico da, shock anafilattico per, anafilassi da, anafilassi
    per, sensibile agli, sensibili al, sensibili alle, ipersensibile alla, allergia da, allergia per, allergico per,
    reagisco alla, reagisco all, reagisce all`,
  allergy: `allerg*, alerg*, intolleran*, intoleran*, anafila*, anafilla*, epipen, ipersensib*,
    orticaria, sfogo, sfoghi, eruzione cutanea, prurito, mi gonfio, si gonfia, eczema, reazione allergica`,
  lessNext: `quasi senza, praticamente senza, non troppo, non troppa, non troppi, non troppe, non molta, non molti, non molte, non tanto, non tanta, non tanti, non tante, non così, non solo,
    non più di, non più, non eccessivamente, non particolarmente, meno, poco, poca, pochi, poche, un po di, un po, povero di, a basso contenuto di,
    ridotto, troppo, troppa, troppi, troppe, senza troppo, senza troppa, senza troppi, senza troppe, senza molto, senza esagerare con, non troppo
    di, non esageratamente, non eccessivo, non granché, non tantissimo, non tanta roba, poco di, a basso contenuto, basso contenuto di, pochissimo,
    pochissima, pochissimi, pochissime, un pizzico di, una punta di, un filo di, giusto un po di, riduci, ridurre, limitare, limitando, limita, con
    moderazione, moderare, vacci piano con, andiamoci piano con, piano con, pianissimo con, non esagerare con, non esagerare con il, non esagerare
    con la, non solo di, non soltanto, non unicamente, non più del, non meno di, leggero di, senza esagerare, senza eccedere, meno di, non molto`,
  exceptNext: `tranne, eccetto, salvo, a parte, fuorché, ad eccezione di, ad eccezione del, ad eccezione della, ad eccezione dei, ad eccezione delle, all
    infuori di, esclusi solo, ad esclusione di, ad esclusione del, ad esclusione della, esclusione di, ad eccezione degli, fatta eccezione per,
    tolti, tolto il, oltre a, escludendo solo, salvo il, salvo la, tranne che, meno che, diverso da, diversi da, diversa da`,
  examplesNext: `come, per esempio, ad esempio, es, tipo, soprattutto, specialmente, in particolare, incluso, inclusa, inclusi, incluse, compreso, compresa,
    compresi, comprese, ovvero, vale a dire, quali, ad es, p es, pe, tra cui, fra cui, ivi compresi, in special modo, specie, per la precisione,
    precisamente, principalmente, in primis, nello specifico, così come tutte le`,
  noLimit: `no vegetariano, no vegetariana, no vegetarianos, no vegetarianas, niente di speciale, niente di costoso, niente di caro, niente di elaborato, niente di sofisticato, niente di trascendentale, nulla di che, nulla di costoso, non troppo caro, non troppo cara, non troppo costoso, non sbaglia mai, non delude mai, non delude, non stanca mai, non stancano mai, non mi stanco mai del, non mi stanco mai della, non mi stanco mai dei, non ci stanchiamo mai di, senza problemi con, nulla in contrario a, niente in contrario, senza spendere troppo, senza spendere molto, niente di meglio di, niente di meglio del, non c è niente di meglio, senza ~ non sarebbe, senza ~ non e, senza ~ che ~ sarebbe, non sarebbe ~ senza, non e ~ senza, che sarebbe ~ senza,
    nessuna allergia, nessun allergia, senza allergie, non ho allergie, non abbiamo allergie, non ha allergie, non ci sono allergie, niente
    allergie, nessuno è allergico, non sono allergico, non è allergico, non è allergica, non siamo allergici, nessuna intolleranza, senza
    intolleranze, nessuna restrizione, senza restrizioni, nessuna preferenza, senza preferenze, non senza, mai senza, non posso vivere senza, non
    può vivere senza, non possiamo vivere senza, non posso fare a meno di, non può mancare, non possono mancare, non deve mancare, non devono
    mancare, non dimenticare, non dimenticarti, non dimenticate, senza dimenticare, non lesinare, non lesinare sul, non esitare a, non evitare, non
    togliere, non mi stanco, non ci stanchiamo, non mi stanco mai di, non odio, non mi dispiace, non mi dispiacciono, non mi dà fastidio, non
    importa, non mi importa, nessun problema con, senza problemi, non c è problema, non ho problemi con, non serve, non servono, non occorre, non è
    necessario, non c è bisogno di, non ho tempo, non abbiamo tempo, non c è tempo, non ho molto tempo, niente tempo, senza dubbio, senza fretta,
    senza fine, senza forno, senza impastare, senza cottura, senza cuocere, senza cucinare, senza complicazioni, senza fatica, senza stress, non so,
    non sappiamo, non saprei, non ho idea, non ho idee, nessuna idea, non ho voglia, perché no, o no, non sono schizzinoso, non sono vegano, non
    sono vegana, non sono vegetariano, non sono vegetariana, non siamo vegani, non vegetariano, non vegano, niente di complicato, niente di
    speciale, niente di fritto, niente di pesante, niente di troppo, niente di meglio, niente di particolare, niente contro, niente altro, nient
    altro, nient altro che, niente male, nulla di complicato, nulla di speciale, invece di ordinare, mangio di tutto, mangiamo di tutto, mangia di
    tutto, tempo libero, più o meno, né più né meno, per lo meno, almeno, nessun dubbio, nessun altro, fa niente, non sono allergica, non sono
    allergici, non abbiamo allergia, non ho nessuna allergia, non ho alcuna allergia, non abbiamo nessuna allergia, non ha nessuna allergia, non
    abbiamo intolleranze, non ho intolleranze, non ha intolleranze, nessun problema di allergie, niente intolleranze, nessuno ha allergie, nessuno è
    intollerante, non è intollerante, non sono intollerante, non siamo intolleranti, posso vivere senza mai, non riesco a vivere senza, non riesce a
    vivere senza, non vivo senza, non vive senza, non so vivere senza, non saprei vivere senza, non rinuncio, non rinuncio mai, non rinuncerei mai,
    non rinunciamo, non posso rinunciare, non dico mai di no, non dico di no, non dire di no, non resisto, non resistiamo, non so resistere, non
    manchi, non manchino, che non manchi, che non manchino, non manca mai, non mancano mai, non mancare, non far mancare, non scordare, non
    scordarti, non ti dimenticare, non ti scordare, non lesinate, non risparmiare, non risparmiarti, non escludere, non escludiamo, non eliminare,
    non detesto, non odiamo, non disdegno, non disdegna, non disdegniamo, non disprezzo, non mi dispiacerebbe, non mi disturba, non mi disturbano,
    non mi danno fastidio, non ci dispiace, non ci dispiacciono, non danno fastidio, non dà fastidio, non fa male, non fa niente, non fa nulla, non
    è un problema, non sono un problema, non c è bisogno, non mi va di cucinare, non ho voglia di, non abbiamo voglia di, non ho molta voglia, non
    mi va di, non voglio passare, non voglio stare, non voglio perdere, non voglio cucinare, non voglio spendere, non vorrei spendere, non vorrei
    passare, non vorrei stare, non mi piace cucinare, non mi piace aspettare, non amo cucinare, non sono capace, non sono bravo, non sono brava, non
    sono un cuoco, non sono pratico, non sono esperto, non sono esperta, non sono molto, non sono sicuro, non sono sicura, non so cosa, non so che,
    non so come, non so se, non ricordo, non mi ricordo, non ci penso, non penso, non credo, non ancora, non necessariamente, non per forza, non
    importa se, non è detto, non costoso, non costosa, non caro, non cara, non difficile, non complicato, non complicata, non elaborato, non
    elaborata, non lungo, non lunga, non banale, non noioso, non noiosa, non la solita, non il solito, non le solite, non i soliti, non c entra, non
    male, niente affatto, niente paura, niente panico, niente da fare, niente di che, niente di strano, niente di pronto, niente di nuovo, nulla da,
    e basta, basta che, basta poco, basta un, mi basta, ci basta, basta così, mi bastano, mai abbastanza, mai troppo, mai troppa, mai troppi, mai
    troppe, non è mai troppo, non è mai troppa, mai fatto, mai fatta, mai provato, mai assaggiato, mai mangiato, mai cucinato, non ho mai, non
    abbiamo mai, mangia abbastanza, non mangia abbastanza, non mangiano abbastanza, non mangia molto, non mangia tanto, non mangiano molto, senza
    pretese, senza fronzoli, senza pensieri, senza rinunciare a, senza rinunciare al, senza rinunciare alla, senza sensi di colpa, senza dire, senza
    nulla togliere, senza che, senza dover, senza dovere, senza perdere, senza usare il forno, senza accendere il forno, senza spendere, senza
    sporcare, senza essere, senza fare, senza troppa fatica, senza troppe pretese, meno male, tanto meno, nondimeno, non appena, raffreddore da
    fieno,  non c è ~ senza, non esiste ~ senza, non si può fare senza`,
  noLimitAtStart: `a chi non piace, a chi non piace il, a chi non piace l, a chi non piace la, a chi non piacciono, a chi non piacciono i, a chi non piacciono le, chi non ama, chi non adora, chi non ama il, chi non ama l, chi non vuole, chi odia, chi resiste, chi puo resistere`,
  harmless: `fronzoli, pretese, complicazione, sforzi, fretta, segreti, segreto, misteri, drammi, spendere troppo, spendere molto, pensieri, pensiero, patemi, ansie, orpelli, cerimonie, fuochi d artificio, occasione, occasione speciale, storie, sbattimento, sbatti, grattacapi, spreco, sporcare troppo, perdere tempo, tante storie, troppi giri di parole, forno, microonde, fornello, fornelli, frullatore, mixer, robot, griglia, barbecue, friggitrice, friggitrice ad aria, wok, padella, pentola,
    pentole, bimby, attrezzi, tempo, ore, ora di, minuti, fatica, sforzo, stress, soldi, piatti da lavare, lavare, pulire, esperienza, cottura,
    cuocere, friggere, fritto, fritta, fritti, fritte, frittura, impastare, impasto, sbucciare, tagliare, tritare, marinare, aspettare, attesa,
    spesa, sprechi, fast food, cibo spazzatura, precotti, surgelato, processati, additivi, conservanti, coloranti, chimica, complicazioni,
    complicato, complicata, complicati, costoso, costosa, caro, cari, calorie, contorno, dessert, antipasto, salsa, sugo, zuppa, insalata, pelle,
    lische, ossa, semini, grumi, pezzi, posate, piano, fame, idea, idee, sorprese, domanda, domande, caldo, calda, freddo, fredda, esotico, esotica,
    esotici, lavoro, riscaldare, andare, stare, passare, bilancia, accessori, utensili, attrezzatura, macchina per la pasta, macchina del pane,
    impastatrice, piastra, piastre, mattarello, stampo, tortiera, frigo, frigorifero, congelatore, freezer, elettricità, gas, corrente, cucinare,
    cucina complicata, spendere, sporcare, accendere, riposo, lievitazione, lievitare, ammollo, marinatura, attese, impegno, pazienza, ansia,
    budget, denaro, tegami, stoviglie, lavastoviglie, pulizia, odore, puzza, ripieno, crosta, crosticina, bordo, nocciolo, noccioli, spine, osso,
    buccia, bucce, filamenti, pezzettoni, cibo pronto, piatti pronti, prodotti industriali, cibi pronti, cibi industriali, industriale, industriali,
    confezionato, confezionati, processato, ultraprocessati, surgelato pronto, fritture, minestra, minestrone, panino, panini, torta salata, gratin,
    elaborato, elaborati, elaborata, sofisticato, sofisticata, particolari, sensi di colpa, problemi, problema, regole, programma, piani, scuse,
    alternative, scelta, opzioni, tempo da perdere, pensare, contare le calorie`,
  faults: `dolci, salato, salata, unto, unta, grasso, grassa, pesante, pesanti, insipido, insipida, bruciato, bruciata, amaro, amara, acido, acida, molle,
    duro, dura, croccante, asciutto, gommoso, secca e dura, molliccio, molliccia, bruciacchiato, scotto, scotta, scotti, crudo dentro, annacquato,
    farinoso, banale, noioso, stopposo, stopposa, duri`,
  conditions: [
    { phrases: 'vegano, vegana, vegani, vegane, vegan, dieta vegetale', diets: ['vegan'] },
    { phrases: 'vegetariano, vegetariana, vegetariani, vegetariane', diets: ['vegetarian'] },
    { phrases: 'pescetariano, pescetariana, pescetariani', diets: ['pescatarian'] },
    {
      phrases: 'celiaco, celiaca, celiaci, celiache, celiachia, ciliaco, ciliaca, gluten free',
      allergens: ['gluten'],
    },
    {
      phrases: 'halal, musulmano, musulmana, musulmani, musulmane',
      foods: ['pork', 'alcohol', 'lard', 'gelatin'],
    },
    { phrases: 'kosher, kasher, casher', foods: wishFoodsExcludedByKosher, isAsked: true },
    {
      phrases: 'fodmap',
      foods: ['FODMAP'],
    },
    { phrases: 'astemio, astemia, astemi', foods: ['alcohol'] },
    { phrases: 'keto, chetogenica, chetogenico, cheto', diets: ['keto'] },
    { phrases: 'paleo', diets: ['paleo'] },
  ],
  foods: italianWishFoodNames,
  endings: 'i e a o he hi',
}
