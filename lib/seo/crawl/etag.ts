import { createHash } from "node:crypto"

/** The tag of what is made from these values: another one for any other. */
export function buildEtag(version: readonly unknown[]): string {
  const hash = createHash("sha256").update(JSON.stringify(version)).digest("base64url")
  return `W/"${hash.slice(0, 22)}"`
}

/** Whether whoever asks has what this tag stands for. */
export function hasSeen(request: Request, etag: string): boolean {
  const tags = (request.headers.get("if-none-match") ?? "").split(",").map((tag) => tag.trim())
  return tags.some((tag) => tag === "*" || tag.replace(/^(?!W\/)/, "W/") === etag)
}
