export * from '../features/generation/table.ts'
export * from '../features/limits/table.ts'
export * from '../features/recipes/table.ts'
