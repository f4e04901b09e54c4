/** What everything lies on; `--color-paper` in app.css is the same. */
export const paperColors = { light: '#fbf7f0', dark: '#1d1813' }
