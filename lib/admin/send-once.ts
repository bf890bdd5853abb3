import { buildRequestName, getDraft, saveDraft } from "./draft-storage.ts"

/**
 * Sends what moves money, stock or a parcel with an idempotency key: however often it is repeated, it
 * is done once. `name` is that of the form's draft: discarding the draft forgets the key. `content` is
 * what is sent; the version that it is based on is not part of it.
 */
export async function sendOnce<Content extends object, T>(
  name: string,
  content: Content,
  send: (input: Content & { idempotency_key: string }) => Promise<T>,
): Promise<T> {
  const result = await send({ ...content, idempotency_key: resolveRequestKey(name, content) })
  deleteRequestKey(name)
  return result
}

type RequestKey = { key: string; content: string }

/** The keys of this document, where the browser has no storage. */
const keys = new Map<string, RequestKey>()

/**
 * Returns the idempotency key of what a form sends: the same one for the same content until it is
 * done (`deleteRequestKey`), so that a repeated request is not done twice. It is stored beside the
 * form's draft: a request whose response was lost can be repeated after a reload.
 */
function resolveRequestKey(name: string, content: object): string {
  const text = JSON.stringify(content)
  const stored = getDraft(buildRequestName(name))?.values ?? keys.get(name)
  if (stored?.content === text && typeof stored.key === "string") return stored.key
  const values = { key: createRequestKey(), content: text }
  saveDraft(buildRequestName(name), { values, at: new Date().toISOString() })
  if (getDraft(buildRequestName(name)) === null) keys.set(name, values)
  return values.key
}

/** Forgets the key of a request that is done: the same content is another request from now on. */
function deleteRequestKey(name: string): void {
  keys.delete(name)
  saveDraft(buildRequestName(name), { values: {}, at: "" })
}

/** Creates a random UUID. `crypto.randomUUID` is missing on pages served over plain HTTP. */
function createRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}
