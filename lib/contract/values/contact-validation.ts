const maxEmailLength = 254
const maxLocalPartLength = 64

/** True if a text has the format of a deliverable email address. It never contains a line break. */
export function isEmailAddress(text: string): boolean {
  if (text.length > maxEmailLength) return false
  const at = text.lastIndexOf("@")
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)]
  return at > 0 && isLocalPart(local) && isDomain(domain)
}

function isLocalPart(local: string): boolean {
  if (local.length > maxLocalPartLength || !/^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u.test(local)) {
    return false
  }
  return !local.startsWith(".") && !local.endsWith(".") && !local.includes("..")
}

function isDomain(domain: string): boolean {
  const labels = domain.split(".")
  const isLabel = (label: string) =>
    label.length <= 63 && /^[\p{L}\p{N}-]+$/u.test(label) && !/^-|-$/.test(label)
  return labels.length > 1 && labels.every(isLabel) && !/^\d+$/.test(labels.at(-1) ?? "")
}

/**
 * True if a text has the format of a phone number: of any country, optionally with an extension.
 */
export function isPhoneNumber(text: string): boolean {
  const [number = "", ...extensions] = text.split(/\s*(?:extension|ext\.?|x)\s*/i)
  if (extensions.length > 1 || extensions.some((digits) => !/^\d{1,6}$/.test(digits))) return false
  const digits = number.replace(/\D/g, "").length
  return digits >= 6 && digits <= 15 && /^\+?[\d\s().\-/]+$/.test(number)
}

/**
 * True if the text is an absolute `http` or `https` URL without credentials. A published
 * `https://name:password@host` would disclose them.
 */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username + url.password === ""
}

const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]

/**
 * True if the text is an Australian Business Number: eleven digits, optionally separated by spaces,
 * whose weighted sum is a multiple of 89 (Australian Business Register).
 */
export function isAbn(text: string): boolean {
  const digits = text.replaceAll(" ", "")
  if (!/^\d{11}$/.test(digits)) return false
  const sum = weights.reduce((total, weight, at) => {
    const digit = Number(digits[at]) - (at === 0 ? 1 : 0)
    return total + weight * digit
  }, 0)
  return sum % 89 === 0
}
