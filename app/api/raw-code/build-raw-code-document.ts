/** Posts the document's height to the parent window: on load, on request, and on every resize. */
const heightScript = `(() => {
let timer
const postHeight = () => {
clearTimeout(timer)
timer = setTimeout(() => {
const frameHeight = document.documentElement.getBoundingClientRect().height
parent.postMessage({ frameHeight }, "*")
}, 50)
}
addEventListener("load", postHeight)
addEventListener("message", ({ source }) => { if (source === parent) postHeight() })
new ResizeObserver(postHeight).observe(document.documentElement)
})()`

/** Builds a whole document from an editor's code, dark on white in either colour scheme. */
export function buildRawCodeDocument(code: string): string {
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Embedded content</title>
<style>:root{color-scheme:light}html,body{margin:0;height:auto}body{display:flow-root;overflow-wrap:break-word}</style>
<script>${heightScript}</script>
</head>
<body>
${code}
</body>
</html>
`
}
