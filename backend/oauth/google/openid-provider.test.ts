import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { FakeOpenidProvider, testApplication } from "#tests/fakes/openid-provider.ts"
import { buildOpenidProvider } from "./openid-provider.ts"

const start = Date.parse("2026-11-21T00:00:00Z")
let clock = start
const now = () => new Date(clock)
const ann = { sub: "1001", email: "ann@example.com" }
const proofs = { ticket: "a-ticket", nonce: "a-nonce", verifier: "v".repeat(43) }
const discovery = "/.well-known/openid-configuration"
const shortlyMs = 1_000
let fake: FakeOpenidProvider
beforeAll(async () => {
  fake = await FakeOpenidProvider.open(now)
})
beforeEach(() => {
  clock = start
  fake.conduct = {}
  fake.requestedPaths = []
})
afterAll(() => fake.close())

function open(timeoutMs = 20_000) {
  const app = {
    ...testApplication,
    issuer: fake.origin,
    callbackUri: "https://shop.example/oauth/google/callback",
    keys: { state: Buffer.alloc(32), proof: Buffer.alloc(32) },
  }
  return buildOpenidProvider(app, now, timeoutMs)
}

async function getCode(provider: ReturnType<typeof open>): Promise<string> {
  const back = fake.signIn(await provider.buildSignInUri(proofs), ann)
  return new URL(back, "https://shop.example").searchParams.get("code") ?? ""
}

describe("OpenID provider", () => {
  it("fetches the discovery document once an hour, also under concurrent requests", async () => {
    const provider = open()
    await Promise.all(Array.from({ length: 20 }, () => provider.buildSignInUri(proofs)))
    clock += 3_599_999
    await provider.buildSignInUri(proofs)
    expect(fake.requestedPaths).toEqual([discovery])
    clock += 1
    await provider.buildSignInUri(proofs)
    expect(fake.requestedPaths).toEqual([discovery, discovery])
  })

  it.each([discovery, "/token", "/keys"])("times out at %s", async (path) => {
    const provider = open(shortlyMs)
    const isEarly = path === discovery
    const code = isEarly ? "a" : await getCode(provider)
    fake.conduct = { silent: [path] }
    await expect(provider.getProfile({ ...proofs, code })).rejects.toThrow(/time/i)
    expect(fake.requestedPaths).toContain(path)
    fake.conduct = {}
    await provider.buildSignInUri(proofs)
  })

  it.each([discovery, "/token", "/keys"])("rejects the profile if %s fails", async (path) => {
    const provider = open()
    const code = path === discovery ? "a" : await getCode(provider)
    fake.conduct = { broken: [path] }
    await expect(provider.getProfile({ ...proofs, code })).rejects.toThrow()
  })

  it("accepts an issuer without a scheme and a clock that is slightly slow", async () => {
    const provider = open()
    const iss = new URL(fake.origin).host
    fake.conduct = { claims: { iss, exp: start / 1000 - 20 } }
    const profile = await provider.getProfile({ ...proofs, code: await getCode(provider) })
    expect(profile).toEqual({
      subject: "1001",
      email: "ann@example.com",
      firstName: "",
      lastName: "",
    })
  })
})
