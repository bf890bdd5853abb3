import { handOver } from "./hand-over.ts"
import { notePendingUpdate } from "./pending-update.ts"

/** Specification 1, section 9. */
const checkEveryMs = 600_000

/**
 * Looks for a newer worker every ten minutes while online, and calls back when there is one. One that
 * was on its way before this page became quiet came with the page, and takes over without a word.
 */
export function watchUpdates(registration: ServiceWorkerRegistration, onUpdate: () => void): void {
  const { installing, active } = registration
  if (installing && active) whenInstalled(installing, () => void handOver(installing))
  registration.addEventListener("updatefound", () => {
    const { installing: next, active: before } = registration
    // The first one brings nothing newer than the page that has fetched it.
    if (!next || !before) return
    whenInstalled(next, () => {
      notePendingUpdate(next)
      onUpdate()
    })
  })
  setInterval(() => void look(registration), checkEveryMs)
}

/** One that cannot be installed becomes redundant instead. */
function whenInstalled(worker: ServiceWorker, run: () => void): void {
  const look = () => worker.state !== "redundant" && run()
  worker.addEventListener("statechange", look, { once: true })
}

async function look(registration: ServiceWorkerRegistration): Promise<void> {
  if (registration.installing || !navigator.onLine) return
  try {
    const { ok } = await fetch("/sw.js", { cache: "no-store" })
    if (ok) await registration.update()
  } catch {
    // It is looked for again in ten minutes.
  }
}
