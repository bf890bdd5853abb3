import { beforeEach, describe, expect, it, jest } from "@jest/globals"

/** Fakes the location and the sessionStorage of a browser tab. */
function openTab() {
  const stored = new Map<string, string>()
  const loads: string[] = []
  const location = {
    reload: () => loads.push("again"),
    assign: (path: string) => loads.push(path),
  }
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  Object.assign(globalThis, { location, sessionStorage })
  return { loads, stored, sessionStorage }
}

/** Imports fresh modules, as in a newly loaded document. */
async function loadDocument() {
  jest.resetModules()
  return {
    ...(await import("./chunk-recovery.ts")),
    ...(await import("./navigation-events.ts")),
  }
}

function respondWith(status: number | null): void {
  globalThis.fetch = async () => {
    if (status === null) throw new TypeError("Failed to fetch")
    return new Response(null, { status })
  }
}

let tab: ReturnType<typeof openTab>
beforeEach(() => {
  tab = openTab()
})

describe("a script that fails to load", () => {
  it("distinguishes a missing script from every other error", async () => {
    const { getMissingScript } = await loadDocument()
    const error = Object.assign(new Error(), { name: "ChunkLoadError", request: "/_next/a.js" })
    expect(getMissingScript(error)).toBe("/_next/a.js")
    expect(getMissingScript(new TypeError("Failed to fetch"))).toBeNull()
    expect(getMissingScript("ChunkLoadError")).toBeNull()
  })

  it.each([
    [404, "gone", true],
    [200, "unavailable", false],
    [503, "unavailable", false],
    [null, "offline", false],
  ] as const)(
    "returns for a script with the response status %s: %s",
    async (status, expected, isBehind) => {
      const { fetchScriptStatus: lookForScript, isOutdatedDocument: isOutdated } =
        await loadDocument()
      respondWith(status)
      expect(await lookForScript("/_next/a.js")).toBe(expected)
      expect(isOutdated()).toBe(isBehind)
    },
  )
})

describe("reloadOnce", () => {
  it("reloads once for each missing script, even if the next document misses it again", async () => {
    const first = await loadDocument()
    expect(first.reloadOnce("/_next/a.js")).toBe(true)
    const second = await loadDocument()
    expect(second.reloadOnce("/_next/a.js")).toBe(false)
    expect(second.reloadOnce("/_next/b.js")).toBe(true)
    expect(tab.loads).toEqual(["again", "again"])
  })

  it("loads the target of a pending navigation as a document", async () => {
    const { handleNavigationStart: depart, reloadOnce } = await loadDocument()
    depart("/contact#form")
    reloadOnce("/_next/a.js")
    expect(tab.loads).toEqual(["/contact#form"])
  })

  it("reloads through fifty deployments in one tab", async () => {
    const { reloadOnce } = await loadDocument()
    const done = Array.from({ length: 50 }, (_, at) => reloadOnce(`/_next/${at}.js`))
    expect(done).toEqual(Array.from({ length: 50 }, () => true))
  })

  it("never reloads without sessionStorage, which would cause a reload loop", async () => {
    tab.sessionStorage.setItem = () => {
      throw new Error("QuotaExceededError")
    }
    const { reloadOnce } = await loadDocument()
    expect([reloadOnce("/_next/a.js"), tab.loads]).toEqual([false, []])
  })

  it("reloads even if the stored list is corrupt", async () => {
    tab.stored.set("recovered", "{")
    const { reloadOnce } = await loadDocument()
    expect(reloadOnce("/_next/a.js")).toBe(true)
  })
})
