/** What everything lies on; `--color-paper` in app.css is the same. */
export const pageBackgroundColors = { light: '#fbf7f0', dark: '#1d1813' }
