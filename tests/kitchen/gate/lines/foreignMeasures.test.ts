import { describe, expect, test } from 'vitest'
import { allergensTold, checkBeside, type RecipeLanguage } from '../recipeBeside.ts'

/** Words for how much, with what stands between them and their food, and a food without allergens. */
const measures: readonly (readonly [RecipeLanguage, of: string, food: string, words: string])[] = [
  [
    'fr',
    'de ',
    'carottes',
    `pot pots brique briques briquette briquettes sachet sachets tablette tablettes plaquette gousse gousses boule boules barquette
    barquettes boîte boîtes bocal bouteille bidon botte bottes bouquet branche brin brins feuille feuilles tranche tranches rondelle filet filets trait
    goutte gouttes pincée poignée cuillère cuillerée louche verre tasse bol morceau carré carrés cube cubes dé dés paquet rouleau tube tête pied cœur
    quartier lamelle bâton bâtonnet copeaux zeste berlingot canette dose ramequin pièce motte bûche bille bulbe tige côte grappe grain dosette pastille
    pastilles pointe soupçon nuage larme caissette assiette portion part flacon sac cageot tronçon pavé pavés darne médaillon bloc barre moule plat fond`,
  ],
  [
    'es',
    'de ',
    'zanahoria',
    `lata latas bote botes tableta tabletas sobre sobres diente dientes chorro chorros chorrito chorritos chorretón chorreón pastilla pastillas cubito cubitos
    pizca puñado cucharada cucharadita cucharón vaso vasito taza tarro tarrina tarrinas paquete bolsa barra barrita ramita rama hoja manojo atado racimo rodaja
    rebanada rebanadas loncha lonchas tira trozo trocitos pedazo gajo cabeza tallo penca mata pie pieza unidad porción botella brik briks tetrabrik cartón
    envase frasco caja gota golpe hilo punta copa chupito bola bolas onza terrón tajada filete lomo medallón taco tacos daditos casco mazorca rollo tubo placa
    lámina disco molde cuarto medio docena poquito pellizco cazo nube hebra grano palito vaina concha conchas`,
  ],
  [
    'de',
    '',
    'Karotten',
    `Becher Päckchen Würfel Stange Stangen Kugel Kugeln Dose Gläser Glas Flasche Packung Tüte Beutel Tasse Löffel Esslöffel Prise Messerspitze Schuss Spritzer
    Tropfen Bund Zweig Stiel Blatt Zehe Knolle Kopf Scheibe Scheiben Stück Stückchen Riegel Tafel Rolle Tube Handvoll Schälchen Schale Kiste Korb Netz Ring
    Streifen Ecke Laib Block Brocken Klecks Klacks Hauch Spur Portion Kelle Krug Schachtel Karton Kanne Strang Wurzel Rispe Kolben Schnitz Schnitze Spalte
    Spalten Viertel Hälfte Nocken Röschen Tupfer Schnapsglas`,
  ],
  [
    'it',
    'di ',
    'carote',
    `barattolo scatola vasetto bustina busta bicchiere tazza tazzina cucchiaio cucchiaino pizzico spicchio foglia ramo rametto ciuffo mazzetto gambo costa fetta
    fette pezzo filo manciata goccia panetto panetti confezione bottiglia cespo testa scorza tavoletta stecca baccello pallina spruzzata cubetto cubetti dadi`,
  ],
  [
    'pt',
    'de ',
    'cenoura',
    `lata pacote copo xícara chávena colher pitada dente folha ramo raminho fio fatia pedaço punhado caixa cubo tablete saqueta envelope garrafa frasco cabeça
    talo maço molho dose bola barra gota tigela concha conchas`,
  ],
]

describe.each(measures)('measures of a line in %s', (language, of, food, words) => {
  test('a measure word of another language is not read as a food', () => {
    const all = words.split(/\s+/)
    const told = all.filter((word) => {
      const check = checkBeside(language, { lines: [`1 ${word} ${of}${food}`] })
      return allergensTold(check) !== ''
    })
    expect(told).toEqual([])
  })
})

describe('what a line measures', () => {
  test.each<[RecipeLanguage, string, string]>([
    ['es', '1 chorrito de aceite de oliva', ''],
    ['es', '1 chorrito de limón', ''],
    ['es', '1 chorrito de vinagre', ''],
    ['es', '1 chorrito de vino', 'sulphites'],
    ['es', '1 pastilla de caldo', '?gluten ?eggs ?soy ?milk ?celery'],
    ['es', '1 pastilla de caldo de pollo', '?gluten ?eggs ?soy ?milk ?celery'],
    ['es', '2 yemas', 'eggs'],
    ['es', '3 yemas y 1 clara', 'eggs'],
    ['es', '2 rebanadas de pan', 'gluten'],
    ['es', '1 brik de leche', 'milk'],
    ['es', '100 g de taquitos de jamón', ''],
    ['es', '200 g de conchas de pasta', 'gluten'],
    ['es', '1 cucharadita de vainilla', ''],
    ['es', '200 g de choco', 'molluscs'],
    ['es', '4 tostadas', '?gluten ?soy ?milk'],
    ['es', '4 tostadas de maíz', '?soy'],
    ['fr', '1 boule de mozzarella', 'milk'],
    ['fr', '1 boule de céleri', 'celery'],
    ['fr', '1 boule de campagne', 'gluten sulphites'],
    ['fr', '2 boules de glace', '?eggs milk'],
    ['fr', '1 barquette de champignons', ''],
    ['fr', '1 briquette de crème', 'milk'],
    ['fr', '1 noix de crème fraîche', 'milk'],
    ['fr', '1 noix de beurre', 'milk'],
    ['fr', '50 g de noix de cajou', 'nuts'],
    ['fr', '4 noix de Saint-Jacques', 'molluscs'],
    ['de', '1 Apfel in Schnitzen', ''],
    ['de', '1 Peperoni', ''],
    ['it', '1 filo di olio', '?soy'],
    ['it', '1 panetto di burro', 'milk'],
    ['it', '100 g di prosciutto a dadi', ''],
    ['it', '1 dado da brodo', '?gluten ?eggs ?soy ?milk ?celery'],
  ])('in a recipe in %s, the line "%s" contains: %s', (language, line, told) => {
    expect(allergensTold(checkBeside(language, { lines: [line] }))).toBe(told)
  })
})

test.each<[RecipeLanguage, string, string]>([
  ['fr', 'Ajouter une boule de mozzarella.', 'milk'],
  ['fr', 'Ajouter une barquette de fraises.', ''],
  ['es', 'Añadir un chorrito de vino.', 'sulphites'],
  ['es', 'Añadir un brik de nata.', 'milk'],
  ['es', 'Añadir las yemas.', 'eggs'],
  ['es', 'Servir en tostadas.', '?gluten ?soy ?milk'],
  ['it', 'Tagliare a dadi e aggiungere.', ''],
])('in a step in %s, "%s" adds the food: %s', (language, step, told) => {
  expect(allergensTold(checkBeside(language, { steps: [step] }))).toBe(told)
})
