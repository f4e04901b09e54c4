/**
 * The header in which every answer of Larder names the browser's half that goes with it. What lacks it was answered by
 * something in between, such as a proxy; of a redirect that it does not follow a browser shows no header.
 */
export const versionHeaderName = 'larder-version'
