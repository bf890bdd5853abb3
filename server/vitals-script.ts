import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"

/** Paths of the measuring scripts, and the one to which they report. */
export const vitalsPaths = {
  script: "/watch/vitals.js",
  library: "/watch/web-vitals.js",
  report: "/api/vitals",
} as const

/**
 * Loader at the end of public pages. Imports the measuring script three seconds after a page has
 * loaded, and not at all with Do Not Track, Global Privacy Control or data saving.
 */
export const vitalsLoader = `<script>(function(n){if(n.doNotTrack!=="1"&&!n.globalPrivacyControl&&n.sendBeacon&&!(n.connection||{}).saveData)addEventListener("load",function(){setTimeout(function(){import("${vitalsPaths.script}").catch(function(){})},3e3)})})(navigator)</script>`

const script = `import{onCLS,onINP,onLCP,onTTFB}from"${vitalsPaths.library}"
const path=location.pathname,values={}
const note=({name,value})=>{values[name]=Math.round(value*1e4)/1e4}
for(const on of[onCLS,onINP,onLCP,onTTFB])on(note)
let isSent=false
addEventListener("visibilitychange",()=>{
if(isSent||document.visibilityState!=="hidden"||!Object.keys(values).length)return
isSent=true
navigator.sendBeacon("${vitalsPaths.report}",new Blob([JSON.stringify({path,values})],{type:"application/json"}))
})
`

/**
 * Returns the sources of the measuring scripts by path: the shop's own, and the library it imports.
 */
export function getVitalsScripts(): Map<string, string> {
  const library = readFileSync(fileURLToPath(import.meta.resolve("web-vitals")), "utf8")
  return new Map<string, string>([
    [vitalsPaths.script, script],
    [vitalsPaths.library, library.replace(/^\/\/# sourceMappingURL=.*$/m, "")],
  ])
}
