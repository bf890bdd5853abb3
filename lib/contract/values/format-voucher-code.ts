/** Formats a voucher code in groups of four, for reading and typing. */
export function formatVoucherCode(code: string): string {
  return code.replaceAll(/[\s-]/g, "").replaceAll(/(.{4})(?=.)/g, "$1-")
}
