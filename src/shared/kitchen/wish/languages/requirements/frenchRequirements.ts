import type { RequirementLanguage } from '../../requirements/byLanguage/requirementLanguage.ts'

export const frenchRequirements: RequirementLanguage = {
  id: 'fr',
  numbers: `un 1, une 1, deux 2, trois 3, quatre 4, cinq 5, six 6, sept 7, huit 8, neuf 9, dix 10, onze 11, douze 12, treize 13, quatorze 14, quinze 15, seize 16, dix huit 18, vingt 20,
    vingt cinq 25, trente 30, quarante 40, quarante cinq 45, cinquante 50, soixante 60, une dizaine 10, dizaine 10, une douzaine 12, douzaine 12, une quinzaine 15, quinzaine 15, une vingtaine 20, vingtaine 20,
    une trentaine 30, trentaine 30`,
  dishKinds: [
    ['soup', 'soupe, soupes, soupette, veloute, veloutes, potage, potages, bouillon de légumes, un bouillon'],
    [
      'stew',
      'ragoût, ragoûts, plat mijoté, plats mijotés, un mijoté, mijoté de, petit plat mijoté, potée, un plat en sauce, daube',
    ],
    ['curry', 'currys, cari, un curry, le curry'],
    ['salad', 'salade, salades, salade composée'],
    ['sandwich', 'tartine, tartines, sandwichs, sandwitch, casse croûte'],
    ['wrap', 'galette roulée, wraps'],
    ['stir-fry', 'sauté au wok, au wok, poêlée, poêlées, wok de légumes, wok de poulet, un wok'],
    ['casserole', 'gratin, gratins, gratiné, gratinée, au gratin'],
    ['pie', 'tarte, tartes, tourte, tourtes, quiche, quiches, tarte salée'],
    ['cake', 'gâteau, gâteaux, gateau, cake salé, moelleux au chocolat, fondant au chocolat, gatau'],
    ['cookies', 'biscuit, biscuits, sablés, petits gâteaux, gâteaux secs'],
    ['pancakes', 'pancake, pancakes, crêpes salées, galettes'],
    ['omelet', 'omelette, omelettes, omelete'],
    ['burger', 'hamburgers, burger maison'],
    ['pizza', 'pizza maison'],
    ['smoothie', 'smoothies'],
    ['dip', 'tartinade, tartinades, trempette, à tartiner'],
    [
      'finger food',
      'amuse bouche, amuse bouches, amuse gueule, amuse gueules, apéro, apéritif, apéro dînatoire, bouchées, à manger avec les doigts, avec les doigts',
    ],
    ['dessert', 'dessert, desserts, entremets, un goûter, désert au chocolat'],
    ['side dish', 'accompagnement, accompagnements, garniture'],
    ['roast', 'rôti de porc, rôti de boeuf, rôti de veau, un rôti, le rôti, rôti de dinde, rôti du dimanche'],
    ['bread', 'pain maison, faire du pain, faire mon pain, un pain'],
  ],
  equipment: [
    [
      'microwave only',
      `qu un micro ondes, qu un micro onde, qu un microondes, que le micro ondes, que le micro onde, qu un microonde, que mon micro ondes, que d un micro ondes, seulement un micro ondes, seulement le micro ondes, juste un micro ondes, juste un micro onde, juste le micro ondes, juste micro ondes,
      uniquement au micro ondes, uniquement un micro ondes, uniquement le micro ondes, micro ondes seulement, micro ondes uniquement, micro onde seulement, micro onde uniquement, tout au micro ondes, que au micro ondes, qu au micro ondes`,
    ],
    ['air fryer', 'airfryer, air fryer, friteuse à air, friteuse sans huile, air frier'],
    ['slow cooker', 'mijoteuse, mijoteuse électrique, crockpot'],
    ['pressure cooker', 'autocuiseur, auto cuiseur, cocotte minute, cookeo, à la cocotte minute'],
    ['barbecue', 'barbecue, au barbecue, au bbq, sur le barbecue, bbq, barbeuc'],
    [
      'one pot',
      `une seule casserole, un seul plat, une seule poêle, une seule cocotte, une seule marmite, un seul récipient, peu de vaisselle, pas trop de vaisselle, pas beaucoup de vaisselle, moins de vaisselle, sans vaisselle, minimum de vaisselle, one pot, onepot,
      tout dans une casserole, tout dans la même casserole, une seule plaque`,
    ],
    [
      'no oven',
      `sans four, pas de four, sans le four, sans utiliser le four, sans allumer le four, four est en panne, four en panne, four cassé, four est cassé, pas le four, plus de four, four est hs, four hs, four ne marche plus, four ne marche pas, four marche plus, ni four, pas au four, four est mort, pas besoin de four, pas besoin du four`,
    ],
    ['oven', 'au four, cuit au four, cuite au four, rôti au four, rôtie au four, cuisson au four'],
    ['no frying', 'sans friture, pas frit, pas frite, pas de friture, non frit, rien de frit, sans frire'],
    [
      'no stove',
      'sans plaque, sans plaques, pas de plaque, pas de plaques, sans cuisinière, pas de cuisinière, pas de plaque de cuisson',
    ],
    [
      'no heat',
      'sans cuisson, sans rien cuire, sans cuire, rien à cuire, rien à faire cuire, sans rien faire cuire, sans cuisiner',
    ],
    [
      'no blender',
      'sans mixeur, pas de mixeur, sans mixer, sans robot, pas de robot, sans blender, pas de blender, ni mixeur, ni robot, sans thermomix, pas de thermomix, sans mixeur ni robot',
    ],
  ],
  tastes: [
    [
      'mild',
      `pas épicé, pas épicée, pas trop épicé, pas trop épicée, pas trop épicés, pas piquant, pas trop piquant, pas trop piquante, pas trop relevé, pas trop relevée, pas relevé, peu épicé, peu épicée, peu relevé, pas trop fort, pas fort, sans épices fortes, pas très épicé,
      rien d épicé, rien de piquant, pas d épicé, pas pimenté, pas trop pimenté, goût doux`,
    ],
    [
      'spicy',
      'épicé, épicée, épicées, bien épicé, très épicé, très épicée, bien épicée, bien épicés, piquant, piquante, piquants, bien piquant, relevé, relevée, bien relevé, bien relevée, pimenté, pimentée, qui arrache, qui pique, qui déménage, épicer, quelque chose d épicé',
    ],
    ['creamy', 'crémeux, crémeuse, crémeuses, cremeu, onctueux, onctueuse, crémeus'],
    [
      'crispy',
      'croustillant, croustillante, croustillants, croustillantes, croquant, croquante, croquants, qui croustille, qui croque, croustillan',
    ],
    ['smoky', 'goût fumé, fumé au goût, un goût de fumé'],
    ['sour', 'acidulé, acidulée, acide, aigrelet'],
    [
      'sweet',
      'quelque chose de sucré, qqch de sucré, qqc de sucré, un truc sucré, du sucré, envie de sucré, sucrée, sucrés, sucrées, bien sucré',
    ],
    [
      'soft',
      'facile à mâcher, facile à macher, fondant, fondante, fondants, tendre, moelleux, moelleuse, mal à mâcher, du mal à mâcher',
    ],
    ['fluffy', 'aéré, aérée, bien gonflé'],
    ['thick', 'épaisse, bien épais, bien épaisse, épais'],
    ['smooth', 'bien lisse, sans morceaux, mixé, mixée, lisse'],
    ['sticky', 'collant, collante, collants, collantes, laqué, laquée, laqués, laquées, glacé au miel'],
    [
      'fresh',
      'quelque chose de frais, qqch de frais, un truc frais, quelque chose de léger, qqch de léger, un truc léger, un plat frais, un repas léger, un plat léger, frais et léger',
    ],
    ['plain', 'sans assaisonnement, tout simple sans épices'],
  ],
  efforts: [
    ['few steps', 'peu d étapes, quelques étapes'],
    [
      'no chopping',
      'sans rien couper, sans couper, rien à couper, sans découper, sans découpe, rien à éplucher, sans éplucher',
    ],
    [
      'slow',
      'rôti lentement, rôti longuement, longuement rôti, lentement rôti, rôtie lentement, rôtie longuement, longuement rôtie, lentement rôtie, rôtis lentement, rôtis longuement, longuement rôtis, lentement rôtis, rôties lentement, rôties longuement, longuement rôties, lentement rôties, cuit lentement, cuit longuement, longuement cuit, lentement cuit, cuite lentement, cuite longuement, longuement cuite, lentement cuite, cuits lentement, cuits longuement, longuement cuits, lentement cuits, cuites lentement, cuites longuement, longuement cuites, lentement cuites, mijoté lentement, mijoté longuement, lentement mijoté, mijotée lentement, mijotée longuement, lentement mijotée, mijotés lentement, mijotés longuement, longuement mijotés, lentement mijotés, mijotées lentement, mijotées longuement, longuement mijotées, lentement mijotées, braisé lentement, braisé longuement, longuement braisé, lentement braisé, braisée lentement, braisée longuement, longuement braisée, lentement braisée, braisés lentement, braisés longuement, longuement braisés, lentement braisés, braisées lentement, braisées longuement, longuement braisées, lentement braisées, confit lentement, confit longuement, longuement confit, lentement confit, confite lentement, confite longuement, longuement confite, lentement confite, confits lentement, confits longuement, longuement confits, lentement confits, confites lentement, confites longuement, longuement confites, lentement confites, fumé lentement, fumé longuement, longuement fumé, lentement fumé, fumée lentement, fumée longuement, longuement fumée, lentement fumée, fumés lentement, fumés longuement, longuement fumés, lentement fumés, fumées lentement, fumées longuement, longuement fumées, lentement fumées, mijoté longtemps, longuement mijoté, longuement mijotée, qui mijote longtemps, mijoter des heures, cuisson lente, cuisson longue, pendant des heures, mijoté pendant des heures, mijoté des heures',
    ],
    ['from scratch', 'tout fait maison, entièrement maison, de a à z'],
  ],
  keepings: [
    [
      'ahead',
      `à l avance, préparer la veille, la veille, préparé la veille, batch cooking, batchcooking, pour la semaine, pour toute la semaine, d avance, pour plusieurs jours, meal prep, mealprep`,
    ],
    [
      'freezer',
      'congeler, à congeler, congélateur, au congélateur, congélo, surgeler, pour le congélateur, se congèle, qui se congèle, congeller',
    ],
    [
      'eaten cold',
      'manger froid, mangé froid, mangée froide, mange froid, plat froid, repas froid, quelque chose de froid, qqch de froid, un truc froid, servi froid, servie froide, se mange froid, bien frais',
    ],
    ['served hot', 'quelque chose de chaud, qqch de chaud, un plat chaud, repas chaud, un truc chaud'],
    [
      'portable',
      'à emporter, pique nique, piquenique, pic nic, lunch box, lunchbox, boîte à lunch, gamelle, bento, à emmener, tupperware, au bureau, pour le bureau',
    ],
  ],
  budgets: [
    [
      'cheap',
      `pas cher, pas chère, pas chers, pas trop cher, pas trop chère, pas très cher, économique, économiques, petit budget, petit prix, bon marché, fin de mois, fin du mois, fauché, fauchés, fauchée, peu coûteux, budget serré, budget étudiant, pas d argent, moins cher, pas ruineux, pascher`,
    ],
    [
      'store cupboard',
      'fonds de placard, fond de placard, les placards, conserves, boîtes de conserve, des conserves, de mes placards',
    ],
  ],
  nutrition: [
    [
      { nutrient: 'proteinGrams', least: 25, most: null },
      'riche en protéines, riche en protéine, riches en protéines, protéiné, protéinée, protéinés, beaucoup de protéines, plein de protéines, hyperprotéiné, plus de protéines, bien protéiné, high protein, riche en proteine',
    ],
    [
      { nutrient: 'sodiumMg', least: null, most: 600 },
      'pauvre en sel, peu de sel, peu salé, peu salée, hypertension, moins de sel, faible en sel, hypertendu, hypertendue, pas trop salé, pas trop salée, pas trop salés, pas salé, pas salée, pas très salé, pas très salée, peu salés, moins salé, moins salée, pas beaucoup de sel, sans trop de sel, légèrement salé, léger en sel, pas trop de sel, régime hyposodé, presque pas de sel, tension élevée',
    ],
    [
      { nutrient: 'carbohydrateGrams', least: null, most: 40 },
      'pauvre en glucides, peu de glucides, faible en glucides, low carb, lowcarb, moins de glucides, sans glucides, pauvre en glucide',
    ],
    [
      { nutrient: 'carbohydrateGrams', least: null, most: 60 },
      'diabète, diabétique, diabétiques, diabete, glycémie',
    ],
    [
      { nutrient: 'fibreGrams', least: 7, most: null },
      'riche en fibres, riche en fibre, beaucoup de fibres, plein de fibres, plus de fibres, riches en fibres',
    ],
    [
      { nutrient: 'fatGrams', least: null, most: 15 },
      'pauvre en graisses, pauvre en graisse, peu gras, peu grasse, allégé, allégée, pas gras, pas trop gras, pas trop grasse, léger en graisses, peu de gras, peu de matière grasse, repas light, plat light, recette light, moins gras, pas grasse',
    ],
  ],
  most: `moins de, moins d, max, maximum, maxi, au maximum, au max, pas plus de, pas plus d, sous, sous les, jusqu à, au plus, seulement, juste, que, qu, avec seulement, avec juste, avec que, n excédant pas, inférieur à, à moins de, en dessous de, avec max, avec maximum, avec moins de, avec au maximum`,
  mostBehind:
    'max, maximum, maxi, au maximum, au max, au plus, grand maximum, pas plus, seulement, ou moins, tout au plus',
  about: 'environ, à peu près, autour de, dans les, vers, env',
  least: 'au moins, minimum, min, plus de, au minimum, mini, à partir de',
  kcal: 'kcal, calories, calorie, cal, kcals',
  proteinGrams:
    'g de protéines, g protéines, grammes de protéines, g de protéine, gr de protéines, g de prot',
  ingredients: 'ingrédients, ingrédient, ingredient, ingrédiants',
  people: [
    [
      0,
      `# personnes, # personne, # pers, # p, # adultes, # adulte, # adultes + # enfants, # adultes + # enfant, # adulte + # enfants, # grands + # petits, # convives, # invités, # portions, # parts, # couverts, # bouches à nourrir, # de personnes, # d invités, # d amis,
      # amis, # copains, # potes, # gourmands, # collègues, # bonnes portions, pour ##, pour environ ##, on est ##, on est à ##, nous sommes ##, on sera ##, nous serons ##, on va être ##, on mange à ##, sommes ##, serons ##, est à ##, table de ##, famille de ##, pour mes # enfants,
      on sera à ##, seront ##, on sera environ ##, à ## ce soir, repas à ##`,
    ],
    [
      1,
      '# amis et moi, moi et # amis, moi et mes # enfants, moi et # copines, moi et # copains, mes # enfants et moi',
    ],
    [
      2,
      'mon mari moi et # enfants, ma femme moi et # enfants, mon mari et moi + # enfants, ma femme et moi + # enfants, un couple et # enfants, un couple avec # enfants',
    ],
    [
      2,
      `à deux, mon mari et moi, ma femme et moi, ma copine et moi, mon copain et moi, mon chéri et moi, ma chérie et moi, nous deux, en amoureux, pour nous deux, mon conjoint et moi, ma compagne et moi, mon compagnon et moi, moi et mon copain, moi et ma copine, moi et mon mari, moi et ma femme, en tête à tête, dîner romantique`,
    ],
    [
      1,
      'juste pour moi, rien que pour moi, pour moi seul, pour moi seule, que pour moi, je suis seul, je suis seule, je mange seul, je mange seule, pour moi tout seul, pour moi toute seule, pour une personne, pour une seule personne, seulement pour moi',
    ],
  ],
  units: `minutes, minute, min, mn, heures, heure, h, jours, jour, semaines, semaine, euros, euro, mois, ans, an, kg, g, gr, grammes, ml, cl, l, litres, degrés, ingrédients, repas, fois, calories, kcal, gâteaux, crêpes, burgers, pizzas, oeufs, pots, bocaux, verres, tasses, tranches, cuillères,
    étapes, casseroles, pour cent, soirs, soir, midi, raisons, verrines, tartes, cookies, galettes`,
  durations: [
    [1, '# minutes, # minute, # min, # mn, # mins, # minuttes'],
    [60, '# heures, # heure, # h, # h #, # heures #, # heure #, # h # min, # heure et # minutes'],
    [30, 'une demi heure, demi heure, une demie heure, demie heure, une 1/2 heure, une demi h'],
    [15, 'un quart d heure, quart d heure'],
    [45, 'trois quarts d heure, trois quart d heure'],
    [
      90,
      'une heure et demie, une heure et demi, 1 h et demie, 1 heure et demie, 1 heure et demi, une heure trente',
    ],
  ],
  timeBefore: `en, en moins de, en moins d, en maximum, en max, d ici, dans, en seulement, en à peine, en environ, en juste, j ai, j ai que, n ai que, on a, prêt en, dans les, dans moins de`,
  timeBehind: 'chrono, top chrono, montre en main, devant moi, pour cuisiner, pas une de plus',
  idioms: `au four à micro ondes, au four micro ondes, # d oeufs, # de farine, patate douce, patates douces, pois sucré, sucré salé, sauce piquante, restes de la veille, de la veille, salade verte du jardin, feuilles de salade, bouillon cube, cube de bouillon, fruits de saison, moule à gâteau, moule à tarte, plat à gratin, à gratiner, fromage à tartiner,
    crème fraîche épaisse, crème épaisse, fromage frais, pâte à tarte, pâte à gâteau, plus de temps, pain de mie, mais pas, steak tendre, yaourt nature, yaourts nature, biscuits apéritif`,
  deniesNext: `pas de, pas d, pas du, pas des, pas, pas un, pas une, sans, ni, jamais de, jamais, au lieu de, au lieu d, au lieu du, au lieu des, plutôt que, marre de, marre des, marre du, marre d, ras le bol de, ras le bol des, non, surtout pas de, aucun, aucune, pas encore, assez de, assez des, plus envie de, pas envie de, pas envie d,
    à la place de, à la place du, à la place d, à la place des, à part, sauf`,
  deniesPrevious:
    'non merci, ça suffit, on en a marre, j en ai marre, c est fini, pas question, bof bof, j aime pas, je n aime pas, on n aime pas',
  between:
    'encore, trop, si, très, une, un, la, le, les, des, du, de, l, d, vraiment, toujours, la sempiternelle, autre, éternelle, cette',
  past: `avant je, avant j, avant on, avant nous, autrefois, hier, hier soir, avant hier, la semaine dernière, semaine dernière, jadis, l autre jour, la dernière fois, dernière fois, l an dernier, le mois dernier, dans le temps`,
  now: `aujourd hui, maintenant, ce soir, cette fois, d hier, comme avant, mais, désormais, ce midi, demain, d hier soir, de la veille`,
  and: 'et, avec, plus',
  or: 'ou, ou bien, ou alors',
}
