import { readFile } from "node:fs/promises"
import { type Locality, localitySchema } from "#lib/contract/locality.ts"
import { isPostcodeOf } from "#lib/contract/values/australia.ts"

/** The starter list that the shop comes with; its README names source and licence. */
export const starterFile = new URL("./localities.csv", import.meta.url)

/**
 * Returns the localities of a CSV file, the starter list without one, sorted by suburb and
 * postcode. Throws an Error with the line that is invalid.
 */
export async function loadLocalities(file: string | undefined): Promise<Locality[]> {
  return parseLocalities(await readFile(file ?? starterFile, "utf8"))
}

/** Parses lines such as `Calliope,QLD,4680`; empty ones and those that begin with # are skipped. */
export function parseLocalities(text: string): Locality[] {
  const localities = text.split(/\r?\n/).flatMap((line, at) => {
    if (line.trim() === "" || line.startsWith("#")) return []
    const [suburb = "", state = "", postcode = ""] = line.split(",").map((cell) => cell.trim())
    const parsed = localitySchema.safeParse({ suburb, state, postcode })
    if (!parsed.success || !isPostcodeOf(parsed.data.state, postcode)) {
      throw new Error(`Localities: line ${at + 1} is not suburb,state,postcode: ${line}`)
    }
    return [parsed.data]
  })
  const rank = ({ suburb, postcode }: Locality) => `${suburb.toLowerCase()} ${postcode}`
  return localities.sort((one, other) => (rank(one) < rank(other) ? -1 : 1))
}
