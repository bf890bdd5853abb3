const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
/** The largest multiple of 62 in a byte: what is above would make some signs likelier. */
const fairBelow = 248

/** A random password of letters and digits, each as likely as any other. */
export function suggestPassword(length = 8): string {
  let password = ""
  while (password.length < length) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < fairBelow) password += signs[byte % signs.length]
  }
  return password
}
