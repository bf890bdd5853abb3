import { type Locality, maxLocalities } from "#lib/contract/locality.ts"

/** Fewer characters fit too many localities. */
const minCharacters = 2

/**
 * Returns the localities that a typed text is the beginning of: by postcode if it has digits, else
 * by suburb, those that begin with it before those with a later word that does. At most
 * `maxLocalities`; none for less than two characters.
 */
export function findLocalities(all: readonly Locality[], query: string): Locality[] {
  const digits = query.replace(/\D/g, "")
  const wanted = digits === "" ? simplify(query) : digits
  if (wanted.length < minCharacters) return []
  if (digits !== "") {
    return all.filter(({ postcode }) => postcode.startsWith(digits)).slice(0, maxLocalities)
  }
  const first = all.filter(({ suburb }) => simplify(suburb).startsWith(wanted))
  const later = all.filter(({ suburb }) => simplify(suburb).includes(` ${wanted}`))
  return [...first, ...later].slice(0, maxLocalities)
}

/** Returns a suburb without case, accents and punctuation: "O’Connor" as "oconnor". */
function simplify(suburb: string): string {
  return suburb
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z\s-]/g, "")
    .replace(/[\s-]+/g, " ")
    .trim()
}
