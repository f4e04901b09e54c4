import type { WishLanguageId } from '../wishLanguage.ts'

/** Words that tie somebody to a food, phrases as in wishLanguage.ts. */
export interface PersonWords {
  /** Pronouns of who does something: "I", "she". */
  subjects: string
  /** Pronouns of to whom it is done: "me", "her". */
  objects: string
  /** Kin, friends, and words that stand before them: "my", "son". */
  kin: string
  /** "If", "whenever": what somebody eats then has what follows as its consequence. */
  whens: string
  /** "After" a food: whatever comes then, comes of it. */
  after: string
  /** Words before a food that something may come of: "after", "from"; in Hindi behind it. */
  causes: string
  /** What people do with foods that they may have, and what else is said of a meal: "loves", "has bought", "birthday", "for". */
  welcome: string
}

export const personWords: Readonly<Record<WishLanguageId, PersonWords>> = {
  en: {
    subjects: `i, im, ive, id, ill, he, hes, she, shes, they, theyre, we, were`,
    objects: `me, him, her, them, us`,
    kin: `my, our, his, their, son, daughter, wife, husband, hubby, partner, boyfriend, girlfriend, brother, sister, friend, mate, flatmate, roommate, neighbour,
      neighbor, guest, kid, kids, child, children, fiance, fiancee, cousin, uncle, aunt, auntie, niece, nephew, boss, colleague,
      grandma, grandad, grandpa, granny, gran, nan, nana, nanna, grandmother, grandfather, grandparents, mum, mom, mother, dad, father, mother in law, father in law, great aunt,
      little one, youngest, baby girl, baby boy, baby brother, baby sister, toddler, grandson, granddaughter, grandkid`,
    whens: `if, when, whenever, every time, each time, as soon as, the minute, the moment, once`,
    after: `after, minutes after, seconds after, straight after, ever since`,
    causes: `after, from, off, when, whenever, if, near, around, touching, eating, ate, eats, eat, because of, thanks to`,

    welcome: `love*, like*, want*, wish*, fanc*, crav*, need*, bought, buy*, get*, mak*, made, cook*, serv*, bring*, brought, please, pls, birthday, anniversary,
      visit*, coming, come, comes, for, prefer*, enjoy*, ador*, ask*, request*, hop*, think*, thought, dream*, used to, use, using, feel like, feeling, mood,
      hungry, eat*, ate, favourite*, favorite*, obsess*, addict*, grow*, grew, picked, caught, found, ordered, order*, try*, tried, show*, teach, learn*,
      know*, remember*, taught, gave, look*, miss*, surprise*, impress*, plan*, start*, treat*, miss, share*, bake*, baking, celebrat*, invit*, host*, work*,
      moved, mind*, live, lives, living, left, swear by, happy, picky, fussy, tired, busy, lunch, dinner, breakfast, tonight, recipe, style, way, healthy, home, week,
      weekend`,
  },
  de: {
    subjects: `ich, er, sie, wir, man`,
    objects: `mich, mir, ihm, ihn, ihr, ihnen, uns`,
    kin: `mein, meine, meinem, meinen, meiner, unser, unsere, unserem, unseren, unserer, sohn, tochter, frau, mann, partner*, freund*, bruder, schwester, kind,
      kinder, kindern, gast, gäste, gästen, besuch, mitbewohner*, nachbar*, cousin*, tante, onkel, neffe, nichte, chef, kollege*, schwager,
      oma, opa, omi, opi, großmutter, großvater, großeltern, uroma, uropa, mutter, vater, mama, papa, schwiegermutter, schwiegervater, eltern, kleine, kleiner, kleinen, jüngste, jüngster, enkel, enkelin, zwerg`,
    whens: `wenn, sobald, falls, immer wenn, jedes mal wenn, jedesmal wenn`,
    after: `nach, kurz nach, gleich nach`,
    causes: `von, vom, nach, bei, beim, durch, wegen, sobald, wenn, ab`,

    welcome: `lieb*, mag, mögen, möcht*, wünsch*, will, woll*, brauch*, kauf*, gekauft, besorg*, mach*, gemacht, koch*, gekocht, back*, gebacken, bring*, bitte,
      geburtstag*, besuch*, komm*, gern*, ess*, iss*, gegessen, aß, lecker*, schmeck*, bock, lust, hunger, appetit, freu, freue, freut, freuen, verrückt, steh* auf, schwärm*,
      lieblings*, gefund*, gekriegt, geschenkt, schenk*, ernte*, geerntet, ausprobier*, probier*, versuch*, lern*, kenn*, zeig*, weiß, dachte, denk*, wie,
      für, nach art, überrasch*, beeindruck*, plan*, feier*, einlad*, eingeladen, teil*, arbeit*, wohn*, zuhause, hause, vermiss*, müde, gesund*, abend,
      mittag*, heute, rezept, übrig`,
  },
  fr: {
    subjects: `je, j, il, elle, ils, elles, on`,
    objects: `moi, me, m, lui, leur, nous`,
    kin: `mon, ma, mes, notre, nos, fils, fille, femme, mari, copain, copine, compagnon, compagne, frere, soeur, enfant, enfants, ami, amie, amis, invite,
      invites, colocataire, coloc, voisin, voisine, cousin, cousine, oncle, tante, neveu, niece, collegue, petit, gamin, gamins,
      mamie, papi, papy, mamy, grand mere, grand pere, grands parents, mere, pere, maman, papa, belle mere, beau pere, petite, petit dernier, petite derniere, arriere grand mere`,
    whens: `quand, si, des que, des qu, lorsque, lorsqu, chaque fois que, a chaque fois que, s`,
    after: `apres`,
    causes: `apres, a cause de, a cause du, a cause des, des que, avec, si, quand, au contact du, au contact des, par`,

    welcome: `ador*, aim*, veu*, voul*, voudr*, envie, besoin, achet*, acheter, cuisin*, prepar*, apport*, ramen*, amen*, s il te plait, svp, stp, anniversaire,
      visit*, vient, viennent, pour, mang*, delici*, raffol*, prefer*, fan, gourmand*, trouv*, recu, offert*, cueill*, recolt*, test*, essay*, appren*,
      appri*, connai*, montr*, sais, pens*, rev*, aimerai*, comme, facon, surpren*, impression*, prevoi*, fet*, invit*, partag*, travaill*, habit*, maison,
      manqu*, donn*, faim, fatigu*, sain*, diner, midi, soir, recette, cherch*, craqu*, regal*, goute*, demand*, souvien*, deguste*`,
  },
  es: {
    subjects: `yo, !él, ella, ellos, ellas, nosotros`,
    objects: `me, le, les, nos, !mí`,
    kin: `mi, mis, nuestro, nuestra, nuestros, nuestras, mi hijo, mi hija, mi mujer, mi marido, hijo, hija, hijos, mujer, marido, esposo, esposa, novio, novia,
      hermano, hermana, niño, niña, niños, amigo, amiga, amigos, pareja, invitado, invitados, vecino, vecina, primo, prima, tío, tía, sobrino, sobrina,
      suegra, compañero, compañera, peque, peques,
      abuela, abuelo, abuelos, abuelita, abuelito, yaya, yayo, madre, padre, mamá, papá, suegro, suegra, bisabuela, pequeña, pequeño, chiquitín, nieto, nieta`,
    whens: `si, cuando, cada vez que, en cuanto, siempre que`,
    after: `despues de, despues del, tras`,
    causes: `despues de, tras, por, con, si, cuando, al, por culpa de`,

    welcome: `encant*, gust*, quier*, quer*, desea*, antoj*, apetec*, necesit*, compr*, hago, haz, hizo, hecho, hicimos, cocin*, prepar*, trae*, traj*, por favor,
      porfa, cumpleaños, visit*, viene*, venir, llega*, para, delici*, ric*, prefier*, fan, favorit*, encontr*, regal*, recog*, prob*, prueb*, aprend*,
      conoc*, enseñ*, sé, sabe, piens*, pens*, soñ*, sueñ*, gustaría, como, estilo, sorprend*, impresion*, celebr*, invit*, compart*, trabaj*, viv*, casa,
      echo de menos, hambre, cansad*, cena*, almuerz*, receta, busc*, flip*, chifl*, loc*, pid*, pedi*, desayun*, merend*, acuerd*, recuerd*`,
  },
  it: {
    subjects: `io, lui, lei, loro, noi`,
    objects: `mi, me, ci`,
    kin: `mio, mia, miei, mie, nostro, nostra, nostri, nostre, figlio, figlia, figli, moglie, marito, fidanzato, fidanzata, compagno, compagna, fratello,
      sorella, bambino, bambina, bambini, amico, amica, amici, ospite, ospiti, coinquilino, coinquilina, vicino, vicina, cugino, cugina, zio, zia, nipote,
      suocera, ragazzo, ragazza,
      nonna, nonno, nonni, bisnonna, bisnonno, mamma, papà, papa, madre, padre, suocera, suocero, piccola, piccolo, nipotino, nipotina`,
    whens: `se, quando, ogni volta che, appena, non appena`,
    after: `dopo, dopo i, dopo le, dopo gli, dopo il, dopo la`,
    causes: `dopo, con, se, quando, per colpa di, per colpa delle, per via di, dalle, dai, dal, dalla`,

    welcome: `ador*, piac*, vogli*, vuol*, vorre*, desider*, serv*, bisogno, compr*, faccio, fare, fatto, faceva, fai, cucin*, prepar*, porta*, per favore,
      compleanno, anniversario, visit*, arriv*, vien*, veng*, per, mang*, delizi*, buon*, preferi*, fan, trov*, regal*, raccol*, prov*, assaggi*, impar*,
      conosc*, mostr*, pens*, sogn*, potre*, come, sorprend*, stupi*, festegg*, invit*, condivid*, lavor*, viv*, casa, manc*, avanz*, fame, stanc*, cena,
      pranzo, ricetta, cerc*, pazz*, golos*, voglia, chied*, chies*, ricord*, colazione, merenda, dare, ghiott*, ama`,
  },
  pt: {
    subjects: `eu, ele, ela, eles, elas, nós`,
    objects: `me, mim, lhe`,
    kin: `meu, minha, meus, minhas, nosso, nossa, nossos, nossas, filho, filha, filhos, mulher, marido, esposa, esposo, namorado, namorada, irmão, irmã, criança,
      crianças, amigo, amiga, amigos, convidado, convidada, convidados, vizinho, vizinha, primo, prima, tio, tia, sobrinho, sobrinha, sogra, colega, miúdo,
      miúdos, menino, menina,
      avó, avô, vovó, vovô, vó, vô, avós, mãe, pai, mamãe, papai, sogro, sogra, bisavó, pequena, pequeno, pequenina, caçula, neto, neta`,
    whens: `se, quando, sempre que, cada vez que, assim que`,
    after: `depois de, depois do, depois da, após`,
    causes: `depois de, após, com, se, quando, por causa de, por causa do, por causa da`,

    welcome: `ador*, gost*, quer*, quis*, desej*, apetec*, precis*, compr*, faz*, fiz*, feito, cozinh*, prepar*, traz*, trou*, por favor, aniversário, visit*, vem,
      vêm, vir, cheg*, para, pra, delíci*, bom, boa, prefer*, fã, favorit*, encontr*, ganh*, colh*, prov*, experiment*, aprend*, conhec*, mostr*, sei, sabe,
      pens*, sonh*, como, surpreend*, impression*, celebr*, festej*, convid*, compart*, partilh*, trabalh*, viv*, casa, saudade*, sobr*, fome, cansad*,
      saud*, jantar, almoço, receita, procur*, louc*, vontade, ped*, lembr*, lanch*, viciad*`,
  },
  nl: {
    subjects: `ik, hij, zij, ze, wij, we`,
    objects: `mij, me, hem, haar, hun, ons`,
    kin: `mijn, m n, onze, zoon, dochter, vrouw, man, partner, vriend, vriendin, broer, zus, kind, kinderen, gast, gasten, huisgenoot, buurman, buurvrouw, neef,
      nicht, oom, tante, collega, vrienden, jongen, meisje,
      oma, opa, omaatje, opaatje, grootmoeder, grootvader, grootouders, moeder, vader, mama, papa, schoonmoeder, schoonvader, kleine, kleintje, jongste, kleinzoon, kleindochter`,
    whens: `als, wanneer, zodra, telkens als, elke keer als`,
    after: `na`,
    causes: `na, van, door, bij, als, wanneer, zodra`,

    welcome: `hou*, houd*, vind*, lust*, wil*, wens*, zin, trek, nodig, koop*, gekocht, koch*, maak*, gemaakt, kook*, kok*, gekookt, bak*, breng*, gebracht, graag,
      alsjeblieft, aub, verjaardag, bezoek, kom*, voor, eet*, gegeten, lekker*, dol, gek op, favoriet*, lievelings*, liever, gevonden, gekregen, geplukt,
      proef*, probeer*, proberen, geprobeerd, leer*, ken*, laat, weet, dacht, denk*, droom*, zou*, als, zoals, verras*, indruk, vier*, uitgenodigd, deel*,
      werk*, woon*, thuis, huis, mis, over, honger, moe, gezond*, avondeten, lunch, ontbijt, vanavond, recept, zoek*, vraag*, vroeg, herinner*, smul*,
      verslaafd, niet weg`,
  },
  pl: {
    subjects: `ja, on, ona, oni, my`,
    objects: `mnie, mi, jego, jej, jemu, mu, go, im, nas, nam`,
    kin: `mój, moja, moje, moi, mojego, mojej, mojemu, nasz, nasza, nasze, naszego, naszej, syn, syna, synek, synowi, synka, córka, córki, córce, córeczka, żona,
      żony, żonie, mąż, męża, mężowi, partner*, chłopak*, dziewczyn*, brat*, siostr*, dziecko, dziecku, dzieci, dzieciom, gość, gościa, goście, przyjaciel*,
      przyjaciół*, kolega, koleg*, koleżank*, sąsiad*, kuzyn*, wujek, ciocia, teściowa,
      babcia, babci, babcię, dziadek, dziadka, dziadkowi, dziadkowie, prababcia, mama, mamy, mamie, tata, taty, tacie, teść, teściowa, teściowej, maluch, malucha, malutka, najmłodsz*, wnuk*, wnuczk*`,
    whens: `jak, gdy, kiedy, jeśli, jeżeli, zawsze gdy, ilekroć`,
    after: `po`,
    causes: `po, od, przez, gdy, jak, kiedy, jeśli, z powodu, przy`,

    welcome: `koch*, lubi*, uwielbi*, chc*, chciał*, prosz*, potrzebuj*, kupi*, zrobi*, robi*, gotuj*, ugotow*, piec*, piek*, przyni*, urodzin*, roczni*, odwiedz*,
      przychodz*, przyjd*, przyjeżdż*, dla, jem, jedz*, jeść, jadł*, pyszn*, smaczn*, smak*, wol*, ulubion*, znalaz*, dosta*, zebra*, spróbow*, prób*,
      nauczy*, zna*, pokaż*, wiem, myśl*, marz*, jak, zaskocz*, święt*, zapros*, dziel*, prac*, mieszk*, dom*, tęskni*, zosta*, głod*, zmęcz*, zdrow*,
      obiad*, kolacj*, śniadani*, przepis*, szuka*, ochot*, prosi*, pamięt*, daj*, przepad*, zajad*`,
  },
  sv: {
    subjects: `jag, han, hon, dom, vi`,
    objects: `mig, honom, henne, oss, dem`,
    kin: `min, mitt, mina, vår, vårt, våra, son, sonen, dotter, dottern, fru, frun, man, mannen, sambo, pojkvän*, flickvän*, bror, brorsan, syster, barn, barnet,
      barnen, gäst*, vän, vännen, vänner, kompis*, granne*, kusin*, moster, faster, kollega*, svärmor, unge, ungen, ungarna,
      mormor, farmor, morfar, farfar, mamma, pappa, svärmor, svärfar, lillan, lillen, minsting*, yngsta, yngste, gammelmormor, barnbarn*`,
    whens: `om, när, så fort, varje gång`,
    after: `efter`,
    causes: `av, efter, när, om, på grund av, vid`,

    welcome: `älsk*, gill*, vill, ville, önsk*, sugen, suget, behöv*, köp*, gör*, göra, gjort, laga*, lagat, bak*, ta med, tack, snälla, födelsedag*, hälsar, hälsa,
      besök*, kom*,  för, åt, ät*, ätit, gott, god*, favorit*, föredra*, hitta*, fått, plocka*, prov*, smak*, lär*, visa*, vet, tänk*, dröm*, skulle,
      som, överrask*, imponer*, fira*, bjud*, inbjud*, dela*, jobb*, bor, hem, hemma, sakna*, kvar, hungrig*, trött*, nyttig*, middag*, lunch*, frukost*,
      recept*, söker, ber, bad, minns, galen, tokig, väldigt`,
  },
  da: {
    subjects: `jeg, han, hun, vi`,
    objects: `mig, ham, hende, os, dem`,
    kin: `min, mit, mine, vores, søn, sønnen, datter, datteren, kone, konen, mand, manden, kæreste*, bror, søster, barn, barnet, børn, børnene, gæst*, ven,
      veninde*, venner, nabo*, fætter, kusine, moster, faster, kollega*, svigermor,
      mormor, farmor, morfar, farfar, bedstemor, bedstefar, bedsteforældre, oldemor, oldefar, mor, far, svigermor, svigerfar, lille, lillepige, yngste, barnebarn*`,
    whens: `hvis, når, så snart, hver gang`,
    after: `efter`,
    causes: `af, efter, når, hvis, på grund af, ved`,

    welcome: `elsk*, kan lide, kan godt lide, lide, vil, ville, ønsk*, lyst, trænger, brug*, køb*, lav*, lavet, laver, gør*, bag*, tag* med, tak, venligst,
      fødselsdag*, besøg*, kom*,  for, spis*, lækker*, god*, godt, yndling*, foretræk*, fund*, fandt, pluk*, prøv*, smag*, lær*, vis*, ved, tænk*, drøm*,
      skulle, som, overrask*, imponer*, fejr*, invit*, arbejd*, bor, hjem, hjemme, savn*, tilbage, sult*, træt*, sund*, aftensmad*, frokost*, morgenmad*,
      opskrift*, leder, beder, bad, husk*, vild, tosset`,
  },
  no: {
    subjects: `jeg, han, hun, vi`,
    objects: `meg, ham, henne, oss, dem`,
    kin: `min, mitt, mine, mi, vår, vårt, våre, sønn, sønnen, datter, datteren, dattera, kone, kona, mann, mannen, kjæreste*, samboer*, bror, søster, barn,
      barnet, barna, gjest*, venn, venninne*, venner, nabo*, fetter, kusine, tante, onkel, kollega*, svigermor,
      mormor, farmor, morfar, farfar, bestemor, bestefar, besteforeldre, oldemor, mor, far, mamma, pappa, svigermor, svigerfar, lille, lillejenta, yngste, barnebarn*`,
    whens: `hvis, når, så snart, hver gang, dersom`,
    after: `etter`,
    causes: `av, etter, når, hvis, på grunn av, ved`,

    welcome: `elsk*, lik*, vil, ville, ønsk*, lyst, treng*, bruk*, kjøp*, lag*, laget, lager, gjør*, bak*, ta* med, takk, vær så snill, bursdag*, besøk*, kom*, 
      for, spis*, god*, godt, yndling*, favoritt*, foretrekk*, funn*, fant, plukk*, prøv*, smak*, lær*, vis*, vet, tenk*, drøm*, skulle, som, overrask*,
      imponer*, feir*, invit*, jobb*, bor, hjem, hjemme, savn*, sult*, sliten, trøtt*, sunn*, middag*, lunsj*, frokost*, oppskrift*, leter, ber, ba, husk*,
      gal, glad i`,
  },
  hi: {
    subjects: `मैं, वह, वो, हम, mai, main, woh, wo, hum`,
    objects: `मुझे, मुझको, उसे, उसको, उन्हें, उनको, हमें, mujhe, mujhko, usko, unko, unhe, hume`,
    kin: `मेरा, मेरी, मेरे, हमारा, हमारी, हमारे, mera, meri, mere, hamara, hamari, hamare, बेटा, बेटे, बेटी, पति, पत्नी, बच्चा, बच्चे, बच्चों, दोस्त, मेहमान,
      मेहमानों, भाई, बहन, चाचा, चाची, मौसी, सास, ससुर, पड़ोसी, use, beta, bete, beti, pati, patni, baccha, bacche, bachche, bachchon, dost, mehmaan, bhai,
      behen, saas, sasur, padosi,
      दादी, दादा, नानी, नाना, दादाजी, नानाजी, मां, माँ, मम्मी, पापा, पिताजी, छोटा, छोटी, मुन्ना, मुन्नी, पोता, पोती, dadi, dada, nani, nana, dadaji, nanaji, maa, mummy, papa, pitaji, chhoti, chhota, choti, chota, pota, poti`,
    whens: `अगर, जब, जब भी, agar, jab, jab bhi`,
    after: `खाकर, खाते ही, खाने के बाद, पीकर, पीते ही, पीने के बाद, khakar, khate hi, khane ke baad, peekar, pite hi`,
    causes: `से, खाकर, खाते, खाने, पीकर, se, khakar, khate, khane, peekar`,

    welcome: `पसंद, चाहिए, चाहता, चाहती, चाहते, इच्छा, खा*, बना*, पका*, लाय*, लाए, ला, खरीद*, कृपया, प्लीज, प्लीज़, जन्मदिन, सालगिरह, आ रहे, आ रही, आ रहा, आएंगे, आए,
      के लिए, जैसा, जैसी, जैसे, वाला, वाली, वाले, बहुत, अच्छा, अच्छी, अच्छे, स्वादिष्ट, लगता, लगती, लगते, दिल, भूख, शौक, शौकीन, दीवाना, दीवानी, सीख*, घर,
      डाल*, दीजिए, याद, रेसिपी, खिला*, pasand, chahiye, chahta, chahti, chahte, mann, iccha, kha*, bana*, paka*, laya, laye, khareed*, please, plz, janamdin,
      birthday, anniversary, aa rahe, aa rahi, aa raha, ke liye, jaisa, jaisi, jaise, wala, wali, wale, bahut, accha, acchi, acche, achha, swadisht, lagta,
      lagti, lagte, dil, bhookh, bhukh, shauk, deewana, seekh*, ghar, dal*, daal*, yaad, aaj, raat, recipe, khila*, love*, like*`,
  },
  ar: {
    subjects: `انا, أنا, هو, هي, هم, نحن`,
    objects: `له, لها, لي, عليه, عليها, علي, لنا`,
    kin: `ابن, بنت, ولد, زوج, ابني, ابنتي, بنتي, ولدي, زوجي, زوجتي, زوجها, مرتي, خطيبي, خطيبتي, اخي, أخي, اختي, أختي, طفلي, طفلتي, اولادي, أولادي, عيالي, ضيفي,
      ضيوفي, صديقي, صديقتي, جاري, عمي, عمتي, خالي, خالتي, حماتي, ابنه, ابنها,
      جدتي, جدي, ستي, سيدي, تيتا, جدو, تيتة, جدته, امي, أمي, ابي, أبي, بابا, ماما, والدتي, والدي, حماتي, حماي, الصغير, الصغيرة, صغيري, صغيرتي, حفيدي, حفيدتي`,
    whens: `اذا, إذا, لما, عندما, كل ما, كلما, لو, اول ما, أول ما`,
    after: `بعد, بعد اكل, بعد أكل`,
    causes: `من, بعد, بسبب, اذا, إذا, لما, عند, كل ما`,

    welcome: `احب, أحب, يحب*, تحب*, بحب*, نحب, اريد, أريد, يريد, تريد, نريد, ابي اكل, ابغى, أبغى, نبغى, بدي, بدو, بدها, بدنا, عايز*, عاوز*, حاب*, نفسي, اشتهي, أشتهي,
      يشتهي, محتاج*, احتاج, اشتري*, اشتريت, اطبخ, أطبخ, يطبخ, تطبخ, طبخ*, اعمل, يعمل, تعمل, عمل*, اسوي, تسوي, يسوي, سوي*, حضر*, احضر, جاب, جبت, رجاء,
      لو سمحت, من فضلك, عيد ميلاد, زيارة, يزور*, قادم*, جاي*, مثل, زي, متل, لذيذ*, طيب*, مفضل*, المفضل*, يفضل, تفضل, افضل, أفضل, اكل, أكل, ياكل, يأكل, تاكل,
      تأكل, تعلم*, اعرف, يعرف, افكر, احلم, وصفة, وصفه, عشاء, غداء, فطور, البيت, بيت, جوعان*, جائع*, يدوب, يعشق, تعشق, اعشق, أعشق, يموت في, تموت في, بموت ب,
      طلب*, يطلب, تطلب, اليوم, الليلة`,
  },
}
