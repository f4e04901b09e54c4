import type { WrittenRecipe } from '#shared/kitchen/recipe.ts'
import type { Exchange } from './modelServerExchange.ts'

/** How the model server answers one request. */
export type Behaviour = (exchange: Exchange) => Promise<void> | void

export const exampleRecipe: WrittenRecipe = {
  name: 'Lemon Chickpea Soup',
  description: 'A bright, silky soup for a weeknight. It thickens itself and asks for nothing but bread.',
  servings: 4,
  prepTimeMinutes: 10,
  cookTimeMinutes: 20,
  totalTimeMinutes: 30,
  ingredients: [
    '30 ml (2 tbsp) olive oil',
    '1 onion, finely chopped',
    '2 garlic cloves, crushed',
    '800 g (28 oz) cooked chickpeas, drained',
    '1 l (4 cups) vegetable stock',
    '1 lemon, juice and zest',
  ],
  instructions: [
    'Warm the oil over medium heat and soften the onion in it for 8 minutes, until it is translucent.',
    'Stir in the garlic and cook for 1 minute, until it smells sweet.',
    'Add the chickpeas and the stock and simmer for 10 minutes.',
    'Blend half of the soup, return it to the pan, and stir in the lemon juice and zest.',
  ],
}

type Wording = (recipe: WrittenRecipe) => string

export const plain: Wording = (recipe) => JSON.stringify(recipe)
export const fenced: Wording = (recipe) => `\`\`\`json\n${JSON.stringify(recipe, null, 2)}\n\`\`\``
export const amidProse: Wording = (recipe) =>
  `Here is {what you} asked for:\n\n${plain(recipe)}\n\nEnjoy your meal! {😊}`
export const escaped: Wording = (recipe) =>
  `\`\`\`json\n${JSON.stringify(plain(recipe)).slice(1, -1)}\n\`\`\``
export const afterThinking: Wording = (recipe) =>
  `<think>They want soup: {"name": "No, not this"}</think>\n${plain(recipe)}`
export const malformed: Wording = (recipe) => plain(recipe).replace('"ingredients":[', '"ingredients":{')
export const cutOff: Wording = (recipe) => plain(recipe).slice(0, -20)

/** Word by word where the client asked for a stream, else whole; with the server's own pause unless told. */
export function writes(wording: Wording = plain, wordDelayMs?: number): Behaviour {
  return async (exchange) => {
    exchange.wordDelayMs = wordDelayMs ?? exchange.wordDelayMs
    await exchange.say(wording(exchange.recipe))
    if (!exchange.gone.aborted) exchange.finish()
  }
}

/** All in one piece, even when the client asked for a stream. */
export function ignoresStream(wording: Wording = plain): Behaviour {
  return (exchange) => {
    exchange.isStreamed = false
    exchange.sayAtOnce(wording(exchange.recipe))
    exchange.finish()
  }
}

/** An HTTP answer of any kind; an object is sent as JSON. */
export function answers(status: number, body: unknown = '', headers: Record<string, string> = {}): Behaviour {
  return (exchange) => exchange.whole(body, status, headers)
}

export function fails(
  status: number,
  code = 'server_error',
  message = 'The server had an error.',
): Behaviour {
  return answers(status, { error: { message, type: 'error', param: null, code } })
}

export function limitsRate(headers: Record<string, string> = {}): Behaviour {
  return answers(
    429,
    { error: { message: 'Slow down.', type: 'requests', code: 'rate_limit_exceeded' } },
    headers,
  )
}

/** Says some words, then nothing until `until` is done, if ever. */
export function stalls(afterWords: number, until: Promise<unknown> = new Promise(() => {})): Behaviour {
  return async (exchange) => {
    const words = plain(exchange.recipe)
    await exchange.say(words, afterWords)
    exchange.begin()
    await until
    if (exchange.gone.aborted) return
    const rest = words.match(/\S+\s*/g)?.slice(afterWords) ?? []
    await exchange.say(rest.join(''))
    exchange.finish()
  }
}

/** Says some words, then breaks the connection. */
export function cuts(afterWords: number): Behaviour {
  return async (exchange) => {
    await exchange.say(plain(exchange.recipe), afterWords)
    exchange.begin()
    setImmediate(() => exchange.cut())
  }
}

/** Says some words, then an error within the stream. */
export function failsMidway(afterWords: number, error: object): Behaviour {
  return async (exchange) => {
    await exchange.say(plain(exchange.recipe), afterWords)
    exchange.event(JSON.stringify({ error }))
    exchange.event('[DONE]')
    exchange.finish()
  }
}

/** Says some words and ends for another reason than being done, such as 'length' or 'content_filter'. */
export function endsEarly(finishReason: string, afterWords: number): Behaviour {
  return async (exchange) => {
    await exchange.say(plain(exchange.recipe), afterWords)
    exchange.finish(finishReason)
  }
}

export function refuses(): Behaviour {
  return (exchange) => exchange.finish('stop', { refusal: 'I cannot help with that.' })
}

export function saysNothing(): Behaviour {
  return (exchange) => exchange.finish()
}

export function findsContextTooSmall(): Behaviour {
  return fails(400, 'context_length_exceeded', "This model's maximum context length is 8192 tokens.")
}

/** Answers as long as any we take, of which none is a recipe and all invite a slow reader to begin again and again. */
export const unkindAnswers = ['{', '\\"', '{"a":', '[', '{"name":"x","b":[{'].map((piece) =>
  piece.repeat(400_000 / piece.length),
)
