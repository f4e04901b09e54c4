import type { WishLanguageId } from '../wishLanguage.ts'

/** Words that tell of a bad reaction to a food, phrases as in wishLanguage.ts. What they are about is left out or asked. */
export interface HarmWords {
  /** Reactions, dangers and whom one calls then: "swell*", "hospital*", "goes straight through". */
  harm: string
  /** What only looks like it, and what is said of an illness that no food caused: "to die for", "sore throat". */
  harmless: string
}

export const harmWords: Readonly<Record<WishLanguageId, HarmWords>> = {
  en: {
    harm: `
      dont go with mum, dont go with mom, dont go with mummy, dont go with mommy, dont go with dad, dont go with daddy, dont go with granny,
      dont go with grandma, dont go with grandpa, dont go with gran, dont go with nan, dont go with nana, dont go with me, dont go with him,
      dont go with her, dont go with us, dont go with my mum, dont go with my mom, dont go with my dad, dont go with my son,
      dont go with my daughter, dont go with my husband, dont go with my wife, dont go with my partner, dont go with my kids, dont go with my kid,
      dont go with my boy, dont go with my girl, dont go with my sister, dont go with my brother, dont go with my gran, dont go with my granny,
      dont go with my grandma, dont go with my girlfriend, dont go with my boyfriend, doesnt go with mum, doesnt go with mom, doesnt go with mummy,
      doesnt go with mommy, doesnt go with dad, doesnt go with daddy, doesnt go with granny, doesnt go with grandma, doesnt go with grandpa,
      doesnt go with gran, doesnt go with nan, doesnt go with nana, doesnt go with me, doesnt go with him, doesnt go with her, doesnt go with us,
      doesnt go with my mum, doesnt go with my mom, doesnt go with my dad, doesnt go with my son, doesnt go with my daughter,
      doesnt go with my husband, doesnt go with my wife, doesnt go with my partner, doesnt go with my kids, doesnt go with my kid,
      doesnt go with my boy, doesnt go with my girl, doesnt go with my sister, doesnt go with my brother, doesnt go with my gran,
      doesnt go with my granny, doesnt go with my grandma, doesnt go with my girlfriend, doesnt go with my boyfriend, do not go with mum,
      do not go with mom, do not go with mummy, do not go with mommy, do not go with dad, do not go with daddy, do not go with granny,
      do not go with grandma, do not go with grandpa, do not go with gran, do not go with nan, do not go with nana, do not go with me,
      do not go with him, do not go with her, do not go with us, do not go with my mum, do not go with my mom, do not go with my dad,
      do not go with my son, do not go with my daughter, do not go with my husband, do not go with my wife, do not go with my partner,
      do not go with my kids, do not go with my kid, do not go with my boy, do not go with my girl, do not go with my sister,
      do not go with my brother, do not go with my gran, do not go with my granny, do not go with my grandma, do not go with my girlfriend,
      do not go with my boyfriend, does not go with mum, does not go with mom, does not go with mummy, does not go with mommy, does not go with dad,
      does not go with daddy, does not go with granny, does not go with grandma, does not go with grandpa, does not go with gran,
      does not go with nan, does not go with nana, does not go with me, does not go with him, does not go with her, does not go with us,
      does not go with my mum, does not go with my mom, does not go with my dad, does not go with my son, does not go with my daughter,
      does not go with my husband, does not go with my wife, does not go with my partner, does not go with my kids, does not go with my kid,
      does not go with my boy, does not go with my girl, does not go with my sister, does not go with my brother, does not go with my gran,
      does not go with my granny, does not go with my grandma, does not go with my girlfriend, does not go with my boyfriend, dont sit well with mum,
      dont sit well with mom, dont sit well with mummy, dont sit well with mommy, dont sit well with dad, dont sit well with daddy,
      dont sit well with granny, dont sit well with grandma, dont sit well with grandpa, dont sit well with gran, dont sit well with nan,
      dont sit well with nana, dont sit well with me, dont sit well with him, dont sit well with her, dont sit well with us,
      dont sit well with my mum, dont sit well with my mom, dont sit well with my dad, dont sit well with my son, dont sit well with my daughter,
      dont sit well with my husband, dont sit well with my wife, dont sit well with my partner, dont sit well with my kids,
      dont sit well with my kid, dont sit well with my boy, dont sit well with my girl, dont sit well with my sister, dont sit well with my brother,
      dont sit well with my gran, dont sit well with my granny, dont sit well with my grandma, dont sit well with my girlfriend,
      dont sit well with my boyfriend, doesnt sit well with mum, doesnt sit well with mom, doesnt sit well with mummy, doesnt sit well with mommy,
      doesnt sit well with dad, doesnt sit well with daddy, doesnt sit well with granny, doesnt sit well with grandma, doesnt sit well with grandpa,
      doesnt sit well with gran, doesnt sit well with nan, doesnt sit well with nana, doesnt sit well with me, doesnt sit well with him,
      doesnt sit well with her, doesnt sit well with us, doesnt sit well with my mum, doesnt sit well with my mom, doesnt sit well with my dad,
      doesnt sit well with my son, doesnt sit well with my daughter, doesnt sit well with my husband, doesnt sit well with my wife,
      doesnt sit well with my partner, doesnt sit well with my kids, doesnt sit well with my kid, doesnt sit well with my boy,
      doesnt sit well with my girl, doesnt sit well with my sister, doesnt sit well with my brother, doesnt sit well with my gran,
      doesnt sit well with my granny, doesnt sit well with my grandma, doesnt sit well with my girlfriend, doesnt sit well with my boyfriend,
      dont sit right with mum, dont sit right with mom, dont sit right with mummy, dont sit right with mommy, dont sit right with dad,
      dont sit right with daddy, dont sit right with granny, dont sit right with grandma, dont sit right with grandpa, dont sit right with gran,
      dont sit right with nan, dont sit right with nana, dont sit right with me, dont sit right with him, dont sit right with her,
      dont sit right with us, dont sit right with my mum, dont sit right with my mom, dont sit right with my dad, dont sit right with my son,
      dont sit right with my daughter, dont sit right with my husband, dont sit right with my wife, dont sit right with my partner,
      dont sit right with my kids, dont sit right with my kid, dont sit right with my boy, dont sit right with my girl,
      dont sit right with my sister, dont sit right with my brother, dont sit right with my gran, dont sit right with my granny,
      dont sit right with my grandma, dont sit right with my girlfriend, dont sit right with my boyfriend, has a ~ thing, has an ~ thing,
      have a ~ thing, have an ~ thing, had a ~ thing, had an ~ thing, with a ~ thing, with an ~ thing, got a ~ thing, got an ~ thing,
      hes got a ~ thing, hes got an ~ thing, shes got a ~ thing, shes got an ~ thing, ive got a ~ thing, ive got an ~ thing,
      care plan, healthcare plan, health care plan, ihp, ihcp, medical alert, medic alert, medicalert, medical register, emergency plan, rescue meds, enemy, enemies, nemesis, feud, brings him out, brings me out, brings her out, brings us out, bumps, bumpy, coma, comatose, blue light, blue lights, kryptonite, leave the room, brain fog, swallow, sob, screams, scream,
      makes me, make me, made me, makes him, make him, made him, makes her, make her, made her, makes my, make my, made my, makes us, make us, makes them, gives me, give me a, give me the, gave me, gives him, gave him, gives her, gave her, gives my, give my, gave my, gives us, leaves me, leaves him, leaves her, left me, sends me, sends him, sends her, send him, send her, sent me, sent him, sent her, puts me, puts him, puts her, put me, put him, put her, gets me, does me, does him, does her,
      on a drip, drip, infusion, er visit, er trip, trip to the er, an er, turns purple, turned purple, turned blue, goes purple, goes blue, went blue, went purple, go blue, stitches up, lumps, stomach pump*, surgery, resus*, cpr, oxygen, ventilator, morgue, grave, cemetery, coffin, funeral, knocked out, knocks me out, knocks him out, knocks her out,
      careful, be careful, watch out, mind the, caution, murder*, off the rails, get along, got along, ill effects, never ends well, ends badly, not end well, a goner, end of me, end of him, end of her, not friends, no friend of, funny turn, bad turn, play up, plays up, stomach ache, belly ache, tummy ache,
      sick after, sick from, sick when, sick whenever, sick if, sick every time, sick off, ill after, ill from, ill when, ill whenever, ill if, ill every time, poorly after, poorly from, poorly when, unwell after, unwell when, hospital after, hospital because, hospital from, hospital with,
      hospital*, ambulance*, paramedic*, emergency, emergencies, a e, a and e, the er, to er, in er, 911, 999, intensive care, icu, die,
      dies, died, dying, dead, deadly, death*, lethal*, fatal*, kill, kills, killed, killing, killer, throat*, my face, his face, her face, their face,
      my lips, his lips, her lips, their lips, lips swell*, my tongue, his tongue, her tongue, my mouth, his mouth, her mouth, my eyes, his eyes,
      her eyes, my skin, his skin, her skin, my ears, my stomach, his stomach, her stomach, my tummy, his tummy, her tummy, my belly, my gut, my guts,
      my insides, my bowel*, swell*, swollen, swelled, puffs up, puff up, puffed up, puffy, puffs, balloon, balloons, blow up like, blows up like,
      blew up like, itch*, tingl*, numb, numbness, burning, burns my, burn my, breath*, wheez*, choke*, choking, suffocat*, gasp*, airway*, lungs,
      asthma*, shock*, anaphyl*, anaphil*, convuls*, seizure*, faint*, collaps*, pass out, passes out, passed out, black out, blacks out,
      unconscious, unwell, poorly, vomit*, puke*, puking, throw up, throws up, threw up, throwing up, thrown up, throw it up, throws it up, barf*,
      spew*, chuck up, chucks up, nause*, queasy, sick, sickness, ill, illness, rash, rashes, hives, hive, welts, spots, spotty, blotch*, pimples,
      acne, eczema, psoriasis, cramp*, diarr*, diarh*, the runs, the trots, the squits, bloat*, gassy, constipat*, react*, poison*, toxic*, danger*,
      risk*, hazard*, doctor*, gp, medic, medics, nurse, epi pen*, epipen*, epinephrine, adrenaline, adrenalin, antihistamin*, anti histamin*, benadryl,
      piriton, inhaler, steroids, straight through me, straight through him, straight through her, straight through us, right through me, right
      through him, right through her, toilet, loo, bathroom, issue, issues, trouble*, problem*, pain, pains, painful, ache, aches, aching, stomachache*,
      tummyache*, migraine*, headache*, heartburn, hurt, hurts, hurting, harm*, suffer*, upset, upsets, disagree*, bad for me, bad for him, bad for
      her, no good for me, not good for me, not good for him, not good for her, badly, mess me up, messes me up, mess him up, messes him up, mess her
      up, messes her up, messes with my, mess with my, destroy*, wreck*, floors me, floor me, flare*, triggers, trigger, set off, sets off, attack*,
      life threatening, life or death, ended up in, end up in, ends up in, be the end of, beware, turns blue, goes blue, turn red, turns red, goes red,
      go red, bright red, comes up in, come up in, comes out in, come out in, breaks out, break out, broke out, contaminat*, inflam*, blister*, bleed*,
      bleeding, fever*, dizzy, lightheaded, palpitation*, heart races, feel awful, feels awful, feel terrible, feels terrible, feel rough, feel
      horrible, feels horrible, feel dreadful, regret it, pay for it, in agony, agony, unsafe, not safe, isnt safe, arent safe, cant keep down, cant
      keep it down, never again, nearly lost, almost lost, rushed to, rush him, rush her, scary, scared of, terrif*, immune to, goes blotchy, funny
      tummy, dodgy tummy, bad stomach, bad tummy, bad belly`,
    harmless: `
      he gave me, she gave me, they gave me, neighbour gave me, neighbor gave me, friend gave me, someone gave me, somebody gave me, mum gave me, mom gave me,
      dad gave me, he gave us, she gave us, they gave us, neighbour gave us, neighbor gave us, friend gave us,
      has a thing for, have a thing for, had a thing for, with a thing for, got a thing for, hes got a thing for, shes got a thing for,
      ive got a thing for, has a ~ thing in mind, has a ~ thing going, has a ~ thing going on, has a ~ thing planned, has a ~ thing at,
      has a ~ thing on, has an ~ thing in mind, has an ~ thing going, has an ~ thing going on, has an ~ thing planned, has an ~ thing at,
      has an ~ thing on, have a ~ thing in mind, have a ~ thing going, have a ~ thing going on, have a ~ thing planned, have a ~ thing at,
      have a ~ thing on, have an ~ thing in mind, have an ~ thing going, have an ~ thing going on, have an ~ thing planned, have an ~ thing at,
      have an ~ thing on, had a ~ thing in mind, had a ~ thing going, had a ~ thing going on, had a ~ thing planned, had a ~ thing at,
      had a ~ thing on, had an ~ thing in mind, had an ~ thing going, had an ~ thing going on, had an ~ thing planned, had an ~ thing at,
      had an ~ thing on, with a ~ thing in mind, with a ~ thing going, with a ~ thing going on, with a ~ thing planned, with a ~ thing at,
      with a ~ thing on, with an ~ thing in mind, with an ~ thing going, with an ~ thing going on, with an ~ thing planned, with an ~ thing at,
      with an ~ thing on, got a ~ thing in mind, got a ~ thing going, got a ~ thing going on, got a ~ thing planned, got a ~ thing at,
      got a ~ thing on, got an ~ thing in mind, got an ~ thing going, got an ~ thing going on, got an ~ thing planned, got an ~ thing at,
      got an ~ thing on, ive got a ~ thing in mind, ive got a ~ thing going, ive got a ~ thing going on, ive got a ~ thing planned,
      ive got a ~ thing at, ive got a ~ thing on, ive got an ~ thing in mind, ive got an ~ thing going, ive got an ~ thing going on,
      ive got an ~ thing planned, ive got an ~ thing at, ive got an ~ thing on,
      throat is sore, throats are sore, throat is scratchy, doctor friend, doctor is coming, doctor coming, doctor for dinner, throat is dry, dry throat, risky experiment, risky dish, experiment,
      makes me happy, make me happy, makes me smile, make me smile, makes me hungry, make me hungry, made me hungry, make me cry, made me smile, makes my day, make my day, make my mouth, makes my mouth water, makes me think, makes me feel at home, makes me feel good, makes me feel better, makes me feel warm, make me feel better, makes me drool, makes me want, makes me nostalgic, makes us happy, make us happy, makes my kids happy, make my kids happy, makes him happy, makes her happy, makes them happy, makes my husband happy, makes my wife happy, make me a, make me some, make me something, make me an, make us a, make us some, make us something, make my own, made my own, make my kids, make my wife, make my husband, make my family, make him a, make her a, make her something, make him something, gives me energy, gives me life, gives me joy, give me a recipe, give me a good, give me a nice, give me a quick, give me an, give me a simple, give me the best, give me the recipe, give me a spicy, made me a, gave me a recipe, gave me a bag, gave me some, gave me a lot, gave me lots, gave me a, gave my, gave us, gave her, gave him, left me some, left me with, sent me home with, sent me a, sent me some, sent us,
      to die for, die for, dying for, dying to, would kill for, kill for, killer, kill time, killing time, kill some time, sick of, sick and
      tired, no trouble, no problem*, not a problem, isnt a problem, no issue*, not an issue, without trouble, without a problem, without problems,
      trouble free, low risk, no risk, risk it, risk free, dead easy, dead simple, dead tired, dead good, dead quick, dead on my feet, deadly
      delicious, deadly good, death by chocolate, dead of winter, dangerously, danger zone, emergency dinner, emergency lunch, emergency meal, emergency
      cake, emergency dessert, emergency cookies, pain au, pain perdu, mouth water*, breath of, breathtaking, out of breath, let it breathe, sore
      throat*, sick day, off sick, home sick, homesick, sick friend, sick husband, sick wife, sick child, sick kid, sick kids, sick son, sick daughter,
      sick mum, sick mom, im sick, i am sick, im ill, i am ill, is sick, is ill, is poorly, shes sick, hes sick, shes ill, hes ill, were all sick,
      youre ill, youre sick, feel sick, feeling sick, feeling ill, feeling poorly, feeling unwell, feel unwell, got sick, was sick, was ill, been ill,
      been sick, when sick, when ill, hospital food, hospital canteen, back from hospital, back from the hospital, out of hospital, out of the hospital,
      home from hospital, home from the hospital, shift at the hospital, hospital shift, work at the hospital, work in a hospital, works at the hospital,
      works in a hospital, at the hospital all day, in hospital for, visiting the hospital, a nurse, im a nurse, im a doctor, is a doctor, is a nurse, a
      doctor, doctor who, dr pepper, spot on, sweet spot, hot spot, brown spots, black spots, hits the spot, hit the spot, worth the trouble, trouble
      sleeping, trouble chewing, trouble deciding, trouble with my oven, problem child, oven is causing trouble, chemical reaction, maillard reaction, pick your poison, fill
      my stomach, fills my stomach, fill my belly, fills my belly, warm my belly, my stomach is rumbl*, my stomach rumbl*, stomach is growling, my
      stomach growl*, tummy is rumbl*, my tummy rumbl*, belly rumbl*, gut health, gut friendly, good for my gut, good for my stomach, good for my tummy,
      easy on my stomach, easy on the stomach, gentle on my stomach, gentle on my tummy, settle my stomach, settle my tummy, for an upset stomach,
      culture shock, shock of, sticker shock, bloody mary, hurt my wrist, hurt my hand, hurt my back, hurt my arm, hurt my finger, hurt my leg, feet
      hurt, my back hurts, back pain, pain in the neck, pain in the, pain to make, pain to cook, a pain to, a headache, my headache, head is killing, killing me, a fever, bad day, no pain,
      painless, not too much trouble, if its no trouble, all the trouble, hurry*, bring the house down, headache to, go to the loo, big breath, deep
      breath, set off early, set off at, set off for, cravings attack, snack attack, upset that, upset about, upset day, red face, put a smile, make my face, smile on his face, smile on her face, smile on my face, face light*, a burning desire, burning hot, burning calories, burn my
      tongue off, burn my mouth, burn my face off, make my eyes water, makes my eyes water, my eyes water, my eyes light, slow burn, toilet break, breath mint*, garlic breath, onion breath, bad breath, never again
      takeaway, wrecked, im wrecked, shattered, flare the, flare for, flared, melt in my mouth, melts in my mouth, party in my mouth, in my mouth, good for my skin, glowing skin, good for her skin, for my eyes, trigger warning, mental health, end up in the freezer, end up in the bin, ends up in the
      bin, ended up in the bin, end up in a, ended up in my, turn red when ripe, fever tree, dessert emergency, dinner emergency, panic attack, heart attack`,
  },
  de: {
    harm: `notfallplan, notfallset, allergiepass, notfallmedikament*, feind, feinde, erzfeind, todfeind, intensiv, intensiv*, koma, blaulicht, schlucken, wie ein ballon, tatütata, verkrampf*, örtchen,
      macht mich, machen mich, macht mir, machen mir, macht ihn, machen ihn, macht meinen, macht meine, macht meiner, machen meinem, gibt mir den rest, geben mir den rest, haut, hauen,
      infusion, am tropf, tropf, blau an, läuft ~ blau, lief ~ blau, läuft ~ rot, rot im gesicht, blau im gesicht, rote punkte, punkte, liegt ~ flach, lag ~ flach, liege ~ flach, sofort durch, gleich durch, direkt durch, haut ~ um, hauen ~ um, sauerstoff, reanim*, beatm*, grab, friedhof, sarg,
      vorsicht*, vorsichtig, aufpassen, pass auf, achtung, gaumen, mörder*, verträg* ~ nicht, kein freund von, keine freunde, nicht grün, spielt ~ verrückt,
      krank von, krank nach, krank wenn, krank durch, krank sobald, krankenhaus wegen, krankenhaus nach,
      krankenhaus*, klinik*, spital, notaufnahme*, notarzt*, notfall*, notruf*, rettung*, krankenwagen*, rtw, intensivstation, arzt*, ärzt*, sanitäter*,
      lebensgefahr*, lebensgefährlich*, lebensbedroh*, tod, tot, tödlich*, todes*, sterbe*, stirb*, stirbt, gestorben, umbring*, umgebracht, bringt ~ um,
      bringen ~ um, hals, halses, rachen, kehle, gesicht, lippe*, zunge, mund, augen, haut, hautprobleme, magen, bauch, darm, schwell*, schwill*,
      geschwollen*, schwoll*, anschwell*, zuschwell*, zugeschwollen, dick, dicke lippen, aufgeh*, aufgequollen, quill*, jucken, juckt, juckend*, juckreiz, kribbel*,
      kratz*, brenn*, taub, atem*, atmen, atmet, luft, luftnot, keine luft, erstick*, röchel*, keuch*, asthma*, schock*, krampf*, krämpf*, bauchkr*, ohnmacht*,
      ohnmächtig*, umgekippt, kipp* ~ um, kippt ~ um, bewusstlos*, zusammengebrochen, kollab*, kreislauf*, erbrech*, erbrich*, kotz*, spuck*, speib*, speien, übergeb*, übergib*, übel*, übelkeit,
      schlecht, krank, krank*, unwohl, ausschlag*, hautausschlag*, pickel*, quaddel*, flecken, rote flecken, pustel*, neurodermitis, ekzem*, durchfall*, dünnpfiff*, dünnschiss,
      klo, toilette, blähung*, bläht, gebläht, aufgebläht, blähbauch, verstopfung, reagier*, reaktion*, gift*, vergift*, toxisch*, gefahr*, gefähr*, risik*, epipen*, adrenalin*,
      notfallset, cortison*, kortison*, antihistamin*, cetirizin*, probleme, problem, ärger, schwierig*, beschwerden, schmerz*, bauchweh, bauchschmerz*, kopfweh,
      kopfschmerz*, migräne*, sodbrennen, weh, leide, leidet, leiden, schad*, macht ~ fertig, haut ~ um, haut mich um, rennt ~ durch, geht ~ durch, rein und
      raus, geht gar nicht, gehen gar nicht, gehen nicht, geht nicht, gehen ~ nicht, geht ~ nicht, allergieschock, panik, angst, bekommt ~ schlecht, bekommen ~ schlecht, tut ~ nicht gut, tun ~ nicht gut, rot
      an, knallrot, feuerrot, fieber, schwindel*, herzrasen, ende wäre, nie wieder, nie mehr`,
    harmless: `regen hat aufgehört, schneien aufgehört, aufgehört zu regnen, mit ~ aufgehört, mit ~ ~ aufgehört, klöße, klößen, kloß mit, bauchweh vor hunger, bauchschmerzen vor hunger, übel vor hunger, schlecht vor hunger, arzt kommt, ärztin kommt, arzt zu besuch, hals ist trocken, trockener hals, gefährlich gut, gefährlich lecker, riskantes experiment,
      macht mich glücklich, machen mich glücklich, macht mich froh, macht mich satt, machen mich satt, macht mich an, machen mich an, macht mir spaß, macht mir freude, macht mir lust, macht mir appetit, macht mir nichts, machen mir nichts, macht mir hunger, macht meine kinder glücklich, macht mir bitte, macht mir was, macht mir etwas, macht mir ein, macht mir eine, macht mir einen, haut rein, hauen rein,
      keine probleme, kein problem, ohne probleme, problemlos*, keine gefahr, kein risiko, ohne risiko, risikofrei, ungefährlich, halsweh, halsschmerz*, hals kratz*,
      kranken freund, kranke freundin, krankenschwester, krankenpfleger*, bin krank, ist krank, sind krank, wir sind alle krank, war krank, waren krank,
      liege krank, krank im bett, krankgeschrieben, kranke kinder, krankes kind, kranken mann, kranke frau, für kranke, für meine kranke, für meinen kranken, wenn man krank ist, rettungsdienst, rettung für den abend, schicht im krankenhaus, arbeite im krankenhaus, arbeitet im krankenhaus, aus dem
      krankenhaus zurück, aus dem krankenhaus, dienst im krankenhaus, notfall essen, notfallessen, notfallkuchen, zum sterben gut, zum sterben lecker, sterbenshunger, sterbe vor hunger, sterben vor hunger, todmüde, todlecker, todschick, todsünde*, tote oma, tote tante, totes pferd, tote hose, gulasch mit
      schuss, mundet, mundwinkel, mundgerecht, in aller munde, wasser im mund, zergeht auf der zunge, zergehen auf der zunge, auf der zunge, magen knurrt, knurrender magen, magenfreundlich, magenschonend, leichte kost für den magen, gut für den magen, gut für
      den darm, für den darm, darmgesund*, darmfreundlich, bauch voll, den bauch, bauch vollschlagen, schweinebauch, bauchspeck, schweinebauch*, haut knusprig, knusprige haut, knuspriger haut, mit haut, ohne haut, die haut, der haut, hähnchenhaut, hautlos, große
      augen, augen machen, vor augen, augen zu, hühneraugen, luftig*, luftdicht, frische luft, an der luft, luft raus, luftgetrocknet*, luft nach oben, angebrannt, brennt darauf, brennend*, brenne darauf, brennnessel*, brennholz, scharf dass es brennt, so scharf dass, übelst, nicht schlecht, gar nicht
      schlecht, schlechte laune, schlechtes wetter, schlechten tag, schlechter tag, schlecht geschlafen, wetter ist schlecht, keine angst, tut der seele gut, muskelkater, rückenschmerzen, rücken schmerz*, kater, zahnschmerzen, rücken tut weh, kopf tut
      weh, füße tun weh, zahn tut weh, schwierigkeitsgrad, nicht schwierig, nicht so schwierig, nicht zu schwierig, schwierige gäste, dickes, dick*
      soße, dick belegt, dick bestrichen, dicke suppe, dick eingekocht, dick geschnitten, dicke bohnen, dick und cremig, schön dick, richtig dick, geht nicht ohne, geht ~ nicht ohne, geht nichts über, ohne geht es nicht, mehr geht nicht, besser geht nicht, einfacher geht
      nicht, schneller geht nicht, geht nicht so schnell, gesicht machen, lächeln ins gesicht, karies, kratzt nicht, zeit geht nicht, ofen geht nicht, herd geht nicht, backofen geht nicht, mixer geht nicht, mikrowelle geht nicht, chemische reaktion,
      giftgrün, rotflecken, kurort, leiden können, nie wieder hungern, leidenschaft*, schadet nicht, schade, leid, tut mir leid, mitgift, kein ärger, ofen macht probleme, ofen macht ärger, ofen spinnt, kochen ist nicht meine`,
  },
  fr: {
    harm: `protocole, protocoles, protocole d urgence, trousse d urgence, projet d accueil, ennemi, ennemis, ennemie, ennemies, en rea, rea, coma, avaler, par terre, explose, boursoufl*, cloques,
      me rend, me rendent, le rend, la rend, me donne, me donnent, lui donne, lui donnent, me fait, me font, lui fait, lui font, me met, me mettent, me laisse, me laissent,
      perfusion, sous perf, devient bleu, devient ~ bleu, vire au bleu, tout bleu, toute bleue, violet, violette, essouffl*, oxygene, paye cher, paie cher, cloue au lit, tombe*, cercueil, cimetiere,
      attention, prudence, a tue, a failli, palais, finir mal, finit mal, pas copains, pas amis, rend dingue,
      malade apres, malade quand, malade si, malade avec, malade a cause, malade des que, malade chaque fois,
      hopital*, hopitaux, urgence*, aux urgences, samu, ambulance*, pompiers, reanimation, medecin*, docteur*, mourir, meurt, meurs, mort, morte, mortel*, mourrai*, tue, tuer, tuent,
      tuera, tueraient, fatal*, letal*, danger*, risqu*, gorge, visage, levre, levres, langue, bouche, yeux, paupieres, peau, estomac, ventre, intestin*, bide, gonfl*, enfl*, oedeme*, demange*,
      demangeaison*, gratte*, gratouille, picot*, brule*, brulure*, respir*, souffle coupe, etouff*, suffoqu*, asthme*, choc, chocs, convuls*, evanou*, malaise*, perd connaissance, perdu connaissance,
      tombe dans les pommes, vomi*, gerbe, gerber, rends tout, nause*, malade, malades, mal au coeur, mal au ventre, mal a l estomac, maux de, mal a la tete, me fait mal, me font mal, fait du mal, font du mal, lui fait mal, lui font mal, mal supporte, supporte mal, supporte pas, digere mal, digere pas, passe mal,
      passent mal, passe pas, passent pas, ne me reussi*, reussit pas, reussissent pas, boutons, bouton, plaques, plaque rouge, rougeur*, urticaire, eczema, eruption*, crampe*, diarrhee*, courante, ballonn*, gaz, colique*, constip*, toilettes, chiotte*, wc,
      reaction*, reagi*, poison*, empoisonn*, toxique*, epipen, adrenaline, anapen, antihistamin*, ventoline, cortisone, souci, soucis, probleme*, ennui*, douleur*, souffr*, crise*, migraine*, intoxi*, contamin*, evite absolument,
      me detrui*, me rend*, le rend*, la rend*, nous rend*, deconseill*, failli perdre, failli y rester, vire au rouge, devient rouge, deviens rouge, tout rouge, toute rouge, me traverse*, fievre, vertige*, inflamm*, jamais plus, plus jamais`,
    harmless: `laisse tomber, laissee tomber, laisses tomber, laisser tomber, laissons tomber, medecin vient, ami medecin, amie medecin, dangereusement bon,
      me rend heureux, me rend heureuse, me rendent heureux, me donne envie, me donnent envie, me donne faim, me fait envie, me font envie, me fait plaisir, me font plaisir, lui fait plaisir, lui font plaisir, me fait saliver, me font saliver, me fait rever, me font rever, me fait penser, me donne l eau, me donne le sourire, me met en appetit, me met de bonne humeur, donne moi, me donne une recette, me donne une idee, me fait craquer, me font craquer, me fait un gateau, me laisse du temps,
      a tomber, a mourir, meurs de faim, meurs d envie, mort de faim, morte de faim, morts de faim, mourir de faim, tue le temps, mort de fatigue, morte de fatigue, sans souci*, pas de souci*, aucun souci*, sans probleme*,
      pas de probleme*, aucun probleme*, sans danger, sans risque*, aucun risque, repas d urgence, d urgence un repas, urgence repas, dessert d urgence, en urgence, eau a la bouche, mal de gorge, mal a la gorge, gorge irritee, la gorge, amuse bouche*, mise en bouche, bouche bee, bouchee*, en bouche, langue de boeuf, langue de chat, langues de chat, langue de
      porc, langue de veau, soupe pour malade, je suis malade, est malade, sommes malades, suis un peu malade, enfant malade, mari malade, fille malade, fils malade, femme malade, ami malade, malade au lit, poitrine, rouge gorge, gaziniere, a gaz, au gaz, gaz est, plaque de cuisson, plaques de
      cuisson, plaques a induction, plaque induction, plaque de four, plaque a induction, bouton de four, ventre vide, ventre affame, le ventre plein, remplir le ventre, bon pour le ventre, bon pour l estomac, leger pour l estomac, facile a digerer, estomac dans les talons, estomac vide, crise de foie, crise cardiaque, coup de
      foudre, rentre de l hopital, rentrent de l hopital, sortie de l hopital, sort de l hopital, travaille a l hopital, garde a l hopital, service d urgences, creme brulee, cremes brulees, brulee, pas trop brule, peau croustillante, peau croquante, la peau, sans
      peau, avec peau, belle peau, bonne mine, pour les yeux, plaisir des yeux, yeux fermes, les yeux, gratte ciel, gratter, me gratte la tete, couper le souffle, mal au dos, mal aux dents, mal aux pieds, mal a la tete ce soir, peine perdue, gonflee a bloc, pate gonflee, bien gonfle, bien gonflee, bien gonfles, bien gonflees,
      gonfler, soucieux, la mort dans l ame, nature morte, point mort, sucre mort, choc de saveurs, choc thermique, rend heureux, rend heureuse, rend joyeux, rend service, me rendre, le rendre, la rendre, rendre, rendu, rend la vie, rends moi, probleme de four, probleme avec mon four, four a un probleme, risque de pluie, four pose probleme`,
  },
  it: {
    harm: `nemico, nemica, nemici, rianimazion*, coma, deglutir*, pomfi, terapia intensiva,
      mi fa, mi fanno, gli fa, gli fanno, le fa, le fanno, ci fa, ci fanno, mi da, mi danno, gli da, gli danno, mi lascia, mi lasciano, mi manda, mi mandano, mi viene, mi vengono, gli viene, gli vengono, le viene, le vengono, mi provoca, mi provocano, mi causa, mi causano, mi rende,
      flebo, affann*, diventa blu, diventa viola, tutto blu, viola in faccia, ossigeno, tomba, bara, cimitero, stende, mi stende, mette ko, manda ko,
      attenzione, ucciso, uccis*, stai attento, fai attenzione, palato, riempio di, riempie di, non vado d accordo, non va d accordo, finisce male, finito al, finita al,
      malato dopo, malata dopo, malato quando, malata quando, malato se, malata se, non fa bene, non fanno bene,
      ospedal*, pronto soccorso, ambulanza*, 118, emergenza*, medico, medici, dottor*, muoi*, muore, morir*, morte, morto, morta, mortal*, uccid*, ammazz*, letal*, fatal*, pericol*, rischi*, gola, viso, faccia, labbra, labbro, lingua, bocca, occhi, pelle, stomaco, pancia,
      intestin*, gonfi*, prurit*, prude, prudono, pizzic*, formicol*, bruci*, respir*, fiato, soffoc*, strozz*, asma*, shock, choc, convuls*, sviene, svengo, svenut*, svenire, collass*, perde i sensi, vomit*, rimett*, nause*, male, malissimo, malore, malori, malessere, ammal*,
      malato, malata, sfogo, sfoghi, eruzion*, orticaria, macchie, puntini, brufoli, bolle, eczema, arross*, crampi, diarrea, dissenteria, cagotto, gonfiore, bagno, gabinetto, gas, coliche, colica, stitichezza, reazion*, reagi*, velen*, avvelen*, tossic*, epipen, adrenalina,
      antistaminic*, cortison*, ventolin*, problem*, guai, guaio, fastidi*, disturb*, dolor*, mal di, soffr*, crisi, emicran*, contamin*, intossic*, distrugg*, sto male, sta male, stiamo male, stanno male, sto malissimo, non digerisc*, non regg*, non toller*, non sopport*, non va giu, va di traverso, indigest*, mi ~ indigest*, resta sullo stomaco, restano sullo stomaco, sullo stomaco, tutto
      rosso, tutta rossa, diventa rosso, diventa rossa, divento rosso, divento rossa, febbre, vertigini, infiamm*, mai piu`,
    harmless: `medico viene, amico medico, amica dottoressa, pericolosamente buon*,
      mi fa impazzire, mi fanno impazzire, mi fa venire fame, mi fanno venire fame, mi fa venire voglia, mi fa gola, mi fanno gola, mi fa venire l acquolina, mi fanno venire l acquolina, mi viene fame, mi viene voglia, mi viene l acquolina, mi fa felice, mi fanno felice, mi fa piacere, mi fa pensare, mi da energia, mi fa sognare, mi rende felice, mi fa bene, mi fanno bene, mi da gioia, mi da mia nonna, mi viene bene, mi vengono bene, mi viene a trovare, mi vengono a trovare, mi viene in mente,
      da morire, muoio di fame, morto di fame, morta di fame, morti di fame, muoio di voglia, muoio dalla voglia, morire di fame, ammazza fame, ammazzare il tempo, niente di male, non e male, mica male, male non fa, non fa male, meno male, nessun problema, senza problemi, non c e problema, non ci sono
      problemi, senza rischi, senza pericolo, cena d emergenza, pranzo d emergenza, dolce d emergenza, emergenza cena, di emergenza, acquolina in bocca, in bocca al lupo, saltimbocca, in bocca, una bocca, bocca buona, bocconcini, mal di gola, sono malato, sono malata, e malato, e malata, marito malato, figlio malato, figlia malata, amica malata, amico malato,
      lingua di, lingua salmistrata, lingue di gatto, in lingua, mal di testa, mal di schiena, mal di denti, mal d amore, mal d africa, colpo d occhio, a occhio, occhio di, con gli occhi, per gli occhi, gli occhi, occhi chiusi, pelle croccante, con la pelle, senza pelle, la pelle croccante, della pelle, pancia vuota, pancia piena, pancia mia fatti capanna, pancetta, riempire la pancia, riempire
      lo stomaco, bene allo stomaco, leggero per lo stomaco, per lo stomaco, buchi nello stomaco, stomaco vuoto, buco allo stomaco, bagnomaria, bagno maria, a bagno, in bagno maria, ponte, fornello a gas, cucina a gas, gas e finito, bombola, acqua gasata, bicchier*, faccia felice, faccia a faccia, alla faccia, sulla faccia, faccia, uscito dall ospedale, uscita dall ospedale, torna dall
      ospedale, tornato dall ospedale, lavoro in ospedale, lavora in ospedale, turno in ospedale, senza fiato, mozzafiato, tirare il fiato, creme brulee, bruciacchiat*, brucia grassi, mi sta male buttare, colazione, arrosto, problema con il forno, problemi con il forno, dottor stranamore, gonfia e soffice, ben gonfi*, gonfio e soffice, gonfi e soffici, piccante da bruciare, peperoncino che brucia, meno problemi`,
  },
  es: {
    harm: `protocolo, protocolo de emergencia, plan de emergencia, enemigo, enemiga, enemigos, enemigas, coma, tragar, habones, cuidados intensivos, reanimacion,
      me da, me dan, le da, le dan, nos da, nos dan, me hace, me hacen, le hace, le hacen, me deja, me dejan, le deja, le dejan, me pone, me ponen, le pone, le ponen, me saca, me sacan, le saca, le sacan, me manda, me mandan, me causa, me causan, le causa, me provoca, me provocan, le provoca,
      suero, gotero, se pone azul, se pone morad*, se puso azul, se puso morad*, se cierra, se me cierra, se le cierra, oxigeno, tumba, cementerio, ataud, me tumba, le tumba,
      pone roj*, pongo roj*, ponen roj*, cuidado, ojo con, atencion, a punto de morir, paladar, me lleno de, se llena de, no me llevo bien, no se lleva bien, no nos llevamos bien, acaba mal, acabo en, acaba en, acabamos en, termino en, termina en,
      enfermo con, enferma con, enfermo despues, enferma despues, enfermo cuando, enferma cuando, enfermo si, enferma si, no me sienta bien, no me sientan bien, no le sienta bien, no le sientan bien, no nos sienta bien, no nos sientan bien,
      hospital*, urgencias, urgencia, ambulancia*, emergencia*, 112, uci, medic*, doctor*, muer*, morir*, moria, murio, morimos, mortal*, mata, matan, mato, matar*, letal*, fatal, fatales, peligr*, riesgo*, arriesg*, garganta, cara, labio*, lengua, boca, ojos, piel, estomago, barriga, tripa, panza, intestin*, hincha*, inflam*, pica, pican,
      picor*, picazon, hormigue*, arde, ardor*, quema la, quema el, queman, respir*, aire, ahog*, asfixi*, atragant*, asma*, shock, choque, convuls*, desmay*, colaps*, vomit*, devuelv*, devolver todo, nausea*, arcada*, mareo*, marea, marean, mal, mala, malo, malas, malos, enferm*, indispuest*, sarpullid*, ronchas, granos, manchas, erupcion*, urticaria, eczema, rojo
      como, roja como, rojeces, retortijon*, calambre*, colico*, diarrea*, cagalera, baño, vater, gases, estreñ*, hinchaz*, reaccion*, venen*, envenen*, toxic*, epipen, adrenalina, antihistaminic*, cortison*, ventolin, inhalador, problem*, lio, dolor*, duele*, dolia, sufr*, daño, daña*, crisis, ataque*, migraña*, jaqueca, contamin*, intoxic*, destroz*, revienta*, sienta*,
      siento fatal, cae mal, caen mal, caen fatal, cae fatal, repite, repiten, no tolero, no tolera, no aguanto, no aguanta, no digier*, fiebre, nunca mas, jamas`,
    harmless: `medico viene, amigo medico, amiga medica, peligrosamente bueno, peligrosamente rico,
      me da hambre, me dan hambre, me da ganas, me dan ganas, me da igual, me da pereza, me da tiempo, me da alegria, me da energia, me hace feliz, me hacen feliz, le hace feliz, le hacen feliz, me hace ilusion, le hace ilusion, me hace falta, me hacen falta, me hace la boca agua, se me hace la boca agua, me hace sonreir, me hace gracia, me pone de buen humor, me deja satisfech*, me das, me haces, me da una receta, me da mi abuela, me da mi madre,
      de muerte, esta de muerte, muero de hambre, muriendo de hambre, muertos de hambre, muerto de hambre, muerta de hambre, me muero por, muero de ganas, matar el hambre, mata el hambre, matar el tiempo, mata hambre, no esta mal, nada mal, no estaria mal, no vendria mal, no me vendria mal, menos mal, mal tiempo, mal dia, mala noche, mala semana, mala hierba,
      sin problema*, no hay problema*, ningun problema, sin riesgo*, cena de emergencia, comida de emergencia, de emergencia, postre de emergencia, agua la boca, la boca agua, boca abajo, boca arriba, en la boca, boquita, boquerones, dolor de garganta, dolor de espalda, dolor de cabeza, dolor de muelas, duele la cabeza, duele la espalda, duele la garganta, estoy enfermo, estoy
      enferma, esta enfermo, esta enferma, hijo enfermo, hija enferma, marido enfermo, amiga enferma, amigo enfermo, estamos enfermos, enfermera, enfermero, lengua de vaca, lengua de ternera, lengua de gato, lengua en salsa, lengua estofada, piel crujiente, con piel, sin piel, la piel, de piel, ojos cerrados, a ojo, ojo de, los ojos, con los ojos, barriga llena, llenar
      la barriga, llenar el estomago, tripa llena, panza llena, estomago vacio, bien al estomago, suave para el estomago, ligero para el estomago, baño maria, baño de chocolate, un baño de, al aire libre, freidora de aire, air fryer, aire libre, aire acondicionado, cara feliz, cara dura, cara sonriente, muy cara, es cara, carne cara, nada cara, cara b, mas cara, cara a, comida cara, salir del
      hospital, sale del hospital, salio del hospital, salido del hospital, trabajo en el hospital, trabaja en el hospital, turno en el hospital, guardia en el hospital, gas, horno de gas, cocina de gas, pico de gallo, que pique, pica un poco, que pica, pica mucho, pica poco, si pica, no pica, no pique, carne picada, cebolla picada, pica pica, bien picada, sienta bien, sientan bien, siente, sientan a, sentarse,
      se sienta a la mesa, grano*, granos de, mata de, a la parrilla mata, problemas con el horno, problema con el horno, hospitalario, choque de sabores, medicina, medio, bien hinchad*, mal cocinero, mala cocinera, mal cocinera, mala para cocinar, soy malo cocinando, mala cocinando, lio en la cocina, sin lio*, poco lio, fatal cocinando`,
  },
  pt: {
    harm: `inimigo, inimiga, inimigos, fico todo, fico toda, ficou todo, ficou toda, fico cheio, fico cheia, fica cheio, fica cheia, empolad*, coma, engolir, cuidados intensivos, reanimação,
      me dá, me dão, dá me, dão me, lhe dá, dá lhe, me faz, me fazem, faz me, fazem me, faz lhe, deixa me, deixam me, me deixa, me deixam, me causa, causa me, me provoca, provoca me, põe me,
      soro, fica roxo, fica roxa, fico roxo, fico roxa, fica azul, ficou roxo, ficou roxa, falta o ar, oxigénio, oxigênio, cemitério, caixão, túmulo, derruba, fecha a garganta, fecha se,
      matou, cuidado, atenção, fico vermelh*, fica vermelh*, fica todo, fica toda, volta à barriga, volta ao estômago, não me dou, não se dá, acabo no, acaba no, vou parar, vai parar,
      doente com, doente depois, doente quando, doente se, doente por causa,
      hospital*, pronto socorro, urgência*, urgencia*, emergência*, emergencia*, ambulância*, samu, inem, uti, medic*, doutor*, morr*, morte, mortal, mortais, mata, matam, matar*, letal, fatal, perig*, risco*, arrisc*, garganta, rosto, cara, lábio*, labio*, língua, boca, olhos, pele, estômago, barriga, intestin*, inch*, inflam*, coça*,
      coceira*, comichão, formiga*, ard*, queima*, respir*, falta de ar, sem ar, ar, asfixi*, engasg*, sufoc*, asma*, choque, convuls*, desmai*, colaps*, vomit*, vômit*, vómit*, enjoo*, enjo*, náusea*, mal, má, mau, doente*, adoec*, passa mal, passo mal, indispost*, mancha*, borbulhas, bolinhas, pintas, urticária, erupç*, alergias de pele, eczema, vermelh* e, cólica*, cãibra*, diarreia*, caganeira, dor
      de barriga, banheiro, casa de banho, gases, prisão de ventre, inchaço, reaç*, reag*, reage, veneno*, envenen*, tóxic*, epipen, adrenalina, anti histamínic*, antihistamin*, cortison*, bombinha, problem*, dor, dores, dói, doi, doem, sofr*, dano, crise*, ataque*, enxaqueca*, contamin*, intoxic*, destro*, cai mal, caem mal, caem pessimamente, não caem bem, não cai bem, faz mal, fazem mal, não tolero, não tolera,
      não aguento, não digiro, febre, nunca mais, todo vermelho, toda vermelha`,
    harmless: `médico vem, amigo médico, amiga médica, perigosamente bom,
      me dá fome, me dá vontade, dá me fome, dá me vontade, me faz feliz, faz me feliz, me faz bem, faz me bem, faz me falta, me deixa feliz, deixa me feliz, dá me jeito, me dá água na boca, dá me água na boca, me faz lembrar, faz me lembrar, dá me igual, me deixa com fome, dá me energia, me dá energia, faz me um, faz me uma, me dá uma receita, dá me uma receita, dá me uma ideia,
      de morrer, morrendo de fome, morrer de fome, morto de fome, morta de fame, mortos de fome, morro de vontade, morrendo de vontade, morro por, matar a fome, mata fome, mata a fome, matar o tempo, matar saudade*, mata saudade*, nada mal, não está mal, não é mau, menos mal, mau tempo, mal passad*, mal tenho, mal tive, mal posso, mal sei, mal chego,
      sem problema*, não há problema*, não tem problema, nenhum problema, sem risco*, arriscar, jantar de emergência, de emergência, água na boca, boca cheia, na boca, dor de garganta, dor de cabeça, dor nas costas, dores nas costas, dor de dente, estou doente, está doente, estamos doentes, filho doente, filha doente, marido doente, amiga doente, amigo doente, língua
      de vaca, língua de gato, língua de boi, língua estufada, pele crocante, pele estaladiça, com pele, sem pele, a pele, olhos fechados, a olho, os olhos, barriga cheia, encher a barriga, barriga de porco, barriga de freira, forrar o estômago, estômago vazio, leve para o estômago, bem ao estômago, ao ar livre, fritadeira de ar, fritadeira a ar, ar condicionado, a ar, cara
      feliz, muito cara, é cara, carne cara, nada cara, mais cara, cara de, sair do hospital, saiu do hospital, trabalho no hospital, trabalha no hospital, turno no hospital, plantão no hospital, pimenta que arde, que arda, arde bem, choque de sabores, choque térmico, problemas com o forno, problema no forno, banho maria, medicina, formigueiro doce, dorme, dormir, pão na chapa, ardósia, casa cheia, mal cozinheir*`,
  },
  nl: {
    harm: `vijand, vijanden, intensive, coma, slikken, zwaailicht*, knock out,
      maakt me, maken me, maakt mij, maken mij, maakt mijn, maakt hem, maakt haar, geeft me, geven me, geeft mij, geven mij, geeft hem, geven hem, bezorgt, bezorgen, krijg ik, krijgt hij, krijgt ze, krijgt mijn, word ik, wordt hij, wordt ze, wordt mijn,
      infuus, blauw aan, loopt ~ blauw, liep ~ blauw, rood aanloop*, zuurstof, graf, begraaf*, doodskist, vloert, velt,
      pas op, voorzichtig, opletten, gehemelte, vermoord*, gaat het mis, loopt slecht af, geen vrienden,
      ziek van, ziek na, ziek als, ziek wanneer, ziek door, ziek zodra,
      ziekenhuis*, spoed, spoedeisende*, eerste hulp, ambulance*, 112, noodgeval*, arts, artsen, dokter*, huisarts, intensive care, dood, doden, doodgaan, dodelijk*, sterf*, sterv*, gestorven, levensgevaar*, levensbedreigend*, gevaar*, gevaarlijk*, risico*, riskant, keel, gezicht, lip, lippen, tong, mond, ogen, huid, maag,
      buik, darmen, darm, zwel*, gezwollen, zwolle*, opgezwollen, opzwel*, opgeblazen, opgezet*, jeuk*, kriebel*, tintel*, brand*, adem*, stik*, gestikt, benauwd*, piept, piepen, piepte, astma*, shock, stuip*, flauw*, flauwgevallen, bewusteloos, overgeef*, overgeven, overgegeven, geef ~ over, geeft ~ over, spugen, spuug*, kots*, misselijk*, ziek, ziek*, beroerd, onwel, niet
      lekker van, uitslag, bultjes, bulten, puistjes, vlekken, vlekjes, galbulten, netelroos, eczeem, rood aan, vuurrood, kramp*, buikkramp*, diarree, schijterij, aan de dunne, dunne, wc, toilet, winderig*, gas, obstipatie, reageer*, reactie*, gif*, vergif*, giftig*, toxisch*, epipen*, adrenaline, antihistamin*, prednison*, puffer, probleem, problemen, moeite met, last, pijn*, buikpijn,
      maagpijn, hoofdpijn, migraine*, zeer, lijd*, schade*, schadelijk*, aanval*, besmet*, loopt ~ door, vliegt ~ doorheen, valt ~ slecht, vallen ~ slecht, valt slecht, vallen slecht, valt ~ verkeerd, vallen ~ verkeerd, slecht tegen, kan niet tegen, kunnen niet tegen, kan ~ tegen, koorts, duizelig*, nooit meer, nooit weer, gaat eraan, kapot van`,
    harmless: `dokter komt, arts komt, gevaarlijk lekker,
      maakt me blij, maken me blij, maakt me gelukkig, maakt mij blij, maken mij blij, maakt mijn dag, krijg ik trek, krijg ik honger, krijg ik zin, krijg ik nooit genoeg, krijg ik niet genoeg, krijg ik bezoek, krijg ik gasten, krijg ik vrienden, krijg ik het water, krijg ik een recept, word ik blij, word ik gelukkig, word ik warm, wordt mijn man blij, krijg ik energie,
      geen probleem, geen problemen, zonder problemen, zonder probleem, geen gevaar, zonder gevaar, geen risico, zonder risico, keelpijn, zere keel, smeltend op de tong, op de tong, water in de mond, ossentong, in de mond, mondje, rundertong, kattentong*, zeetong*, tongfilet, tongetje, tong in, gebakken tong, ik ben ziek, is ziek, zijn ziek, ziek thuis, zieke man, zieke vrouw, zieke vriendin,
      zieke vriend, ziek kind, zieke dochter, zieke zoon, ziek zijn, als je ziek bent, ziekenhuis gewerkt, dienst in het ziekenhuis, werk in het ziekenhuis, werkt in het ziekenhuis, uit het ziekenhuis, ziekenhuiseten, dood van de honger, dooie, doodmoe, doodsimpel, doodeenvoudig, doodgewoon, sterf van de honger, sterven van de honger, sterf van de trek, krokante huid, met huid, zonder huid, knapperige
      huid, de huid, ogen dicht, grote ogen, lust voor het oog, buik vol, volle buik, buikspek, buik rond, lege maag, maag knort, goed voor de maag, licht voor de maag, goed voor de darmen, darmgezond, gasfornuis, gasstel, op gas, het gas, aanbrand*, aangebrand, brandende lucht, brandnetel*, houtvuur, brandt niet aan, barbecue, hoofdpijn gehad, zeer lekker, zeer graag, zeer snel, zeer simpel, zeer eenvoudig, zeer romig,
      zeer pittig, zeer, rugpijn, rug pijn, spierpijn, kiespijn, last minute, geen moeite, nooit meer dan, adembenemend, op adem, buiten adem, chemische reactie, giftgroen, stiekem, sticky, stikken van, stikt van, stik van de honger, oven problemen, problemen met de oven, last van mijn rug, last van verkoudheid, giftasje`,
  },
  pl: {
    harm: `wróg, wrogiem, wrogowie, oiom, intensywn*, śpiączk*, przełyka*, przełknąć, bąbli,
      mam po, mam od, ma po, ma od, dostaję, dostaje, robi mi się, robi mu się, robi jej się, szkodz*, daje mi, wywołuj*, powoduj*,
      kroplówk*, sinie*, sinieje, robi się sin*, tlen, trumn*, cmentarz*, grób, zwala ~ z nóg, ścina ~ z nóg,
      uwaga, uważaj, ostrożnie, zabił*, podniebien*, źle się kończy, ląduj*, wylądow*,
      chory po, chora po, chory od, chora od, chory jak, chora jak, chora gdy, chory gdy, źle się czuję po, źle się czuje po,
      szpital*, pogotowi*, karetk*, sor, sorze, ratun*, lekarz*, doktor*, umier*, umrz*, umar*, śmier*, śmiert*, zabij*, zabić, zabiło, niebezpiecz*, groźn*, groz*, zagroż*, ryzyk*, gardł*, twarz*, ust, usta, wargi, warga, język*, oczy, oczu, skóra, skórze, skórę, żołądek, żołądk*, brzuch*, jelit*, puchn*, spuch*, opuch*, obrzęk*, obrzmi*, swędz*, świąd,
      drapie, mrowi*, szczypie, szczypią, pali, piecze w, pieką, piecze mnie, oddech*, oddych*, dusz*, dławi*, krztus*, udusi*, astm*, wstrząs*, szok*, drgawk*, mdlej*, zemdl*, omdl*, wymiot*, rzyga*, rzygi, zwraca*, mdłoś*, mdli, niedobrze, choruj*, chor*, chory, źle, wysyp*, wysypk*, pokrzywk*, krost*, bąble, plam*, czerwon* plam*, egzem*, azs, skurcz*, kolk*, biegunk*, sraczk*,
      rozwolnien*, toalet*, kibel*, kiblu, wzdę*, wzdym*, gazy, zaparc*, reakcj*, reagu*, truci*, trując*, zatru*, toksycz*, epipen*, adrenalin*, antyhistamin*, steryd*, inhalator*, problem*, kłopot*, ból*, boli, bolą, bolał*, cierp*, szkod*, atak*, migren*, zanieczyszcz*, nie toleruj*, nie trawi*, nie wchodz*, odpada, odpadają, nie służ*, gorączk*, nigdy więcej, zgag*, robi się czerwon*, czerwienieje`,
    harmless: `lekarz przychodzi, niebezpiecznie dobre, niebezpiecznie pyszne,
      dostaję ślinotoku, robi mi się ciepło, robi mi się głodno, daje mi energię, daje mi radość, daje mi szczęście, dostaję przepis,
      bez problem*, nie ma problemu, żaden problem, nie ma problemów, żadnego problemu, bez ryzyka, bez kłopot*, bezpiecz*, umieram z głodu, umieramy z głodu, umrzeć z głodu, pycha że umrzeć, ból gardła, boli mnie gardło, boli gardło, boli mnie głowa, ból głowy, boli głowa, bolą plecy, ból pleców, bolący ząb, jestem chora, jestem chory, jest chory, jest chora, jesteśmy chorzy,
      chory mąż, chore dziecko, chora córka, chorego męża, chorej córki, chorego syna, dla chorego, dla chorej, w ustach, rozpływa się w ustach, rozpływające się w ustach, palce lizać, język wołowy, języki, ozorki, na języku, chrupiąca skórka, skórka, skórką, skórki, ze skórką, ze skórą, bez skóry, skóra, oczy, do syta, pusty brzuch, pustym brzuchu, pusty żołądek, lekkie dla
      żołądka, dla żołądka, boczek, brzuszek, pełny brzuch, burczy w brzuchu, szok termiczny, dusz*ona, duszon*, dusić, duszę mięso, duś, uduś, paliwo, palnik, pali się, spalić kalorie, problemy z piekarnikiem, problem z piekarnikiem, nieźle, nie najgorzej, źle się czuję, zły dzień, wyszła ze szpitala, wyszedł ze szpitala, wraca ze szpitala, po wyjściu ze szpitala, ze szpitala, pracuję w szpitalu, pracuje w szpitalu, dyżur*, chorwack*, chorizo, bólu głowy z wyborem, ostre aż pali`,
  },
  sv: {
    harm: `fiende, fiender, intensiv*, koma, svälja, blåljus,
      gör mig, gör honom, gör henne, gör min, ger mig, ger honom, ger henne, ger min, får jag, får hon, får han, får min, blir jag, blir han, blir hon, blir min,
      dropp, på dropp, blir blå, blev blå, blå i ansiktet, syrgas, syre, kyrkogård, kista, grav, däckar, slår ut,
      ingen luft, inte luft, får inte luft, tappar andan,
      akta, var försiktig, försiktig*, se upp, gom, gommen, går illa, slutar illa, inte vänner, hamnar på,
      sjuk av, sjuk efter, sjuk när, sjuk om,
      sjukhus*, akuten, akut, ambulans*, 112, nödfall, läkare, läkar*, doktor*, dör, dö, dog, död*, dödlig*, dödar, livsfarlig*, livshotande, farlig*, fara, risk*, hals, halsen, svalg*, ansikte*, läpp*, tunga*, munnen, ögon*, huden, mage*, magen, tarm*, svull*, sväll*, svälln*, klia*, klåda, kittl*, stick* i, bränn* i, andas, andning*, andnöd, andnings*, kvävs*, kväv*,
      storkn*, astma*, chock*, kramp*, svimm*, medvetslös*, kräk*, spy, spyr, spydde, kaskad*, illamå*, mår illa, må illa, mår dåligt, mår jätte*, må dåligt, må piss, sjuk, sjuk*, dålig*, illa, utslag*, prickar, finnar, nässel*, nässelutslag, eksem, rödflammig, knallröd*, diarré*, diarre*, rännskita, toa, toan, toalett*, uppblås*, gaser, gasig, förstopp*, reager*, reaktion*, gift*, förgift*, giftig*,
      epipen*, adrenalin*, antihistamin*, kortison*, inhalator, problem*, besvär*, trubbel, ont, värk*, smärt*, magont, huvudvärk, migrän*, lider, skad*, anfall*, attack*, kontamin*, pajar, åker rakt igenom, rakt igenom, rinner igenom, inte bra för mig, tål dåligt, tål illa, feber, yr, aldrig mer, aldrig igen, dö av`,
    harmless: `läkare kommer, läkaren kommer, farligt gott, farligt god,
      gör mig glad, gör mig lycklig, gör mig hungrig, gör mig mätt, ger mig energi, blir jag glad, blir jag mätt, blir jag lycklig, får jag inte nog, får jag aldrig nog, får jag lust, får jag besök, får jag gäster, får jag ett recept, får jag be om, blir jag sugen, blir jag hungrig, gör min dag, blir min son glad, blir min dotter glad, blir min man glad,
      inga problem, inget problem, utan problem, problemfri*, ingen fara, utan fara, ofarlig*, ingen risk, utan risk, riskfri*, ont i halsen, halsont, ont i ryggen, ryggont, ont i huvudet, träningsvärk, tandvärk, dör av hunger, dö för, att dö för, döhungrig*, dödshungrig*, dödstrött, dödgod*, död trött, svinhungrig, i munnen, vattnas i munnen, smälter i munnen, oxtunga, på tungan, krispig hud, skinn, tom mage, mätt i
      magen, kurrar, kurrar i magen, snällt mot magen, snäll mot magen, magen kurrar, full mage, bra för magen, jag är sjuk, är sjuk, är sjuka, är hemma sjuk, sjuk man, sjuka barn, sjukt gott, sjukt god*, sjukt snabb*, sjukt enkel*, sjukt, sjuk vän, sjuka fru, sjukskriven, sjuksköterska, jobbar på sjukhus*, jobbar på ett sjukhus, pass på sjukhuset, hem från sjukhuset, från sjukhuset, hemkommen från sjukhuset, inte illa,
      inte dåligt, dåligt väder, dålig dag, dåligt med tid, dålig på att, giftermål, gifta, gifter, gift oss, är gift, giftigt god*, problem med ugnen, ugnen har problem, skada skedd, skadar inte, inte skada, skadat handen, skadat foten, chockrosa, akut middag, akut hungrig, akut sötsug, i ansiktet, leende i ansiktet, fara iväg, dödskalle*, kräver, kräva, kräfta, kräftor, kräft*, kräftskiva`,
  },
  da: {
    harm: `fjende, fjender, intensiv*, koma, synke, blå blink,
      gør mig, gør ham, gør hende, gør min, giver mig, giver ham, giver hende, giver min, får jeg, får han, får hun, får min, bliver jeg, bliver han, bliver hun, bliver min,
      drop, på drop, bliver blå, blev blå, blå i hovedet, ilt, kirkegård, kiste, grav, slår ~ ud,
      ingen luft, ikke luft, får ikke luft, taber vejret,
      pas på, forsigtig*, vær forsigtig, gane, ganen, går galt, ender galt, ikke venner, ender på, havner på,
      syg af, syg efter, syg når, syg hvis, dårlig af, dårligt af,
      hospital*, sygehus*, skadestue*, akutmodtag*, ambulance*, 112, lægen, læge*, vagtlæge*, dør, dø, døde, død, døds*, dødelig*, dræber, livsfarlig*, livstruende, farlig*, fare, risik*, halsen, hals, svælg*, ansigt*, læbe*, tunge*, munden, øjne*, huden, mave*, maven, tarm*, hæv*, hæver, hævelse*, hævede, svulm*, klø*, kløe, prikk*, brænder, stikker i, trækker vejret,
      vejret, vejrtræk*, åndenød, ånde*, kvæl*, kvalt, astma*, chok*, krampe*, besvim*, bevidstløs*, kaster ~ op, kaste op, kastede op, opkast*, brækk*, bræk, kvalme, dårlig*, skidt, syg, syge, sygdom*, utilpas, udslæt*, prikker, nældefeber, bumser, eksem, rød i hovedet, højrød, diarré*, diarre*, tynd mave, tyndskid, toilet*, wc, oppustet, luft i, luft i maven, forstopp*, reager*, reaktion*, gift*, forgift*, giftig*,
      epipen*, adrenalin*, antihistamin*, kortison*, inhalator, problem*, besvær*, bøvl med, ondt, smerte*, mavepine, hovedpine, migræne*, lider, skad*, anfald*, kontamin*, ryger lige igennem, lige igennem, ikke godt for mig, tåler dårligt, feber, svimmel, aldrig mere, aldrig igen`,
    harmless: `lægen kommer, læge kommer, farlig god, farligt god,
      gør mig glad, gør mig lykkelig, gør mig mæt, gør mig sulten, giver mig energi, bliver jeg glad, bliver jeg mæt, får jeg aldrig nok, får jeg ikke nok, får jeg lyst, får jeg gæster, får jeg besøg, får jeg en opskrift, bliver jeg sulten, gør min dag,
      ingen problem*, intet problem, uden problem*, problemfri*, ingen fare, uden fare, ufarlig*, ingen risiko, uden risiko, risikofri*, ondt i halsen, ondt i ryggen, ondt i hovedet, tandpine, dør af sult, dø for, at dø for, dødsulten, dødsultne, dødlækker*, dødgod*, dødtræt, i munden, vand i munden, tænderne løber, smelter på tungen, oksetunge, tungen, på tungen, sprød hud, med skind, tom mave, maven knurrer, mæt i maven, god for maven, godt for maven, let for maven, skånsom mod maven, skånsomt mod maven,
      fuld mave, jeg er syg, er syg, er syge, syg mand, syge børn, syg veninde, syge kone, syg kone, sygt god*, sygt lækker*, sygt, sygeplejerske, arbejder på hospital*, arbejder på et hospital, arbejder på sygehus*, vagt på hospitalet, hjem fra hospitalet, fra hospitalet, udskrevet, ikke dårlig*, slet ikke dårligt, dårligt vejr, dårlig dag, dårlig tid, dårlig til at, gifte, giftes, gift, bryllup, problem* med ovnen, ovnen driller, skader ikke, skade, chokolade*, choko*,
      hævet, hæve, hævede boller, hæver dejen, hævetid, lad hæve, hæver natten over, hæver længe, koldhæv*, langtidshæv*, koldt vejr, godt vejr, vejret er, i dette vejr, grimt vejr, vejr, leder efter, smil i ansigtet, brænder for, brænder sammen, brændenælde*, ånden, prikkede, farven, fare vild, chokoladeprikker`,
  },
  no: {
    harm: `fiende, fiender, intensiv*, koma, svelge, svelget, blålys,
      gjør meg, gjør ham, gjør henne, gjør min, gir meg, gir ham, gir henne, gir min, får jeg, får han, får hun, får min, blir jeg, blir han, blir hun, blir min,
      drypp, intravenøs*, blir blå, ble blå, blå i ansiktet, surstoff, kirkegård, kiste, grav, slår ~ ut,
      ingen luft, ikke luft, får ikke luft, mister pusten,
      pass på, forsiktig*, vær forsiktig, gane, ganen, går galt, ender galt, ikke venner, ender på, havner på,
      syk av, syk etter, syk når, syk hvis, dårlig av,
      sykehus*, legevakt*, akutten, ambulanse*, 113, nødnummer, lege, legen, leger, doktor*, dør, dø, døde, død, døds*, dødelig*, dreper, livsfarlig*, livstruende, farlig*, fare, risik*, halsen, hals, svelg*, ansikt*, leppe*, tunga, tungen, munnen, øyne*, huden, mage*, magen, tarm*, hovn*, hoven, hovner, hevelse*, svulm*, klø*, kløe, prikk*, brenner, svir, stikker i, puste*,
      puster, pust, pustebesvær, pustevansker, kvel*, kveles, astma*, sjokk*, krampe*, besvim*, bevisstløs*, kaster ~ opp, kaste opp, kastet opp, oppkast*, spyr, spy, spydde, kvalm*, dårlig*, syk, syke, sykdom*, uvel, utslett*, prikker, elveblest, kviser, eksem, knallrød*, diaré*, diare*, løs mage, tynn mage, do, doen, toalett*, oppblåst, luft i magen, forstopp*, reager*, reaksjon*, gift*, forgift*, giftig*,
      epipen*, adrenalin*, antihistamin*, kortison*, inhalator, problem*, plage*, besvær*, trøbbel, vondt, smerte*, magevondt, vondt i magen, hodepine, migrene*, lider, skad*, anfall*, kontamin*, går rett gjennom, rett gjennom, rett igjennom, ikke bra for meg, tåler dårlig, feber, svimmel, aldri mer, aldri igjen`,
    harmless: `legen kommer, lege kommer, farlig god,
      gjør meg glad, gjør meg lykkelig, gjør meg mett, gjør meg sulten, gir meg energi, blir jeg glad, blir jeg mett, får jeg aldri nok, får jeg ikke nok, får jeg lyst, får jeg gjester, får jeg besøk, får jeg en oppskrift, blir jeg sulten, gjør min dag,
      ingen problem*, ikke noe problem, uten problem*, problemfri*, ingen fare, uten fare, ufarlig*, ingen risiko, uten risiko, risikofri*, vondt i halsen, vondt i ryggen, vondt i hodet, tannpine, dør av sult, dø for, å dø for, dødssulten, dødssultne, dødsgod*, dødsliten, i munnen, vann i munnen, smelter på tungen, smelter på tunga, oksetunge, på tungen, på tunga, sprø hud, med skinn, tom mage, magen rumler, mett i magen, bra for magen, godt for magen, lett for magen, snilt mot magen, snill mot
      magen, full mage, jeg er syk, er syk, er syke, syk mann, syke barn, syk venninne, syke kona, sykt god*, sykt enkel*, sykt, sykepleier, jobber på sykehus*, jobber på et sykehus, vakt på sykehuset, hjem fra sykehuset, fra sykehuset, utskrevet, ikke dårlig*, dårlig vær, dårlig dag, dårlig tid, dårlig til å, gifte, gifter, gift, bryllup, problem* med ovnen, ovnen er, skader ikke, skade, sjokkrosa, smil i ansiktet, brenner for, brennenesle*, do it, å puste, pusterom, puste ut, kan du, fare, trøbbel med ovnen`,
  },
  hi: {
    harm: `दुश्मन, दुश्मनी, dushman, dushmani, निगल*, कोमा, आईसीयू, nigal*, coma, icu, barbad,
      से मुझे, से मेरे, से मेरी, से उसे, से उसको, खाने पर, खाते ही, पीते ही, पीने से, खाने से, खा ले तो, खाए तो, खा लूं तो, पी लूं तो, se mujhe, se mere, se meri, se usko, se use, khane par, khate hi, pite hi, peete hi, pine se, peene se, khane se, kha le to, khaye to, kha lun to, kha lu to, pi lun to,
      ड्रिप, ग्लूकोज चढ़*, नीला पड़*, नीली पड़*, ऑक्सीजन, श्मशान, drip, neela pad*, neeli pad*, oxygen,
      सावधान*, ध्यान रख*, तालू, नहीं बनती, savdhan*, saavdhan*, dhyan rakh*, nahi banti, nahin banti,
      से बीमार, खाने से बीमार, खाकर बीमार, से तबीयत, se bimar, se beemar, khakar bimar,
      अस्पताल*, हॉस्पिटल*, इमरजेंसी, एम्बुलेंस*, एंबुलेंस*, डॉक्टर*, डाक्टर*, मौत*, मर, मरते, मरता, मरती, मर जा*, जानलेवा, जान, घातक, खतर*, ख़तर*, जोखिम, गला, गले, चेहरा, चेहरे, मुंह, मुँह, होंठ*, होठ*, जीभ, आंख*, आँख*, त्वचा, स्किन, पेट, सूजा, सूजता, सूजती, सूजते, सूज जा*, सूज गया, सूज गई, सूज, सूजन, फूल जा*, फूल, फूलता, फूलने, फूलती, खुजली*, खुजला*, जलन*, सांस*, साँस*, दम, घुट*, अस्थमा, दमा, शॉक, बेहोश*, चक्कर*, दौरा, उल्टी*, उलटी*, मतली, जी मिचला*, जी
      मचला*, बीमार*, तबीयत*, तबियत*, खराब, ख़राब, दाने, चकत्ते*, ददोरे, पित्ती, लाल, एक्जिमा, मरोड़*, ऐंठन, दस्त*, लूज मोशन, लूज़ मोशन, टॉयलेट, गैस, अफारा, कब्ज*, कब्ज़*, रिएक्शन*, रिएक्ट, ज़हर*, जहर*, विषैला, विष, एपिपेन, इंजेक्शन, दवा, दवाई, दिक्कत*, दिक़्क़त, परेशानी*, समस्या*, तकलीफ*, तकलीफ़*, प्रॉब्लम*, दर्द*, नुकसान*, नुक़सान*, माइग्रेन, सिरदर्द, बुखार*, सूट नहीं, हजम नहीं, हज़म नहीं, पचता नहीं, पचती नहीं, झेल नहीं, बर्दाश्त नहीं, aspatal*,
      hospital*, emergency, ambulance*, doctor*, daktar*, maut*, mar jat*, mar jaun*, marte, marta, jaanleva, janleva, jaan, ghatak, khatra, khatar*, jokhim, gala, gale, chehra, chehre, muh, munh, honth*, hoth, jeebh, aankh*, ankh*, twacha, skin, pet, sooj, sooj jata, sooj jati, soojan, sujan, suj jata, suj jati, sujan, phool, phul, phoolta, khujli*, khujla*, jalan*, saans*, sans, dam, ghut*, asthma*, shock, behosh*, chakkar*, ulti*, ultiyan, ultiya, matli,
      jee michla*, jee machla*, bimar*, beemar*, tabiyat*, tabiat*, kharab, daane, chakatte, laal, eczema, marod*, dast, loose motion*, toilet, gas, kabz*, reaction*, react*, zeher*, zehar*, jahar*, jeher, zahar*, epipen, injection*, dawa, dawai, dikkat*, pareshani*, samasya*, takleef*, taklif*, problem*, issue*, dard*, nuksan*, nuqsan*, migraine*, sirdard, bukhar*, suit nahi*, hazam nahi*, hajam nahi*, jhel nahi*, bardasht nahi*, side effect*`,
    harmless: `गला सूख*, गला खराब, गले में खराश, गला बैठ*, डॉक्टर आ रहे, doctor aa rahe,
      से मुझे प्यार, से मुझे खुशी, se mujhe pyaar, se mujhe pyar, se mujhe khushi, se mujhe energy, से मुझे ताकत, खाने से पहले, khane se pehle, खाने से मन, khane se mann,
      पेट भर*, पेट के लिए हल्का, पेट को आराम, पेट खाली, खाली पेट, पेट में चूहे, भूख से मर, भूख से जान, जान डाल*, मेरी जान, जान लो, कोई दिक्कत नहीं, दिक्कत नहीं, कोई समस्या नहीं, कोई परेशानी नहीं, समस्या नहीं, परेशानी नहीं, गला खराब, गले में खराश, गले में दर्द, सर्दी जुकाम, बुखार है, बीमार है, बीमार हूं, बीमार हूँ, बीमार पति, बीमार बेटे, बीमार बेटी, बीमार दोस्त, बीमारी से उठ*, मुंह में पानी, मुँह में पानी, लाल मिर्च, लाल मांस, लाल प्याज, लाल चटनी, लाल
      गाजर, लाल, लाल सॉस, लाल ग्रेवी, गैस चूल्हा, गैस पर, गैस खत्म, बिना गैस, गैस नहीं, गैस सिलेंडर, फूल गोभी, फूलगोभी, फूला हुआ, फूले हुए, फूली हुई, फूली, फूली फूली, फूला फूला, खराब मौसम, मौसम खराब, खराब दिन, दम आलू, दम बिरयानी, दम पर, दम, दम पुख्त, दम दार, सिर दर्द है, अस्पताल से घर, अस्पताल से लौट*, अस्पताल में काम*, घर में समस्या, पेट भरने वाला, ओवन खराब, मिक्सर खराब, फ्रिज खराब, कुकर खराब, pet bhar*, khali pet, pet khali, pet ke liye halka, pet mein chuhe, bhookh se mar, bhook se
      mar, bhukh se mar, meri jaan, jaan daal*, koi dikkat nahi, dikkat nahi, koi problem nahi, problem nahi, no problem, koi pareshani nahi, gala kharab, gale mein kharash, bukhar hai, bimar hai, bimar hoon, bimar hu, beemar hai, beemar hu, beemar pati, bimar pati, bimar bete, muh mein pani, munh mein paani, muh mein paani, laal mirch, laal, lal mirch, gas chulha, gas par, gas khatam, bina gas, gas nahi, phool gobhi, phulgobhi, phool
      gobi, phuli hui, phula hua, dam aloo, dum aloo, dam biryani, mausam kharab, oven kharab, mixer kharab, fridge kharab, aspatal se, hospital se ghar, hospital mein kaam, naan, mar ke, khana kharab, din kharab`,
  },
  ar: {
    harm: `عدو, عدوي, عدوه, عدوها, عداوة, تبلع, يبلع, ابلع, غيبوبة, العناية المركزة, عناية,
      يسبب*, تسبب*, يعطيني, تعطيني, يخليني, تخليني, يجيب لي, تجيب لي, يجيني, تجيني, يصير لي, يصيبني, تصيبني, يصيب*, تصيب*, يعملي, تعملي, بيعملي, بتعملي, يعمل لي, تعمل لي, بيخليني, بتخليني,
      يزرق*, تزرق*, ازرق لونه, مغذي, محلول, اوكسجين, أكسجين, مقبرة, القبر, كفن,
      انتبه*, انتباه, احذر*, حذار, ممكن يموت, سقف حلق*, ما يتفق, ما تتفق,
      مريض من, مريضة من, مريض بعد, مريضة بعد, تعبانة من, تعبان من, تعبت من, تعبانة بعد, تعبان بعد,
      مستشف*, المستشف*, طوارئ, الطوارئ, طوارى, الطوارى, اسعاف, الاسعاف, إسعاف, الإسعاف, طبيب, الطبيب, دكتور, الدكتور, يموت, تموت, اموت, أموت, نموت, مات, ماتت, موت, الموت, مميت*, قاتل*, يقتل*, تقتل*, خطر*, خطير*, الخطر, خطورة, خطرة, يهدد, حلقي, حلقه, حلقها, الحلق, حنجرت*, زوري, زوره, زورها, بلعوم*, وجهي, وجهه, وجهها, شفاه*, شفتي, شفته, شفتها, شفايف*, لسانه, لسانها, لساني, فمي, فمه, فمها, تمي, عيوني, عيونه, عيونها, عيني, عينه, جلدي, جلده, جلدها, بشرتي, بشرته,
      معدتي, معدته, معدتها, بطني, بطنه, بطنها, امعائ*, يتورم, تتورم, تورم*, ورم, يورم, تورمت, ينتفخ, تنتفخ, انتفخ*, انتفاخ*, نفخة, حكة, الحكة, حكه, يحك, تحك, احك, هرش, اهرش, حرقان, حرقة, يحرق, تحرق, تنميل, تنفس*, يتنفس, تتنفس, نفس, نفسه, نفسها, نفسي, ضيق تنفس, ضيق نفس, يختنق, تختنق, اختنق*, اختناق*, يخنق*, تخنق*, خنقة, يكتم*, ربو, الربو, صدمة, صدمه, تشنج*, اغماء, إغماء, يغمى, اغمى, يغم, دوخة, دوخه, ادوخ, دوار, يستفرغ, تستفرغ, استفرغ*, استفراغ, يتقيا, اتقيا, تقي*, قيء, ترجيع, ارجع, يرجع, برجع, غثيان, لعيان, لوعة, مريض*,
      يمرض*, تمرض*, امرض*, مرض*, تعب*, يتعب*, تتعب*, بتتعب*, بيتعب*, اتعب, مغص*, مغصني, طفح*, بقع, حبوب, بثور, شرى, احمرار, يحمر, تحمر, اكزيما, اسهال*, إسهال*, حمام, الحمام, غازات, امساك, إمساك, تفاعل*, يتفاعل, رد فعل, ردة فعل, سم, سام*, سامة, السم, تسمم*, يسمم*, ايبيبن, إبيبن, ادرينالين, أدرينالين, ابرة, إبرة, الابرة, مضاد هيستامين, كورتيزون, بخاخ, مشكل*, مشاكل, المشاكل, متاعب, الم, ألم, الام, آلام, يؤلم*, تؤلم*, يوجع*, توجع*, بيوجع*, بتوجع*, وجع*, يعاني, تعاني, اعاني, يضر*, تضر*, ضرر, مضر*,
      يؤذي*, تؤذي*, ازمة, أزمة, نوبة, صداع*, شقيقة, لا يناسب*, لا تناسب*, ما يناسب*, ما تناسب*, مو زين, ما تمشي, مش مناسب, حرارة`,
    harmless: `يموت على, تموت على, اموت على, نموت على, يموتون على, يموت في, تموت في, اموت في, بموت في, بموت على, بيموت في, بتموت في, بيموت على, بتموت على, الدكتور جاي, الطبيب قادم,
      يخليني سعيد*, تخليني سعيد*, يخليني مبسوط*, تخليني مبسوط*, يعطيني طاقة, تعطيني طاقة,
      بدون مشاكل, بلا مشاكل, لا مشكلة, مافي مشكلة, ما في مشكلة, مفيش مشكلة, ما عندي مشكلة, لا مشاكل, مو مشكلة, مش مشكلة, بدون خطر, اموت من الجوع, أموت من الجوع, نموت من الجوع, ميت من الجوع, ميتة من الجوع, ميتين من الجوع, اموت في, أموت في, اموت ع, حرارة الفرن, درجة حرارة, درجة الحرارة, نار حرارة, حرارة عالية, حرارة متوسطة, حرارة منخفضة, انا مريض, أنا مريض, أنا مريضة, انا مريضة, زوجي مريض, ابني مريض, بنتي مريضة, امي مريضة, ابي مريض, لمريض, للمريض, شخص مريض, حبوب القمح, حبوب كاملة, الحبوب, حبوب الشوفان, حبوب
      البن, حبوب كينوا, حبوب الذرة, بحبوب, سمسم, سمك, سمن, سميد, حمام محشي, الحمام المحشي, حمام مشوي, حمام بالفريك, بطني جوعان*, بطني فاضي, املأ بطني, يملا البطن, عيوني لك, من عيوني, بعيوني, نفسي في, نفسي اكل, نفسي آكل, نفسي ب, نفسي, بنفسي, بنفسه, بنفسها, نفس, بنفس, نفس الطعم, نفس الوصفة, الم حلق, التهاب حلق, التهاب الحلق, الفرن خربان, الفرن فيه مشكلة, مشكلة في الفرن, مشكلة بالفرن, تعبانة, تعبان, تعبت, تعبانين, بدون تعب, من غير تعب, وجع راس, صداع خفيف, خرجت من المستشفى, خرج من المستشفى, طلعت من المستشفى, طلع من المستشفى, اشتغل في المستشفى, أعمل
      في المستشفى, يعمل في المستشفى, تعمل في المستشفى, دوام المستشفى, اكلة قاتلة, لذيذ قاتل, يرجع من, ارجع من, برجع من, يرجع من المدرسة, يرجعون, لما ارجع, لما يرجع`,
  },
}
