/** Australia's states and territories. The ids are those of driver's licences. */
export const australianStates = [
  { id: 1, code: "ACT", name: "Australian Capital Territory" },
  { id: 2, code: "NSW", name: "New South Wales" },
  { id: 3, code: "NT", name: "Northern Territory" },
  { id: 4, code: "QLD", name: "Queensland" },
  { id: 5, code: "SA", name: "South Australia" },
  { id: 6, code: "TAS", name: "Tasmania" },
  { id: 7, code: "VIC", name: "Victoria" },
  { id: 8, code: "WA", name: "Western Australia" },
] as const

export type StateCode = (typeof australianStates)[number]["code"]
export const stateCodes = australianStates.map(({ code }) => code)

/** First and last postcode of each block that Australia Post assigns to a state. */
const postcodeRanges: Record<StateCode, readonly (readonly [number, number])[]> = {
  ACT: [
    [200, 299],
    [2600, 2620],
    [2900, 2920],
    [2540, 2540],
  ],
  NSW: [
    [1000, 2599],
    [2611, 2611],
    [2619, 2899],
    [2921, 2999],
    [3585, 3586],
    [3644, 3644],
    [3691, 3691],
    [3707, 3707],
    [4375, 4385],
  ],
  NT: [[800, 999]],
  QLD: [
    [4000, 4999],
    [9000, 9999],
    [2406, 2406],
  ],
  SA: [
    [5000, 5999],
    [872, 872],
  ],
  TAS: [[7000, 7999]],
  VIC: [
    [3000, 3999],
    [8000, 8999],
    [2648, 2648],
  ],
  WA: [
    [6000, 6999],
    [872, 872],
  ],
}

/** Returns the only state that a postcode belongs to; null for border towns and for no postcode. */
export function resolveState(postcode: string): StateCode | null {
  const [state = null, other] = stateCodes.filter((code) => isPostcodeOf(code, postcode))
  return other === undefined ? state : null
}

/**
 * True if the postcode (four digits) belongs to the state. Postcodes of border towns belong to
 * both.
 */
export function isPostcodeOf(state: StateCode, postcode: string): boolean {
  if (!/^\d{4}$/.test(postcode)) return false
  const number = Number(postcode)
  return postcodeRanges[state].some(([first, last]) => number >= first && number <= last)
}
