let region: HTMLElement | null = null
let observer: MutationObserver | null = null

/** Creates the live region for page titles: it must exist before its text changes. */
export function createRouteAnnouncer(): void {
  if (region?.isConnected) return
  region = document.createElement("p")
  region.role = "status"
  region.className = "sr-only"
  document.body.append(region)
}

/**
 * Writes the title of the shown page into the live region, once the page has a title. Silences the
 * framework's own live region, which would read the heading that the focus already reads.
 */
export function updateRouteAnnouncer(): void {
  document.querySelector("next-route-announcer")?.setAttribute("aria-hidden", "true")
  observer?.disconnect()
  if (writeTitle()) return
  observer = new MutationObserver(() => {
    if (writeTitle()) observer?.disconnect()
  })
  observer.observe(document.head, { childList: true, subtree: true })
}

function writeTitle(): boolean {
  const { title } = document
  if (region && title !== "") region.textContent = title
  return title !== ""
}
