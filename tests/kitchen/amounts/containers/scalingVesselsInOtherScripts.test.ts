import { describe, expect, test } from 'vitest'
import { rescaleStep } from '../scalingCalls.ts'

const readings = [{ factor: 1 / 6 }, { factor: 1 / 2 }, { factor: 2 }, { factor: 3 }]

const unitSystems = ['metric', 'us'] as const

const of = (lines: string, steps: readonly string[]) => steps.map((step) => [lines, step] as const)

describe('vessels and tools in Hindi', () => {
  test.each([
    ...of('2 कप चावल; 1 लीटर दूध', [
      '3 लीटर के कुकर में पकाएँ।',
      '5 लीटर वाले प्रेशर कुकर में पकाएँ।',
      '5 लीटर का पतीला लें।',
      '2 लीटर की कड़ाही लें।',
      '3 लीटर क्षमता वाला बर्तन लें।',
      '3 लीटर की क्षमता वाला बर्तन लें।',
      'एक 3-लीटर कुकर लें।',
      'प्रेशर कुकर (5 लीटर) में पकाएँ।',
      'बड़े बर्तन (4 लीटर) में उबालें।',
      '5 कप के राइस कुकर में पकाएँ।',
      '500 मिली के जार में भरें।',
      '500 मिली वाले काँच के जार में भरें।',
      '60 मिली के स्कूप से निकालें।',
      '1/4 कप वाले नाप से घोल डालें।',
      '1 लीटर के डिब्बे में रखें।',
      '1 लीटर की बोतल में भरें।',
      '2 लीटर के मिक्सर जार में पीसें।',
      '1.5 लीटर के ब्लेंडर में पीसें।',
      '150 मिली के 6 कटोरों में डालें।',
      '200 मिली के गिलास में परोसें।',
      '1 किलो के केक टिन में डालें।',
      'एक 2 लीटर के कांच के कटोरे में रखें।',
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

describe('vessels and tools in Arabic', () => {
  test.each([
    ...of('2 كوب أرز; 1 لتر حليب', [
      'استخدم قدرا سعة 3 لتر.',
      'استخدم قدر سعته 5 لترات.',
      'ضع الخليط في قدر ضغط سعة 6 لتر.',
      'ضع الخليط في وعاء بسعة 2 لتر.',
      'ضع الخليط في قالب سعة 1 لتر.',
      'ضع الخليط في وعاء (سعة 2 لتر).',
      'ضع الخليط في طنجرة 5 لتر.',
      'ضع الخليط في طنجرة كبيرة (5 لتر).',
      'اخلط في خلاط سعة 1.5 لتر.',
      'شكل الكرات بمغرفة آيس كريم سعة 60 مل.',
      'شكل الكرات بملعقة آيس كريم (60 مل).',
      'املأ برطمان سعة 500 مل.',
      'صب في 6 قوالب سعة كل منها 150 مل.',
      'صب في 4 أكواب سعة 200 مل.',
      'استخدم كوب قياس سعة 250 مل.',
      'احفظ في علبة محكمة سعة 1 لتر.',
      'احفظ في زجاجة سعة لتر.',
      'اطبخ في طباخة الأرز سعة 5 أكواب.',
      'استخدم صينية سعتها 2 لتر.',
      'استخدم ماكينة آيس كريم سعتها 1.5 لتر.',
      'استخدم إبريق يتسع لـ 2 لتر.',
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
