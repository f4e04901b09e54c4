import type { WishLanguage } from '../../wishLanguage.ts'
import { boughtWishFoodNames } from '../foods/boughtFoodNames.ts'
import { frenchWishFoodNames } from '../foods/frenchFoods.ts'
import { wishFoodsExcludedByKosher } from '../sharedWords.ts'

export const frenchWishLanguage: WishLanguage = {
  id: 'fr',
  subjectMayFollow: true,
  idle: `porte, portes, portent, portons, chui, chuis, un, une, le, la, les, l, d, de, du, des, au, aux, a, en, y, mon, ma, mes, ton, ta, tes, son, sa, ses, notre, nos, votre, vos, leur, leurs, je,
    j, tu, t, il, ils, elle, elles, on, nous, vous, me, m, te, se, s, moi, toi, lui, eux, qui, que, qu, dont, ce, c, cet, cette, ces, est, sont, es,
    suis, sommes, etes, etait, etre, ai, as, ont, avons, avez, ne, n, tres, vraiment, aussi, meme, non plus, du tout, encore, toujours, souvent,
    plutot, assez, trop, bien, si possible, absolument, totalement, completement, strictement, seulement, juste, peut etre, autre, autres, tout,
    toute, tous, toutes, aucune sorte de, n importe quel, n importe quelle, quelconque, quoi que ce soit, toute sorte de, toutes sortes de, sorte
    de, forme, formes, sous toutes ses formes, trace, traces, morceau, morceaux, de bouts de, bout de, bouts de, produit, produits, plat, plats,
    aliment, aliments, ingredient, ingredients, gout de, saveur, chose, choses, truc, trucs, machin, machins, a base de, base de, cru, crue, crus,
    crues, cuit, cuite, cuits, cuites, frais, fraiche, fraiches, surgele, surgelee, surgeles, seche, en boite, en conserve, rape, hache, entier,
    entiere, entiers, fort, forte, severe, severes, grave, graves, leger, legere, gros, grosse, petit, petite, petits, petites, mortelle, serieuse,
    vrai, vraie, nouvelle, connue, famille, fils, fille, femme, mari, homme, copain, copine, conjoint, compagne, compagnon, mere, pere, maman, papa,
    belle mere, beau pere, soeur, frere, ami, amie, amis, amies, invite, invites, invitee, enfant, enfants, gamin, gamins, bebe, petit fils, petite
    fille, neveu, niece, cousin, cousine, colocataire, coloc, collegue, quelqu un, personne, personnes, gens, un de, l un, l une, une de, deux,
    trois, quatre, deux d entre, certains, certaines, plusieurs, svp, stp, s il vous plait, s il te plait, merci, aujourd hui, ce soir, ici, chez,
    maison, a la maison, etc, extremement, particulierement, surtout, hyper, super, tellement, sur, dans, au niveau de, niveau, cote, ajoute,
    ajoutes, ajoutee, vieux, vieille, malheureusement, helas, bref, donc, voila, attention, merci d avance, trace de, traces de, morceaux de, sortes
    de, type de, types de, genre de, quelque chose, chez nous, chez moi, l un de nous, légèrement, gravement, fortement, maintenant, entières, déjà,
    bonjour, bonsoir, salut, peu importe la forme, sous aucune forme, hachée, concernée, entre autres, autre chose, dedans, avait, avaient,
    voudrait, cuisine familiale, tout le monde, monde`,
  pronouns: `ca, cela, ceux ci, celles ci, celui ci, celle ci, ceux la, celles la, il les, elle les, ils les, elles les, je les, on les, tu les, nous les,
    fils les, fille les, mari les, femme les, enfants les, copain les, copine les, mère les, père les, ami les, amie les, personne les, qui les, ne
    les, ne la, ne le, n en, il la, elle la, il le, elle le, je le, je la, on le, on la`,
  joins: 'et, !ou, et ou, ainsi que, et aussi, ou bien, et meme, ou encore, puis, et puis',
  ends: `car, parce que, parce qu, puisque, comme je, comme on, comme il, comme elle, pour, alors, quand, lorsque, pendant, si, sinon, cependant,
    pourtant, par contre, en revanche, avant, apres, depuis, par, fais, faites, donne, donnez, donne moi, propose, proposez, trouve, cuisine,
    prepare, j aimerais, je voudrais, nous voudrions, on voudrait, je veux, on veut, je cherche, rapide, facile, simple, diner, dejeuner, souper,
    gouter, petit dejeuner, recette, repas, bon, bonne, comment, quoi, jusqu a, tant pis, afin, est ce que, peux tu, pouvez vous, sauf que, la
    recette, moi je, !mais, !où, fait, préparez, ensuite, voici`,
  wishesNext: `avec, avec plus de, avec plus d, adore, adores, adorons, adorent, aime, aimes, aimons, aiment, raffole, raffolent, raffolons, beaucoup de,
    beaucoup d, plein de, plein d, encore plus de, un max de, davantage de, davantage d, double, envie de, envie d, besoin d utiliser, a utiliser, a
    finir, finir, utiliser, il me reste, il reste, il nous reste, reste de, restes de, reste d, restes d, n ai que, n a que, n avons que, ai que, ai
    juste, prefere, preferons, preferent, favori, fan de, fans de, fan d, riche en, plein, rempli de, garni de, accompagne de, base sur, compose de,
    fourre, que du, que des, que de la, uniquement, amateur de, gourmand de, craque pour, plus de, plus d, un peu plus de, avec un peu de, avec du,
    avec des`,
  uses: `mange, manges, mangeons, mangez, mangent, manger, consomme, consommer, consomment, consommons, veux, veut, voulons, voulez, veulent, voudrais,
    vouloir, mets, met, mettre, mettez, ajouter, ajoute pas, ajoutez, utilise, utilises, utilisez, utilisent, contient, contiennent, contenir,
    contenant, avoir, digere, digerent, digerer, digerons, supporte, supportent, supporter, supportons, tolere, tolerent, tolerer, apprecie,
    apprecient, apprecier, aimer, boit, bois, boivent, boire, cuisiner avec, cuisine avec, peux, peut, pouvons, pouvez, peuvent, dois, doit, devons,
    doivent, faut, faudrait, droit, prends, prend, prendre, prenons, prennent, voir, sentir, trouver, acheter, achete, achetons, servir, inclure,
    inclus, comporte, toucher, touche, gouter a, avaler, veuille, veuillent, mange que, mangent que, mangeons que, aimez, contienne, pouvoir,
    cuisinez avec, vouloir de`,
  allowsPrevious: `est obligatoire, sont obligatoires, est indispensable, sont indispensables, est un must, est par contre ok, est par contre permis, est par contre autorise, est par contre autorises, est en revanche ok, est en revanche permis, est en revanche autorise, est en revanche autorises, est quand meme ok, est quand meme permis, est quand meme autorise, est quand meme autorises, est cependant ok, est cependant permis, est cependant autorise, est cependant autorises, sont par contre ok, sont par contre permis, sont par contre autorise, sont par contre autorises, sont en revanche ok, sont en revanche permis, sont en revanche autorise, sont en revanche autorises, sont quand meme ok, sont quand meme permis, sont quand meme autorise, sont quand meme autorises, sont cependant ok, sont cependant permis, sont cependant autorise, sont cependant autorises, en revanche ca va, par contre ca va, en revanche ok, est ok, sont ok, ok, ca va, ca passe, c est bon, c est ok, c est permis, est permis, sont permis, est autorise, sont autorises, autorise,
    autorises, permis, va bien, vont bien, passe bien, passent bien, convient, conviennent, est bien, sont bien, est possible, sont
    possibles, est bienvenu, sont bienvenus, bienvenu, bienvenue, bienvenus, est le bienvenu, sont les bienvenus, pas de souci avec, ca ira, ira,
    iront, oui, y a pas de souci, ne pose pas de probleme, ne posent pas de probleme, pose pas de probleme, posent pas de probleme, ne pose aucun
    probleme, ne posent aucun probleme, ne derange pas, ne derangent pas, ne me derange pas, ne me derangent pas, me derange pas, me derangent pas,
    ne nous derangent pas, est tolere, sont toleres, peut rester, peuvent rester, en revanche oui`,
  leavesOutNext: `rester loin de, rester loin du, rester loin des, rester loin d, se tenir loin de, se tenir loin du, se tenir loin des, se tenir loin d, me tenir loin de, me tenir loin du, me tenir loin des, me tenir loin d, rester à l écart de, rester à l écart du, rester à l écart des, rester à l écart d, se tenir à l écart de, se tenir à l écart du, se tenir à l écart des, se tenir à l écart d, me tenir à l écart de, me tenir à l écart du, me tenir à l écart des, me tenir à l écart d, tenir à l écart de, tenir à l écart du, tenir à l écart des, tenir à l écart d, rester éloigné de, rester éloigné du, rester éloigné des, rester éloigné d, rester éloignée de, rester éloignée du, rester éloignée des, rester éloignée d, pas d animaux avec, pas d animal avec, aucun animal avec, pas d animaux a, aucun animal a, s abstient de, s abstient d, s abstient des, s abstient du, s abstenir d, s abstenir des, s abstenir du, m abstiens de, m abstiens d, m abstiens des, m abstiens du, nous abstenons de, nous abstenons d, fuir les, fuir le, fuir la, fuit les, fuit le, fuit la, fuis les, fuis le, fuis la, fuyons les, pas de plats avec, pas de plats contenant, aucun plats avec, aucun plats contenant, aucune plats avec, aucune plats contenant, sans plats avec, sans plats contenant, pas de recette avec, pas de recette contenant, aucun recette avec, aucun recette contenant, aucune recette avec, aucune recette contenant, sans recette avec, sans recette contenant, pas de recettes avec, pas de recettes contenant, aucun recettes avec, aucun recettes contenant, aucune recettes avec, aucune recettes contenant, sans recettes avec, sans recettes contenant, pas de repas avec, pas de repas contenant, aucun repas avec, aucun repas contenant, aucune repas avec, aucune repas contenant, sans repas avec, sans repas contenant, pas de produit avec, pas de produit contenant, aucun produit avec, aucun produit contenant, aucune produit avec, aucune produit contenant, sans produit avec, sans produit contenant, pas de produits avec, pas de produits contenant, aucun produits avec, aucun produits contenant, aucune produits avec, aucune produits contenant, sans produits avec, sans produits contenant, pas de aliment avec, pas de aliment contenant, pas d aliment avec, pas d aliment contenant, aucun aliment avec, aucun aliment contenant, aucune aliment avec, aucune aliment contenant, sans aliment avec, sans aliment contenant, pas de aliments avec, pas de aliments contenant, pas d aliments avec, pas d aliments contenant, aucun aliments avec, aucun aliments contenant, aucune aliments avec, aucune aliments contenant, sans aliments avec, sans aliments contenant, pas de truc avec, pas de truc contenant, aucun truc avec, aucun truc contenant, aucune truc avec, aucune truc contenant, sans truc avec, sans truc contenant, pas de trucs avec, pas de trucs contenant, aucun trucs avec, aucun trucs contenant, aucune trucs avec, aucune trucs contenant, sans trucs avec, sans trucs contenant, pas de chose avec, pas de chose contenant, aucun chose avec, aucun chose contenant, aucune chose avec, aucune chose contenant, sans chose avec, sans chose contenant, pas de choses avec, pas de choses contenant, aucun choses avec, aucun choses contenant, aucune choses avec, aucune choses contenant, sans choses avec, sans choses contenant, zappe les, zappe le, zappe la, zappez les, zappez le, zappez la, zappons les, on zappe les, on zappe le, on zappe la, fais l impasse sur les, fais l impasse sur le, fais l impasse sur la, je fais l impasse sur les, je fais l impasse sur le, vire, virer, virez, vire moi, dégage, dégagez, degage moi, peut pas etre avec, doit pas etre avec, peut pas etre fait avec, peut pas etre a base de, doit pas etre fait avec, devrait pas etre avec,
    peut etre avec aucun, peut etre avec aucune, pas très fan de, pas très fan d, pas très fan des, pas très fan du, pas vraiment fan de, pas vraiment fan d, pas vraiment fan des, pas vraiment fan du, pas grand fan de, pas grand fan d, moins le, moins la, moins les, moins l, interdit les, interdit la, interdit le, interdisent les, rien manger avec, mange rien avec, mangent rien avec, rien avec, rien qui contient, rien qui contienne, en enlevant, en retirant, en supprimant, en omettant, en évitant, en excluant, en ôtant, en laissant de côté, en zappant, hors de question de mettre, hors de question d utiliser, hors de question d ajouter, hors de question d avoir, hors de question de manger, pas question de mettre, pas question d utiliser, pas question d ajouter, pas question de, sans, sasn, snas, san, sans aucun, sans aucune, sans trace de, sans traces de, sans ajout de, pas de, pas d, pas du, pas des, pas question de
    mettre, pas question d avoir, surtout pas, plus jamais de, plus jamais d, jamais de, jamais d, jamais du, aucun, aucune, zero, ni, ne ~ ni, n ~
    ni, n ai plus de, n ai plus d, ai plus de, ai plus d, n a plus de, n a plus d, a plus de, a plus d, n avons plus de, n avons plus d, avons plus
    de, avons plus d, n y a plus de, n y a plus d, y a plus de, y a plus d, n en ai plus de, ne reste plus de, ne reste plus d, reste plus de, reste
    plus d, ne me reste plus de, plus question de, plus question d, plus question, met plus de, met plus d, mets plus de, mettons plus de, mettons plus d, donne plus de, donne plus d, donnons plus de, donnons plus d, achete plus de, achete plus d, achetons plus de, achetons plus d, prend plus de, prend plus d, prends plus de, prenons plus de, utilise plus de, utilise plus d, utilisons plus de, cuisine plus de, cuisinons plus de, boit plus du,
    veux plus de, veut plus de, mange plus de, mange plus d, mangeons plus de, mangent plus de, bois plus de, boit plus
    d, bois plus d, boit plus de, plus une goutte de, plus un gramme de, n ai pas eu de, evite, evites, eviter, evitez, evitons, evitent, en
    evitant, evitant, exclure, exclus, exclut, excluant, excluez, supprime, supprimer, supprimez, supprimons, enleve, enlever, enlevez, retire,
    retirer, retirez, ote, oter, omets, omettre, omettez, omettant, bannir, bannit, bannissez, proscrire, proscrit le, interdiction de, interdit de,
    laisse tomber, oublie, oubliez, se passer de, se passer d, me passer de, me passer d, passer de, m abstenir de, s abstenir de, tenir loin de,
    loin de, marre de, marre d, marre du, marre des, ras le bol de, ras le bol du, ras le bol des, ras le bol d, lasse de, lasse des, lasses de,
    saturee de, ecoeure par, degoute par, degoutee par, a horreur, ai horreur, horreur de, horreur du, horreur des, horreur d, horreur de l, a en
    horreur, ai en horreur, aversion pour, degout de, phobie de, phobie des, phobique de, ennemi de, allergique a l idee de manger, a court de, a
    court d, en rupture de, en panne de, en panne d, manque de, manque d, manque le, manque la, manque les, manque des, manque du, me manque, nous
    manque, me manquent, faute de, faute d, a defaut de, prive de, privee de, prives de, remplacons, remplacant, substituer, exempt de, exempte de,
    exempts de, exempt d, depourvu de, depourvue de, libre de, rien avec, rien qui contient, rien qui contienne, rien contenant, rien a base de,
    rien de, rien au, rien aux, rien a la, arrete, arreter, arrete le, arretes de manger, arrete de manger, arretons, renonce a, renonce au, renonce
    aux, renoncer a, renoncer au, sevrage de, dites non a, dire non a, non au, non aux, non a la, non a l, nada, nul, garder loin, refuse de manger,
    refusent de manger, refuse le, refuse la, refuse les, refuse, refusent, evitement de, interdits pour nous, tout ce qui contient, tout ce qui
    est, tout ce qui est a base de, deconseille de manger, peur de, peur des, peur du, point de, point d, plus aucun, plus aucune, exempts d, enlève
    moi, laisse de côté, me passe de, me passe d, plus du tout de, plus une seule, n ai plus, n a plus, n avons plus, n y a plus, y a plus,
    reagis mal, evite le, evite la, evite les, ne mets pas de, ne mets pas d, ne mettez pas de, ne mettez pas d,
    mets pas de, mets pas d, on mange pas de, ne mange pas de, ne mangent pas de, ne mangeons pas de, peux pas manger de,
    peux pas manger d, peut pas manger de, peut pas manger d, pas une trace de, malade de, malade avec, surtout pas de,
    surtout pas d, hors de question les, hors de question le, pas fan de, pas fan d, pas fan des, pas fan du,
    laisse tomber le, laisse tomber la, laisse tomber les, fais l impasse sur, faites l impasse sur, dispense de,
    s/`,
  insteadOfNext: `autre chose que, au lieu de, au lieu d, au lieu du, au lieu des, a la place de, a la place d, a la place du, a la place des, a la place de la, plutot que, plutot
    qu, remplace, remplaces, remplacer, remplacez, en remplacement de, en remplacement du, pour remplacer, substitut de, substitut du, substitut au,
    substitut a, alternative au, alternative a, alternative aux, changer le, troquer, plutôt que de, plutôt que du, plutôt que des, remplaçant de,
    substitut d`,
  leavesOutPrevious: `n en veut plus, n en veux plus, n en veulent plus, n en voulons plus, je trouve ca infect, trouve ca infect, je trouve ca immonde, trouve ca immonde, hors de question, est hors de question, sont hors de question, cest hors de question, c est hors de question, n est pas une option, ne sont pas une option, nest pas une option, est écarté, est écartée, sont écartés, sont écartées, à écarter, passe à la trappe, passent à la trappe, plutôt non, rend malade, rendent malade, rendent malades, me rendent malade, le rend malade, la rend malade, le rendent malade, la rendent malade, rend ~
    malade, rendent ~ malade, rend ~ ~ malade, me donne ~, me donnent ~, lui donne ~, lui donnent ~, nous donne ~, nous donnent ~, donne mal,
    donnent mal, donne des, donnent des, donne la, donnent la, donnent de l, donne de l, me fait mal, me font mal, lui fait mal, lui font mal, me
    fait gonfler, me font gonfler, me reste sur l estomac, me restent sur l estomac, reste sur l estomac, restent sur l estomac, non merci, tres peu
    pour moi, tres peu pour nous, c est non, est non, sont non, est interdit, sont interdits, est interdite, sont interdites, c est interdit,
    strictement interdit, exclu, exclue, exclus d office, exclues, est exclu, sont exclus, beurk, berk, beurck, bof, pouah, me degoute, me
    degoutent, le degoute, la degoute, le degoutent, la degoutent, nous degoute, me repugne, me repugnent, ne passe pas, ne passent pas, passe pas,
    passent pas, passe mal, passent mal, ne me reussit pas, ne me reussissent pas, me reussit pas, me reussissent pas, ne lui reussit pas, ne lui
    reussissent pas, ne me va pas, ne me convient pas, ne me conviennent pas, hors de question, c est pas possible, n est pas possible, ne sont pas
    possibles, pas possible, en moins, c est mort, pas pour moi, pas pour lui, pas pour elle, pas pour nous, n est pas pour moi, ne sont pas pour
    moi, pas mon truc, pas notre truc, pas son truc, pas leur truc, n est pas mon truc, c est fini, est fini, sont finis, est termine, est perime,
    est perimee, sont perimes, a tourne, remplace par, remplacee par, remplaces par, remplacees par, a retirer, a enlever, est contre indique, sont
    contre indiques, contre indique, contre indiques, contre indiquee, me tue, est dangereux, sont dangereux, est dangereuse, est mortel, est
    deconseille, sont deconseilles, deconseille, deconseilles, deconseillee, pas autorise, pas autorises, n est pas autorise, ne sont pas autorises,
    n est pas permis, ne sont pas permis, pas permis, en rupture, sortent par les yeux, me sort par les yeux, me sortent par les yeux, au placard,
    nous rend malades, me fait mal au ventre, me font mal au ventre, lui fait mal au ventre, lui font mal au ventre, est à éviter, sont à éviter,
    tabou, tabous, n en veux pas, n en veut pas, n en mange pas, n en mangent pas, n en mangeons pas, n en bois pas, n en boit pas, en mange pas, en
    mangent pas, n en ai plus, j en ai plus, y en a plus, n y en a plus, il n y en a plus, non autorisé, non autorisés, n en peut plus, peut pas en
    manger, peux pas en manger, peuvent pas en manger, peut plus en manger, plus en stock, ça non, est banni, est bannie, sont bannis, sont bannies,
    banni, bannie, bannis, bannies, est proscrite, sont proscrits, on peut s en passer, me rend malade, me rendent malades, à oublier, à mettre de
    côté, écarté, écartés, est à proscrire, sont à proscrire,
    me rend malades, les rend malades, ne me vont pas, me donne mal au ventre, me donnent mal au ventre,
    donne mal au ventre, donnent mal au ventre, me fait vomir, me font vomir, me donne la nausee, me donnent la nausee,
    me ballonne, me ballonnent, a bannir, a eviter, a proscrire, est exclue, sont exclues, c est pas mon truc,
    je digere mal`,
  leavesOutAround: `laisse … de cote, laissez … de cote, mets … de cote, mettez … de cote, tiens … a l ecart`,
  freePrevious: 'free',
  leavesOutEither: `recrache, recrachent, recraches, recrachait, repousse, repoussent, fait la grimace devant, font la grimace devant, fait la moue devant, interdiction, interdictions, interdiction de, interdiction stricte, peux pas trop, peut pas trop, peux plus trop, peut plus trop, peux pas vraiment, peut pas vraiment, supporte pas trop, digère pas trop, tolère pas trop, supporte plus trop, éviction, éviction de, éviction du, éviction des, éviction stricte, éviction stricte de, éviction totale, éviction totale de, défense de, défense de mettre, contre indiqué, contre indiquée, contre indiqués, n aime pas, n aimes pas, n aimons pas, n aimez pas, n aiment pas, aime pas, aimes pas, aimons pas, aimez pas, aiment pas, n aime pas du tout,
    aime pas du tout, aiment pas du tout, n aime plus, n aiment plus, aime plus, aiment plus, n aime pas trop, n aimons pas trop, n aiment pas trop,
    aime pas trop, aiment pas trop, n aime pas beaucoup, aime pas beaucoup, aiment pas beaucoup, n aime pas tellement, n aiment pas tellement, n
    aime guere, n aime pas vraiment, n aiment pas vraiment, n apprecie pas, n apprecient pas, apprecie pas, apprecient pas, apprecie peu, apprecient
    peu, n apprecie guere, n apprecie pas trop, ne raffole pas, raffole pas, raffolent pas, raffolons pas, kiffe pas, pas fan, pas trop fan, pas
    tres fan, pas vraiment fan, pas grand fan, pas grande fan, pas fans, pas amateur, pas amateurs, pas friand, pas friands, pas emballe par, mange
    pas, manges pas, mangeons pas, mangez pas, mangent pas, mange plus, mangeons plus, mangent plus, mange jamais, mangent jamais, mangeons jamais,
    consomme pas, consomment pas, consommons pas, consomme plus, consommons plus, boit pas, bois pas, boivent pas, buvons pas, boit plus, bois plus,
    boit jamais, supporte pas, supportes pas, supportent pas, supportons pas, supporte plus, supporte mal, supportent mal, supportons mal, tolere
    pas, tolerent pas, tolere plus, tolere mal, tolerent mal, digere pas, digerent pas, digerons pas, digere plus, digere mal, digerent mal,
    digerons mal, peux pas manger, peut pas manger, peuvent pas manger, pouvons pas manger, peux plus manger, peut plus manger, peuvent plus manger,
    peux pas boire, peut pas boire, peux pas avaler, peux pas prendre, peut pas prendre, peux pas voir, peut pas voir, peux pas sentir, peux pas
    blairer, peux pas encadrer, dois pas manger, doit pas manger, devons pas manger, doivent pas manger, doit plus manger, dois plus manger, faut
    pas, pas le droit, plus le droit, pas droit, plus droit, a eviter, a proscrire, a bannir, a exclure, interdit, interdite, interdits, interdites,
    proscrit, proscrite, proscrits, reagit mal, reagis mal, fuis, fuit, fuient, touche pas, touche plus, touchent pas, veut pas entendre parler,
    veulent pas entendre parler, du mal avec, du mal a digerer, mal a digerer, des problemes avec, un probleme avec, un souci avec, deteste,
    detestes, detestent, detestons, detestez, hais, hait, haissons, haissent, execre, abhorre, détester, aime vraiment pas, aiment vraiment pas, pas
    fan de, pas fan d, pas fan du, pas fan des, pas trop fan de, ne mettez pas, mets pas, mettez pas, n ajoutez pas, ajoutez pas, n aime pas ça,
    aime pas ça, aiment pas ça, supporte pas ça, mange pas ça`,
  notNext: `point, jamais, non, plus jamais,
    personne ne, personne n`,
  notEither: 'pas',
  allergyNext: `testé positif à, testé positif aux, testé positif au, testée positive à, testée positive aux, testée positive au, positif à, positif aux, positif au, positive à, positive aux, positive au, positif pour, test positif à, test positif aux, allergique a, allergique au, allergique aux, allergique a la, allergique a l, allergiques a, allergiques au, allergiques aux, allergie a,
    allergie au, allergie aux, allergie a la, allergies a, allergies au, allergies aux, allergie contre, alergique a, alergique au, alergique aux,
    alergie a, alergie au, alergie aux, allergie de, allergie des, allergique de, allergique des, intolerant a, intolerant au, intolerant aux,
    intolerante a, intolerante au, intolerante aux, intolerants a, intolerants au, intolerants aux, intolerance a, intolerance au, intolerance aux,
    intolerances a, intolerances au, intolerances aux, sensible a, sensible au, sensible aux, sensibles a, sensibles au, sensibles aux, sensibilite
    a, sensibilite au, sensibilite aux, hypersensible a, hypersensible au, hypersensible aux, reaction a, reaction au, reaction aux, reactions a,
    reactions au, reactions aux, reaction allergique a, reaction allergique au, reaction allergique aux, choc anaphylactique a, choc anaphylactique
    au, choc anaphylactique aux, anaphylaxie a, anaphylaxie au, anaphylaxie aux, fait une reaction a, fait une reaction au, fait une reaction aux,
    fais une reaction aux, fait des reactions aux, allergie d, allergie à l, réagis à, réagis à la, reagit a, reagit au, reagit aux, reagis au,
    reagis aux,
    reagis a, reagissent a, reagissent au, reagissent aux, reagis mal a, reagis mal au, reagis mal aux, reagit mal a,
    reagit mal au, reagit mal aux`,
  allergy: `allerg*, alerg*, allegi*, allerig*, intoleran*, intolleran*, anaphyla*, epipen, hypersensib*,
    urticaire, eruption cutanee, plaques rouges, demangeaisons, oedeme, boutons, eczema, gratte la gorge,
    grattent la gorge`,
  lessNext: `presque sans, quasi sans, quasiment sans, presque pas de, quasiment pas de, pas trop, pas trop de, pas trop d, sans trop, sans trop de, sans trop d, pas beaucoup, pas beaucoup de, pas beaucoup d, pas autant de, pas
    tellement, pas tellement de, pas tant de, pas tres, pas si, pas super, pas hyper, pas aussi, pas plus de, pas plus d, moins, moins de, moins d,
    peu, peu de, peu d, un peu de, un peu d, un peu, tres peu de, pauvre en, pauvres en, faible en, leger en, allege en, allegee en, reduit en,
    reduite en, reduire, reduis, limite, limiter, limitez, doucement sur, vas y doucement sur, allez y doucement sur, mollo sur, la main legere sur,
    pas que, pas seulement, pas uniquement, pas juste, trop de, trop d, une pointe de, une touche de, a peine, pas uniquement de, pas que de, pas
    que du, pas que des, sans abuser de, sans abuser du, sans exces de, rien de trop, ni trop, pas excessivement, pas tant, pas autant, pas
    énormément, allégé, pas spécialement, pas particulièrement, limiter le, limiter la, pas plus`,
  exceptNext: `mais pas aux, mais pas au, mais pas a la, mais pas a l, mais pas contre, sauf, hormis, excepte, exceptes, excepte pour, a part, mis a part, a l exception de, a l exception du, a l exception des, a l exclusion de, en
    dehors de, en dehors du, en dehors des, hors, autre que, autres que, autre chose que, tout sauf, tout sauf du, tout sauf de la, à l exclusion
    du, à l exclusion des`,
  examplesNext: `par exemple, par ex, p ex, ex, comme, tel que, telle que, tels que, telles que, notamment, en particulier, principalement, essentiellement, y
    compris, incluant, c est a dire, cad, a savoir, style, genre, type, du genre, du type`,
  noLimit: `pas assez grand, pas assez grande, pas assez grands, pas assez grandes, ne faut pas oublier, faut pas oublier, ne faut surtout pas oublier, faut surtout pas oublier, qu il ne manque pas, ne doit pas manquer, ne doivent pas manquer, ne doit surtout pas manquer, ne doit manquer, pas de chichis, pas de chichi, sans chichis, ne ressemble pas, qui ne ressemble pas, sais jamais quoi, ne sais jamais quoi, ne sais pas quoi faire, sais pas quoi faire, arrive pas a choisir, n arrive pas a choisir, arrive pas a me decider, n arrive pas a me decider, arrivons pas a choisir, ne peux pas choisir, ne peux pas choisir entre, sans aucun doute, sans le moindre doute, sans doute, sans conteste, sans hesiter, sans hesitation, sans exagerer, pas de sans, pas du sans, pas de produits sans, pas de produit sans, pas de truc sans, pas de trucs sans, pas besoin de fourchette, du moins, de moins en moins, pas moins, sans façon, sans facons, sans se ruiner, sans me ruiner, sans nous ruiner, sans se casser la tête, sans se prendre la tête, sans se fatiguer, sans y passer des heures, sans y passer la soirée, ne rate jamais, jamais raté, rien ne vaut, ne me lasse pas, ne me lasse jamais, ne m en lasse pas, ne se lasse pas, pas de problème avec, aucun problème avec, pas de souci avec, pas de souci pour, n ai rien contre, ne déçoit jamais, rien d extraordinaire, rien de spécial, rien de bien compliqué, rien de fou, rien de cher, rien de trop cher, rien de fancy, ai oublie, as oublie, a oublie, avons oublie, ont oublie, sans ~ n est pas, sans ~ ce ne serait pas, sans ~ ce n est pas, sans ~ ce serait pas, sans ~ c est pas, sans ~ ce n est plus, ne serait pas ~ sans, n est pas ~ sans, que serait ~ sans,
    vivre sans, me passer de fromage pas, peux pas me passer, peut pas se passer, peuvent pas se passer, pouvons pas nous passer, ne peux me passer,
    pourrais pas vivre sans, sais pas me passer, jamais sans, pas sans, rien sans, pas de repas sans, pas d allergie, pas d allergies, pas d
    allergie a, pas d allergie au, pas d allergie aux, pas allergique, pas allergiques, aucune allergie, aucun allergique, aucune intolerance,
    aucune restriction, sans allergie, sans allergies, sans restriction, pas d intolerance, pas d intolerances, pas intolerant, personne n est
    allergique, personne n est allergique a, personne n est allergique au, personne n est allergique aux, personne n a d allergie, personne n a d
    allergies, allergique a rien, allergiques a rien, rien contre, pas de probleme, pas de probleme avec, aucun probleme, aucun probleme avec, sans
    probleme, aucun souci, aucun souci avec, pas de souci, pas de soucis, sans souci, sans soucis, pas grave, pas besoin, pas besoin de, pas besoin
    d, n oublie pas, n oubliez pas, oublie pas, oubliez pas, n oublions pas, pas oublier, sans oublier, n hesite pas, n hesitez pas, hesite pas,
    sans hesiter, lesine pas sur, lesinez pas sur, ne lesine pas sur, pas lesiner sur, n aie pas peur de, n ayez pas peur de, n evite pas, enleve
    pas, enlevez pas, retire pas, supprime pas, supprimez pas, n exclus pas, remplace pas, remplacez pas, ne deteste pas, deteste pas, ne detestent
    pas, ne refuse jamais, refuse jamais, refuse pas, dis pas non a, dis pas non au, dit pas non a, dit pas non au, dirais pas non a, dis jamais non
    a, dis jamais non au, pas mal, pas mal de, pas mal d, pas cher, pas chere, pas chers, pas trop cher, pas trop chere, pas complique, pas
    compliquee, pas trop complique, pas trop compliquee, pas difficile, pas prise de tete, pas le temps, pas beaucoup de temps, pas trop de temps,
    pas trop le temps, pas de temps, plus le temps, pas longtemps, pas trop long, pas long, pas longue, pas envie de cuisiner, pas envie de passer,
    pas envie de me, pas envie de sortir, pas envie de faire, n aime pas cuisiner, aime pas cuisiner, aime pas faire, n aime pas faire, n aime pas
    gaspiller, aime pas gaspiller, aime pas perdre, n aime pas perdre, aime pas attendre, n aime pas attendre, mange pas beaucoup, mangent pas
    beaucoup, mange pas assez, mangent pas assez, mangeons pas assez, sais pas, ne sais pas, sait pas, savons pas, pas idee, pas d idee, pas d
    idees, aucune idee, plus d idee, plus d idees, en panne d idee, en panne d idees, en panne d inspiration, pas d inspiration, a court d idees,
    manque d idees, manque d inspiration, manque de temps, faute de temps, pourquoi pas, ou pas, ou non, pas forcement, pas obligatoire, pas
    obligatoirement, pas obligee, pas oblige, pas necessairement, pas sur, pas sure, pas du tout, n importe, rien de tel, rien de mieux, rien ne
    vaut, rien de plus, rien que, rien que du, rien d autre, rien d autre que, rien de special, rien de particulier, rien de complique, rien de trop
    complique, rien de sorcier, rien a voir, rien a faire, rien a declarer, sans plus, sans doute, sans faute, sans fin, sans pretention, sans
    faire, sans que, sans etre, sans avoir, sans compter, sans passer, sans tarder, sans attendre, sans parler, sans hesitation, sans complexe, sans
    prise de tete, sans chichi, sans chichis, sans fioriture, sans fioritures, jamais trop de, jamais trop d, jamais assez de, jamais assez d,
    jamais assez, jamais trop, jamais fait, jamais goute, jamais cuisine, jamais essaye, jamais mange, jamais teste, n ai jamais, n avons jamais,
    resiste pas, resiste pas au, resiste pas a, peux pas resister, moins de 30 minutes, plus ou moins, au moins, a moins, ni plus ni moins, ni fait,
    ni chaud, non seulement, mange de tout, mangeons de tout, difficile pas, pas difficiles, pas regime, aucune preference, pas de preference, sans
    preference, pas de regime, aucun regime, pas de regime particulier, plus tard, pas encore, pas la meme, pas le meme, pas comme, pas question d
    argent, pas ennuyeux, pas forcement vegetarien, pas genant, pas de restriction, pas de restrictions, peux pas vivre sans, peut pas vivre sans,
    pouvons pas vivre sans, ne vit pas sans, peux pas me passer de, peux pas me passer d, peut pas se passer de, peut pas se passer d, pouvons pas
    nous passer de, me lasse pas, se lasse pas, me lasse jamais, évite pas, évitez pas, n importe quoi, ça ne me dérange pas, dérange pas, dérangent
    pas, peu importe, rien de tel que, rien de mieux que, fait maison, au lieu de commander, plutôt que de commander, détestons pas, aime tout, pas
    vegan, pas végétarien, pas végétarienne, pas végétariens, pas végétalien, non végétarien, n a rien contre, ai rien contre, sans rien acheter,
    pas assez de, ça me manque, cela me manque, elle me manque, rhume des foins,  pas possible sans, impossible sans,
    rien de meilleur que, ne pas oublier, on ne peut pas se passer de, on ne peut pas se passer d,
    je ne peux pas me passer de, je ne peux pas me passer d`,
  noLimitAtStart: `qui n aime pas, qui n aime pas l, qui n aime pas le, qui n aime pas la, qui n aime pas les, qui n adore pas, qui peut resister, qui resiste, qui deteste, qui n aimerait pas`,
  harmless: `tralala, fioritures, fioriture, prise de tête, prises de tête, se ruiner, se fatiguer, manières, façons, façon, simagrées, blabla, pression, panique, souci, soucis, occasion particulière, occasion, pétrissage, pétrir, mystère, secret, chef étoilé, prétention, drame, histoire, histoires, embrouilles, embrouille, galère, galères, ambition, bla bla, hâte, précipitation, artifice, artifices, gaspi, compte, comptes, four, micro ondes, micro onde, microonde, plaque, plaques, poele, mixeur, mixer, robot, blender, barbecue, bbq, cocotte, cocotte minute,
    friteuse, airfryer, thermomix, cookeo, wok, casserole, frigo, frigidaire, congelateur, balance, batteur, rouleau, moule a gateau, moule a tarte,
    grill, machine, materiel, ustensile, ustensiles, appareil, electricite, temps, heure, heures, minute, minutes, effort, efforts, argent, budget,
    cuisson, cuire, petrissage, petrir, friture, frit, frits, fritures, levee, pousse, repos, reposer, trempage, tremper, marinade, mariner,
    attente, attendre, attends, chauffer, allumer, passer, perdre, rester, prendre des heures, sortir, rouler, aller, eplucher, epluchage, couper,
    decoupe, hacher, cuisiner, cuisinier, faire, preparer, preparation, prise de tete, tete, chichi, chichis, complication, complications,
    complique, compliquee, difficulte, difficultes, vaisselle, stress, bruit, odeur, talent, experience, idee, idees, inspiration, courses, course,
    magasin, restes, reste, gaspillage, gaspiller, dechet, dechets, supplement, conservateur, conservateurs, additif, additifs, colorant, colorants,
    produits chimiques, pesticide, pesticides, chimie, industriel, industriels, plats prepares, plat prepare, plats industriels, produits
    transformes, ultra transforme, transforme, fast food, malbouffe, peau, arete, aretes, os, noyau, noyaux, pepin, pepins, croute, grumeau,
    grumeaux, garniture, accompagnement, entree, dessert, sauce, vinaigrette, soupe, salade, sandwich, gratin, quiche, calorie, calories, surprise,
    surprises, question, questions, repetition, choix, option, faim, appetit, travail, voiture, regime, moyens, courage, force, motivation,
    patience, repasser, garder, stocker, congeler, rechauffer, rechauffe, exotique, exotiques, special, cher, chers, chere, cheres, original,
    ménage, tout prêt, compliqués, couverts, plan, envie, chaud, chaude, froid, froide, sophistiqué, longtemps, sauce en boîte, crudités à couper`,
  faults: `trop cuit, trop cuite, trop cuits, sec, secs, fade, fades, lourd, lourde, lourds, gras, grasse, crame, brule, brulee, detrempe, detrempee,
    insipide, pateux, pateuse, mou, molle, mous, dur, dure, durs, caoutchouteux, caoutchouteuse, amer, amere, acide, aigre, sucre sale, croquant,
    croustillant, ennuyeux, ennuyeuse, banal, faux, fausse, simili, imitation, sec et dur, fort en goût`,
  conditions: [
    {
      phrases:
        'vegan, vegans, vegane, veganes, vegetalien, vegetalienne, vegetaliens, vegetaliennes, vegetalisme, veganisme, vegetal, vegetale, 100 vegetal',
      diets: ['vegan'],
    },
    {
      phrases:
        'ovo lacto, lacto ovo, ovolactovegetarien, ovolactovegetarienne, vegetarien, vegetarienne, vegetariens, vegetariennes, vegetarisme, vege, veges, veggie, veggies',
      diets: ['vegetarian'],
    },
    {
      phrases: 'lactovegetarien, lactovegetarienne, lacto vegetarien, lacto vegetarienne',
      foods: ['egg'],
      diets: ['vegetarian'],
    },
    {
      phrases: 'ovovegetarien, ovovegetarienne, ovo vegetarien, ovo vegetarienne',
      foods: ['dairy'],
      diets: ['vegetarian'],
    },
    {
      phrases:
        'pescetarien, pescetarienne, pescetariens, pescetarisme, pesco vegetarien, pesco vegetarienne, pescovegetarien, piscivore',
      diets: ['pescatarian'],
    },
    {
      phrases:
        'coeliaque, coeliaques, celiaque, celiaques, coelique, maladie coeliaque, maladie celiaque, intolerance gluten',
      allergens: ['gluten'],
    },
    {
      phrases: 'halal, hallal, hallel, musulman, musulmane, musulmans',
      foods: ['pork', 'alcohol', 'lard', 'gelatin'],
    },
    { phrases: 'casher, cacher, kasher, kascher, cascher', foods: wishFoodsExcludedByKosher, isAsked: true },
    {
      phrases: 'pauvre en fodmap, pauvre en fodmaps, sans fodmap, sans fodmaps, fodmap, fodmaps',
      foods: ['FODMAP'],
    },
    {
      phrases:
        'alcoolique abstinent, abstinent, abstinente, sobre depuis, ancien alcoolique, ancienne alcoolique',
      foods: ['alcohol'],
    },
    { phrases: 'keto, cetogene, ceto, regime cetogene, regime keto', diets: ['keto'] },
    { phrases: 'paleo, regime paleo, paleolithique', diets: ['paleo'] },
  ],
  foods: `${frenchWishFoodNames}${boughtWishFoodNames.fr}`,
  endings: 's x',
}
