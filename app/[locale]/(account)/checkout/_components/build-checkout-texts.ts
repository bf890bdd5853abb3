import { getTranslations } from "next-intl/server"
import { addressFieldNames } from "#lib/account/saved-address.ts"
import type { AddressTexts } from "../../my-account/addresses/_components/address-form.tsx"
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
      fields: await buildFieldTexts(locale),
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

async function buildFieldTexts(locale: string): Promise<AddressTexts> {
  const t = await getTranslations({ locale, namespace: "address" })
  const fields = addressFieldNames.map((name) => [name, t(`fields.${name}`)])
  return {
    fields: Object.fromEntries(fields) as AddressTexts["fields"],
    displayNameNote: t("notes.displayName"),
    phoneNote: t("notes.phone"),
    optional: t("optional"),
    choose: t("choose"),
    countryNote: t("countryNote"),
    ...{ save: "", saving: "", cancel: "" },
    form: { check: "", unavailable: "" },
  }
}
