/** What the choice of colours is called: in a browser's storage, and as a field. */
export const themeField = "shopColours"

/**
 * Shows a page in the colours that its visitor has chosen, before anything of it is painted, and
 * takes a new choice from the fields of components/chrome/theme-choice.tsx, for all tabs. It stands
 * in the head of every page, so that each byte counts.
 *
 * What a page picks by the system's colours (a logo, the colour around the page) is told by its
 * media attribute, of which the part from "(" on is what the server wrote.
 */
export const themeScript = /* @__PURE__ */ `
(d=>{
let o,t,f=()=>{
try{t=localStorage.${themeField}}catch{}
/^(dark|light)$/.test(t)||(t="");
d.documentElement.style.colorScheme=t;
if(t||o)for(let e of d.querySelectorAll(":is(meta,source)[media*=color-scheme]")){
let m="("+e.getAttribute("media").split("(")[1];
e.setAttribute("media",(t&&(m.includes(t)?"all,":"print and "))+m)
}
for(let e of d.getElementsByName("${themeField}"))e.checked=e.value==t;
t&&!o&&(o=new MutationObserver(f)).observe(d,{childList:!0,subtree:!0})
};
f();
for(let n of["storage","pageshow"])addEventListener(n,f);
addEventListener("change",({target:e})=>{
if(e.name=="${themeField}"){
t=e.value;
try{localStorage.${themeField}=t}catch{}
f()
}})
})(document)`.replaceAll("\n", "")
