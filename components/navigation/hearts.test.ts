/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react"
import { signedInCookie } from "#lib/auth/login-cookie.ts"
import { deviceItems, readDeviceList, writeDeviceList } from "#lib/wish-list/browser/device-list.ts"
import { forgetAccount } from "#lib/wish-list/browser/saved-items.ts"
import { registerHearts } from "./hearts.ts"
import { registerClientRouter } from "./navigate.ts"
import { updateHearts } from "./update-hearts.ts"

const heart = (slug: string) =>
  `<button type="button" data-save="${slug}" aria-pressed="false" aria-label="Save ${slug}"></button>`

type Sent = { path: string; body: unknown }
const sent: Sent[] = []
/** Responds to requests with this body and status, and records them. */
function respond(bodies: Readonly<Record<string, object>>, status = 200): void {
  globalThis.fetch = async (path, init) => {
    sent.push({ path: String(path), body: JSON.parse(String(init?.body)) })
    const body = bodies[String(path).split("/").at(-1) ?? ""] ?? {}
    return { status, text: async () => JSON.stringify(body) } as Response
  }
}

function setLogin(age: number, id = "mark"): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the older interface is the one the shop reads
  document.cookie = `${signedInCookie}=${id}; Max-Age=${age}`
}

const getHeart = (slug: string, at = 0) =>
  document.querySelectorAll<HTMLElement>(`[data-save="${slug}"]`)[at]
const isPressed = (slug: string, at = 0) => getHeart(slug, at)?.getAttribute("aria-pressed")

let paths: string[] = []
let unregister = () => {}
beforeEach(() => {
  document.body.innerHTML = `<main><ul><li>${heart("urn")}</li><li>${heart("light")}</li></ul>
    <form><input type="hidden" name="sku" value="12"></form>${heart("urn")}</main>`
  localStorage.clear()
  sessionStorage.clear()
  sent.length = 0
  paths = []
  forgetAccount()
  const removeRouter = registerClientRouter((path) => paths.push(path))
  const removeHearts = registerHearts()
  unregister = () => {
    removeRouter()
    removeHearts()
  }
})
afterEach(() => {
  unregister()
  setLogin(0)
})

describe("the hearts of a guest", () => {
  it("save to the browser, show all hearts of the product pressed, and remove it again", async () => {
    getHeart("urn")?.click()
    await waitFor(() => expect(isPressed("urn")).toBe("true"))
    expect(isPressed("urn", 1)).toBe("true")
    expect(isPressed("light")).toBe("false")
    expect(readDeviceList(deviceItems)).toEqual([{ product: "urn", sku: null }])
    getHeart("urn")?.click()
    await waitFor(() => expect(readDeviceList(deviceItems)).toEqual([]))
    expect(isPressed("urn", 1)).toBe("false")
  })

  it("save the chosen options on the product’s own page", async () => {
    getHeart("urn", 1)?.click()
    await waitFor(() => expect(readDeviceList(deviceItems)).toEqual([{ product: "urn", sku: 12 }]))
  })

  it("lead to the wish list, which says so, if it is full", async () => {
    const items = Array.from({ length: 100 }, (_, at) => ({ product: `item-${at}`, sku: null }))
    writeDeviceList(deviceItems, items)
    getHeart("urn")?.click()
    await waitFor(() => expect(paths).toEqual(["/wish-list?notice=full"]))
    expect(isPressed("urn")).toBe("false")
  })
})

describe("hearts that a refresh of the page has replaced", () => {
  it("show again what is saved", async () => {
    writeDeviceList(deviceItems, [{ product: "urn", sku: null }])
    await updateHearts()
    const list = document.querySelector("ul")
    if (list) list.innerHTML = `<li>${heart("light")}</li><li>${heart("urn")}</li>`
    await waitFor(() => expect(isPressed("urn")).toBe("true"))
    expect(isPressed("light")).toBe("false")
  })
})

describe("the hearts of a customer", () => {
  it("show what is saved after merging what this browser saved before the login", async () => {
    writeDeviceList(deviceItems, [{ product: "urn", sku: 12 }])
    setLogin(60)
    respond({ read: { saved: ["urn", "light"], left: [] } })
    await updateHearts()
    expect(sent).toEqual([
      { path: "/api/bff/wish-list/read", body: { items: [{ product: "urn", sku: 12 }] } },
    ])
    expect([isPressed("urn"), isPressed("light")]).toEqual(["true", "true"])
    expect(readDeviceList(deviceItems)).toEqual([])
    await updateHearts()
    expect(sent).toHaveLength(1)
  })

  it("leave in the browser what does not fit into the account", async () => {
    const items = [
      { product: "urn", sku: 12 },
      { product: "light", sku: null },
    ]
    writeDeviceList(deviceItems, items)
    setLogin(60)
    respond({ read: { saved: ["urn"], left: ["light"] } })
    await updateHearts()
    expect(readDeviceList(deviceItems)).toEqual([{ product: "light", sku: null }])
  })

  it("fetch what is saved once for a login in a tab, also after a change", async () => {
    setLogin(60)
    respond({ read: { saved: ["urn"], left: [] } })
    await updateHearts()
    getHeart("light")?.click()
    await waitFor(() => expect(sent.at(-1)?.path).toMatch(/save$/))
    const stored = { ...sessionStorage }
    // The next document of the tab has only what is stored.
    forgetAccount()
    Object.assign(sessionStorage, stored)
    await updateHearts()
    expect([isPressed("urn"), isPressed("light")]).toEqual(["true", "true"])
    expect(sent.map(({ path }) => path.split("/").at(-1))).toEqual(["read", "save"])
  })

  it.each([
    ["another login begins", () => setLogin(60, "other")],
    ["the log-out has deleted it", () => sessionStorage.clear()],
    ["what is stored is corrupt", () => sessionStorage.setItem("curlew.saved", "{")],
  ])("fetch what is saved again if %s", async (_case, change) => {
    setLogin(60)
    respond({ read: { saved: ["urn"], left: [] } })
    await updateHearts()
    const stored = { ...sessionStorage }
    forgetAccount()
    Object.assign(sessionStorage, stored)
    change()
    await updateHearts()
    expect(sent.map(({ path }) => path.split("/").at(-1))).toEqual(["read", "read"])
  })

  it("leave nothing in the tab that a failed change has made wrong", async () => {
    setLogin(60)
    respond({ read: { saved: [], left: [] } })
    await updateHearts()
    respond({}, 503)
    getHeart("urn")?.click()
    await waitFor(() => expect(paths).toHaveLength(1))
    expect(sessionStorage).toHaveLength(0)
  })

  it("return to what they were if the product cannot be saved", async () => {
    setLogin(60)
    respond({ read: { saved: [], left: [] } }, 503)
    getHeart("urn")?.click()
    await waitFor(() => expect(paths).toEqual(["/wish-list?notice=failed"]))
    expect(isPressed("urn")).toBe("false")
    expect(readDeviceList(deviceItems)).toEqual([])
  })
})
