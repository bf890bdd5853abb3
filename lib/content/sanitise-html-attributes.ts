import { getImageHeight, type ImageAspect, imageAspects } from "#lib/contract/image-sizes.ts"
import { getEnv } from "#lib/env.ts"
import { resolveLink, resolveSameOriginUrl } from "./resolve-link.ts"

/** Names that scripts look up as globals, or that the page layout uses as ids. */
const reserved: ReadonlySet<string> = new Set(
  (
    "content next process global module exports define require react self top name status length " +
    "location document window navigator history screen event external origin parent frames opener " +
    "cookie domain title body head forms images links scripts anchors embeds plugins all dir open " +
    "close write action method target elements submit reset enctype encoding children attributes " +
    "style class id constructor prototype valueof tostring"
  ).split(" "),
)
/** Prefixes of ids that widgets generate. */
const ownBeginning = /^(?:w\d|tabs-\d|slides-\d|faq-\d|map-w)/

/**
 * True if links may target an editor's id and no script can mistake it for a global of its own:
 * browsers expose every id as a global name (DOM clobbering). Accepts lower-case words, digits and
 * hyphens.
 */
export function isSafeId(id: string): boolean {
  const isPlain = id.length <= 80 && /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)
  return isPlain && !reserved.has(id) && !ownBeginning.test(id)
}

type Attributes = Readonly<Record<string, string>>
/** Returns the value to allow for an attribute, or null to remove it. */
type Rule = (value: string) => string | null

const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value.trim()) ? value.trim() : null
const anyText: Rule = (value) => value
const marker: Rule = () => ""
const count = matching(/^\d{1,3}$/)
const wholeNumber = matching(/^-?\d{1,9}$/)
const size = matching(/^\d{1,4}%?$/)

const everywhere = {
  id: (value) => (isSafeId(value) ? value : null),
  lang: matching(/^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i),
  dir: matching(/^(?:ltr|rtl|auto)$/i),
  title: anyText,
} as const satisfies Record<string, Rule>

const cell = { colspan: count, rowspan: count }
const byTag: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  th: { ...cell, scope: matching(/^(?:row|col|rowgroup|colgroup)$/i), abbr: anyText },
  td: cell,
  col: { span: count },
  colgroup: { span: count },
  ol: { start: wholeNumber, type: matching(/^[1aAiI]$/), reversed: marker },
  li: { value: wholeNumber },
  time: { datetime: matching(/^[\d:.TZ+-]{1,40}$/) },
  details: { open: marker },
  a: {},
  img: { alt: anyText, width: size, height: size },
}

/** Attributes that the rules here add to an element by themselves. */
const made = { a: ["href", "target", "rel"], img: ["src", "loading"], "*": ["style"] }

/** Every attribute that an element may come out with, by its tag; `*` for all. */
export const allowedAttributes: Readonly<Record<string, string[]>> = {
  ...Object.fromEntries(Object.entries(byTag).map(([tag, rules]) => [tag, Object.keys(rules)])),
  a: [...made.a],
  img: [...Object.keys(byTag.img ?? {}), ...made.img],
  "*": [...Object.keys(everywhere), ...made["*"]],
}

/** Returns the sanitised attributes of an element, with legacy alignment and sizes converted. */
export function sanitiseAttributes(tag: string, given: Attributes): Record<string, string> {
  const rules: Readonly<Record<string, Rule>> = { ...everywhere, ...byTag[tag] }
  const allowed = Object.entries(rules).flatMap(([name, rule]) => {
    const value = Object.hasOwn(given, name) ? rule(given[name] ?? "") : null
    return value === null ? [] : [[name, value] as const]
  })
  const attributes = { ...Object.fromEntries(allowed), ...buildStyle(tag, given) }
  if (tag === "a") return { ...attributes, ...buildLinkAttributes(given.href ?? "") }
  return tag === "img" ? buildPictureAttributes(attributes, given) : attributes
}

const alignedByHand = /(?:^|;)\s*text-align\s*:\s*([a-z]+)\s*(?:!\s*important\s*)?(?:;|$)/i
const alignments = ["left", "right", "center", "justify", "start", "end"]
/** List style of a list's `type`. A stylesheet cannot distinguish "a" from "A". */
const numbering: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ "1": "decimal", a: "lower-alpha", A: "upper-alpha" }),
  ...Object.entries({ i: "lower-roman", I: "upper-roman" }),
])

/** Returns the allowed style: text alignment, also from the legacy `align`, and list numbering. */
function buildStyle(tag: string, given: Attributes): Attributes {
  const old = given.align?.trim() ?? ""
  const alignment = (alignedByHand.exec(given.style ?? "")?.[1] ?? old).toLowerCase()
  const isAligned = tag !== "table" && alignments.includes(alignment)
  const counting = tag === "ol" ? numbering.get(given.type?.trim() ?? "") : undefined
  const style = [
    ...(isAligned ? [`text-align:${alignment}`] : []),
    ...(counting ? [`list-style-type:${counting}`] : []),
  ].join(";")
  return style === "" ? {} : { style }
}

function buildLinkAttributes(href: string): Attributes {
  const link = resolveLink(resolveSameOriginUrl(href, new URL(getEnv().SITE_URL).origin))
  if (!link) return {}
  const target = link.opensNewTab && { target: "_blank", rel: "noopener noreferrer" }
  return { href: link.href, ...target }
}

const ownPicture = new RegExp(
  `^/assets/i/[0-9a-f]{32}(?:-\\d+-\\d+)?/(${imageAspects.join("|")})/(\\d{2,4})\\.`,
)

/**
 * Returns the attributes of an image. One with a known size reserves its space before it has
 * loaded. No id: forms take it for a field.
 */
function buildPictureAttributes(
  { id: _id, style: _style, ...attributes }: Attributes,
  given: Attributes,
): Record<string, string> {
  const link = resolveLink(resolveSameOriginUrl(given.src ?? "", new URL(getEnv().SITE_URL).origin))
  const src = link && /^(?:\/|https?:)/i.test(link.href) ? link.href : null
  if (src === null) return attributes
  const [, aspect = "", ownWidth = ""] = ownPicture.exec(src) ?? []
  const width = attributes.width ?? readStyledSize(given, "width") ?? ownWidth
  const known = attributes.height ?? readStyledSize(given, "height")
  const height = known ?? (aspect && /^\d+$/.test(width) ? buildHeight(aspect, width) : "")
  return {
    src,
    alt: "",
    ...attributes,
    ...(width !== "" && { width }),
    ...(height !== "" && { height }),
    loading: "lazy",
  }
}

function readStyledSize({ style = "" }: Attributes, side: "width" | "height"): string | undefined {
  const pattern = new RegExp(
    `(?:^|;)\\s*${side}\\s*:\\s*(\\d{1,4})(?:\\.\\d+)?(px|%)\\s*(?:;|$)`,
    "i",
  )
  const [, amount, unit] = pattern.exec(style) ?? []
  return amount && (unit === "%" ? `${amount}%` : amount)
}

function buildHeight(aspect: string, width: string): string {
  const known = imageAspects.find((each): each is ImageAspect => each === aspect)
  return known ? String(getImageHeight(known, Number(width))) : ""
}
