import { getTranslations } from "next-intl/server"
import { getAccountUser } from "#lib/api/account.ts"
import { askAccount } from "#lib/api/ask-account.ts"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { getSession } from "#lib/session/current-session.ts"

/** Who is signed in and who might go on instead, by name; null for who cannot be told any more. */
export type Switch = { present: string | null; other: string | null }

/** The change of accounts that waits for an answer; null where none does. Throws an ApiError. */
export async function getSwitch(): Promise<Switch | null> {
  const { pending } = await getSession()
  if (!pending) return null
  const by = { bearer: pending.access, baseUrl: pending.baseUrl }
  const [present, owner] = await Promise.all([
    getAccountUser(),
    askAccount("authUser", accountCalls.authUser, {}, by),
  ])
  const other = "refusal" in owner ? null : owner.answer.user
  return {
    present: present && (await nameCustomer(present.firstName, present.lastName, present.email)),
    other: other && (await nameCustomer(other.first_name, other.last_name, other.email)),
  }
}

async function nameCustomer(first: string, last: string, email: string): Promise<string> {
  const t = await getTranslations("myAccount.profile")
  const name = t("name", { first, last }).trim()
  return name === "" ? email : `${name} (${email})`
}
