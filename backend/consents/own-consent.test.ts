import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { marketingConsent } from "#lib/contract/user.ts"
import {
  type CustomerFixture,
  createCustomerFixture,
  type FixtureCustomer,
} from "#tests/fixtures/customer.ts"
import { listConsents, saveConsent } from "./consents.ts"

let fixture: CustomerFixture
beforeAll(async () => {
  fixture = await createCustomerFixture()
})
afterAll(() => fixture.close())

const path = "cognito/user/marketing"
const postConsent = (who: FixtureCustomer, agrees: boolean) => who.post(path, { agrees })
const list = (who: FixtureCustomer) => listConsents(fixture.database.db, who.id)

describe("customer's own marketing consent", () => {
  it("is null at first and records a yes once with wording, language and source", async () => {
    const ann = await fixture.welcome()
    expect((await ann.get(path)).body).toEqual({ marketing: null })
    const authorization = `Bearer ${ann.access_token}`
    for (const language of ["ka", "de"]) {
      const agreed = await fixture.app.inject({
        method: "POST",
        url: `/api/v1/${path}`,
        payload: { agrees: true },
        headers: { authorization, "accept-language": language },
      })
      expect(agreed.json()).toEqual({
        marketing: { given_at: expect.any(String), is_current: true },
      })
      expect(agreed.headers["cache-control"]).toBe("no-store")
    }
    expect(await list(ann)).toMatchObject([
      {
        given_by: "profile",
        language: "ka",
        withdrawn_at: null,
        wording: marketingConsent.wording,
        wording_version: marketingConsent.version,
      },
    ])
  })

  it("withdraws consent once, retains the record and accepts consent again", async () => {
    const bea = await fixture.welcome()
    expect((await postConsent(bea, false)).body).toEqual({ marketing: null })
    await postConsent(bea, true)
    for (const _time of [1, 2]) {
      expect((await postConsent(bea, false)).body).toEqual({ marketing: null })
    }
    await postConsent(bea, true)
    expect(await list(bea)).toMatchObject([{ withdrawn_by: "profile" }, { withdrawn_at: null }])
  })

  it("returns consent given at the checkout with its date", async () => {
    const cy = await fixture.welcome()
    const now = new Date("2026-11-03T00:00:00Z")
    await fixture.database.db
      .transaction()
      .execute((trx) => saveConsent(trx, { userId: cy.id, by: "checkout", language: "en", now }))
    const held = { given_at: now.toISOString(), is_current: true }
    expect((await cy.get(path)).body.marketing).toEqual(held)
  })

  it("distinguishes consent to an earlier wording and replaces it by consent to the current one", async () => {
    const dot = await fixture.welcome()
    await fixture.database.db
      .insertInto("consents")
      .values({
        user_id: dot.id,
        purpose: "marketing",
        given_at: new Date(0),
        given_by: "unknown",
        wording: "",
        wording_version: "",
      })
      .execute()
    expect((await dot.get(path)).body.marketing).toMatchObject({ is_current: false })
    expect((await postConsent(dot, true)).body.marketing).toMatchObject({ is_current: true })
    expect(await list(dot)).toMatchObject([{ withdrawn_by: "renewed" }, { withdrawn_at: null }])
  })

  it("rejects anonymous requests and bodies without a boolean", async () => {
    const eve = await fixture.welcome()
    for (const body of [{}, { agrees: "yes" }, { agrees: null }]) {
      expect((await eve.post(path, body)).status).toBe(400)
    }
    for (const method of ["GET", "POST"] as const) {
      const payload = method === "POST" ? { agrees: true } : undefined
      const anonymous = await fixture.app.inject({
        method,
        url: `/api/v1/${path}`,
        ...(payload && { payload }),
      })
      expect(anonymous.statusCode).toBe(401)
    }
    expect(await list(eve)).toEqual([])
  })
})
