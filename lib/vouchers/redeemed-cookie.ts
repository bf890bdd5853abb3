import "server-only"
import { cookies } from "next/headers"
import { buildCookieWrite } from "#lib/auth/cookie-write.ts"
import { saveCookies } from "#lib/auth/current-session.ts"

const cookieName = "voucher-redeemed"
const maxAgeSeconds = 60

/** Lets the profile confirm a redeemed voucher for a minute. In server actions only. */
export async function saveRedeemedCookie(): Promise<void> {
  await saveCookies([buildCookieWrite(cookieName, "1", maxAgeSeconds)])
}

/** Returns true if the customer has redeemed a voucher within the last minute. */
export async function hasRedeemedCookie(): Promise<boolean> {
  return (await cookies()).has(cookieName)
}
