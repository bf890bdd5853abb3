import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { type AddressInput, addressInputSchema } from "#lib/contract/address.ts"
import { type CartFixture, createCartFixture } from "#tests/fixtures/cart.ts"
import type { Shopper } from "./carts.ts"
import { requestQuote } from "./request-quote.ts"

let fixture: CartFixture
beforeAll(async () => {
  fixture = await createCartFixture()
  await fixture.db
    .insertInto("domains")
    .values({
      name: "Curlew Print Co.",
      theme_colour: "#0b5351",
      dark_theme_colour: "#071f1f",
      organisation_email: "hello@curlewprint.example",
    })
    .execute()
})
beforeEach(() => fixture.db.deleteFrom("mail_outbox").execute())
afterAll(() => fixture.close())

let count = 0
function buildAddress(values: Partial<AddressInput> = {}): AddressInput {
  count += 1
  return addressInputSchema.parse({
    first_name: "Ann",
    last_name: "Example",
    email: `ann-${count}@example.com`,
    street_address: "1 Reef Street",
    city: "Perth",
    state: "WA",
    postcode: "6000",
    ...values,
  })
}

const sendRequest = (shopper: Shopper, address: AddressInput, language = "en") =>
  requestQuote(fixture.deps, shopper, { address, language })
const listMails = () =>
  fixture.db.selectFrom("mail_outbox").selectAll().orderBy("to_address").execute()

describe("request for a delivery quote", () => {
  it("emails cart and address to the owner with the customer's reply-to address", async () => {
    const { skuId } = await fixture.stock({ code: "BIG-1" }, { name: "Big printer" })
    const guest = await fixture.guestWith(skuId, 2)
    const before = fixture.countMails()
    const address = buildAddress({ phone: "0400 000 000" })
    expect(await sendRequest(guest, address)).toMatchObject({ success: true })
    expect(fixture.countMails()).toBe(before + 1)
    const mails = await listMails()
    const toOwner = mails.find((mail) => mail.to_address === null)
    expect(toOwner).toMatchObject({
      subject: "Delivery quote wanted: 6000 Perth",
      reply_to: address.email,
    })
    for (const words of ["2 × Big printer (BIG-1)", "1 Reef Street", "Perth WA 6000", "0400"]) {
      expect(toOwner?.text_body).toContain(words)
    }
  })

  it("sends the customer a confirmation without any text of the request", async () => {
    const { skuId } = await fixture.stock({}, { name: "Big printer" })
    const address = buildAddress({ first_name: "Buy at evil.example", company: "Evil" })
    await sendRequest(await fixture.guestWith(skuId), address)
    const toSender = (await listMails()).find((mail) => mail.to_address === address.email)
    expect(toSender).toMatchObject({
      subject: "We are working out your delivery",
      reply_to: "hello@curlewprint.example",
      text_body: expect.stringContaining("Big printer"),
    })
    expect(`${toSender?.text_body}${toSender?.html_body}`).not.toMatch(/evil/i)
  })

  it("confirms in the customer's language and names that language to the owner", async () => {
    const { skuId } = await fixture.stock()
    const address = buildAddress()
    await sendRequest(await fixture.guestWith(skuId), address, "ar")
    const mails = await listMails()
    const toSender = mails.find((mail) => mail.to_address === address.email)
    expect(toSender?.html_body).toContain('<html lang="ar" dir="rtl">')
    const toOwner = mails.find((mail) => mail.reply_to === address.email)
    expect(toOwner?.text_body).toContain("They read the shop in Arabic.")
  })

  it("sends the emails once per hour, however often the request is repeated", async () => {
    const guest = await fixture.guestWith((await fixture.stock()).skuId)
    const address = buildAddress()
    const results = await Promise.all(Array.from({ length: 10 }, () => sendRequest(guest, address)))
    expect(results.every(({ success }) => success)).toBe(true)
    expect(await listMails()).toHaveLength(2)
    fixture.wait(3_600_000)
    await sendRequest(guest, address)
    expect(await listMails()).toHaveLength(4)
  })

  it("requires an email address and at least one item", async () => {
    const guest = await fixture.guestWith((await fixture.stock()).skuId)
    expect(await sendRequest(guest, buildAddress({ email: "" }))).toEqual({
      success: false,
      message: "Enter an email address, so that we can answer you.",
      detail: { code: "quote_email_required" },
    })
    expect(await sendRequest(fixture.guest(), buildAddress())).toMatchObject({
      success: false,
      message: expect.stringContaining("cart is empty"),
    })
    expect(await listMails()).toEqual([])
  })

  it("accepts five requests per hour from one client, and per day for one address", async () => {
    const guest = await fixture.guestWith((await fixture.stock()).skuId)
    const requests = Array.from({ length: 7 }, () => sendRequest(guest, buildAddress()))
    const results = await Promise.all(requests)
    expect(results.filter(({ success }) => success)).toHaveLength(5)
    expect(results.find(({ success }) => !success)?.message).toMatch(/in an hour/)

    const email = "victim@example.com"
    let rejectedCount = 0
    for (let at = 0; at < 7; at++) {
      const other = await fixture.guestWith((await fixture.stock()).skuId)
      if (!(await sendRequest(other, buildAddress({ email }))).success) rejectedCount += 1
    }
    expect(rejectedCount).toBe(2)
  })
})
