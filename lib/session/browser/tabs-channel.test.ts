import { eventually } from "#tests/support/eventually.ts"
import { openTabs, type TabMessage } from "./tabs.ts"

describe("tabs with a BroadcastChannel", () => {
  it("receive each other's messages, not their own, and ignore unknown kinds", async () => {
    const heard: [string, TabMessage][] = []
    const one = openTabs((message) => heard.push(["one", message]))
    const other = openTabs((message) => heard.push(["other", message]))
    const stranger = new BroadcastChannel("curlew")
    stranger.postMessage({ kind: "unheard of" })
    one.tell({ kind: "look" })
    await eventually(20_000, () => expect(heard).not.toEqual([]))
    stranger.close()
    one.close()
    other.close()
    expect(heard).toEqual([["other", { kind: "look" }]])
  })
})
