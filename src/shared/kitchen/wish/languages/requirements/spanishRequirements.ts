import type { RequirementLanguage } from '../../requirements/byLanguage/requirementLanguage.ts'

export const spanishRequirements: RequirementLanguage = {
  id: 'es',
  numbers: `un 1, uno 1, una 1, dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho 8, nueve 9, diez 10, once 11, doce 12, trece 13, catorce 14, quince 15, dieciseis 16, dieciocho 18, veinte 20, veinticinco 25, treinta 30,
    cuarenta 40, cuarenta y cinco 45, cincuenta 50, sesenta 60, una docena 12, docena 12, una decena 10, media docena 6, una veintena 20`,
  dishKinds: [
    ['soup', 'sopa, sopas, sopita, sopitas, caldo, caldos, caldito, zopa, consomé, caldo de pollo'],
    [
      'stew',
      'guiso, guisos, guisado, guisados, guisito, estofado, estofados, puchero, cocido, potaje, potajes, cazuela, plato de cuchara, platos de cuchara, gisado, guizo',
    ],
    ['curry', 'currys, un curri, curri'],
    ['salad', 'ensalada, ensaladas, ensaladita, ensalda, enslada, ensaladilla'],
    [
      'sandwich',
      'bocadillo, bocadillos, bocata, bocatas, sándwich, sándwiches, sandwiche, emparedado, emparedados, torta mexicana, sanwich, sanduche',
    ],
    ['wrap', 'wraps'],
    ['stir-fry', 'salteado, salteados, salteado de verduras, al wok, un wok'],
    [
      'casserole',
      'gratinado, gratinada, gratinados, al gratén, gratén, pastel de carne, pastel de papas, pastel de papa, pastel de patatas, pastel de choclo',
    ],
    [
      'pie',
      'tarta salada, quiche, tarta de verduras, tarta de acelga, tarta de jamón y queso, pay, pays, pascualina',
    ],
    [
      'cake',
      'pastel, pasteles, tarta, tartas, bizcocho, bizcochos, torta, tortas, queque, biscocho, pastelito',
    ],
    ['cookies', 'galletas, galleta, galletitas, pastas de té, galetas'],
    ['pancakes', 'tortitas, panqueques, panqueque, hotcakes, panquecas, panqueke'],
    ['omelet', 'omelet, tortilla francesa, omelettes'],
    ['burger', 'hamburguesa, hamburguesas, hamburgesa, hamburguesita'],
    ['pizza', 'pizza casera'],
    ['smoothie', 'batido, batidos, licuado, licuados, malteada, malteadas'],
    ['dip', 'para untar, para mojar, para dipear, untable'],
    [
      'finger food',
      'para picar, picoteo, aperitivo, aperitivos, bocaditos, canapés, botana, botanas, picadita, para comer con las manos, con la mano',
    ],
    ['dessert', 'postre, postres, postrecito, postresito, pudin'],
    ['side dish', 'guarnición, guarniciones, acompañamiento, acompañante'],
    ['roast', 'un asado de carne, carne asada al horno, un asado al horno'],
    ['bread', 'pan casero, hacer pan, pan hecho en casa'],
  ],
  equipment: [
    [
      'microwave only',
      `solo microondas, solo tengo microondas, solo tengo un microondas, solo tengo el microondas, solo el microondas, solo un microondas, solo con microondas, solo en microondas, sólo hay microondas, solo hay un microondas, solamente microondas, solamente tengo microondas, solamente tengo un microondas,
      únicamente microondas, únicamente tengo microondas, nomas tengo microondas, nomás microondas, solo al microondas, solo microhondas, nomas tengo micro, solo tengo micro, solo contamos con microondas, en el microondas nada más, solo uso microondas`,
    ],
    [
      'air fryer',
      'freidora de aire, airfryer, air fryer, freidora sin aceite, freidora aire, en la airfryer, air frier',
    ],
    ['slow cooker', 'olla lenta, olla de cocción lenta, cocción lenta, crockpot, slow cooker'],
    [
      'pressure cooker',
      'olla exprés, olla express, olla a presión, olla de presión, olla rápida, olla expres, olla presión',
    ],
    [
      'barbecue',
      'a la parrilla, en la parrilla, barbacoa, en la barbacoa, a la brasa, a las brasas, parrillada, a la barbacoa, al carbón, asador',
    ],
    [
      'one pot',
      `una sola olla, una sola sartén, una sola cazuela, una sola fuente, un solo recipiente, todo en una olla, pocos platos que lavar, pocos trastes, ensuciar poco, sin ensuciar mucho, poco que fregar, poco que lavar, una olla nada más, manchar poco, sin manchar mucho, una sola bandeja, un solo sartén`,
    ],
    [
      'no oven',
      `sin horno, no tengo horno, no tenemos horno, sin el horno, sin usar horno, sin usar el horno, horno roto, horno estropeado, horno está roto, horno está estropeado, horno no funciona, no hay horno, horno averiado, no funciona el horno, se rompió el horno, se me rompió el horno, se ha roto el horno, nada de horno, sin orno, sin encender el horno, no use horno, ni horno`,
    ],
    ['oven', 'al horno, en el horno, horneado, horneada, horneados, horneadas'],
    ['no frying', 'sin freír, no frito, no frita, sin fritos, nada frito, sin fritura, sin frituras'],
    [
      'no stove',
      'sin estufa, no tengo estufa, sin fuegos, sin vitro, no tengo cocina, sin hornilla, sin hornillas, no tengo vitro, sin fogones',
    ],
    [
      'no heat',
      'sin cocinar, sin cocción, sin fuego, sin calentar nada, sin cocinar nada, que no haya que cocinar, sin calor',
    ],
    [
      'no blender',
      'sin batidora, no tengo batidora, sin licuadora, no tengo licuadora, sin robot de cocina, no tengo robot, sin procesadora, sin minipimer, sin thermomix, no tengo thermomix, sin procesador, ni batidora',
    ],
  ],
  tastes: [
    [
      'mild',
      `no picante, no muy picante, no muy picantes, no picantes, no tan picante, no tan picantes, poco picantes, nada picantes, no demasiado picantes, no pique, no pica, sin picante, sin picar, poco picante, nada picante, no demasiado picante, que no pique, que no sea picante, nada de picante, suave de sabor, no picoso, no muy picoso, poco picoso, nada picoso, sin que pique, no enchiloso, suavecito de picante, sin mucho picante,
      no le echen picante, que no pique mucho`,
    ],
    [
      'spicy',
      'picante, picantes, picantito, picoso, picosa, picosito, muy picante, bien picante, bien picoso, muy picoso, que pique, que pica, enchiloso, picannte, con mucho picante, que pique mucho',
    ],
    ['creamy', 'cremoso, cremosa, cremosos, cremosas, cremosito, cremosita'],
    [
      'crispy',
      'crujiente, crujientes, crocante, crocantes, crujente, crujientito, doradito, doraditos, crujiente por fuera',
    ],
    ['smoky', 'ahumado de sabor, sabor ahumado, sabor a humo'],
    ['sour', 'ácido, ácida, agrio, avinagrado, acidito'],
    ['sweet', 'algo dulce, dulce, dulces, dulcecito, dulcito'],
    ['soft', 'fácil de masticar, blandito, blandita, blando, blanda, tierno, tierna, jugoso, jugosa'],
    ['fluffy', 'esponjoso, esponjosa, esponjosos, esponjosas, esponjosito'],
    ['thick', 'espeso, espesa, espesito, espesita, bien espeso'],
    ['smooth', 'sin grumos, sin trozos, triturado, triturada, bien fina'],
    [
      'sticky',
      'pegajoso, pegajosa, pegajosos, pegajosas, glaseado, glaseada, glaseados, glaseadas, pringoso, pringosa',
    ],
    [
      'fresh',
      'algo fresco, algo fresquito, fresquito, fresquita, algo ligero, algo liviano, ligerito, algo lijero, ligero y fresco',
    ],
    ['plain', 'dieta blanda, sin condimentar, sin condimentos'],
  ],
  efforts: [
    ['few steps', 'pocos pasos'],
    [
      'no chopping',
      'sin cortar nada, sin picar nada, sin cortar, nada que cortar, sin tener que cortar, no tener que cortar',
    ],
    [
      'slow',
      'a fuego lento, cocinado lentamente, cocinado despacio, cocinada lentamente, cocinada despacio, cocinados lentamente, cocinados despacio, cocinadas lentamente, cocinadas despacio, asado lentamente, asado despacio, asada lentamente, asada despacio, asados lentamente, asados despacio, asadas lentamente, asadas despacio, guisado lentamente, guisado despacio, guisada lentamente, guisada despacio, guisados lentamente, guisados despacio, guisadas lentamente, guisadas despacio, cocido lentamente, cocido despacio, cocida lentamente, cocida despacio, cocidos lentamente, cocidos despacio, cocidas lentamente, cocidas despacio, estofado lentamente, estofado despacio, estofada lentamente, estofada despacio, estofados lentamente, estofados despacio, estofadas lentamente, estofadas despacio, ahumado lentamente, ahumado despacio, ahumada lentamente, ahumada despacio, ahumados lentamente, ahumados despacio, ahumadas lentamente, ahumadas despacio, horneado lentamente, horneado despacio, horneada lentamente, horneada despacio, horneados lentamente, horneados despacio, horneadas lentamente, horneadas despacio, cocinado lento, horas de cocción, durante horas, a fuego lentito',
    ],
    ['from scratch', 'desde cero, todo casero'],
  ],
  keepings: [
    [
      'ahead',
      `dejarlo hecho, dejar hecho, dejar preparado, dejarlo preparado, con antelación, con anticipación, el día antes, el día anterior, de un día para otro, de antemano, para toda la semana, para la semana, batch cooking, meal prep, mealprep, preparar antes, la noche anterior, la noche antes, para varios días, para dejar listo`,
    ],
    [
      'freezer',
      'congelar, para congelar, congelador, para el congelador, se congele, se pueda congelar, congelarlo, freezer, para freezar, frizar',
    ],
    [
      'eaten cold',
      'comer frío, comer fría, comerlo frío, comerla fría, se come frío, se coma frío, se come fría, se coma fría, algo frío, plato frío, platos fríos, cena fría, comida fría, bien frío, bien fría, bien fríos, fría, frías, servir frío, comer en frío',
    ],
    ['served hot', 'algo caliente, algo calentito, calentito, calentita, plato caliente, comida caliente'],
    [
      'portable',
      'para llevar, tupper, táper, tuper, tupperware, lonchera, picnic, pícnic, para el trabajo, fiambrera, pic nic, para la oficina, vianda, para la playa',
    ],
  ],
  budgets: [
    [
      'cheap',
      `barato, barata, baratos, baratas, baratito, baratita, económico, económica, económicos, económicas, poco dinero, poca plata, poco presupuesto, bajo presupuesto, fin de mes, a fin de mes, final de mes, no muy caro, que no sea caro, que no sea cara, que no salga caro, nada caro, no tan caro, de bajo costo, low cost, sin gastar mucho, sin gastar, tieso de dinero`,
    ],
    [
      'store cupboard',
      'de la despensa, de despensa, latas, con latas, conservas, con conservas, fondo de despensa, fondo de armario, de lata',
    ],
  ],
  nutrition: [
    [
      { nutrient: 'proteinGrams', least: 25, most: null },
      'alto en proteínas, alto en proteína, alta en proteínas, alta en proteína, altos en proteína, rico en proteínas, rica en proteínas, rico en proteína, mucha proteína, muchas proteínas, proteico, proteica, más proteína, hiperproteico, bastante proteína, con proteína, proteinas altas, alto en protes',
    ],
    [
      { nutrient: 'sodiumMg', least: null, most: 600 },
      'bajo en sal, baja en sal, bajo en sodio, baja en sodio, poca sal, con poca sal, hipertensión, hipertenso, hipertensa, presión alta, tensión alta, menos sal, no muy salado, no muy salada, no muy salados, no salado, no salada, no tan salado, no tan salada, no demasiado salado, no demasiado salada, poco salada, menos salado, menos salada, que no esté salado, que no esté muy salado, que no quede salado, que no sea salado, sin tanta sal, no mucha sal, sin pasarse de sal, poco salado, sin mucha sal, bajos en sal',
    ],
    [
      { nutrient: 'carbohydrateGrams', least: null, most: 40 },
      'bajo en carbohidratos, baja en carbohidratos, bajo en hidratos, pocos carbohidratos, pocos hidratos, low carb, lowcarb, menos carbohidratos, sin carbohidratos, bajo en carbos, pocos carbos, sin hidratos',
    ],
    [
      { nutrient: 'carbohydrateGrams', least: null, most: 60 },
      'diabetes, diabético, diabética, diabéticos, azúcar alta, diavetico',
    ],
    [
      { nutrient: 'fibreGrams', least: 7, most: null },
      'rico en fibra, rica en fibra, alto en fibra, alta en fibra, mucha fibra, más fibra, bastante fibra',
    ],
    [
      { nutrient: 'fatGrams', least: null, most: 15 },
      'bajo en grasa, baja en grasa, bajo en grasas, baja en grasas, poca grasa, menos grasa, sin mucha grasa, no muy graso, nada graso, no tan graso, poco graso, poco grasoso, sin grasa',
    ],
  ],
  most: `menos de, máximo, máximo de, max, como máximo, como mucho, no más de, hasta, por debajo de, bajo, solo, sólo, solo con, con solo, solamente, con menos de, que no pase de, no pase de, que no supere las, que no superen las, que no supere, inferior a, con máximo, no más que, a lo más, nomás, con no más de, un máximo de, de máximo`,
  mostBehind:
    'máximo, max, como máximo, como mucho, a lo sumo, nada más, o menos, tope, a lo mucho, nomás, solamente, y nada más, y ya, y punto',
  about: 'unas, unos, aproximadamente, alrededor de, cerca de, aprox, como, sobre',
  least: 'al menos, mínimo, mínimo de, más de, por lo menos, con al menos, min, como mínimo',
  kcal: 'kcal, calorías, caloría, cal, calorias, kalorias',
  proteinGrams:
    'g de proteína, g de proteínas, gramos de proteína, gramos de proteínas, g proteína, g proteínas, gr de proteína, gr proteína',
  ingredients: 'ingredientes, ingrediente, ingridientes, cosas',
  people: [
    [
      0,
      `# personas, # persona, # pers, # p, # adultos, # adultos + # niños, # adultos + # niño, # adultos + # niñas, # adulto + # niños, # adultos + # hijos, # adultos + # peques, # mayores + # niños, # comensales, # invitados, # raciones, # porciones, # amigos, # amigas, # bocas, # colegas, # de personas, # de amigos,
      para ##, pa ##, para unos ##, para unas ##, para como ##, somos ##, somos unos ##, seremos ##, seremos unas ##, seremos unos ##, seremos como ##, vamos a ser ##, vienen ##, vamos a ser unos ##, familia de ##, mesa de ##, mis # hijos, somos una familia de ##, estaremos ##, comemos ##, unas # personas, grupo de ##`,
    ],
    [1, 'yo y # amigos, # amigos y yo, mis # hijos y yo, yo y mis # hijos, # amigas y yo'],
    [
      2,
      'mi marido yo y # niños, mi esposo yo y # niños, mi mujer yo y # niños, mi esposa yo y # hijos, mi marido y yo + # niños, pareja y # niños, pareja con # niños, pareja con # hijos, matrimonio con # hijos',
    ],
    [
      2,
      `mi marido y yo, mi mujer y yo, mi esposa y yo, mi esposo y yo, mi novia y yo, mi novio y yo, mi pareja y yo, yo y mi novia, yo y mi novio, yo y mi esposa, yo y mi esposo, los dos, nosotros dos, para mi pareja y para mí, cena romántica, en pareja, mi chica y yo, mi chico y yo, a dos`,
    ],
    [
      1,
      'solo para mí, para mí solo, para mí sola, solo yo, para una persona, para una sola persona, vivo solo, vivo sola, como solo, como sola, ceno solo, ceno sola, para uno, solita, nomás para mí, para mi nomas',
    ],
  ],
  units: `minutos, minuto, min, mins, horas, hora, h, días, día, semanas, semana, euros, euro, pesos, meses, mes, años, año, kg, kilos, kilo, g, gr, gramos, ml, l, litros, grados, ingredientes, comidas, veces, kcal, calorías, huevos, tazas, cucharadas, latas, rebanadas, tortillas, tacos, hamburguesas, pizzas,
    pasos, ollas, sartenes, por ciento, de la tarde, de la noche, tuppers, tarros, galletas, panes`,
  durations: [
    [1, '# minutos, # minuto, # min, # mins, # minutitos, # mints'],
    [60, '# horas, # hora, # h, # h #, # horas y # minutos, # hora y # minutos'],
    [60, 'una horita, hora'],
    [30, 'media hora, media horita, media h'],
    [15, 'un cuarto de hora, cuarto de hora, cuarto de horita'],
    [45, 'tres cuartos de hora'],
    [90, 'hora y media, una hora y media, 1 hora y media'],
  ],
  timeBefore: `en, en menos de, en máximo, en un máximo de, en no más de, en solo, en apenas, dentro de, tengo, solo tengo, tengo solo, en unos, en como, en aproximadamente, listo en, lista en, hecho en, no tarde más de, que tarde menos de, tarde menos de, en max, no lleve más de, en menos d, que se haga en`,
  timeBehind: 'de tiempo, de reloj, para cocinar, y ya, y listo',
  idioms: `pan dulce, batata dulce, papa dulce, camote dulce, boniato dulce, pimiento dulce, pimentón dulce, pimentón picante, maíz dulce, agridulce, salsa picante, caldo de, con caldo, con caldo de verduras, pollo asado, pimientos asados, jugo de, verdura fresca, molde de pastel, molde para pastel, crema ácida,
    de un solo uso, salsa de caldo, tomates asados, solo un poco, leche fría, agua fría, patata cocida, jamón cocido, huevo cocido, huevos cocidos, arroz cocido, pollo cocido, verduras cocidas, garbanzos cocidos, lentejas cocidas, patatas cocidas, bien cocido, cocido a fuego lento, latas de cerveza`,
  otherFoods: 'a menudo, pa',
  deniesNext: `no, sin, nada de, ni, ningún, ninguna, en vez de, en lugar de, harto de, harta de, hartos de, hartas de, cansado de, cansada de, cansados de, no quiero, no queremos, no me apetece, nunca, que no sea, que no sean, menos, excepto, salvo, tampoco, ya no quiero, no más, basta de, no me gusta, no me gusta el, no me gusta la,
    no me gustan los, no me gustan las, no hagas, no otra vez, otra vez no, no sea, no me gustan`,
  deniesPrevious:
    'no gracias, no por favor, ya no, no me gusta, no me gustan, no quiero, ya comimos, hubo ayer, comimos ayer',
  between:
    'otra, otro, vez, otra vez, una, un, la, el, los, las, más, tan, muy, de, demasiado, siempre, tanto, tanta, la misma, mas',
  past: `ayer, anteayer, antes comía, antes comíamos, antes hacía, antes me gustaba, antes me gustaban, la semana pasada, semana pasada, la última vez, el otro día, el mes pasado, el año pasado, hace tiempo, antiguamente, anoche`,
  now: `hoy, ahora, esta vez, esta noche, de ayer, de anoche, como antes, pero, mañana, como siempre, para hoy`,
  and: 'y, con, más, e',
  or: 'o, u, o bien',
}
