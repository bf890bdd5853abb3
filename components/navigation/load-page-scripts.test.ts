import { afterEach, expect, it, jest } from "@jest/globals"
import { loadPageScripts } from "./load-page-scripts.ts"

const load = jest.fn<(chunkId: number | string) => Promise<unknown>>()
const setRuntime = (productPage?: number) =>
  Object.assign(globalThis, { __webpack_require__: { e: load, productPage } })

afterEach(() => {
  load.mockReset()
  Reflect.deleteProperty(globalThis, "__webpack_require__")
})

it("loads the scripts of product pages only", () => {
  setRuntime(7)
  load.mockResolvedValue(undefined)
  for (const path of ["/shop/a", "/product/a/reviews", "/about/product/a", "/product/"]) {
    loadPageScripts(path)
  }
  expect(load).not.toHaveBeenCalled()
  for (const path of ["/product/a", "/de/product/a"]) loadPageScripts(path)
  expect(load.mock.calls).toEqual([[7], [7]])
})

it("leaves scripts that cannot be loaded to the router", async () => {
  setRuntime(7)
  load.mockRejectedValue(new Error("ChunkLoadError"))
  expect(() => loadPageScripts("/product/a")).not.toThrow()
  await Promise.allSettled(load.mock.results.map(({ value }) => value))
})

it("does nothing in the development server, whose runtime knows no file of the page", () => {
  setRuntime()
  loadPageScripts("/product/a")
  expect(load).not.toHaveBeenCalled()
})
