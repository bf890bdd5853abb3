/**
 * Reserves the space of the recently viewed products while the page is parsed, so that nothing
 * shifts when they appear. The key is that of `viewedProducts`.
 */
export const viewedScript = /* @__PURE__ */ `try{
let d=document,s=d.currentScript.nextElementSibling,p=s.dataset.viewed;
s.hidden=!JSON.parse(localStorage["curlew.viewed"]).items.some(e=>e.product!=p)
}catch{}`.replaceAll("\n", "")
