import { getConnectionInfo } from "#components/navigation/connection-info.ts"
import type { PageViewKind, WorkerMessage } from "#lib/pwa/worker-message.ts"

const sentFiles = new Set<string>()

/**
 * Notifies the service worker of the shown page and of the shop's files loaded with it, so that all
 * of it is available offline. With data saving on, nothing is fetched for that.
 */
export async function sendPageView(
  registration: ServiceWorkerRegistration,
  path: string,
  how: PageViewKind,
): Promise<void> {
  if (how === "shown" && getConnectionInfo().savesData) return
  const { active } = registration.active ? registration : await navigator.serviceWorker.ready
  send(active, { kind: "visited", path, how, files: listNewFiles(how) })
}

/** Notifies the worker of further files of a page that bypassed it. */
export function sendNewFiles({ active }: ServiceWorkerRegistration, path: string): void {
  const files = listNewFiles("more")
  if (files.length > 0) send(active, { kind: "visited", path, how: "more", files })
}

function send(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message)
}

/** Returns how the document was loaded: through the worker, or without it ("loaded"). */
export function getDocumentKind(): PageViewKind {
  return navigator.serviceWorker.controller ? "cached" : "loaded"
}

function isPastWorker(how: PageViewKind): boolean {
  return how === "loaded" || how === "more"
}

/** Lists files not sent yet; scripts and styles from the second page on, to save device storage. */
function listNewFiles(how: PageViewKind): string[] {
  const { origin } = location
  const starts = [`${origin}/assets/i/`, ...(isPastWorker(how) ? [] : [`${origin}/_next/static/`])]
  const names = performance.getEntriesByType("resource").map(({ name }) => name)
  const files = names.filter(
    (name) => !sentFiles.has(name) && starts.some((each) => name.startsWith(each)),
  )
  for (const name of files) sentFiles.add(name)
  return [...new Set(files)]
}
