import { createHash, createHmac } from "node:crypto"

/** 32 digits and capitals without those that look alike (0 O, 1 I): five bits each. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
const signs = 16

/** The code of a voucher: 80 bits that only the shop's key gives, the same each time. */
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

/** What is kept of a code. It needs no key, so that mailed codes stay good under a new one. */
export function hashVoucherCode(code: string): string {
  return createHash("sha256").update(`voucher:${code}`).digest("base64url")
}

/** A code as it is read and typed: four groups of four. */
export function showVoucherCode(code: string): string {
  return code.replaceAll(/.{4}(?=.)/g, "$&-")
}
