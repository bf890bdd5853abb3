import type { Page } from "playwright/test"

/**
 * Fonts of this machine that letters of the page are set in, by name; another machine would set
 * them otherwise.
 */
export async function listMachineFonts(page: Page): Promise<string[]> {
  const tools = await page.context().newCDPSession(page)
  await tools.send("DOM.enable")
  await tools.send("CSS.enable")
  const { root } = await tools.send("DOM.getDocument")
  const selector = "body *"
  const { nodeIds } = await tools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector })
  const answers = await Promise.all(
    nodeIds.map((nodeId) => tools.send("CSS.getPlatformFontsForNode", { nodeId })),
  )
  await tools.detach()
  const machines = answers.flatMap(({ fonts }) => fonts.filter((font) => !font.isCustomFont))
  return [...new Set(machines.map(({ familyName }) => familyName))].sort()
}
