import { stateCodes } from "#lib/contract/australia.ts"

/** An Australian address in its parts. */
export type AddressParts = { street: string; locality: string; state: string; postcode: string }

const pattern = new RegExp(
  `^(?<street>.+?)[,\\n]\\s*(?<locality>[^,\\n]+?),?\\s+(?<state>${stateCodes.join("|")}),?\\s+(?<postcode>\\d{4})(?:[,\\s]+Australia)?\\.?$`,
  "is",
)

/**
 * The parts of an address that is written as Australians do ("14 Stowe Lane, Calliope QLD 4680");
 * null where it is written in another way.
 */
export function parseAddress(text: string): AddressParts | null {
  const { street, locality, state, postcode } = pattern.exec(text.trim())?.groups ?? {}
  if (!street || !locality || !state || !postcode) return null
  return {
    street: street.replace(/\s*[,\n]\s*/g, ", ").trim(),
    ...{ locality: locality.trim(), state: state.toUpperCase(), postcode },
  }
}
