import type { ComponentType } from "react"
import { systemClock, wait } from "#lib/auth/browser/clock.ts"
import { subscribeToLoginCookie } from "#lib/auth/browser/login-cookie-watcher.ts"
import { parseLoginCookie } from "#lib/auth/login-cookie.ts"
import { offlineCartKey } from "#lib/cart/offline-cart-key.ts"
import { deletePersonalData } from "#lib/pwa/delete-personal-data.ts"
import { restoreFormDraft, saveFormDraft } from "#lib/pwa/form-draft-storage.ts"
import { activateWaitingWorker } from "./activate-waiting-worker.ts"
import { getDocumentKind, sendNewFiles, sendPageView } from "./notify-worker.ts"
import { isWorkerOff, registerWorker } from "./register-worker.ts"
import { startUpdateChecks } from "./start-update-checks.ts"
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
