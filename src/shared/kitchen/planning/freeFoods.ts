/** What comes from the tap, or costs next to nothing in a dish. Each is free until a household types a price for it. */
export const freeFoods: ReadonlySet<string> = new Set(['water', 'ice', 'salt', 'sea salt', 'kosher salt'])
