import { describe, expect, test } from 'vitest'
import { rescaleStep } from '../scalingCalls.ts'

describe('what one person gets', () => {
  test.each([
    ['Serve 100 g of the cheese per person.', '400 g cheese'],
    ['Finish with 2 tablespoons of the lime juice per bowl.', '300 ml lime juice'],
    ['Put 3 prawns on each plate.', '12 prawns'],
    ['Pro Person 100 g Käse auf den Teller legen.', '400 g Käse'],
    ['100 g Käse pro Portion servieren.', '400 g Käse'],
    ['Jede Person bekommt 3 Garnelen.', '12 Garnelen'],
    ['Auf jeden Teller 3 Garnelen legen.', '12 Garnelen'],
    ['Compter 100 g de fromage par personne.', '400 g de fromage'],
    ['Dresser 3 crevettes par assiette.', '12 crevettes'],
    ['Mettre 3 crevettes dans chaque bol.', '12 crevettes'],
    ['Servir 3 gambas por persona.', '12 gambas'],
    ['Poner 3 gambas en cada plato.', '12 gambas'],
    ['Servir 100 g de queso por ración.', '400 g de queso'],
    ['हर प्लेट में 100 ग्राम पनीर रखें।', '400 ग्राम पनीर'],
    ['ضع 100 غرام جبن في كل طبق.', '400 غرام جبن'],
  ])('an amount per person is not scaled: "%s"', (step, line) => {
    expect(rescaleStep(step, { factor: 3 }, [line])).toBe(step)
  })

  test.each([
    ['Add 100 g of the cheese.', '400 g cheese', 'Add 300 g of the cheese.'],
    ['100 g Käse auf die Teller verteilen.', '400 g Käse', '300 g Käse auf die Teller verteilen.'],
    ['Ajouter 100 g de fromage par-dessus.', '400 g de fromage', 'Ajouter 300 g de fromage par-dessus.'],
    ['Poner 100 g de queso por encima.', '400 g de queso', 'Poner 300 g de queso por encima.'],
  ])('no amount per person is read from "%s"', (step, line, expected) => {
    expect(rescaleStep(step, { factor: 3 }, [line])).toBe(expected)
  })
})
