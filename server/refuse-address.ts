import type { ServerResponse } from "node:http"
import { securityHeaders } from "./security-headers.ts"

export type Refusal = { status: 400; message: string }

const maxAddressLength = 2_048
/** The landing of token logins has two tokens in its query. */
const maxLandingLength = 44_000
const maxSegmentLength = 400

/**
 * Why an address cannot belong to any page, or null if it can. Characters that would change their
 * meaning once decoded (slash, backslash, NUL, line breaks, dot segments) are refused here, before
 * any route sees them.
 */
export function findRefusal(address: string): Refusal | null {
  const [path = ""] = address.split("?")
  const isLanding = path === "/enter" || path === "/enter/"
  if (address.length > (isLanding ? maxLandingLength : maxAddressLength)) return tooLong
  if (!path.startsWith("/") || path.startsWith("//")) return malformed
  for (const segment of path.split("/")) {
    const decoded = decodeSegment(segment)
    if (decoded === null || /[/\\]|\p{Cc}/u.test(decoded)) return malformed
    if (decoded === "." || decoded === "..") return malformed
    if (decoded.length > maxSegmentLength) return tooLong
  }
  return null
}

const malformed: Refusal = {
  status: 400,
  message: "This address has characters that no page of ours has. Please check the link.",
}
const tooLong: Refusal = {
  status: 400,
  message: "This address is too long for any page of ours. Please check the link.",
}

/** Answers with a small page that says what is wrong with the address. Nothing keeps it. */
export function sendRefusal(response: ServerResponse, { status, message }: Refusal): void {
  for (const { key, value } of securityHeaders) response.setHeader(key, value)
  response.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    Connection: "close",
  })
  response.end(`<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Address not understood</title>
<body style="font-family:system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem">
<h1>Address not understood</h1><p>${message}</p><p><a href="/">Take me home</a></p></body></html>`)
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
