import { beforeEach, describe, expect, it, jest } from "@jest/globals"

/** A browser's tab, as far as it is asked. */
function openTab() {
  const kept = new Map<string, string>()
  const loads: string[] = []
  const location = {
    reload: () => loads.push("again"),
    assign: (path: string) => loads.push(path),
  }
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  Object.assign(globalThis, { location, sessionStorage })
  return { loads, kept, sessionStorage }
}

/** The module as a newly loaded document has it. */
async function loadDocument() {
  jest.resetModules()
  return { ...(await import("./recover.ts")), ...(await import("./arrive.ts")) }
}

function answerWith(status: number | null): void {
  globalThis.fetch = async () => {
    if (status === null) throw new TypeError("Failed to fetch")
    return new Response(null, { status })
  }
}

let tab: ReturnType<typeof openTab>
beforeEach(() => {
  tab = openTab()
})

describe("a script that could not be fetched", () => {
  it("is told from every other fault", async () => {
    const { getMissingScript } = await loadDocument()
    const fault = Object.assign(new Error(), { name: "ChunkLoadError", request: "/_next/a.js" })
    expect(getMissingScript(fault)).toBe("/_next/a.js")
    expect(getMissingScript(new TypeError("Failed to fetch"))).toBeNull()
    expect(getMissingScript("ChunkLoadError")).toBeNull()
  })

  it.each([
    [404, "gone", true],
    [200, "hindered", false],
    [503, "hindered", false],
    [null, "offline", false],
  ] as const)("that answers %s now is %s", async (status, loss, isBehind) => {
    const { lookForScript, isOutdated } = await loadDocument()
    answerWith(status)
    expect(await lookForScript("/_next/a.js")).toBe(loss)
    expect(isOutdated()).toBe(isBehind)
  })
})

describe("the page is loaded as a document", () => {
  it("once for each missing script, also where the next document misses it again", async () => {
    const first = await loadDocument()
    expect(first.reloadOnce("/_next/a.js")).toBe(true)
    const second = await loadDocument()
    expect(second.reloadOnce("/_next/a.js")).toBe(false)
    expect(second.reloadOnce("/_next/b.js")).toBe(true)
    expect(tab.loads).toEqual(["again", "again"])
  })

  it("that the visitor is on the way to, where they are", async () => {
    const { depart, reloadOnce } = await loadDocument()
    depart("/contact#form")
    reloadOnce("/_next/a.js")
    expect(tab.loads).toEqual(["/contact#form"])
  })

  it("through fifty deploys in one tab", async () => {
    const { reloadOnce } = await loadDocument()
    const done = Array.from({ length: 50 }, (_, at) => reloadOnce(`/_next/${at}.js`))
    expect(done).toEqual(Array.from({ length: 50 }, () => true))
  })

  it("never where the tab cannot remember it: it would go round in circles", async () => {
    tab.sessionStorage.setItem = () => {
      throw new Error("QuotaExceededError")
    }
    const { reloadOnce } = await loadDocument()
    expect([reloadOnce("/_next/a.js"), tab.loads]).toEqual([false, []])
  })

  it("although what is remembered is damaged", async () => {
    tab.kept.set("recovered", "{")
    const { reloadOnce } = await loadDocument()
    expect(reloadOnce("/_next/a.js")).toBe(true)
  })
})
