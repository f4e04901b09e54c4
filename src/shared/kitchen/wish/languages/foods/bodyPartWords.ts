/** Words by which people name animals that they do not eat without naming them, of all six languages of the interface: "nothing with gills or shells". */

/** Stand for the animals where a wish names them so; words of no language. */
export const wishFishByBodyPart = 'fishbyitsfins'
export const wishShellfishByBodyPart = 'shellfishbyitsshells'
export const wishSeafoodByItsWay = 'seafoodbyitsway'
export const wishPoultryByBodyPart = 'poultrybyitswings'
export const wishMeatByBodyPart = 'meatbyitshooves'

/** Their names, as in the tables of foods. */
export const wishAnimalsByBodyPart = `fish: ${wishFishByBodyPart}\nshellfish: ${wishShellfishByBodyPart}\nseafood: ${wishSeafoodByItsWay}\npoultry: ${wishPoultryByBodyPart}\nmeat: ${wishMeatByBodyPart}`

/** Words for whatever there is, before what is said of the animals. */
export const wishHeadsBeforeBodyParts = `nothing anything everything nowt something things stuff food foods creature creatures critter critters animal animals beast beasts whatever ones
  nichts nix alles was viecher tiere tieren tier lebewesen sachen etwas
  rien tout animal animaux quelque bêtes bête choses
  nada todo algo cualquier cosa cosas animal animales bicho bichos
  شيء شي حاجة كل ما حيوان حيوانات
  जो कुछ चीज चीज़ जानवर jo kuch cheez chiz janwar`

/** The same in Hindi, where they stand behind it: "तैरने वाला कुछ नहीं". */
export const wishHeadsBehindBodyParts = 'कुछ चीज चीज़ चीजें चीज़ें जानवर kuch cheez cheezein chiz janwar'

/** Words that may stand between these and a part of the body, and between two such parts. */
export const wishWordsBeforeBodyParts = `with that which has have having got had a an any the its it on their w or and nor neither no
  mit das die der den was hat haben ein eine einem einen auch oder und noch weder
  avec qui a ont un une des de du la les ait aient porte ou et ni
  con que tiene tienen tenga tengan un una unas unos las los lleve lleva de o y ni u
  कोई koi पानी में pani mein me paani wala wali wale वाला वाली वाले
  له لها فيه فيها عنده ب مع الذي التي اللي او أو و ولا`

/** What fish have. */
export const wishBodyPartsOfFish = `fin fins gill gills scales scaly
  flosse flossen kieme kiemen schuppen gräten
  nageoire nageoires branchie branchies écailles arêtes
  aleta aletas branquia branquias agallas escamas espinas
  زعانف بزعانف الزعانف زعنفة خياشيم بخياشيم الخياشيم حراشف الحراشف قشور
  गलफड़े गलफड़ों शल्क`

/** What crustaceans and molluscs have. */
export const wishBodyPartsOfShellfish = `shell shells claw claws pincer pincers tentacle tentacles antennae
  schale schalen panzer scheren tentakel tentakeln fühler
  carapace carapaces coquille coquilles pince pinces tentacule tentacules antennes
  concha conchas caparazón caparazones pinza pinzas tentáculo tentáculos antenas
  صدف صدفة اصداف أصداف الاصداف الأصداف قوقعة قواقع كماشات مجسات
  कवच`

/** What whatever lives in water does. */
export const wishVerbsOfSeafood = `swims swim swimming swam swum schwimmt schwimmen schwamm schwimmendes geschwommen nage nagent nageait nageaient nade naden nadaba nadaban nadan يسبح تسبح بيسبح يسبحون سبح
  तैरता तैरती तैरते तैरने tairta tairti tairte tairne`

/** What birds have. */
export const wishBodyPartsOfPoultry = `wings feathers feather beak beaks flügel flügeln federn schnabel ailes plumes bec becs alas plumas pico ريش جناح اجنحة أجنحة منقار`

/** What mammals have. */
export const wishBodyPartsOfMammals = `legs leg beine beinen pattes patas hooves hoof hoofs fur hufe hufen fell sabots sabot fourrure pezuñas pezuña pelaje حوافر حافر`

/** Spanish for "swims" and for "nothing". */
export const wishVerbThatIsNothing = 'nada'
