import { getLineQuality } from "#components/chrome/line-quality.ts"
import type { VisitKind, WorkerMessage } from "#lib/web-app/worker-message.ts"

const told = new Set<string>()

/**
 * Notifies the service worker of the shown page and of the shop's files loaded with it, so that all
 * of it is available offline. With data saving on, nothing is fetched for that.
 */
export async function tellVisit(
  registration: ServiceWorkerRegistration,
  path: string,
  how: VisitKind,
): Promise<void> {
  if (how === "shown" && getLineQuality().savesData) return
  const { active } = registration.active ? registration : await navigator.serviceWorker.ready
  tell(active, { kind: "visited", path, how, files: listNewFiles(how) })
}

/** Notifies the worker of further files of a page that bypassed it. */
export function tellMore({ active }: ServiceWorkerRegistration, path: string): void {
  const files = listNewFiles("more")
  if (files.length > 0) tell(active, { kind: "visited", path, how: "more", files })
}

function tell(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message)
}

/** Returns how the document was loaded: through the worker, or without it ("loaded"). */
export function getDocumentKind(): VisitKind {
  return navigator.serviceWorker.controller ? "kept" : "loaded"
}

function isPast(how: VisitKind): boolean {
  return how === "loaded" || how === "more"
}

/** Lists files not sent yet; scripts and styles from the second page on, to save device storage. */
function listNewFiles(how: VisitKind): string[] {
  const { origin } = location
  const starts = [`${origin}/assets/i/`, ...(isPast(how) ? [] : [`${origin}/_next/static/`])]
  const names = performance.getEntriesByType("resource").map(({ name }) => name)
  const files = names.filter(
    (name) => !told.has(name) && starts.some((each) => name.startsWith(each)),
  )
  for (const name of files) told.add(name)
  return [...new Set(files)]
}
