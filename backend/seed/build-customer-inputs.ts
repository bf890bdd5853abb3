import { addressInputSchema } from "#lib/contract/address.ts"
import { modelInputs } from "#lib/contract/model-call.ts"
import type { SeedCustomer } from "./seed-types.ts"

/** Builds a customer's user, address and credit inputs, validated like API input. */
export function buildCustomerInputs({ addresses, credit, files, ...user }: SeedCustomer) {
  const creditSchema = modelInputs["cognito/credit"].omit({ user_id: true }).strict()
  return {
    user: modelInputs["cognito/user"].strict().parse(user),
    addresses: addresses.map((address) => addressInputSchema.parse(address)),
    credit: credit.map((entry) => creditSchema.parse(entry)),
    files,
  }
}
