import { beforeEach, describe, expect, it } from "@jest/globals"
import { ApiError } from "./api-error.ts"
import { withPatience } from "./patience.ts"

const wishedMs = 2_500
type Wish = Parameters<typeof withPatience>[0]
const own: Wish = { api: null, wishedMs }
const timesOut = () => Promise.reject(new ApiError("timeout", "page", "no answer"))
const breaks = () => Promise.reject(new ApiError("http", "page", "status 500"))
/** Returns the timeout of the next call, whatever its result. */
async function readWait(then: () => Promise<unknown>, wish: Wish = own): Promise<number> {
  let given = 0
  await withPatience(wish, (waitMs) => {
    given = waitMs
    return then()
  }).catch(() => null)
  return given
}

beforeEach(() => withPatience(own, async () => null))

describe("the timeout of an API whose last call timed out", () => {
  it("shortens the timeout of the calls that follow a timeout", async () => {
    expect(await readWait(timesOut)).toBe(wishedMs)
    expect(await readWait(timesOut)).toBe(417)
    expect(await readWait(breaks)).toBe(417)
  })

  it("does not shorten the timeout of another API", async () => {
    await readWait(timesOut)
    const other = { api: "https://partner.example", wishedMs }
    expect(await readWait(async () => "answered", other)).toBe(wishedMs)
    expect(await readWait(breaks)).toBe(417)
  })

  it("restores the full timeout as soon as the API has responded", async () => {
    await readWait(timesOut)
    await readWait(async () => "answered")
    expect(await readWait(timesOut)).toBe(wishedMs)
  })
})

it("leaves the timeout unchanged for an API that fails at once", async () => {
  await readWait(breaks)
  expect(await readWait(breaks)).toBe(wishedMs)
})
