/** @jest-environment jsdom */
import { openTabs, parseTabMessage, type TabMessage } from "./tab-channel.ts"

describe("a message between tabs", () => {
  it.each([
    { kind: "look" },
    { kind: "checked", endsAtMs: 5 },
    { kind: "link", isActive: false },
  ] as const)("%j is parsed", (message) => {
    expect(parseTabMessage({ ...message, more: 1 })).toEqual(message)
  })

  it.each([
    null,
    "look",
    {},
    { kind: "other" },
    { kind: "checked" },
    { kind: "checked", endsAtMs: "soon" },
    { kind: "checked", endsAtMs: Number.NaN },
    { kind: "link", isActive: 1 },
  ])("%j is ignored", (data) => {
    expect(parseTabMessage(data)).toBeNull()
  })
})

describe("tabs without a BroadcastChannel", () => {
  it("run without it in this test", () => {
    expect(typeof BroadcastChannel).toBe("undefined")
  })

  it("receive each other's messages by storage events, and leave nothing in storage", () => {
    const received: TabMessage[] = []
    const tabs = openTabs((message) => received.push(message))
    const written: string[] = []
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      written.push(value)
      setItem.call(this, key, value)
    }
    tabs.publish({ kind: "link", isActive: false })
    Storage.prototype.setItem = setItem
    expect([written, localStorage.length]).toEqual([['{"kind":"link","isActive":false}'], 0])
    for (const newValue of [...written, null, "{", '{"kind":"other"}']) {
      dispatchEvent(new StorageEvent("storage", { key: "curlew", newValue }))
    }
    dispatchEvent(new StorageEvent("storage", { key: "other", newValue: '{"kind":"look"}' }))
    tabs.close()
    dispatchEvent(new StorageEvent("storage", { key: "curlew", newValue: '{"kind":"look"}' }))
    expect(received).toEqual([{ kind: "link", isActive: false }])
  })

  it("do not throw if the browser has no storage", () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException("no", "QuotaExceededError")
    }
    expect(() => openTabs(() => {}).publish({ kind: "look" })).not.toThrow()
    Storage.prototype.setItem = setItem
  })
})
