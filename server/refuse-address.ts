const maxAddressLength = 2_048
/** The landing of token logins has two tokens in its query. */
const maxLandingLength = 44_000
const maxSegmentLength = 400

/**
 * Why an address cannot belong to any page, or null if it can. Characters that would change their
 * meaning once decoded (slash, backslash, NUL, line breaks, dot segments) are refused here, before
 * any route sees them.
 */
export function findRefusal(address: string): "malformed" | "long" | null {
  const [path = ""] = address.split("?")
  const isLanding = path === "/enter" || path === "/enter/"
  if (address.length > (isLanding ? maxLandingLength : maxAddressLength)) return "long"
  if (!path.startsWith("/") || path.startsWith("//")) return "malformed"
  for (const segment of path.split("/")) {
    const decoded = decodeSegment(segment)
    if (decoded === null || /[/\\]|\p{Cc}/u.test(decoded)) return "malformed"
    if (decoded === "." || decoded === "..") return "malformed"
    if (decoded.length > maxSegmentLength) return "long"
  }
  return null
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
