import * as m from '#messages'
import { joinWordsAsList } from '../../currentLocale.ts'
import { allergenName, dietName } from './findings.ts'

export const wizardStepNames = () => ({
  questions: m.generation_step_names_questions(),
  additionalInfo: m.generation_step_names_additional_info(),
  summary: m.generation_step_names_summary(),
  result: m.generation_step_names_result(),
})

export const questionnaireQuestionTexts = () => ({
  dietType: m.generation_question_texts_diet_type(),
  meatPreference: m.generation_question_texts_meat_preference(),
  mealType: m.generation_question_texts_meal_type(),
  cookingTime: m.generation_question_texts_cooking_time(),
  skillLevel: m.generation_question_texts_skill_level(),
})
export const wizardAnswerNames = () => ({
  dietType: m.generation_answer_names_diet_type(),
  meatPreference: m.generation_answer_names_meat_preference(),
  mealType: m.generation_answer_names_meal_type(),
  cookingTime: m.generation_answer_names_cooking_time(),
  skillLevel: m.generation_answer_names_skill_level(),
  cuisine: m.generation_answer_names_cuisine(),
  description: m.generation_answer_names_description(),
})

interface LeftOutWords {
  said: string
  allergens: readonly string[]
  diets: readonly string[]
}

/** What a wish leaves out: allergens and diets by their names here, other foods as they were typed. */
export const leftOutText = (words: readonly LeftOutWords[]) =>
  m.generation_left_out({
    foods: joinWordsAsList([
      ...new Set(
        words.flatMap(({ said, allergens, diets }) => {
          const names = [...allergens.map(allergenName), ...diets.map(dietName)]
          return names.length > 0 ? names : [said]
        }),
      ),
    ]),
  })

export const cookingTipsOfWizard = () => [
  {
    name: m.generation_tips_1_name(),
    text: m.generation_tips_1_text(),
  },
  {
    name: m.generation_tips_2_name(),
    text: m.generation_tips_2_text(),
  },
  {
    name: m.generation_tips_3_name(),
    text: m.generation_tips_3_text(),
  },
]
