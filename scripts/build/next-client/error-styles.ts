// The looks of Next's own last error page, which appears only if `app/global-error.tsx` fails too:
// its texts and buttons in the browser's own style.
export const errorThemeCss =
  ":root{color-scheme:light dark}body{padding:1rem;font:1rem/1.5 system-ui,sans-serif}"
export const errorStyles = {}
export const WarningIcon = () => null
