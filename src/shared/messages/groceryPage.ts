import * as m from '#messages'
import { listed } from '../currentLocale.ts'

export const youHave = (foods: readonly string[]) => m.grocery_page_you_have({ foods: listed(foods) })
