import { getTranslations } from "next-intl/server"
import { buildTextPicker } from "#lib/i18n/texts-of.ts"
import type { AddressFieldTexts } from "../../my-account/addresses/_components/address-fields.tsx"
import { buildAddressFieldTexts } from "../../my-account/addresses/_components/build-address-field-texts.ts"

/** Texts of the checkout. The browser fills in placeholders such as `{amount}`. */
export type CheckoutTexts = {
  form: string
  items: { heading: string; change: string; quantity: string; addon: string }
  address: {
    heading: string
    fresh: string
    notForPickUp: string
    pickUp: string
    deliver: string
    fields: AddressFieldTexts
  }
  delivery: { heading: string; unknown: string; nothing: string; quote: string; requesting: string }
  code: {
    heading: string
    label: string
    apply: string
    applied: string
    without: string
    /** What to do with the code of a gift voucher, and the link to where it is redeemed. */
    voucher: string
    redeem: string
  }
  note: { heading: string; label: string; hint: string }
  payment: { heading: string; adds: string; addsNothing: string; wallets: string }
  credit: { heading: string; use: string; pays: string; least: string }
  marketing: string
  summary: {
    heading: string
    subtotal: string
    discount: string
    delivery: string
    deliveryUnknown: string
    surcharge: string
    total: string
    totalWithoutDelivery: string
    /** Label of the tax for screen readers. */
    taxName: string
    tax: string
    credit: string
    payable: string
    price: string
    pay: string
    place: string
    pricing: string
    submitting: string
    stock: string
    toCart: string
  }
  assurance: { heading: string; payment: string; emails: string; damage: string; policy: string }
  empty: { text: string; shop: string; orders: string }
  placed: { text: string; go: string }
  /** Messages by error code, for rejections without a message of the API. */
  rejections: Readonly<Record<string, string>>
  check: string
  logIn: string
}

const rejectionCodes = ["unavailable", "signedOut", "forbidden", "changed", "address"] as const

/** Placeholders that stay in the messages; the browser replaces them with values. */
const placeholders = {
  amount: "{amount}",
  code: "{code}",
  left: "{left}",
  qty: "{qty}",
  name: "{name}",
  value: "{value}",
  wallets: "{wallets}",
}

/** Builds the translated texts of the checkout. */
export async function buildCheckoutTexts(locale: string): Promise<CheckoutTexts> {
  const t = await getTranslations({ locale, namespace: "checkout" })
  const tProduct = await getTranslations({ locale, namespace: "product" })
  const tVoucher = await getTranslations({ locale, namespace: "voucher" })
  const some = buildTextPicker<"checkout">(t, placeholders)
  return {
    form: t("form"),
    items: some("items", ["heading", "change", "quantity", "addon"]),
    address: {
      ...some("address", ["heading", "fresh", "notForPickUp", "pickUp", "deliver"]),
      fields: await buildAddressFieldTexts(locale),
    },
    delivery: some("delivery", ["heading", "unknown", "nothing", "quote", "requesting"]),
    code: {
      ...some("code", ["heading", "label", "apply", "applied", "without", "voucher"]),
      redeem: tVoucher("redeem"),
    },
    note: some("note", ["heading", "label", "hint"]),
    payment: some("payment", ["heading", "adds", "addsNothing", "wallets"]),
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
    assurance: {
      ...some("assurance", ["heading", "payment", "emails", "damage"]),
      policy: tProduct("promise.policy"),
    },
    empty: some("empty", ["text", "shop", "orders"]),
    placed: some("placed", ["text", "go"]),
    rejections: some("rejections", rejectionCodes),
    check: t("check"),
    logIn: t("logIn"),
  }
}
