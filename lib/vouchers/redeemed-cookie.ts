import "server-only"
import { cookies } from "next/headers"
import { saveCookies } from "#lib/auth/current-session.ts"
import { getEnv } from "#lib/env.ts"

const cookieName = "voucher-redeemed"
const maxAgeSeconds = 60

/** Lets the profile confirm a redeemed voucher for a minute. In server actions only. */
export async function saveRedeemedCookie(): Promise<void> {
  const secure = new URL(getEnv().SITE_URL).protocol === "https:"
  const options = {
    httpOnly: true,
    sameSite: "lax",
    secure,
    path: "/",
    maxAge: maxAgeSeconds,
  } as const
  await saveCookies([{ name: cookieName, value: "1", options }])
}

/** Returns true if the customer has redeemed a voucher within the last minute. */
export async function hasRedeemedCookie(): Promise<boolean> {
  return (await cookies()).has(cookieName)
}
