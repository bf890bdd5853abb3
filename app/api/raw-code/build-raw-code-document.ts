/** Tells the page around it how high it is: when it is loaded, asked, or has changed. */
const teller = `(() => {
let timer
const tell = () => {
clearTimeout(timer)
timer = setTimeout(() => {
const frameHeight = document.documentElement.getBoundingClientRect().height
parent.postMessage({ frameHeight }, "*")
}, 50)
}
addEventListener("load", tell)
addEventListener("message", ({ source }) => { if (source === parent) tell() })
new ResizeObserver(tell).observe(document.documentElement)
})()`

/** An editor's code as a whole document, dark on white in either colour scheme. */
export function buildRawCodeDocument(code: string): string {
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Embedded content</title>
<style>:root{color-scheme:light}html,body{margin:0;height:auto}body{display:flow-root;overflow-wrap:break-word}</style>
<script>${teller}</script>
</head>
<body>
${code}
</body>
</html>
`
}
