"use server"

import { headers } from "next/headers"
import { isSignedOut } from "#lib/account/account-result.ts"
import { getTyped } from "#lib/account/answer-form.ts"
import { answerSignIn } from "#lib/account/answer-sign-in.ts"
import { checkCall } from "#lib/account/check-call.ts"
import type { FormOutcome, FormState } from "#lib/account/form-state.ts"
import { redeemVoucher } from "#lib/api/vouchers.ts"
import { redeemVoucherSchema } from "#lib/contract/voucher.ts"
import { getEnv } from "#lib/env.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { getSession, saveSession } from "#lib/session/current-session.ts"
import { resolveReturnPath } from "#lib/session/return-path.ts"
import { readPageAddress } from "./read-page-address.ts"
import { voucherControls } from "./voucher-controls.ts"

/**
 * Redeems a gift voucher as store credit and redirects to the profile, which shows the credit.
 * Without a login it redirects to the login page, and back to the form's page afterwards.
 */
export async function redeemGiftVoucher(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return answerSignIn(data, [voucherControls.code], () => redeem(data))
}

async function redeem(data: FormData): Promise<FormOutcome> {
  const code = getTyped(data, voucherControls.code)
  const refusal = checkCall(redeemVoucherSchema, { code })
  if (refusal) return refusal
  const result = await redeemVoucher(code)
  if (result.kind === "done") return { kind: "left", path: await buildVisitorPath("/profile") }
  if (!isSignedOut(result)) return result
  await rememberPage(data)
  return { kind: "left", path: await buildVisitorPath("/login") }
}

async function rememberPage(data: FormData): Promise<void> {
  const address = readPageAddress(data, (await headers()).get("referer"))
  const returnPath = resolveReturnPath(address, getEnv().SITE_URL)
  if (returnPath !== null) await saveSession({ ...(await getSession()), returnPath })
}
