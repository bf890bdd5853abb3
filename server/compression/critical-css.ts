import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import postcss, { type ChildNode } from "postcss"

/** Matches the element by which Next links a stylesheet of the build, in some pages with a nonce. */
const stylesheetLink =
  /<link rel="stylesheet" href="(\/_next\/static\/css\/[^"?]+)[^"]*"[^>]* data-precedence="[^>]*\/>/g
/** Matches the rows of the flight data that make the browser load a stylesheet before it is needed. */
const stylesheetHint = /:HL\[\\?"\/_next\/static\/css\/[^\]]*\]\\n/g
/** Matches what contains no element: scripts with their data, and styles. */
const textElements = /<(script|style)\b.*?<\/\1>/gs
const startTags = /<([a-z][\w-]*)((?:\s[^\s=>]+(?:="[^"]*")?)*)/g
const attributes = /\s(class|id|style|type)="([^"]*)"/g
/** Matches `:is()` and `:where()` of one selector: what that names is required as well. */
const oneSelector = /:(?:is|where)\(((?:[^(),]|\((?:[^()]|\([^()]*\))*\))*)\)/g
/**
 * Matches the parts of a selector: first a name of an element, class or id, whose characters may be
 * escaped, then what may contain names that no element must have (pseudo-classes, arguments,
 * attributes).
 */
const selectorParts =
  /([.#]?(?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)|::?[\w-]+|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[[^\]]*\]/gi
/** Matches selectors of what no page shows when it is first painted. */
const laterState = /:(?:hover|active|focus|popover-open|-moz-ui-invalid)|::(?:selection|backdrop)/
/** Matches what a selector excludes, such as `:not(:hover)`. */
const exclusion = /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g
/** Pseudo-elements that only some types of `<input>` have. */
const inputParts = [
  {
    pattern: /::-webkit-(?:date|calendar)/,
    types: ["date", "datetime-local", "month", "time", "week"],
  },
  { pattern: /::-webkit-(?:inner|outer)-spin-button/, types: ["number"] },
  { pattern: /::file-selector-button/, types: ["file"] },
]
const usedVariable = /var\(\s*(--[\w-]+)/g
/** Matches the values of `animation`, and of the custom properties that Tailwind has for it. */
const animationValues = /\banimat(?:ion|e)[\w-]*:([^;}]*)/g

/** A part of a stylesheet: a declaration, or a rule or at-rule with the parts in its block. */
type Part = {
  /** Text of the declaration, or of what precedes the block. */
  text: string
  /**
   * Names in each selector of a rule: "h1", ".class", "#id", "[type]". A page needs the part if it
   * has all names of one selector; `[]`: no page needs it, null: each page does.
   */
  selectors: readonly (readonly string[])[] | null
  /** The custom property or animation that the part defines: of no use if nothing refers to it. */
  defines: string | null
  parts: readonly Part[] | null
}

/** What a page's elements have of the names in selectors, and their inline styles. */
type UsedNames = { names: ReadonlySet<string>; styles: string }

/** A stylesheet: its parts, and its text as printed with all of them. */
type Sheet = { parts: readonly Part[]; text: string }

const parsedSheets = new Map<string, Sheet>()
const maxParsedSheets = 20

/** Returns the text of a stylesheet by its path (`/_next/static/css/…`); null if it is unknown. */
export type StylesheetReader = (path: string) => string | null

/** Reads the stylesheets of the build, which are in `css` of this folder of static files. */
export function openStylesheets(folder: string): StylesheetReader {
  const css = join(folder, "css")
  const names = readdirSync(folder).includes("css") ? readdirSync(css) : []
  const texts = new Map(
    names
      .filter((name) => name.endsWith(".css"))
      .map((name) => [`/_next/static/css/${name}`, readFileSync(join(css, name), "utf8")]),
  )
  return (path) => texts.get(path) ?? null
}

/** HTML in two parts: the page, and what belongs at the end of its body. */
export type SplitPage = { html: string; bodyEnd: string }

/**
 * Returns the page's HTML with those style rules inlined that its elements can match when it is
 * first painted, instead of the links to its stylesheets. These are for the end of its body, where
 * they do not delay the first paint. React knows them by `href` and `data-precedence`: it does not
 * load them again, and inserts those of later pages after them. The link to a stylesheet that is
 * inlined whole is `disabled`, so that the browser does not load it. A page with a stylesheet that
 * is unknown, or not valid CSS, is unchanged.
 */
export function inlineCriticalStyles(html: string, readStylesheet: StylesheetReader): SplitPage {
  const links = [...html.matchAll(stylesheetLink)]
  const paths = links.map(([, path = ""]) => path)
  const texts = paths.map(readStylesheet)
  const sheets = texts.map((text) => (text === null ? null : parseSheet(text)))
  if (sheets.length === 0 || !sheets.every((sheet) => sheet !== null)) return { html, bodyEnd: "" }
  const critical = selectCriticalCss(sheets, listUsedNames(html))
  // React takes an element with these attributes for its own, and hydrates what is beside it.
  const style = `<style data-precedence="next" data-href="${paths.join(" ")}">${critical.join("")}</style>`
  let isFirst = true
  const reduced = html.replace(stylesheetLink, () => {
    const start = isFirst ? style : ""
    isFirst = false
    return start
  })
  const bodyEnd = links.map(([link], at) => {
    const isWhole = critical[at] === sheets[at]?.text
    return link.replace("/>", isWhole ? " disabled/>" : ' fetchpriority="low"/>')
  })
  return { html: reduced.replace(stylesheetHint, ""), bodyEnd: bodyEnd.join("") }
}

function listUsedNames(html: string): UsedNames {
  const names = new Set<string>()
  const styles: string[] = []
  for (const [, tag = "", rest = ""] of html.replace(textElements, "").matchAll(startTags)) {
    names.add(tag)
    for (const [, name, value = ""] of rest.matchAll(attributes)) {
      if (name === "style") styles.push(value)
      else if (name === "type") names.add(`[${value}]`)
      else
        for (const each of decode(value).split(" ")) names.add((name === "id" ? "#" : ".") + each)
    }
  }
  return { names, styles: styles.join(";") }
}

function decode(value: string): string {
  return value
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
}

/** Returns of each stylesheet the part that a page needs. */
function selectCriticalCss(sheets: readonly Sheet[], { names, styles }: UsedNames): string[] {
  const isUsed = ({ selectors }: Part) =>
    selectors?.some((required) => required.every((name) => names.has(name))) ?? true
  const candidates = sheets.map(({ parts }) => print(parts, isUsed))
  const used = listReferences(`${candidates.join(";")};${styles}`)
  const isWanted = (part: Part) => isUsed(part) && (part.defines === null || used.has(part.defines))
  return sheets.map(({ parts }) => print(parts, isWanted))
}

function listReferences(css: string): ReadonlySet<string> {
  const variables = [...css.matchAll(usedVariable)].map(([, name = ""]) => name)
  const animations = [...css.matchAll(animationValues)].flatMap(([, value = ""]) =>
    value.split(/[\s,]+/),
  )
  return new Set([...variables, ...animations])
}

function parseSheet(css: string): Sheet | null {
  const known = parsedSheets.get(css)
  if (known) return known
  try {
    const parts = toParts(postcss.parse(css).nodes)
    if (parsedSheets.size >= maxParsedSheets) parsedSheets.clear()
    const sheet = { parts, text: print(parts, () => true) }
    parsedSheets.set(css, sheet)
    return sheet
  } catch {
    return null
  }
}

function toParts(nodes: readonly ChildNode[]): readonly Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === "comment") return []
    if (node.type === "decl") {
      const defines = node.prop.startsWith("--") ? node.prop : null
      return [{ text: `${node};`, selectors: null, defines, parts: null }]
    }
    if (node.type === "rule") {
      const first = node.selectors.filter((each) => !laterState.test(each.replace(exclusion, "")))
      const selectors = first.flatMap(listRequiredNames)
      return [{ text: node.selector, selectors, defines: null, parts: toParts(node.nodes) }]
    }
    if (node.name === "keyframes") {
      return [{ text: node.toString(), selectors: null, defines: node.params, parts: null }]
    }
    const text = `@${node.name} ${node.params}`
    if (!node.nodes) return [{ text: `${text};`, selectors: null, defines: null, parts: null }]
    const defines = node.name === "property" ? node.params : null
    const isForPrint = node.name === "media" && node.params === "print"
    return [{ text, selectors: isForPrint ? [] : null, defines, parts: toParts(node.nodes) }]
  })
}

/** Returns the names in a selector, once for each type of `<input>` that it can match. */
function listRequiredNames(selector: string): string[][] {
  const parts = selector.replace(oneSelector, "$1").matchAll(selectorParts)
  const names = [...parts].flatMap(([, name]) => (name ? [unescapeName(name)] : []))
  const types = inputParts.find(({ pattern }) => pattern.test(selector))?.types
  return types ? types.map((type) => [...names, `[${type}]`]) : [names]
}

function unescapeName(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_whole, code?: string, sign?: string) =>
    code === undefined ? (sign ?? "") : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

function print(parts: readonly Part[], isWanted: (part: Part) => boolean): string {
  const texts = parts.filter(isWanted).map(({ text, parts: inner }) => {
    if (inner === null) return text
    const block = print(inner, isWanted)
    return block === "" ? "" : `${text}{${block}}`
  })
  return texts.join("").replace(/;$/, "")
}
