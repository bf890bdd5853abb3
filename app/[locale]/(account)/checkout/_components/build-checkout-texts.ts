import { getTranslations } from "next-intl/server"
import { buildAddressFieldTexts } from "../../my-account/addresses/_components/build-address-field-texts.ts"
import type { CheckoutTexts } from "./checkout-texts.ts"

const refusalCodes = ["unavailable", "signedOut", "forbidden", "changed", "address"] as const

/** The words of the checkout in the customer's language. */
export async function buildCheckoutTexts(locale: string): Promise<CheckoutTexts> {
  const t = await getTranslations({ locale, namespace: "checkout" })
  const raw = <K extends string>(group: string, names: readonly K[]) =>
    Object.fromEntries(names.map((name) => [name, String(t.raw(`${group}.${name}`))])) as Record<
      K,
      string
    >
  return {
    form: t("form"),
    items: raw("items", ["heading", "change", "quantity"]),
    address: {
      ...raw("address", ["heading", "fresh", "notForPickUp"]),
      fields: await buildAddressFieldTexts(locale),
    },
    delivery: raw("delivery", ["heading", "unknown", "nothing", "quote", "asking"]),
    code: raw("code", ["heading", "label", "apply", "applied"]),
    note: raw("note", ["heading", "label", "hint"]),
    payment: raw("payment", ["heading", "adds", "addsNothing"]),
    credit: raw("credit", ["heading", "use", "pays", "least"]),
    marketing: t("marketing"),
    summary: raw("summary", [
      ...(["heading", "subtotal", "discount", "delivery", "deliveryUnknown"] as const),
      ...([
        "surcharge",
        "total",
        "totalWithoutDelivery",
        "tax",
        "credit",
        "payable",
        "price",
        "pay",
      ] as const),
      ...(["place", "pricing", "sending", "stock", "toCart"] as const),
    ]),
    empty: raw("empty", ["text", "shop", "orders"]),
    placed: raw("placed", ["text", "go"]),
    refusals: raw("refusals", refusalCodes),
    check: t("check"),
    logIn: t("logIn"),
  }
}
