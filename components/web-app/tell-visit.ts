import { getLineQuality } from "#components/chrome/line-quality.ts"
import type { VisitKind, WorkerMessage } from "#lib/web-app/worker-message.ts"

const told = new Set<string>()

/**
 * Tells the worker which page is being looked at, and what of the shop has come with it, so that all
 * of it is there offline. Who saves data has nothing fetched for that.
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

/** Tells the worker what else has come with a page that came past it. */
export function tellMore({ active }: ServiceWorkerRegistration, path: string): void {
  const files = listNewFiles("more")
  if (files.length > 0) tell(active, { kind: "visited", path, how: "more", files })
}

function tell(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message)
}

/** How the document came. */
export function getDocumentKind(): VisitKind {
  return navigator.serviceWorker.controller ? "kept" : "loaded"
}

function isPast(how: VisitKind): boolean {
  return how === "loaded" || how === "more"
}

/** Scripts and styles come with the second page: a first visit is to leave little on a device. */
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
