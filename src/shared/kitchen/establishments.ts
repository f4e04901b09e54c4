/** What kinds of places the directory of chefs knows. */
export const establishmentTypes = [
  'Cloud Kitchen',
  'Home Cooking',
  'Restaurant',
  'Food Truck',
  'Catering Service',
  'Pop-Up Dining',
  'Personal Chef',
  'Meal Delivery Service',
] as const
