import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { reconcilePayments } from "#backend/payments/reconcile-payments.ts"
import { expectConsistentLedger } from "#tests/assertions/ledger-assertions.ts"
import { runAsOwner } from "#tests/fixtures/cli.ts"
import { createOrderFixture, type OrderFixture, pickedUp } from "#tests/fixtures/order.ts"

let fixture: OrderFixture
beforeAll(async () => {
  fixture = await createOrderFixture()
})
afterAll(() => fixture.close())

const run = (...words: string[]) => runAsOwner(fixture.db, words)

async function addPaidOrder(): Promise<{ id: number; skuId: number }> {
  const { skuId } = await fixture.stock({ price_cents: 2495, stock: 5 })
  const id = await fixture.order(await fixture.customerWith(skuId, 2), pickedUp)
  await fixture.settle(id)
  return { id, skuId }
}

describe("the owner's orders", () => {
  it("are listed newest first and by status, and shown with lines and history", async () => {
    const { id } = await addPaidOrder()
    const listed = await run("orders", "list", "--status", "paid", "--json")
    expect(JSON.parse(listed.printed.join(""))).toMatchObject({ count: 1, data: [{ id }] })
    expect((await run("orders", "list")).printed[1]).toMatch(
      new RegExp(`^${id} +20.* paid +\\$49.90`),
    )
    const shown = await run("orders", "show", `#${id}`)
    expect(shown.printed.join("\n")).toMatch(
      /Order +\d+, paid\n.*\n[\s\S]*2 ×.*\$49\.90[\s\S]*awaiting payment/,
    )
  })

  it("are shipped with a carrier once paid, and the customer gets one email", async () => {
    const { id } = await addPaidOrder()
    const words = ["orders", "ship", String(id), "--carrier", "Australia Post", "--tracking", "AP1"]
    expect((await run(...words)).code).toBe(0)
    expect(await fixture.get(id)).toMatchObject({ status: "shipped", tracking_number: "AP1" })
    const mails = (await fixture.listMails()).filter(({ text }) => text.includes("AP1"))
    expect(mails).toHaveLength(1)
    const again = await run(...words)
    expect([again.code, again.noted]).toEqual([1, ["It is shipped already."]])
  })

  it("are refunded once, through the gateway, after confirmation", async () => {
    const { id, skuId } = await addPaidOrder()
    const words = ["orders", "refund", String(id), "--reason", "Broken"]
    expect((await run(...words)).code).toBe(2)
    const no = await runAsOwner(fixture.db, words, { replies: ["no"] })
    expect([no.code, await fixture.statusOf(id)]).toEqual([1, "paid"])
    const yes = await runAsOwner(fixture.db, words, { replies: ["yes"] })
    expect([yes.code, await fixture.statusOf(id), await fixture.stockOf(skuId)]).toEqual([
      0,
      "refunded",
      5,
    ])
    await reconcilePayments(fixture.orders)
    const again = await run(...words, "--yes")
    expect([again.code, again.printed]).toEqual([0, [`Order ${id} has already been refunded.`]])
    await reconcilePayments(fixture.orders)
    await expectConsistentLedger(fixture)
  })

  it("reports an unknown or unpaid order with a message", async () => {
    const { skuId } = await fixture.stock()
    const open = await fixture.order(await fixture.customerWith(skuId), pickedUp)
    const rejections = await Promise.all([
      run("orders", "show", "999999"),
      run("orders", "ship", "many"),
      run("orders", "refund", String(open), "--yes"),
      run("orders", "ship", String(open)),
    ])
    expect(rejections.map(({ code, noted }) => [code, ...noted])).toEqual([
      [1, "There is no order 999999."],
      [1, "There is no order many."],
      [1, `Order ${open} was never paid.`],
      [1, "An order that is awaiting payment cannot become shipped."],
    ])
  })
})

describe("CLI usage", () => {
  it.each([
    [["orders"], /^Usage: npm run shop -- orders /],
    [["ordres", "list"], /^Unknown command 'ordres'\.\n\(Did you mean orders\?\)/],
    [["orders", "lits"], /^Unknown command 'lits'\.\n\(Did you mean list\?\)/],
    [["orders", "show"], /^Missing required argument 'order'\.\n/],
    [
      ["orders", "show", "1", "2"],
      /^Too many arguments for 'show'\. Expected 1 argument but got 2/,
    ],
    [
      ["orders", "list", "--stauts", "paid"],
      /^Unknown option '--stauts'\.\n\(Did you mean --status\?\)/,
    ],
    [["orders", "list", "--status", "lost"], /'lost' is invalid\. Allowed choices are placed, /],
  ])("exits with 2 and prints a message and the help for %j", async (words, message) => {
    const { code, noted, printed } = await run(...words)
    expect([code, printed]).toEqual([2, []])
    expect(noted.join("\n")).toMatch(message)
    expect(noted.join("\n")).toContain("Usage: npm run shop -- ")
  })

  it("reads --json before and after the command, and a file name that looks like an option", async () => {
    const before = await run("--json", "orders", "list")
    const after = await run("orders", "list", "--json")
    expect(before.printed).toEqual(after.printed)
    expect(JSON.parse(after.printed.join(""))).toMatchObject({ page: 1 })
    const { noted } = await run("orders", "show", "--", "--json")
    expect(noted).toEqual(["There is no order --json."])
  })

  it("prints help for all commands, for a subject and for one command", async () => {
    const all = await run()
    expect([all.code, all.printed.length]).toEqual([0, expect.any(Number)])
    expect(all.printed.join("\n")).toMatch(/orders list .*\n[\s\S]*catalogue import <file>/)
    const some = await run("stock", "--help")
    expect(some.printed.join("\n")).not.toMatch(/catalogue/)
    const one = await run("orders", "refund", "--help")
    expect(one.printed.join("\n")).toMatch(/orders refund \[options\] <order>\n[\s\S]*--no-restock/)
  })
})
