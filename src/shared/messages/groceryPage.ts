import * as m from '#messages'
import { joinWordsAsList } from '../currentLocale.ts'

export const staplesAtHomeText = (foods: readonly string[]) =>
  m.grocery_page_you_have({ foods: joinWordsAsList(foods) })
