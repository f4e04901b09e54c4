/**
 * Sentences that tell of two people and say "allergic" or the like once, by language. {p} and {q} are people, {x} and {y} foods; a phrase
 * takes the foods of the list whose number it has, as the grammar wants them.
 */
interface OtherEaters {
  people: readonly (readonly [first: string, second: string])[]
  /** Pairs of foods, each in every form of the language that a phrase may ask for. */
  foods: readonly (readonly [first: readonly string[], second: readonly string[]])[]
  /** Phrases with {x} and {y}, or {x1} and {y1} for the next form. */
  phrases: readonly string[]
  /** What is wished for before or behind, with {} for the phrase. */
  around: readonly string[]
}

export const otherEaters: Readonly<Record<string, OtherEaters>> = {
  English: {
    people: [
      ['Max', 'Lena'],
      ['Max', 'grandpa'],
      ['my son', 'my daughter'],
      ['Zsófika', 'Björk'],
      ['bob', 'ann'],
      ['Olive', 'Rosemary'],
      ['he', 'she'],
      ['Aunt Jo', 'Uncle Ravi'],
    ],
    foods: [
      [['soy'], ['sesame']],
      [['milk'], ['fish']],
      [['peanut'], ['shrimp']],
      [['egg'], ['kiwi']],
    ],
    phrases: [
      '{p} is allergic to {x} and {q} to {y}',
      '{p} is allergic to {x}, {q} to {y}',
      '{p} is allergic to {x}; {q} to {y}',
      '{p} is allergic to {x}. {q} to {y}',
      '{p} is allergic to {x} while {q} is to {y}',
      '{p} is allergic to {x}, and {q} {y}',
      '{p} has a {x} allergy and {q} a {y} one',
      '{p} has a {x} allergy, {q} {y}',
      '{p} – {x} allergy, {q} – {y}',
      '{p}: {x} allergy, {q}: {y}',
      '{p} ({x} allergy), {q} ({y})',
      'allergies: {p} {x}, {q} {y}',
      'allergies: {x} ({p}), {y} ({q})',
      '{x} allergy ({p}) and {y} ({q})',
      '{p} reacts to {x}, {q} to {y}',
      "{p} can't have {x} and {q} {y}",
      '{p} (7) – {x}; {q} (9) – {y} allergy',
      '{p} is intolerant to {x} and {q} to {y}',
      'Allergies\n- {p}: {x}\n- {q}: {y}',
    ],
    around: ['{}', '{}. Fried rice please', 'Fried rice. {}', 'Fried rice, {}', 'like pad thai, {}'],
  },
  German: {
    people: [
      ['Max', 'Lena'],
      ['mein Mann', 'unsere Tochter'],
      ['Opa', 'Emma'],
      ['Zsófika', 'Björk'],
      ['das eine Kind', 'das andere'],
    ],
    foods: [
      [['Soja'], ['Sesam']],
      [['Milch'], ['Fisch']],
      [['Erdnüsse'], ['Garnelen']],
      [['Eier'], ['Sellerie']],
    ],
    phrases: [
      '{p} ist gegen {x} allergisch und {q} gegen {y}',
      '{p} ist allergisch gegen {x}, {q} gegen {y}',
      '{p} ist allergisch gegen {x}, {q} {y}',
      '{p} reagiert auf {x} und {q} auf {y}',
      '{p} hat eine Allergie gegen {x} und {q} eine gegen {y}',
      '{p} verträgt keine {x} und {q} {y}',
      'Allergien: {p} {x}, {q} {y}',
      '{p}: {x}allergie, {q}: {y}',
      '{p} – {x} (allergisch), {q} – {y}',
      '{p} ist gegen {x} allergisch; {q} gegen {y}',
      '{p} ist gegen {x} allergisch. {q} gegen {y}',
      '{p} (7) – {x}; {q} (9) – {y}allergie',
      'Allergien: {x} ({p}), {y} ({q})',
    ],
    around: ['{}', '{}. Nudeln bitte', 'Nudelauflauf. {}', 'Nudelauflauf, {}'],
  },
  French: {
    people: [
      ['Paul', 'Marie'],
      ['mon fils', 'ma fille'],
      ['Max', 'papi'],
      ['Zsófika', 'Björk'],
      ['l’aîné', 'le cadet'],
    ],
    foods: [
      [
        ['soja', 'au soja'],
        ['sésame', 'au sésame'],
      ],
      [
        ['œufs', 'aux œufs'],
        ['crevettes', 'aux crevettes'],
      ],
      [
        ['moutarde', 'à la moutarde'],
        ['céleri', 'au céleri'],
      ],
      [
        ['arachides', 'aux arachides'],
        ['ail', 'à l’ail'],
      ],
    ],
    phrases: [
      '{p} est allergique {x1} et {q} {y1}',
      '{p} est allergique {x1}, {q} {y1}',
      '{p} allergique {x1}, {q} {y1}',
      '{p} est allergique {x1} ; {q} {y1}',
      '{p} est allergique {x1}. {q} {y1}',
      '{p} est intolérant {x1} et {q} {y1}',
      '{p} a une allergie {x1} et {q} une {y1}',
      'allergies : {p} {x}, {q} {y}',
      'allergies : {x} ({p}), {y} ({q})',
      '{p} : allergie {x1}, {q} : {y}',
      '{p} (7 ans) – {x} ; {q} (9 ans) – allergie {y1}',
      '{p} : allergie {x}, {q} : {y}',
    ],
    around: ['{}', '{}. Un gratin s’il te plaît', 'Un gratin. {}', 'Un gratin, {}'],
  },
  Spanish: {
    people: [
      ['Pablo', 'María'],
      ['mi hijo', 'mi hija'],
      ['Ana', 'el abuelo'],
      ['Zsófika', 'Björk'],
      ['uno', 'el otro'],
    ],
    foods: [
      [
        ['soja', 'a la soja'],
        ['sésamo', 'al sésamo'],
      ],
      [
        ['huevo', 'al huevo'],
        ['gambas', 'a las gambas'],
      ],
      [
        ['mostaza', 'a la mostaza'],
        ['apio', 'al apio'],
      ],
      [
        ['pescado', 'al pescado'],
        ['fresas', 'a las fresas'],
      ],
    ],
    phrases: [
      '{p} es alérgico {x1} y {q} {y1}',
      '{p} es alérgico {x1}, {q} {y1}',
      '{p} alérgica {x1}, {q} {y1}',
      '{p} es alérgico {x1}; {q} {y1}',
      '{p} es alérgico {x1}. {q} {y1}',
      '{p} es intolerante {x1} y {q} {y1}',
      '{p} tiene alergia {x1} y {q} {y1}',
      '{p} no tolera {x} y {q} {y}',
      'alergias: {p} {x}, {q} {y}',
      'alergias: {x} ({p}), {y} ({q})',
      '{p}: alergia {x1}, {q}: {y}',
      '{p} (7 años) – {x}; {q} (9 años) – alergia {y1}',
    ],
    around: ['{}', '{}. Arroz por favor', 'Arroz al horno. {}', 'Arroz al horno, {}'],
  },
  Hindi: {
    people: [
      ['बेटे', 'बेटी'],
      ['पापा', 'मम्मी'],
      ['राहुल', 'प्रिया'],
      ['मैक्स', 'बृंदा'],
      ['पति', 'मुझ'],
    ],
    foods: [
      [['मूंगफली'], ['अंडे']],
      [['मछली'], ['दूध']],
      [['सोया'], ['तिल']],
    ],
    phrases: [
      '{p} को {x} से एलर्जी है, {q} को {y} से',
      '{p} को {x} से एलर्जी है और {q} को {y} से',
      '{p} को {x} से एलर्जी, {q} को {y} से',
      '{p} को {x} से एलर्जी है। {q} को {y} से',
      '{p} को {x} की एलर्जी है और {q} को {y} की',
      'एलर्जी: {p} {x}, {q} {y}',
      'एलर्जी: {p} को {x}, {q} को {y}',
      '{p} को {x} नहीं पचता, {q} को {y}',
    ],
    around: ['{}', '{}, पास्ता', '{}। पास्ता बनाना है', 'पास्ता, {}'],
  },
  Arabic: {
    people: [
      ['ابني', 'بنتي'],
      ['زوجي', 'أنا'],
      ['أحمد', 'سارة'],
      ['ماكس', 'ياقوت'],
      ['ماما', 'بابا'],
    ],
    foods: [
      [['الفول السوداني'], ['البيض']],
      [['السمك'], ['الحليب']],
      [['الصويا'], ['السمسم']],
    ],
    phrases: [
      '{p} عنده حساسية من {x} و{q} من {y}',
      '{p} عنده حساسية من {x}، {q} من {y}',
      '{p} يتحسس من {x} و{q} من {y}',
      '{p} لديه حساسية من {x}. {q} من {y}',
      'حساسية: {p} {x}، {q} {y}',
      '{p} عنده حساسية {x} و{q} {y}',
      '{p}: حساسية {x}، {q}: {y}',
    ],
    around: ['{}', '{}، معكرونة', '{}. معكرونة لو سمحت', 'معكرونة، {}'],
  },
}
