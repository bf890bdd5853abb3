import { eventually } from "#tests/assertions/eventually.ts"
import { openTabs, type TabMessage } from "./tab-channel.ts"

describe("tabs with a BroadcastChannel", () => {
  it("receive each other's messages, not their own, and ignore unknown kinds", async () => {
    const received: [string, TabMessage][] = []
    const one = openTabs((message) => received.push(["one", message]))
    const other = openTabs((message) => received.push(["other", message]))
    const rawChannel = new BroadcastChannel("curlew")
    rawChannel.postMessage({ kind: "unheard of" })
    one.publish({ kind: "look" })
    await eventually(20_000, () => expect(received).not.toEqual([]))
    rawChannel.close()
    one.close()
    other.close()
    expect(received).toEqual([["other", { kind: "look" }]])
  })
})
