import "server-only"
import {
  type AccountFormResult,
  type AccountResult,
  buildAccountRejection,
  type FormState,
} from "#lib/auth/account-result.ts"
import { getTyped, handleAccountForm } from "#lib/auth/handle-account-form.ts"
import type { Customer } from "./customer.ts"
import { getCustomer, type IdentityProof, sendIdentityCode } from "./customer-api.ts"
import { identityIntents as intents, identitySteps as steps } from "./identity-form.ts"

/**
 * Handles a form that needs another proof of identity: runs `change` with the proof that was typed,
 * or emails the code for it. `shown` as in `handleAccountForm`.
 */
export function handleIdentityForm(
  data: FormData,
  shown: readonly string[],
  change: (proof: IdentityProof) => Promise<AccountFormResult>,
): Promise<FormState> {
  return handleAccountForm(data, shown, async (): Promise<AccountFormResult> => {
    const customer = await getCustomer()
    if (!customer) return buildAccountRejection("UNAUTHENTICATED")
    if (getTyped(data, "intent") === intents.sendCode) return sendCode(customer)
    return change(
      customer.hasPassword
        ? { current_password: getTyped(data, "currentPassword") }
        : { code: getTyped(data, "code") },
    )
  })
}

async function sendCode({ email }: Customer): Promise<AccountResult & { step?: string }> {
  const result = await sendIdentityCode(email)
  return result.kind === "done" ? { ...result, step: steps.codeSent } : result
}
