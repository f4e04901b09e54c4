import * as m from '#messages'

export const recipeUnitNames = () =>
  ({
    written: m.recipes_unit_names_written(),
    metric: m.recipes_unit_names_metric(),
    us: m.recipes_unit_names_us(),
  }) as const
