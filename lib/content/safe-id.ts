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
