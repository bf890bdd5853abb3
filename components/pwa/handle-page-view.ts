import type { ComponentType } from "react"
import { getConnectionInfo } from "#components/navigation/connection-info.ts"
import { savePendingUpdate } from "#components/navigation/pending-update.ts"
import { systemClock, wait } from "#lib/auth/browser/clock.ts"
import { subscribeToLoginCookie } from "#lib/auth/browser/login-cookie-watcher.ts"
import { parseLoginCookie } from "#lib/auth/login-cookie.ts"
import { offlineCartKey } from "#lib/cart/offline-cart-key.ts"
import { deletePersonalData } from "#lib/pwa/delete-personal-data.ts"
import { restoreFormDraft, saveFormDraft } from "#lib/pwa/form-draft-storage.ts"
import type { PageViewKind, WorkerMessage } from "#lib/pwa/worker-message.ts"
import { workerOffTiming } from "#lib/pwa/worker-off-timing.ts"
import { activateWaitingWorker } from "./activate-waiting-worker.ts"
import type { UpdatePromptProps } from "./update-prompt.tsx"

type ShowPrompt = (View: ComponentType<UpdatePromptProps>) => void

/** Delay before the registration: an idle page may still be rendering its first view. */
const registerAfterMs = 1_500
/** Idle time after the last loaded resource, before the worker is notified of the new ones. */
const idleMs = 1_000

let registered: Promise<ServiceWorkerRegistration | null> | null = null

/**
 * Handles the view of a page once it is idle: notifies the service worker. The first view of a
 * document also starts everything else: the registration, form drafts and update checks.
 */
export async function handlePageView(path: string, showPrompt: ShowPrompt): Promise<void> {
  const isDocument = registered === null
  registered ??= start(showPrompt)
  const registration = await registered
  if (registration === null) return
  const how = isDocument ? getDocumentKind() : "shown"
  if (how === "loaded") notifyOnResourceLoad(registration, path)
  await sendPageView(registration, path, how)
}

/** Notifies the worker of images that load on scroll; they bypass it if their page did. */
function notifyOnResourceLoad(registration: ServiceWorkerRegistration, path: string): void {
  let timer: ReturnType<typeof setTimeout>
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(() => sendNewFiles(registration, path), idleMs)
  })
  observer.observe({ type: "resource" })
}

async function start(showPrompt: ShowPrompt): Promise<ServiceWorkerRegistration | null> {
  restoreFormDraft()
  addEventListener("pagehide", () => saveFormDraft())
  deleteDataOnLoginChange()
  if (isWorkerOff()) return null
  await wait(systemClock, registerAfterMs)
  const registration = await registerWorker()
  if (registration) {
    // It was installed with this page, or was waiting for it.
    if (registration.waiting) await activateWaitingWorker(registration.waiting)
    startUpdateChecks(registration, async () => {
      const { UpdatePrompt } = await import("./update-prompt.tsx")
      showPrompt(UpdatePrompt)
    })
  }
  return registration
}

/** Deletes stored personal data after a logout or another login, in any tab. */
function deleteDataOnLoginChange(): void {
  let before = getOfflineCartLoginId()
  const handleChange = () => {
    const now = parseLoginCookie(document.cookie)
    if (before !== undefined && before !== null && before !== now) deletePersonalData()
    before = now
  }
  handleChange()
  subscribeToLoginCookie(handleChange)
}

/** Returns the login id of the stored offline cart; null for a guest's, undefined for no cart. */
function getOfflineCartLoginId(): string | null | undefined {
  try {
    const cart: unknown = JSON.parse(localStorage.getItem(offlineCartKey) ?? "null")
    const hasMark = typeof cart === "object" && cart !== null && "mark" in cart
    return hasMark && (typeof cart.mark === "string" || cart.mark === null) ? cart.mark : undefined
  } catch {
    return undefined
  }
}

/** True if the `Server-Timing` header of this document switches the service worker off. */
function isWorkerOff(): boolean {
  const [entry] = performance.getEntriesByType("navigation")
  const timings = entry instanceof PerformanceNavigationTiming ? (entry.serverTiming ?? []) : []
  return timings.some(({ name }) => name === workerOffTiming)
}

/**
 * Registers the service worker (specification 1, section 4). Returns null if the browser has none
 * or cannot fetch the script; the shop then works without it.
 */
async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  try {
    // Some browsers resolve to undefined where workers are blocked, such as browsers under test.
    const registration: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" })
    return registration ?? null
  } catch {
    return null
  }
}

/** Specification 1, section 9. */
const checkEveryMs = 600_000

/**
 * Checks for a newer service worker every ten minutes while online, and calls back when one is
 * installed. A worker that was installing before this page became idle belongs to the page: it is
 * activated without an offer.
 */
export function startUpdateChecks(
  registration: ServiceWorkerRegistration,
  onUpdate: () => void,
): void {
  const { installing, active } = registration
  if (installing && active) whenInstalled(installing, () => void activateWaitingWorker(installing))
  registration.addEventListener("updatefound", () => {
    const { installing: next, active: before } = registration
    // The first worker is not newer than the page that registered it.
    if (!next || !before) return
    whenInstalled(next, () => {
      savePendingUpdate(next)
      onUpdate()
    })
  })
  setInterval(() => void checkForUpdate(registration), checkEveryMs)
}

/** Calls back after the installation; a worker that fails to install becomes redundant instead. */
function whenInstalled(worker: ServiceWorker, run: () => void): void {
  const handleStateChange = () => worker.state !== "redundant" && run()
  worker.addEventListener("statechange", handleStateChange, { once: true })
}

async function checkForUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  if (registration.installing || !navigator.onLine) return
  try {
    const { ok } = await fetch("/sw.js", { cache: "no-store" })
    if (ok) await registration.update()
  } catch {
    // The next check follows in ten minutes.
  }
}

const sentFiles = new Set<string>()

/**
 * Notifies the service worker of the shown page and of the shop's files loaded with it, so that all
 * of it is available offline. With data saving on, nothing is fetched for that.
 */
async function sendPageView(
  registration: ServiceWorkerRegistration,
  path: string,
  how: PageViewKind,
): Promise<void> {
  if (how === "shown" && getConnectionInfo().savesData) return
  const { active } = registration.active ? registration : await navigator.serviceWorker.ready
  send(active, { kind: "visited", path, how, files: listNewFiles(how) })
}

/** Notifies the worker of further files of a page that bypassed it. */
function sendNewFiles({ active }: ServiceWorkerRegistration, path: string): void {
  const files = listNewFiles("more")
  if (files.length > 0) send(active, { kind: "visited", path, how: "more", files })
}

function send(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message)
}

/** Returns how the document was loaded: through the worker, or without it ("loaded"). */
function getDocumentKind(): PageViewKind {
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
