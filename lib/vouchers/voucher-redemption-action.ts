"use server"

import { headers } from "next/headers"
import { isSignedOut } from "#lib/auth/account-result.ts"
import { getSession, saveSession } from "#lib/auth/current-session.ts"
import type { AccountFormResult, FormState } from "#lib/auth/form-state.ts"
import { getTyped } from "#lib/auth/handle-account-form.ts"
import { resolveReturnPath } from "#lib/auth/return-path.ts"
import { validateAccountRequest } from "#lib/auth/validate-account-request.ts"
import { redeemVoucherSchema } from "#lib/contract/voucher.ts"
import { getEnv } from "#lib/env.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { handleAuthForm } from "#lib/sign-in/handle-auth-form.ts"
import { voucherControls } from "./voucher-controls.ts"
import { getVoucherPageUrl } from "./voucher-page-url.ts"
import { redeemVoucher } from "./vouchers-api.ts"

/**
 * Redeems a gift voucher as store credit and redirects to the profile, which shows the credit.
 * Without a login it redirects to the login page, and back to the form's page afterwards.
 */
export async function handleVoucherRedemption(
  _before: FormState | null,
  data: FormData,
): Promise<FormState> {
  return handleAuthForm(data, [voucherControls.code], () => redeem(data))
}

async function redeem(data: FormData): Promise<AccountFormResult> {
  const code = getTyped(data, voucherControls.code)
  const rejection = validateAccountRequest(redeemVoucherSchema, { code })
  if (rejection) return rejection
  const result = await redeemVoucher(code)
  if (result.kind === "done") return { kind: "redirect", path: await buildVisitorPath("/profile") }
  if (!isSignedOut(result)) return result
  await rememberPage(data)
  return { kind: "redirect", path: await buildVisitorPath("/login") }
}

async function rememberPage(data: FormData): Promise<void> {
  const address = getVoucherPageUrl(data, (await headers()).get("referer"))
  const returnPath = resolveReturnPath(address, getEnv().SITE_URL)
  if (returnPath !== null) await saveSession({ ...(await getSession()), returnPath })
}
