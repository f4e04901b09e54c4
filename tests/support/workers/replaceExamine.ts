import { registerHooks } from 'node:module'

/** Lets the kitchen's examine.ts, wherever it is imported on this thread, be what `sourceOf` returns, or not load where it throws. */
export function replaceExamine(sourceOf: () => string): void {
  registerHooks({
    load: (url, context, load) =>
      url.endsWith('/features/recipeReport/examine.ts')
        ? { format: 'module', source: sourceOf(), shortCircuit: true }
        : load(url, context),
  })
}
