let region: HTMLElement | null = null
let observer: MutationObserver | null = null

/** Creates the live region for page titles: it must exist before its text changes. */
export function prepareAnnouncing(): void {
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
export function announceTitle(): void {
  document.querySelector("next-route-announcer")?.setAttribute("aria-hidden", "true")
  observer?.disconnect()
  if (tellTitle()) return
  observer = new MutationObserver(() => {
    if (tellTitle()) observer?.disconnect()
  })
  observer.observe(document.head, { childList: true, subtree: true })
}

function tellTitle(): boolean {
  const { title } = document
  if (region && title !== "") region.textContent = title
  return title !== ""
}
