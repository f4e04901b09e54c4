import * as m from '#messages'
export const faqQuestions = () => [
  {
    id: 'what',
    question: m.faq_questions_what_question(),
    answer: [m.faq_questions_what_answer_1()],
  },
  {
    id: 'price',
    question: m.faq_questions_price_question(),
    answer: [m.faq_questions_price_answer_1()],
  },
  {
    id: 'account',
    question: m.faq_questions_account_question(),
    answer: [m.faq_questions_account_answer_1()],
  },
  {
    id: 'ai',
    question: m.faq_questions_ai_question(),
    answer: [m.faq_questions_ai_answer_1(), m.faq_questions_ai_answer_2()],
  },
  {
    id: 'change',
    question: m.faq_questions_change_question(),
    answer: [m.faq_questions_change_answer_1()],
  },
  {
    id: 'scale',
    question: m.faq_questions_scale_question(),
    answer: [m.faq_questions_scale_answer_1()],
  },
  {
    id: 'diets',
    question: m.faq_questions_diets_question(),
    answer: [m.faq_questions_diets_answer_1()],
  },
  {
    id: 'allergens',
    question: m.faq_questions_allergens_question(),
    answer: [m.faq_questions_allergens_answer_1(), m.faq_questions_allergens_answer_2()],
  },
  {
    id: 'own-recipes',
    question: m.faq_questions_own_recipes_question(),
    answer: [m.faq_questions_own_recipes_answer_1()],
  },
  {
    id: 'ratings',
    question: m.faq_questions_ratings_question(),
    answer: [m.faq_questions_ratings_answer_1()],
  },
  {
    id: 'groceries',
    question: m.faq_questions_groceries_question(),
    answer: [m.faq_questions_groceries_answer_1()],
  },
  {
    id: 'offline',
    question: m.faq_questions_offline_question(),
    answer: [m.faq_questions_offline_answer_1(), m.faq_questions_offline_answer_2()],
  },
  {
    id: 'app',
    question: m.faq_questions_app_question(),
    answer: [m.faq_questions_app_answer_1()],
  },
  {
    id: 'password',
    question: m.faq_questions_password_question(),
    answer: [m.faq_questions_password_answer_1()],
  },
  {
    id: 'data',
    question: m.faq_questions_data_question(),
    answer: [m.faq_questions_data_answer_1()],
  },
]
