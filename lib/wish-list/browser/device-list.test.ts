/** @jest-environment jsdom */
import { deviceItems, readDeviceList, viewedProducts, writeDeviceList } from "./device-list.ts"

const item = { product: "mini-urn", sku: 12 }

beforeEach(() => localStorage.clear())

describe("a list in the browser", () => {
  it("returns what was stored, in its order", () => {
    const items = [item, { product: "night-light", sku: null }]
    expect(writeDeviceList(deviceItems, items)).toBe(true)
    expect(readDeviceList(deviceItems)).toEqual(items)
    expect(readDeviceList(viewedProducts)).toEqual([])
  })

  it("leaves nothing behind once it is empty", () => {
    writeDeviceList(deviceItems, [item])
    writeDeviceList(deviceItems, [])
    expect(localStorage).toHaveLength(0)
  })

  it.each([
    "{",
    "null",
    "[]",
    '"text"',
    '{"version":1}',
    '{"version":1,"items":{}}',
    '{"version":2,"items":[{"product":"mini-urn","sku":12}]}',
    '{"version":1,"items":[null,7,{"product":"../cart","sku":1},{"product":"mini-urn"},{"product":"mini-urn","sku":-1}]}',
  ])("is empty with the corrupt content %s, and works again", (text) => {
    localStorage.setItem(deviceItems.key, text)
    expect(readDeviceList(deviceItems)).toEqual([])
    writeDeviceList(deviceItems, [item])
    expect(readDeviceList(deviceItems)).toEqual([item])
  })

  it("reads no more products than it may hold", () => {
    const items = Array.from({ length: 30 }, (_, at) => ({ product: `item-${at}`, sku: null }))
    writeDeviceList(viewedProducts, items)
    expect(readDeviceList(viewedProducts)).toEqual(items.slice(0, 12))
  })

  it("is empty in a browser that stores nothing", () => {
    const { localStorage: storage } = globalThis
    Object.defineProperty(globalThis, "localStorage", {
      configurable: true,
      get: () => {
        throw new DOMException("denied", "SecurityError")
      },
    })
    expect(readDeviceList(deviceItems)).toEqual([])
    expect(writeDeviceList(deviceItems, [item])).toBe(false)
    Object.defineProperty(globalThis, "localStorage", { configurable: true, value: storage })
  })
})
