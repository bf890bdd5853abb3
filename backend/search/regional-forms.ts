/** Australian and American forms that no rule derives, in both numbers where both are usual. */
const pairs = [
  ["grey", "gray"],
  ["aluminium", "aluminum"],
  ["jewellery", "jewelry"],
  ["jeweller", "jeweler"],
  ["tyre", "tire"],
  ["tyres", "tires"],
  ["plough", "plow"],
  ["pyjamas", "pajamas"],
  ["moustache", "mustache"],
  ["cosy", "cozy"],
  ["sceptic", "skeptic"],
  ["licence", "license"],
  ["cheque", "check"],
  ["catalogue", "catalog"],
  ["catalogues", "catalogs"],
  ["dialogue", "dialog"],
  ["analogue", "analog"],
  ["programme", "program"],
  ["centre", "center"],
  ["centres", "centers"],
  ["centrepiece", "centerpiece"],
  ["litre", "liter"],
  ["litres", "liters"],
  ["metre", "meter"],
  ["metres", "meters"],
  ["millimetre", "millimeter"],
  ["millimetres", "millimeters"],
  ["fibre", "fiber"],
  ["fibreglass", "fiberglass"],
  ["theatre", "theater"],
  ["mum", "mom"],
  ["mums", "moms"],
] as const

/**
 * Words whose ending or beginning changes: "colourful" and "colorful", "moulds" and "molds". The
 * stems are listed, since "our" and "or" alternate in few words: "four", "hour" and "flour" do not.
 */
const stems = [
  ["colour", "color"],
  ["favour", "favor"],
  ["flavour", "flavor"],
  ["harbour", "harbor"],
  ["honour", "honor"],
  ["labour", "labor"],
  ["neighbour", "neighbor"],
  ["armour", "armor"],
  ["vapour", "vapor"],
  ["odour", "odor"],
  ["humour", "humor"],
  ["mould", "mold"],
  ["travell", "travel"],
  ["labell", "label"],
  ["modell", "model"],
  ["marbell", "marbel"],
] as const

const byWord: ReadonlyMap<string, string> = new Map(
  pairs.flatMap(([first, second]) => [
    [first, second],
    [second, first],
  ]),
)

/** Words with "is" before these endings that are never written with "iz". */
const neverIz =
  /^(?:adv|comprom|disgu|exerc|expert|improv|prem|prom|ra|re|rev|superv|surpr|telev|w|no)is/
const ise = /^(.{3,}[^aeiou])i([sz])(e|ed|er|ers|es|ing|ation|ations)$/

/** Lists the other regional form of a word in lower case: Australian for American and vice versa. */
export function listRegionalForms(word: string): string[] {
  const exact = byWord.get(word)
  if (exact !== undefined) return [exact]
  for (const [australian, american] of stems) {
    if (word.startsWith(australian)) return [american + word.slice(australian.length)]
    if (word.startsWith(american)) return [australian + word.slice(american.length)]
  }
  const [, start, middle, end] = ise.exec(word) ?? []
  if (start === undefined || neverIz.test(word)) return []
  return [`${start}i${middle === "s" ? "z" : "s"}${end}`]
}
