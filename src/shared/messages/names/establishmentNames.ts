import * as m from '#messages'
import { createNameLookup } from './nameIn.ts'

const establishmentNames = {
  'Cloud Kitchen': m.names_establishment_cloud_kitchen,
  'Home Cooking': m.names_establishment_home_cooking,
  Restaurant: m.names_establishment_restaurant,
  'Food Truck': m.names_establishment_food_truck,
  'Catering Service': m.names_establishment_catering_service,
  'Pop-Up Dining': m.names_establishment_pop_up_dining,
  'Personal Chef': m.names_establishment_personal_chef,
  'Meal Delivery Service': m.names_establishment_meal_delivery_service,
}

export const establishmentTypeName = createNameLookup(establishmentNames)
