import { createHmac } from "node:crypto"
import type { Order, OrderLine, OrderTrx } from "./order.ts"

/** Signs that are not mistaken for each other. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
const codeLength = 20

/** Makes a ticket for each one that was bought. An order without tickets gets none. */
export async function makeTickets(
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

/** Makes the tickets of an order worth nothing. */
export async function dropTickets(trx: OrderTrx, orderId: number): Promise<void> {
  await trx
    .deleteFrom("tickets")
    .where("order_line_id", "in", (eb) =>
      eb.selectFrom("order_lines").select("id").where("order_id", "=", orderId),
    )
    .execute()
}

/** What a ticket's QR code says: 100 bits that only the holder of the key can make. */
function buildTicketCode(key: Buffer, word: string): string {
  const bytes = createHmac("sha256", key).update(word).digest()
  return [...bytes.subarray(0, codeLength)].map((byte) => signs[byte % signs.length]).join("")
}
