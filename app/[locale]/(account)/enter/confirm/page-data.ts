import { getTranslations } from "next-intl/server"
import { cache } from "react"
import { getAccountUser } from "#lib/auth/account-api.ts"
import { requestAccount } from "#lib/auth/authenticated-client.ts"
import { getSession } from "#lib/auth/current-session.ts"
import { accountCalls } from "#lib/contract/account-calls.ts"

/**
 * Names of the signed-in user, null for a guest, and of the user to switch to, null if the login is
 * no longer valid.
 */
export type AccountSwitch = { present: string | null; other: string | null }

/** Returns the token login that awaits confirmation; null if there is none. Throws an ApiError. */
export const getPendingAccountSwitch = cache(async (): Promise<AccountSwitch | null> => {
  const { pending } = await getSession()
  if (!pending) return null
  const by = { bearer: pending.access, baseUrl: pending.baseUrl }
  const [present, owner] = await Promise.all([
    getAccountUser(),
    requestAccount("authUser", accountCalls.authUser, {}, by),
  ])
  const other = owner.ok ? owner.value.user : null
  return {
    present: present && (await nameCustomer(present.firstName, present.lastName, present.email)),
    other: other && (await nameCustomer(other.first_name, other.last_name, other.email)),
  }
})

async function nameCustomer(first: string, last: string, email: string): Promise<string> {
  const t = await getTranslations("myAccount.profile")
  const name = t("name", { first, last }).trim()
  return name === "" ? email : `${name} (${email})`
}
