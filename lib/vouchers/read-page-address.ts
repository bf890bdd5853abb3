import { getTyped } from "#lib/account/answer-form.ts"
import { voucherControls } from "./voucher-controls.ts"

/**
 * The address of the page a voucher's form stands on: as its script says, or without one, as the
 * browser does; empty where it is not known. The mark of an earlier payment is left out.
 */
export function readPageAddress(data: FormData, referrer: string | null): string {
  const url = URL.parse(getTyped(data, voucherControls.page) || (referrer ?? ""))
  url?.searchParams.delete("payum_token")
  return url?.href ?? ""
}
