import { findShopProcesses, isScriptOf } from "./shop-processes.ts"

describe("processes of a measured shop", () => {
  it.each([
    ["node\0scripts/start.ts\0", true],
    ["/usr/bin/node\0/srv/shop/scripts/start.ts\0", true],
    ["node\0tools/bench.ts\0", false],
    ["node\0otherscripts/start.ts\0", false],
    ["", false],
  ])("recognises the starter by its command line: %j", (cmdline, isStarter) => {
    expect(isScriptOf(cmdline, "scripts/start.ts")).toBe(isStarter)
  })

  it("are not looked for on this machine if the shop is on another", () => {
    const none = { storefront: null, "back end": null, starter: null }
    expect(findShopProcesses("https://shop.example", null)).toEqual(none)
  })
})
