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

it("leaves scripts that cannot be loaded to the router, without an unhandled rejection", () => {
  setRuntime(7)
  const failure = Promise.reject(new Error("ChunkLoadError"))
  const handle = jest.spyOn(failure, "catch")
  load.mockReturnValue(failure)
  loadPageScripts("/product/a")
  expect(handle).toHaveBeenCalledTimes(1)
})

it("does nothing in the development server, whose runtime knows no file of the page", () => {
  setRuntime()
  loadPageScripts("/product/a")
  expect(load).not.toHaveBeenCalled()
})
