import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { sql } from "kysely"
import { overviewCalls, type WireOverview } from "#lib/contract/overview-calls.ts"
import { openCustomer } from "#tests/factories/test-customer.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const request = (token: string) =>
  backend.app.inject({
    method: "POST",
    url: "/api/v1/cognito/overview/detail",
    payload: {},
    headers: { authorization: `Bearer ${token}` },
  })

async function getOverview(token = backend.adminToken): Promise<WireOverview> {
  const { item } = overviewCalls.getOverview.response.parse((await request(token)).json())
  if (item === null) throw new Error("there is no overview")
  return item
}

let placed = 0

/** Inserts an order that was paid at this time, as an SQL expression. */
async function insertOrder(cents: number, status: string, paidAt: string): Promise<number> {
  const { db } = backend.database
  const { id: userId } = await openCustomer(backend)
  placed += 1
  const { rows } = await sql<{ id: number }>`INSERT INTO orders (token, user_id, request_digest,
      content_digest, email, subtotal_cents, total_cents, tax_cents, reserved_until, status, paid_at,
      stock_state)
    VALUES (${String(placed).padStart(43, "x")}, ${userId}, 'd', 'd', 'ann@example.com', ${cents},
      ${cents}, 0, now(), ${status}, ${sql.raw(paidAt)}, 'sold')
    RETURNING id`.execute(db)
  return rows[0]?.id ?? 0
}

const local = "(now() AT TIME ZONE 'Australia/Brisbane')::date"
const at = (day: string, time: string) =>
  `((${local} - ${day}) + time '${time}') AT TIME ZONE 'Australia/Brisbane'`

describe("the overview of the start page", () => {
  it("counts orders by the day of payment in the shop's time zone, without what was refunded", async () => {
    await insertOrder(1000, "paid", at("0", "00:00"))
    await insertOrder(2000, "completed", at("1", "23:59"))
    await insertOrder(4000, "refunded", at("1", "12:00"))
    await insertOrder(5000, "shipped", at("14", "23:59"))
    const part = await insertOrder(3000, "processing", at("13", "00:00"))
    await sql`INSERT INTO order_refunds (order_id, amount_cents, reason, is_restocked, refunded_at)
      VALUES (${part}, 500, '', false, now())`.execute(backend.database.db)
    const { orders } = await getOverview()
    expect(orders?.days).toHaveLength(14)
    expect(orders?.days[0]).toMatchObject({ orders: 1, money: "10.00" })
    expect(orders?.days[1]).toMatchObject({ orders: 1, money: "20.00" })
    expect(orders?.days[13]).toMatchObject({ orders: 1, money: "25.00" })
    expect(orders).toMatchObject({ to_prepare: 1, to_ship: 1, unpaid: 0, payment_problems: 0 })
  })

  it("lists jobs that failed or are late, and emails that were given up", async () => {
    const { db } = backend.database
    await sql`DELETE FROM job_runs`.execute(db)
    await sql`INSERT INTO job_runs (name, due_at, fault) VALUES
      ('good', now() + interval '1 hour', NULL), ('bad', now() + interval '1 hour', 'No disk.'),
      ('late', now() - interval '1 hour', NULL)`.execute(db)
    await sql`INSERT INTO mail_outbox (about, subject, text_body, html_body, given_up_at)
      VALUES ('order:1', 's', 't', 'h', now()), ('order:2', 's', 't', 'h', NULL)`.execute(db)
    const { health } = await getOverview()
    expect(health.jobs.map(({ name, problem }) => [name, problem])).toEqual([
      ["bad", "failed"],
      ["late", "late"],
    ])
    expect(health.job_count).toBe(3)
    expect(health.mails).toMatchObject({ waiting: 1, given_up: 1 })
  })

  it("has no orders for roles that see none", async () => {
    const editor = await openCustomer(backend, { is_admin: true, admin_role: "content" })
    const reader = await openCustomer(backend, { is_admin: true, admin_role: "read_only" })
    expect((await getOverview(editor.access_token)).orders).toBeNull()
    expect((await getOverview(reader.access_token)).orders).not.toBeNull()
    const customer = await openCustomer(backend)
    expect((await request(customer.access_token)).statusCode).toBe(403)
  })
})
