import { stateCodes } from "#lib/contract/values/australia.ts"

/** An Australian address in its components. */
export type AddressParts = { street: string; locality: string; state: string; postcode: string }

const pattern = new RegExp(
  `^(?<street>.+?)[,\\n]\\s*(?<locality>[^,\\n]+?),?\\s+(?<state>${stateCodes.join("|")}),?\\s+(?<postcode>\\d{4})(?:[,\\s]+Australia)?\\.?$`,
  "is",
)

/**
 * Parses an address in the Australian form ("14 Stowe Lane, Calliope QLD 4680"); null for any other
 * form.
 */
export function parseAddress(text: string): AddressParts | null {
  const { street, locality, state, postcode } = pattern.exec(text.trim())?.groups ?? {}
  if (!street || !locality || !state || !postcode) return null
  return {
    street: street.replace(/\s*[,\n]\s*/g, ", ").trim(),
    locality: locality.trim(),
    state: state.toUpperCase(),
    postcode,
  }
}
