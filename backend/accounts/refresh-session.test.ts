import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { type Tokens, tokensSchema } from "#lib/contract/account-calls.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { drawFingerprint, openCustomer, signIn } from "#tests/support/test-customer.ts"

let clock = Date.parse("2026-11-21T00:00:00Z")
const wait = (seconds: number) => {
  clock += seconds * 1000
}
const days = (count: number) => count * 86_400

let backend: TestBackend
let customer: Awaited<ReturnType<typeof openCustomer>>
beforeAll(async () => {
  backend = await openTestBackend({ now: () => new Date(clock) })
})
beforeEach(async () => {
  customer = await openCustomer(backend)
})
afterAll(() => backend.close())

const send = (refresh_token: string, fingerprint = customer.fingerprint) =>
  backend.app.inject({
    method: "POST",
    url: "/api/v1/cognito/user/refreshToken",
    payload: { refresh_token, fingerprint },
  })

async function refresh({ refresh_token }: Tokens): Promise<Tokens> {
  const answer = await send(refresh_token)
  expect(answer.statusCode).toBe(200)
  return tokensSchema.parse(answer.json())
}

const ask = async ({ access_token }: Tokens) => {
  const headers = { authorization: `Bearer ${access_token}` }
  const answer = await backend.app.inject({ url: "/api/v1/cognito/user/authUser", headers })
  return answer.statusCode === 200 ? "welcome" : answer.json().code
}

const sessionRow = () =>
  backend.database.db
    .selectFrom("sessions")
    .selectAll()
    .where("user_id", "=", customer.id)
    .executeTakeFirstOrThrow()

async function expectRefusal(token: string, fingerprint?: string) {
  const answer = await send(token, fingerprint)
  expect([answer.statusCode, answer.json().code]).toEqual([401, "TOKEN_INVALID"])
  expect(answer.headers["cache-control"]).toBe("no-store")
}

describe("refreshing", () => {
  it("gives new tokens that are kept by nobody, and the old access token lives out its time", async () => {
    wait(10)
    const answer = await send(customer.refresh_token)
    expect(answer.headers["cache-control"]).toBe("no-store")
    const next = tokensSchema.parse(answer.json())
    expect(next.refresh_token).not.toBe(customer.refresh_token)
    expect(next.access_token).not.toBe(customer.access_token)
    expect([await ask(customer), await ask(next)]).toEqual(["welcome", "welcome"])
    wait(895)
    expect([await ask(customer), await ask(next)]).toEqual(["TOKEN_EXPIRED", "welcome"])
  })

  it("rotates once however many ask at the same moment, and gives all the same successor", async () => {
    let current: Tokens = customer
    for (let round = 1; round <= 20; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => send(current.refresh_token)),
      )
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
      const successors = answers.map((answer) => tokensSchema.parse(answer.json()))
      expect(new Set(successors.map((tokens) => tokens.refresh_token)).size).toBe(1)
      expect((await sessionRow()).generation).toBe(round + 1)
      current = successors[0] ?? current
      expect(await ask(current)).toBe("welcome")
      wait(900)
    }
  })

  it("keeps nothing that a token could be made from", async () => {
    const next = await refresh(customer)
    const kept = JSON.stringify(await sessionRow())
    for (const token of [customer, next]) {
      expect(kept).not.toContain(token.refresh_token.split(".")[2])
      expect(kept).not.toContain(token.access_token.split(".")[2])
    }
    expect(kept).not.toContain(customer.fingerprint)
  })
})

describe("the refresh token before the newest", () => {
  it("gives the same successor for 30 seconds, in use or not", async () => {
    const next = await refresh(customer)
    await ask(next)
    wait(30)
    expect((await refresh(customer)).refresh_token).toBe(next.refresh_token)
    expect((await sessionRow()).generation).toBe(2)
  })

  it("gives it for as long as nobody has used it: its answer was lost", async () => {
    const lost = await refresh(customer)
    wait(days(3))
    const again = await refresh(customer)
    expect(again.refresh_token).toBe(lost.refresh_token)
    expect(await ask(again)).toBe("welcome")
  })

  it("ends the session once its successor was used and the 30 seconds are over", async () => {
    const next = await refresh(customer)
    await ask(next)
    wait(31)
    await expectRefusal(customer.refresh_token)
    expect(await ask(next)).toBe("TOKEN_INVALID")
    await expectRefusal(next.refresh_token)
    expect(await sessionRow()).toMatchObject({ revoked_for: "reuse" })
  })

  it("counts as used when the successor was itself refreshed", async () => {
    const next = await refresh(customer)
    const newest = await refresh(next)
    await expectRefusal(customer.refresh_token)
    expect(await ask(newest)).toBe("TOKEN_INVALID")
  })
})

describe("a refresh is refused", () => {
  it("from another browser, and the customer's own goes on", async () => {
    await expectRefusal(customer.refresh_token, drawFingerprint())
    await refresh(customer)
  })

  it("for texts that are no refresh token of ours", async () => {
    const [session, , signature] = customer.refresh_token.split(".")
    const other = (await openCustomer(backend)).refresh_token.split(".")
    const forgeries = [
      "x",
      customer.access_token,
      `${session}.2.${signature}`,
      `${session}.01.${signature}`,
      `${other[0]}.1.${signature}`,
      `${session}.1.${other[2]}`,
      `${session}.1.${"A".repeat(43)}`,
      `${customer.refresh_token}=`,
      "a".repeat(20_000),
    ]
    for (const token of forgeries) await expectRefusal(token)
    await refresh(customer)
  })

  it("for a customer who was switched off, and that is seen at once", async () => {
    const users = backend.database.db.updateTable("users").where("id", "=", customer.id)
    await users.set({ enabled: false }).execute()
    expect(await ask(customer)).toBe("TOKEN_INVALID")
    await expectRefusal(customer.refresh_token)
  })

  it("after 30 idle days, and 180 days after signing in however often it was used", async () => {
    wait(days(30) + 1)
    await expectRefusal(customer.refresh_token)
    const busy = await signIn(backend, customer.email)
    let tokens: Tokens = busy
    for (let week = 0; week < 8; week += 1) {
      wait(days(22))
      const answer = await send(tokens.refresh_token, busy.fingerprint)
      tokens = tokensSchema.parse(answer.json())
    }
    wait(days(4) - 100)
    expect((await send(tokens.refresh_token, busy.fingerprint)).statusCode).toBe(200)
    wait(100)
    await expectRefusal(tokens.refresh_token, busy.fingerprint)
  })

  it("with a field missing or a fingerprint that is none, by its name", async () => {
    const answer = await send(customer.refresh_token, "short")
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual(["fingerprint"])
  })
})
