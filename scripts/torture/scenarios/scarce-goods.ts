import { expectEqual, listRefusals, type Scenario, workThrough } from "../scenario.ts"

const stock = 10

/** Many customers order the last ten of a SKU at the same time. */
export const scarceGoods: Scenario = {
  name: "checkouts at once of a SKU with stock 10",
  size: { full: 1_000, reduced: 100 },
  async run(shop, size) {
    const sku = await shop.stock({ stock, priceCents: 24_95 })
    const shoppers = await shop.welcome(size)
    await workThrough(shoppers, 50, (shopper) => shopper.add(sku))
    const told = await Promise.all(shoppers.map((shopper) => shopper.submit()))
    const answers = told.flatMap((each) => ("answer" in each ? [each.answer] : []))
    const taken = answers.filter(({ success }) => success)
    const refused = answers.filter(({ success, code }) => !success && code === "out_of_stock")
    const others = listRefusals(told).filter((each) => !each.startsWith("out_of_stock"))
    const unclear = refused.filter(({ message }) => message.length < 10)
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
      figures: `${taken.length} orders, ${refused.length} refusals`,
      faults: [
        ...expectEqual("orders", taken.length, stock),
        ...expectEqual("refusals", refused.length, size - stock),
        ...expectEqual("other refusals", others, []),
        ...expectEqual("refusals without a sentence", unclear.length, 0),
        ...expectEqual("payments begun", sessions.length, stock),
      ],
    }
  },
}
