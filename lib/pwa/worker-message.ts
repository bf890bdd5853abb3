/** A message from a page to the service worker. */
export type WorkerMessage =
  /** A newer service worker replaces the current one (skipWaiting). */
  | { kind: "take-over" }
  /** A page is shown, with these same-origin files on it. */
  | PageViewMessage

export type PageViewMessage = {
  kind: "visited"
  path: string
  how: PageViewKind
  files: readonly string[]
}

/**
 * How a page was loaded: through the service worker, which has cached it; without the worker, with
 * "more" for files that load later; or by client-side navigation.
 */
export type PageViewKind = "cached" | "loaded" | "more" | "shown"

const pageViewKinds: readonly string[] = [
  "cached",
  "loaded",
  "more",
  "shown",
] satisfies PageViewKind[]

const maxFiles = 150

/** Parses a message of this version of the shop; null for any other. */
export function parseWorkerMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== "object" || data === null || !("kind" in data)) return null
  if (data.kind === "take-over") return { kind: "take-over" }
  if (data.kind !== "visited" || !("path" in data) || !("files" in data)) return null
  const { path, files } = data
  if (typeof path !== "string" || !path.startsWith("/") || !Array.isArray(files)) return null
  const isText = (file: unknown) => typeof file === "string"
  if (!("how" in data) || !isPageViewKind(data.how)) return null
  return {
    kind: "visited",
    path,
    how: data.how,
    files: files.filter(isText).slice(0, maxFiles),
  }
}

function isPageViewKind(value: unknown): value is PageViewKind {
  return typeof value === "string" && pageViewKinds.includes(value)
}
