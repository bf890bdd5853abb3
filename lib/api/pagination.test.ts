import { type ListWindow, listWindow } from "./pagination.ts"

/** Requests a window of the entries 1 to `count` and records the requested pages. */
function requestWindow(window: ListWindow, count = 30) {
  const requestedPages: number[] = []
  const listPage = async (page: number) => {
    requestedPages.push(page)
    const first = (page - 1) * window.pageSize
    const left = Math.max(0, Math.min(window.pageSize, count - first))
    return Array.from({ length: left }, (_, at) => first + at + 1)
  }
  return listWindow(window, listPage).then((entries) => ({
    entries,
    requestedPages,
  }))
}

describe("a window of a paginated list", () => {
  it("returns the first entries where there is no offset", async () => {
    const { entries, requestedPages } = await requestWindow({
      offset: 0,
      limit: 2,
      pageSize: 3,
    })
    expect({ entries, requestedPages }).toEqual({
      entries: [1, 2],
      requestedPages: [1],
    })
  })

  it("returns at most one page of entries", async () => {
    expect((await requestWindow({ offset: 0, limit: 100, pageSize: 3 })).entries).toEqual([1, 2, 3])
  })

  it("requests two pages where the window spans both", async () => {
    const { entries, requestedPages } = await requestWindow({
      offset: 4,
      limit: 3,
      pageSize: 3,
    })
    expect({ entries, requestedPages }).toEqual({
      entries: [5, 6, 7],
      requestedPages: [2, 3],
    })
  })

  it("requests one page where the window starts at its first entry", async () => {
    expect((await requestWindow({ offset: 6, limit: 3, pageSize: 3 })).requestedPages).toEqual([3])
  })

  it("returns nothing past the end, and requests no page past the API's limit", async () => {
    expect((await requestWindow({ offset: 60, limit: 3, pageSize: 3 })).entries).toEqual([])
    expect(await requestWindow({ offset: 900_000, limit: 3, pageSize: 3 })).toEqual({
      entries: [],
      requestedPages: [],
    })
  })
})
