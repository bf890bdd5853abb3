const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
/** The largest multiple of 62 in a byte: bytes above it would make some characters more likely. */
const fairBelow = 248

/** Returns a random alphanumeric password, uniformly distributed. */
export function createRandomPassword(length = 8): string {
  let password = ""
  while (password.length < length) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < fairBelow) password += signs[byte % signs.length]
  }
  return password
}
