/** Words that scripts look for as a global name, or that the page's own frame uses as an id. */
const reserved: ReadonlySet<string> = new Set(
  (
    "content next process global module exports define require react self top name status length " +
    "location document window navigator history screen event external origin parent frames opener " +
    "cookie domain title body head forms images links scripts anchors embeds plugins all dir open " +
    "close write action method target elements submit reset enctype encoding children attributes " +
    "style class id constructor prototype valueof tostring"
  ).split(" "),
)
/** Beginnings of ids that widgets make for themselves. */
const ownBeginning = /^(?:w\d|tabs-\d|slides-\d|faq-\d|map-w)/

/**
 * Whether an editor's id is one that links may lead to and that no script can mistake for something
 * of its own: a browser offers every id as a global name. Lower-case words, digits and hyphens.
 */
export function isHarmlessId(id: string): boolean {
  const isPlain = id.length <= 80 && /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)
  return isPlain && !reserved.has(id) && !ownBeginning.test(id)
}
