import { createHash, createHmac } from "node:crypto"

/** 32 digits and capitals without lookalikes (0 O, 1 I): five bits each. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
const signs = 16

/** Returns the code of a voucher: 80 bits derived from the shop's key, the same each time. */
export function buildVoucherCode(key: Buffer, voucherId: string): string {
  const bytes = createHmac("sha256", key).update(voucherId).digest()
  let bits = bytes.readBigUInt64BE(0) * 65_536n + BigInt(bytes.readUInt16BE(8))
  let code = ""
  for (let sign = 0; sign < signs; sign += 1) {
    code = `${alphabet[Number(bits % 32n)]}${code}`
    bits /= 32n
  }
  return code
}

/**
 * Returns the stored hash of a code. It needs no key, so that emailed codes stay valid under a new
 * one.
 */
export function hashVoucherCode(code: string): string {
  return createHash("sha256").update(`voucher:${code}`).digest("base64url")
}
