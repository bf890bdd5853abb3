import { getTyped } from "#lib/auth/handle-account-form.ts"
import { voucherControls } from "./voucher.ts"

/**
 * Returns the URL of the page with a voucher form: from its script's control, otherwise from the
 * Referer header; empty if unknown. The token of an earlier payment is removed.
 */
export function getVoucherPageUrl(data: FormData, referrer: string | null): string {
  const url = URL.parse(getTyped(data, voucherControls.page) || (referrer ?? ""))
  url?.searchParams.delete("payum_token")
  return url?.href ?? ""
}
