import type { Page } from "playwright/test"

/**
 * Lists the names of system fonts that render text of the page; another machine would render it
 * differently.
 */
export async function listSystemFonts(page: Page): Promise<string[]> {
  const tools = await page.context().newCDPSession(page)
  await tools.send("DOM.enable")
  await tools.send("CSS.enable")
  const { root } = await tools.send("DOM.getDocument")
  const selector = "body *"
  const { nodeIds } = await tools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector })
  const responses = await Promise.all(
    nodeIds.map((nodeId) =>
      tools.send("CSS.getPlatformFontsForNode", { nodeId }).catch(ignoreRemovedNode),
    ),
  )
  await tools.detach()
  const systemFonts = responses.flatMap(({ fonts }) => fonts.filter((font) => !font.isCustomFont))
  return [...new Set(systemFonts.map(({ familyName }) => familyName))].sort()
}

/** An element that the page has removed in the meantime renders no text. */
function ignoreRemovedNode(error: unknown): { fonts: [] } {
  if (error instanceof Error && error.message.includes("Could not find node")) return { fonts: [] }
  throw error
}
