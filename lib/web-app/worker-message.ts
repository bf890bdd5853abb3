/** What a page tells the worker. */
export type WorkerMessage =
  /** A newer worker takes the place of the one before it. */
  | { kind: "take-over" }
  /** A page is being looked at, with these files of the shop on it. */
  | VisitMessage

export type VisitMessage = {
  kind: "visited"
  path: string
  how: VisitKind
  files: readonly string[]
}

/**
 * How a page came: through the worker, which has kept it; past the worker, with "more" for what comes
 * after it; or inside the app.
 */
export type VisitKind = "kept" | "loaded" | "more" | "shown"

const visitKinds: readonly string[] = ["kept", "loaded", "more", "shown"] satisfies VisitKind[]

const mostFiles = 150

/** A message of this version of the shop; null for any other. */
export function parseWorkerMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== "object" || data === null || !("kind" in data)) return null
  if (data.kind === "take-over") return { kind: "take-over" }
  if (data.kind !== "visited" || !("path" in data) || !("files" in data)) return null
  const { path, files } = data
  if (typeof path !== "string" || !path.startsWith("/") || !Array.isArray(files)) return null
  const isText = (file: unknown) => typeof file === "string"
  if (!("how" in data) || !isVisitKind(data.how)) return null
  return {
    ...{ kind: "visited", path, how: data.how },
    files: files.filter(isText).slice(0, mostFiles),
  }
}

function isVisitKind(value: unknown): value is VisitKind {
  return typeof value === "string" && visitKinds.includes(value)
}
