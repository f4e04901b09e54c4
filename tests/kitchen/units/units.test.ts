import { expect, test } from 'vitest'
import { dimensionOfUnit } from '#shared/kitchen/units/dimensions.ts'
import {
  gramsOfUnit,
  measuringSystems,
  millilitresOfUnit,
  millimetresOfUnit,
} from '#shared/kitchen/units/units.ts'
import { sizeOfVagueMeasure } from '#shared/kitchen/units/vagueMeasures.ts'

test('US, imperial, metric and Australian cups and spoons have different sizes', () => {
  const inMillilitres = (unit: string) => measuringSystems.map((system) => millilitresOfUnit(unit, system)!)
  const near = (unit: string, expected: number[]) =>
    inMillilitres(unit).forEach((size, place) => {
      expect(size).toBeCloseTo(expected[place]!, 3)
    })
  near('cup', [236.588, 284.131, 250, 250])
  near('tablespoon', [14.787, 17.758, 15, 20])
  near('teaspoon', [4.929, 5.919, 5, 5])
  near('dessertspoon', [9.858, 11.839, 10, 10])
  near('fluid ounce', [29.574, 28.413, 28.413, 28.413])
  near('pint', [473.176, 568.261, 568.261, 568.261])
  near('quart', [946.353, 1136.523, 1136.523, 1136.523])
  near('gallon', [3785.412, 4546.09, 4546.09, 4546.09])
  near('liter', [1000, 1000, 1000, 1000])
})

test('masses and lengths are the same in every unit system', () => {
  expect(gramsOfUnit('ounce')! * 16).toBeCloseTo(gramsOfUnit('pound')!, 9)
  expect(gramsOfUnit('kilogram')).toBe(1000)
  expect(millimetresOfUnit('inch')).toBe(25.4)
  expect(millimetresOfUnit('foot')! / millimetresOfUnit('inch')!).toBeCloseTo(12, 9)
  expect(gramsOfUnit('cup')).toBeNull()
  expect(millimetresOfUnit('clove')).toBeNull()
})

test('every unit of an ingredient line has a dimension', () => {
  const words = {
    mass: 'ounce,pound,gram,kilogram,milligram,knob,sprig,can',
    volume:
      'teaspoon,tablespoon,dessertspoon,cup,fluid ounce,milliliter,centiliter,deciliter,liter,pint,quart,gallon,pinch,dash,handful,splash,drizzle,glass,drop,squirt,grind',
    length: 'inch,centimeter,millimeter,foot',
    count:
      'package,container,bottle,jar,bag,box,envelope,bunch,clove,leaf,loaf,slice,piece,stick,stalk,rib,head,bulb,sheet,ear,dozen,batch,branch,part,half,rasher,constructor',
  }
  for (const [dimension, units] of Object.entries(words)) {
    for (const unit of units.split(','))
      expect(`${unit}: ${dimensionOfUnit(unit)}`).toBe(`${unit}: ${dimension}`)
  }
  expect(dimensionOfUnit(null)).toBe('count')
})

test('a vague measure has a minimum and a maximum', () => {
  for (const unit of 'pinch,dash,drop,grind,squirt,splash,drizzle,glass,handful,knob,sprig,can'.split(',')) {
    const { low, typical, high } = sizeOfVagueMeasure(unit)!.size
    expect(low).toBeGreaterThan(0)
    expect(low).toBeLessThan(typical)
    expect(typical).toBeLessThan(high)
  }
  expect(sizeOfVagueMeasure('cup')).toBeNull()
  expect(sizeOfVagueMeasure('package')).toBeNull()
})
