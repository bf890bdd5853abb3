import { beforeEach, describe, expect, it } from "@jest/globals"
import { ApiError } from "./api-error.ts"
import { withPatience } from "./patience.ts"

const wishedMs = 2_500
type Wish = Parameters<typeof withPatience>[0]
const own: Wish = { api: null, wishedMs }
const timesOut = () => Promise.reject(new ApiError("timeout", "page", "no answer"))
const breaks = () => Promise.reject(new ApiError("http", "page", "status 500"))
/** How long the next call is waited for, whatever becomes of it. */
async function readWait(then: () => Promise<unknown>, wish: Wish = own): Promise<number> {
  let given = 0
  await withPatience(wish, (waitMs) => {
    given = waitMs
    return then()
  }).catch(() => null)
  return given
}

beforeEach(() => withPatience(own, async () => null))

describe("an API that has just let a call wait in vain", () => {
  it("is hardly waited for by the calls that follow", async () => {
    expect(await readWait(timesOut)).toBe(wishedMs)
    expect(await readWait(timesOut)).toBe(417)
    expect(await readWait(breaks)).toBe(417)
  })

  it("says nothing of another one", async () => {
    await readWait(timesOut)
    const other = { api: "https://partner.example", wishedMs }
    expect(await readWait(async () => "answered", other)).toBe(wishedMs)
    expect(await readWait(breaks)).toBe(417)
  })

  it("is waited for again as soon as it has answered", async () => {
    await readWait(timesOut)
    await readWait(async () => "answered")
    expect(await readWait(timesOut)).toBe(wishedMs)
  })
})

it("an API that fails at once is waited for as before", async () => {
  await readWait(breaks)
  expect(await readWait(breaks)).toBe(wishedMs)
})
