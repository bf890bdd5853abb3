/** The page of the shop where vouchers are bought and redeemed. */
export const voucherPath = "/gift-vouchers"

/** True if a code has the form of a voucher's, such as "4K7Q-..." with four groups of four. */
export function hasVoucherForm(code: string): boolean {
  return /^[2-9A-HJ-NP-Z]{16}$/i.test(code.replaceAll(/[\s-]/g, ""))
}
