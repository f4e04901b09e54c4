import { describe, expect, test } from 'vitest'
import { rescaleStep } from '../scalingCalls.ts'

const readings = [{ factor: 1 / 6 }, { factor: 1 / 2 }, { factor: 2 }, { factor: 3 }]

const unitSystems = ['metric', 'us'] as const

const of = (lines: string, steps: readonly string[]) => steps.map((step) => [lines, step] as const)

describe('vessels and tools in German', () => {
  test.each([
    ...of('500 g Mehl; 1 l Milch', [
      'Eine 2-Liter-Auflaufform einfetten.',
      'In eine 1,5-l-Kastenform füllen.',
      'In einem 5-Liter-Topf aufkochen.',
      'In einem 5 Liter Topf aufkochen.',
      'In einem großen 4 l Topf aufkochen.',
      'Einen Topf mit 6 l Fassungsvermögen bereitstellen.',
      'Eine Schüssel mit mindestens 3 Litern Inhalt nehmen.',
      'Eine Form mit einem Inhalt von 1,5 l fetten.',
      'Eine Form (1,5 l Inhalt) fetten.',
      'Eine Kastenform (30 cm, 1,8 l) fetten.',
      'Eine Guglhupfform (2 l) buttern.',
      'Eine Auflaufform (ca. 2 l) buttern.',
      'Einen Bräter (6 l) erhitzen.',
      'Eine Schüssel, die 3 l fasst, bereitstellen.',
      'Eine Schüssel nehmen, die etwa 3 Liter fasst.',
      'In sechs 150-ml-Förmchen füllen.',
      'In 6 Förmchen à 150 ml füllen.',
      'In 6 Förmchen (je 150 ml) füllen.',
      'In vier 200-ml-Gläser füllen.',
      'In 4 Gläser à 250 ml füllen.',
      'In zwei 500 ml Einmachgläser füllen.',
      'In ein 1-Liter-Weckglas füllen.',
      'In eine 1-l-Flasche abfüllen.',
      'In einem 1-Liter-Messbecher verrühren.',
      'In einem 500 ml Messbecher verrühren.',
      'Mit einem 50-ml-Eisportionierer abstechen.',
      'Mit einem Eisportionierer (60 ml) abstechen.',
      'Mit einem 2-EL-Portionierer abstechen.',
      'Mit einem Messlöffel (15 ml) abmessen.',
      'Mit einer 100-ml-Kelle verteilen.',
      'Im 3,5-l-Slow-Cooker garen.',
      'Im 3,5-Liter-Slowcooker garen.',
      'Im 6 Liter Schnellkochtopf garen.',
      'Im Schnellkochtopf (6 l) garen.',
      'In der 1,5-Liter-Eismaschine gefrieren.',
      'Im 2-Liter-Standmixer pürieren.',
      'Im 1,8 l Reiskocher garen.',
      'In einem 5-l-Gefrierbeutel marinieren.',
      'In einem 3-Liter-Gefrierbeutel marinieren.',
      'In einer 1-Liter-Vorratsdose aufbewahren.',
      'In einem 10-Liter-Eimer einlegen.',
      'In einem 5-l-Gärtopf einlegen.',
      'Im 0,5-l-Sahnesiphon aufschäumen.',
      'In einen Sahnebläser (0,5 l) geben.',
      'In eine Tarteform von 1 l geben.',
      'In einen Topf von 5 l geben.',
      'Ein 2-l-Gefäß mit Deckel nehmen.',
      'Ein Gefäß (2 l) nehmen.',
      'Mit der 1/4-Cup-Maß abmessen.',
      'Eine 750-g-Brotbackform verwenden.',
      'Ein 1-kg-Gärkörbchen bemehlen.',
      'Eine Terrine von 1,5 l auslegen.',
      'Die 1,2-Liter-Heißluftfritteuse vorheizen.',
      'In einen 30-l-Einkochautomat stellen.',
      'In kleine 200 ml Tassen füllen.',
      'In Tassen (200 ml) füllen.',
      'In ein Glas (500 ml) füllen.',
      'In ein großes Schraubglas (1 l) füllen.',
    ]),
  ])('the size of a vessel or tool is unchanged for any number of servings: %s: %s', (lines, step) => {
    const ingredients = lines.split('; ')
    for (const reading of readings) expect(rescaleStep(step, reading, ingredients)).toBe(step)
    for (const units of unitSystems)
      expect(rescaleStep(step, { factor: 3, units }, ingredients)).toBe(
        rescaleStep(step, { units }, ingredients),
      )
  })
})

describe('vessels and tools in French', () => {
  test.each([
    ...of('500 g de farine; 1 l de lait', [
      'Beurrer un moule de 1 litre.',
      "Beurrer un moule d'1,5 litre.",
      'Beurrer un moule à cake de 1,5 l.',
      "Beurrer un moule à charlotte d'une contenance de 1,2 litre.",
      "Prendre un récipient d'une capacité de 3 litres.",
      'Prendre un saladier de 3 litres de contenance.',
      'Prendre un saladier pouvant contenir 3 litres.',
      'Cuire dans une cocotte en fonte de 5 litres.',
      'Cuire dans une cocotte-minute de 6 l.',
      'Cuire dans un autocuiseur de 4,5 litres.',
      'Cuire dans une mijoteuse de 5 litres.',
      'Cuire dans une grande casserole (3 litres).',
      'Cuire dans un faitout (au moins 5 l).',
      'Verser dans 6 ramequins de 120 ml.',
      'Verser dans six verrines de 15 cl.',
      'Verser dans 4 verres de 20 cl.',
      'Verser dans des pots de yaourt de 125 ml.',
      'Former des boules avec une cuillère à glace de 60 ml.',
      'Former des boules avec une cuillère à glace (60 ml).',
      'Mesurer avec une louche de 100 ml.',
      'Mesurer avec un verre doseur de 250 ml.',
      'Mesurer avec une tasse à mesurer de 250 ml.',
      'Mixer dans un blender de 1,5 l.',
      'Mixer dans un robot de 2 litres.',
      'Turbiner dans une sorbetière de 1,5 litre.',
      'Remplir un siphon de 0,5 l.',
      "Remplir un bocal d'un litre.",
      'Remplir des bocaux de 500 ml.',
      'Remplir une bouteille de 75 cl.',
      'Remplir un cuiseur à riz de 1 litre.',
      'Congeler dans un bac de 1 litre.',
      'Congeler dans un sac de congélation de 3 litres.',
      'Servir dans une carafe de 1 l.',
      'Servir dans une soupière de 2 litres.',
      'Utiliser une terrine de 1,5 litre.',
      'Utiliser un plat à gratin de 2 litres.',
      'Utiliser un plat (2 l).',
      'Utiliser un seau de 5 litres.',
      'Utiliser une friteuse de 3 litres.',
      'Utiliser un batteur avec un bol de 4,8 litres.',
      'Utiliser une yaourtière avec des pots de 150 ml.',
      'Faire bouillir dans une bouilloire de 1,7 litre.',
      'Prendre une poche de 500 ml.',
      'Prendre un grand saladier (contenance 4 l).',
    ]),
  ])('the size of a vessel or tool is unchanged for any number of servings: %s: %s', (lines, step) => {
    const ingredients = lines.split('; ')
    for (const reading of readings) expect(rescaleStep(step, reading, ingredients)).toBe(step)
    for (const units of unitSystems)
      expect(rescaleStep(step, { factor: 3, units }, ingredients)).toBe(
        rescaleStep(step, { units }, ingredients),
      )
  })
})

describe('vessels and tools in Spanish', () => {
  test.each([
    ...of('500 g de harina; 1 l de leche', [
      'Engrasar un molde de 1 litro.',
      'Engrasar un molde de corona de 2 litros.',
      'Engrasar un molde con capacidad para 1,5 litros.',
      'Usar una olla con una capacidad de 5 litros.',
      'Usar un recipiente de 2 litros de capacidad.',
      'Cocer en una olla de 6 litros.',
      'Cocer en una olla a presión de 6 l.',
      'Cocer en una olla rápida (4 litros).',
      'Cocer en una olla de cocción lenta de 3,5 litros.',
      'Cocer en una cazuela honda de 3 l.',
      'Cocer en una arrocera de 5 tazas.',
      'Formar bolas con una cuchara de helado de 60 ml.',
      'Formar bolas con una cuchara de helado (60 ml).',
      'Medir con una taza medidora de 1/4 de taza.',
      'Medir con una taza medidora de 250 ml.',
      'Medir con un vaso medidor de 500 ml.',
      'Medir con un cucharón de 100 ml.',
      'Medir con una medida de 1/2 taza.',
      'Triturar en una licuadora de 1,5 litros.',
      'Triturar en un procesador de alimentos de 2 litros.',
      'Congelar en una heladera de 1,5 l.',
      'Congelar en un recipiente hermético de 1 litro.',
      'Repartir en 6 flaneras de 120 ml.',
      'Repartir en cuatro vasos de 200 ml.',
      'Repartir en 4 ramequines (150 ml cada uno).',
      'Repartir en tarros de cristal de 500 ml.',
      'Repartir en dos botes de medio litro.',
      'Guardar en una botella de 1 l.',
      'Guardar en una bolsa de congelación de 3 litros.',
      'Servir en una jarra de 2 litros.',
      'Servir en una sopera de 3 litros.',
      'Usar una fuente de horno de 2 litros.',
      'Usar una fuente (2 l).',
      'Usar un bol grande de 3 litros.',
      'Usar un cubo de 5 litros.',
      'Usar una freidora de 3 litros.',
      'Usar un sifón de 0,5 l.',
      'Usar una panificadora de 1 kg.',
      'Hervir en un hervidor de 1,7 l.',
      'Usar un tazón (1 litro).',
    ]),
  ])('the size of a vessel or tool is unchanged for any number of servings: %s: %s', (lines, step) => {
    const ingredients = lines.split('; ')
    for (const reading of readings) expect(rescaleStep(step, reading, ingredients)).toBe(step)
    for (const units of unitSystems)
      expect(rescaleStep(step, { factor: 3, units }, ingredients)).toBe(
        rescaleStep(step, { units }, ingredients),
      )
  })
})

describe('cups and glasses of a size', () => {
  test.each([
    ...of('1 l Milch; 2 Tassen Mehl', ['In 4 Tassen à 200 ml füllen.', 'In 4 Tassen (je 200 ml) füllen.']),
    ...of('1 l de lait; 2 tasses de farine', ['Verser dans 4 tasses de 200 ml.']),
    ...of('1 l de leche; 2 tazas de harina', ['Verter en 4 tazas de 200 ml.']),
    ...of('1 l milk; 2 cups flour', [
      'Pour into 4 cups of 200 ml each.',
      'Pour into 4 (200 ml) cups.',
      'Pour into 4 glasses (200 ml each).',
    ]),
    ...of('2 कप मैदा; 1 लीटर दूध', ['4 कप में डालें।']),
  ])('the size of a vessel or tool is unchanged for any number of servings: %s: %s', (lines, step) => {
    const ingredients = lines.split('; ')
    for (const reading of readings) expect(rescaleStep(step, reading, ingredients)).toBe(step)
    for (const units of unitSystems)
      expect(rescaleStep(step, { factor: 3, units }, ingredients)).toBe(
        rescaleStep(step, { units }, ingredients),
      )
  })
})
