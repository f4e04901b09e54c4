import type { NamedCase } from './namedCase.ts'

interface LanguageCases {
  ingredients: readonly string[]
  instructions: readonly string[]
  named: readonly NamedCase[]
  lookalikes: readonly NamedCase[]
}

export const germanCases: LanguageCases = {
  ingredients: ['200 g Reisnudeln', '1 Brokkoli', '2 EL Olivenöl'],
  instructions: ['Die Nudeln kochen.', 'Den Brokkoli in dem Öl anbraten und mit den Nudeln mischen.'],
  named: [
    ['Mit gehackten Erdnüssen bestreuen.', 'peanuts'],
    ['Die Sahne angießen und kurz aufkochen.', 'milk'],
    ['Mit etwas Sojasauce ablöschen.', 'soy'],
    ['Dazu passt Baguette.', '?gluten'],
    ['Die Form mit Butter einfetten.', 'milk'],
    ['Das Mehl darüber stäuben.', 'gluten'],
    ['Mit verquirltem Ei bestreichen.', 'eggs'],
    ['Den Parmesan darüber reiben.', 'milk'],
    ['Nach Belieben Garnelen zugeben.', '?crustaceans'],
    ['Zum Schluss geröstete Mandelblättchen darüber geben.', 'nuts'],
    ['Einen Löffel Senf unterrühren.', 'mustard'],
    ['Nudeln mit Erdnusssauce', 'peanuts', 'name'],
  ],
  lookalikes: [
    ['Ohne Butter anbraten.', ''],
    ['Die Kokosmilch angießen.', '?sulphites'],
    ['Eine Prise Muskatnuss zugeben.', ''],
    ['Auf Butterbrotpapier legen.', ''],
    ['Den Butternusskürbis würfeln.', ''],
    ['Zu walnussgroßen Kugeln formen.', ''],
    ['Statt Sahne nehmen wir Reisdrink.', ''],
    ['Das Gericht ist erdnussfrei.', ''],
  ],
}

export const spanishCases: LanguageCases = {
  ingredients: ['200 g de arroz', '1 brócoli', '2 cucharadas de aceite de oliva'],
  instructions: ['Cuece el arroz.', 'Saltea el brócoli en el aceite y mézclalo con el arroz.'],
  named: [
    ['Espolvorea con cacahuetes picados.', 'peanuts'],
    ['Añade la nata y deja hervir un minuto.', 'milk'],
    ['Agrega un chorrito de salsa de soja.', 'soy'],
    ['Acompaña con pan.', '?gluten'],
    ['Unta el molde con mantequilla.', 'milk'],
    ['Espolvorea la harina por encima.', 'gluten'],
    ['Pinta con huevo batido.', 'eggs'],
    ['Ralla el queso por encima.', 'milk'],
    ['Si quieres, añade unas gambas.', '?crustaceans'],
    ['Termina con almendras tostadas.', 'nuts'],
    ['Incorpora una cucharada de mostaza.', 'mustard'],
    ['Arroz con salsa de cacahuete', 'peanuts', 'name'],
  ],
  lookalikes: [
    ['Saltea sin mantequilla.', ''],
    ['Vierte la leche de coco.', '?sulphites'],
    ['Ralla un poco de nuez moscada.', ''],
    ['Forma bolas del tamaño de una nuez.', ''],
    ['Córtalo con un cuchillo de pan.', ''],
    ['Usa levadura nutricional en lugar de queso.', ''],
    ['Es un plato libre de huevo.', ''],
    ['No añadas nata.', ''],
  ],
}

export const frenchCases: LanguageCases = {
  ingredients: ['200 g de nouilles de riz', '1 brocoli', "2 cuillères à soupe d'huile d'olive"],
  instructions: [
    'Cuire les nouilles.',
    "Faire revenir le brocoli dans l'huile et mélanger avec les nouilles.",
  ],
  named: [
    ['Parsemer de cacahuètes concassées.', 'peanuts'],
    ['Verser la crème et laisser mijoter.', 'milk'],
    ['Déglacer avec un peu de sauce soja.', 'soy'],
    ['Servir avec du pain.', '?gluten'],
    ['Graisser le moule avec du beurre.', 'milk'],
    ['Ajouter la farine en pluie.', 'gluten'],
    ["Badigeonner d'œuf battu.", 'eggs'],
    ['Râper le parmesan dessus.', 'milk'],
    ['Selon votre goût, ajouter des crevettes.', '?crustaceans'],
    ['Terminer avec des amandes effilées.', 'nuts'],
    ['Incorporer une cuillère de moutarde.', 'mustard'],
    ['Nouilles à la sauce cacahuète', 'peanuts', 'name'],
  ],
  lookalikes: [
    ['Faire revenir sans beurre.', ''],
    ['Verser le lait de coco.', '?sulphites'],
    ['Râper un peu de noix de muscade.', ''],
    ["Former des boules de la taille d'une noix.", ''],
    ['Couper avec un couteau à pain.', ''],
    ['Remplacer la crème par du lait de riz.', ''],
    ['Couper la courge butternut.', ''],
    ['Ce plat est sans œufs ni noix.', ''],
  ],
}
