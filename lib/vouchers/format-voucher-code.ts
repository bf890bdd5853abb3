/** A voucher's code in groups of four, as it is read and typed best. */
export function formatVoucherCode(code: string): string {
  return code.replaceAll(/[\s-]/g, "").replaceAll(/(.{4})(?=.)/g, "$1-")
}
