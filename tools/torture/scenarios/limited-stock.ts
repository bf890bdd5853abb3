import pLimit from "p-limit"
import { listRejections, type Scenario, validateEqual } from "../scenario.ts"

const stock = 10

/** Many customers order the last ten of a SKU at the same time. */
export const limitedStock: Scenario = {
  name: "checkouts at once of a SKU with stock 10",
  size: { full: 1_000, reduced: 100, core: 40 },
  async run(shop, size) {
    const sku = await shop.stock({ stock, priceCents: 24_95 })
    const shoppers = await shop.welcome(size)
    await pLimit(50).map(shoppers, (shopper) => shopper.add(sku))
    const results = await Promise.all(shoppers.map((shopper) => shopper.submit()))
    const responses = results.flatMap((each) => ("body" in each ? [each.body] : []))
    const taken = responses.filter(({ success }) => success)
    const rejected = responses.filter(({ success, code }) => !success && code === "out_of_stock")
    const others = listRejections(results).filter((each) => !each.startsWith("out_of_stock"))
    const unclear = rejected.filter(({ message }) => message.length < 10)
    const sessions = await shop.db
      .selectFrom("sandbox_sessions")
      .innerJoin("payments", "payments.token", "sandbox_sessions.token")
      .innerJoin("order_lines", (on) =>
        on
          .on("payments.purpose", "=", "order")
          .onRef("order_lines.order_id", "=", (eb) =>
            eb.cast<number>("payments.reference", "integer"),
          ),
      )
      .where("order_lines.sku_id", "=", sku)
      .select("sandbox_sessions.token")
      .execute()
    return {
      summary: `${taken.length} orders, ${rejected.length} rejections`,
      errors: [
        ...validateEqual("orders", taken.length, stock),
        ...validateEqual("rejections", rejected.length, size - stock),
        ...validateEqual("other rejections", others, []),
        ...validateEqual("rejections without a readable message", unclear.length, 0),
        ...validateEqual("payments started", sessions.length, stock),
      ],
    }
  },
}
