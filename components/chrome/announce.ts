let region: HTMLElement | null = null
let observer: MutationObserver | null = null

/** Makes ready to tell assistive technology of pages: what is to be heard has to stand there before. */
export function prepareAnnouncing(): void {
  if (region?.isConnected) return
  region = document.createElement("p")
  region.role = "status"
  region.className = "sr-only"
  document.body.append(region)
}

/**
 * Tells assistive technology the title of the page in sight, once the page has it. The framework tells
 * the heading at this moment, which the focus does already: it is silenced.
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
