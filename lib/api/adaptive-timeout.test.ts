import { beforeEach, describe, expect, it } from "@jest/globals"
import { withAdaptiveTimeout } from "./adaptive-timeout.ts"
import { ApiError } from "./api-error.ts"

const maxTimeoutMs = 2_500
type TimeoutOptions = Parameters<typeof withAdaptiveTimeout>[0]
const own: TimeoutOptions = { api: null, maxTimeoutMs }
const timesOut = () => Promise.reject(new ApiError("timeout", "page", "no response"))
const breaks = () => Promise.reject(new ApiError("http", "page", "status 500"))
/** Returns the timeout of the next call, whatever its result. */
async function readWait(
  then: () => Promise<unknown>,
  options: TimeoutOptions = own,
): Promise<number> {
  let given = 0
  await withAdaptiveTimeout(options, (waitMs) => {
    given = waitMs
    return then()
  }).catch(() => null)
  return given
}

beforeEach(() => withAdaptiveTimeout(own, async () => null))

describe("the timeout of an API whose last call timed out", () => {
  it("shortens the timeout of the calls that follow a timeout", async () => {
    expect(await readWait(timesOut)).toBe(maxTimeoutMs)
    expect(await readWait(timesOut)).toBe(417)
    expect(await readWait(breaks)).toBe(417)
  })

  it("does not shorten the timeout of another API", async () => {
    await readWait(timesOut)
    const other = { api: "https://partner.example", maxTimeoutMs }
    expect(await readWait(async () => "ok", other)).toBe(maxTimeoutMs)
    expect(await readWait(breaks)).toBe(417)
  })

  it("restores the full timeout as soon as the API has responded", async () => {
    await readWait(timesOut)
    await readWait(async () => "ok")
    expect(await readWait(timesOut)).toBe(maxTimeoutMs)
  })
})

it("leaves the timeout unchanged if this process was too busy to read the response", async () => {
  const blocked = { api: null, maxTimeoutMs: 1 }
  await withAdaptiveTimeout(blocked, async () => {
    const until = performance.now() + 300
    while (performance.now() < until);
    return timesOut()
  }).catch(() => null)
  expect(await readWait(breaks)).toBe(maxTimeoutMs)
})

it("leaves the timeout unchanged for an API that fails at once", async () => {
  await readWait(breaks)
  expect(await readWait(breaks)).toBe(maxTimeoutMs)
})
