/** Name of the colour scheme choice: in localStorage, and as a form field. */
export const themeField = "shopColours"

/**
 * Applies the chosen colour scheme before anything of the page is painted, and takes a new choice
 * from the fields of theme-choice.tsx, for all tabs. It is in the head of every page, so that each
 * byte counts. Its strings are in backticks: the page's flight data repeats the script and escapes
 * double quotes, so that Brotli would not find the repetition.
 *
 * Elements that depend on the system's scheme (a logo, the colour around the page) are switched by
 * their media attribute, of which the part from "(" on is as the server rendered it.
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
})(document)`
  .replaceAll("\n", "")
  .replaceAll('"', "`")
