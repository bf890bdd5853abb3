import { getTranslations } from "next-intl/server"
import { buildTextPicker } from "#lib/i18n/texts-of.ts"
import { buildAddressFieldTexts } from "../../my-account/addresses/_components/build-address-field-texts.ts"
import type { CheckoutTexts } from "./checkout-texts.ts"

const rejectionCodes = ["unavailable", "signedOut", "forbidden", "changed", "address"] as const

/** Placeholders that stay in the messages; the browser replaces them with values. */
const placeholders = {
  amount: "{amount}",
  code: "{code}",
  left: "{left}",
  qty: "{qty}",
  name: "{name}",
  value: "{value}",
}

/** Builds the translated texts of the checkout. */
export async function buildCheckoutTexts(locale: string): Promise<CheckoutTexts> {
  const t = await getTranslations({ locale, namespace: "checkout" })
  const some = buildTextPicker<"checkout">(t, placeholders)
  return {
    form: t("form"),
    items: some("items", ["heading", "change", "quantity", "addon"]),
    address: {
      ...some("address", ["heading", "fresh", "notForPickUp"]),
      fields: await buildAddressFieldTexts(locale),
    },
    delivery: some("delivery", ["heading", "unknown", "nothing", "quote", "requesting"]),
    code: some("code", ["heading", "label", "apply", "applied", "without"]),
    note: some("note", ["heading", "label", "hint"]),
    payment: some("payment", ["heading", "adds", "addsNothing"]),
    credit: some("credit", ["heading", "use", "pays", "least"]),
    marketing: t("marketing"),
    summary: some("summary", [
      ...(["heading", "subtotal", "discount", "delivery", "deliveryUnknown"] as const),
      ...([
        "surcharge",
        "total",
        "totalWithoutDelivery",
        "taxName",
        "tax",
        "credit",
        "payable",
        "price",
        "pay",
      ] as const),
      ...(["place", "pricing", "submitting", "stock", "toCart"] as const),
    ]),
    empty: some("empty", ["text", "shop", "orders"]),
    placed: some("placed", ["text", "go"]),
    rejections: some("rejections", rejectionCodes),
    check: t("check"),
    logIn: t("logIn"),
  }
}
