import { activateWaitingWorker } from "./activate-waiting-worker.ts"
import { savePendingUpdate } from "./pending-update.ts"

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
