/** Builds a POST request with this JSON body. */
export function buildPost(body: object = {}): RequestInit {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    cache: "no-store",
  }
}
