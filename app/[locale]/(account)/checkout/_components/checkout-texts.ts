import type { AddressFieldTexts } from "../../my-account/addresses/_components/address-fields.tsx"

/** Texts of the checkout. The browser fills in placeholders such as `{amount}`. */
export type CheckoutTexts = {
  form: string
  items: { heading: string; change: string; quantity: string; addon: string }
  address: {
    heading: string
    fresh: string
    notForPickUp: string
    fields: AddressFieldTexts
  }
  delivery: { heading: string; unknown: string; nothing: string; quote: string; requesting: string }
  code: { heading: string; label: string; apply: string; applied: string; without: string }
  note: { heading: string; label: string; hint: string }
  payment: { heading: string; adds: string; addsNothing: string }
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
  empty: { text: string; shop: string; orders: string }
  placed: { text: string; go: string }
  /** Messages by error code, for rejections without a message of the API. */
  rejections: Readonly<Record<string, string>>
  check: string
  logIn: string
}
