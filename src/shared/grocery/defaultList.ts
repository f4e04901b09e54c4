/** Every household has this list from the start; it can be renamed, not removed. */
export const defaultGroceryListId = 'default'
