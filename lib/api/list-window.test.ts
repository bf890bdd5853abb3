import { type ListWindow, listWindow } from "./list-window.ts"

/** The entries 1 to `count` in pages, noting which pages were asked for. */
function askFor(window: ListWindow, count = 30) {
  const asked: number[] = []
  const listPage = async (page: number) => {
    asked.push(page)
    const first = (page - 1) * window.pageSize
    const left = Math.max(0, Math.min(window.pageSize, count - first))
    return Array.from({ length: left }, (_, at) => first + at + 1)
  }
  return listWindow(window, listPage).then((entries) => ({ entries, asked }))
}

describe("the wanted part of a list", () => {
  it("is its beginning where nothing is left out", async () => {
    const { entries, asked } = await askFor({ offset: 0, limit: 2, pageSize: 3 })
    expect({ entries, asked }).toEqual({ entries: [1, 2], asked: [1] })
  })

  it("is never more than one page holds", async () => {
    expect((await askFor({ offset: 0, limit: 100, pageSize: 3 })).entries).toEqual([1, 2, 3])
  })

  it("comes from two pages where it lies across them", async () => {
    const { entries, asked } = await askFor({ offset: 4, limit: 3, pageSize: 3 })
    expect({ entries, asked }).toEqual({ entries: [5, 6, 7], asked: [2, 3] })
  })

  it("comes from one page where it begins with it", async () => {
    expect((await askFor({ offset: 6, limit: 3, pageSize: 3 })).asked).toEqual([3])
  })

  it("is empty past the end, and asks nothing past what can be asked for", async () => {
    expect((await askFor({ offset: 60, limit: 3, pageSize: 3 })).entries).toEqual([])
    expect(await askFor({ offset: 900_000, limit: 3, pageSize: 3 })).toEqual({
      entries: [],
      asked: [],
    })
  })
})
