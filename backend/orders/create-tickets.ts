import { createHmac } from "node:crypto"
import type { Order, OrderLine, OrderTrx } from "./order.ts"

/** Characters that cannot be mistaken for each other. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
const codeLength = 20

/** Creates a ticket for each one bought; none for an order without tickets. */
export async function createTickets(
  trx: OrderTrx,
  key: Buffer,
  order: Pick<Order, "token">,
  lines: readonly OrderLine[],
): Promise<void> {
  const tickets = lines
    .filter((line) => line.is_ticket)
    .flatMap(({ id, qty }) =>
      Array.from({ length: qty }, (_, at) => ({
        order_line_id: id,
        number: at + 1,
        code: buildTicketCode(key, `${order.token}:${id}:${at + 1}`),
      })),
    )
  if (tickets.length > 0) await trx.insertInto("tickets").values(tickets).execute()
}

/** Deletes the tickets of an order, so that they are no longer valid. */
export async function deleteTickets(trx: OrderTrx, orderId: number): Promise<void> {
  await trx
    .deleteFrom("tickets")
    .where("order_line_id", "in", (eb) =>
      eb.selectFrom("order_lines").select("id").where("order_id", "=", orderId),
    )
    .execute()
}

/** Returns the code in a ticket's QR code: 100 bits that cannot be computed without the key. */
function buildTicketCode(key: Buffer, word: string): string {
  const bytes = createHmac("sha256", key).update(word).digest()
  return [...bytes.subarray(0, codeLength)].map((byte) => signs[byte % signs.length]).join("")
}
