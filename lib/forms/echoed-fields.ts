import { detailNames } from "#lib/account/customer.ts"
import { addressFieldNames } from "#lib/account/saved-address.ts"

/**
 * What a page shows of a form that could not be processed, so that nothing is typed twice. A name
 * that ends with `*` stands for all names that start like that.
 */
export type EchoedFields = {
  /** Fields that the user typed: shown again, to be sent again or copied. */
  shown?: readonly string[]
  /** Fields that the form or its buttons set: sent again unseen. */
  sent?: readonly string[]
  /** Secrets, which no page repeats: shown empty, to be typed again. */
  retyped?: readonly string[]
}

/**
 * The fields of each form that posts to a server action, by the name that `FormName` renders into
 * it. A field that is not listed here is not repeated.
 */
export const echoedFields = {
  /** A form of an editor (CMS); its own fields carry a prefix, see `buildControlName`. */
  visitor: {
    shown: ["field.*", "reply"],
    sent: ["form", "key", "page", "proof", "question"],
    retyped: ["secret.*"],
  },
  login: { shown: ["email"], sent: ["intent", "step"], retyped: ["password", "code"] },
  signUp: {
    shown: ["first_name", "last_name", "email", "date_of_birth"],
    sent: ["intent", "step"],
    retyped: ["code"],
  },
  firstPassword: { shown: ["email"], sent: ["to"], retyped: ["newpassword"] },
  recovery: { shown: ["email"], sent: ["intent", "step"], retyped: ["code", "newpassword"] },
  accountSwitch: { sent: ["intent"] },
  logout: {},
  profile: { shown: detailNames },
  password: { shown: ["email"], retyped: ["currentPassword", "newPassword"] },
  emailChange: {
    shown: ["email", "newEmail"],
    sent: ["intent"],
    retyped: ["currentPassword", "code"],
  },
  accountDeletion: { shown: ["email"], sent: ["intent"], retyped: ["currentPassword", "code"] },
  passkey: { shown: ["name"], sent: ["intent"], retyped: ["currentPassword", "code"] },
  passkeyRemoval: { sent: ["intent"] },
  marketing: { sent: ["intent"] },
  address: { shown: addressFieldNames, sent: ["id", "country"] },
  addressCard: { sent: ["id", "intent"] },
  unpaidOrder: { sent: ["order"] },
  reorder: { sent: ["order"] },
  orderCancellation: { sent: ["order"] },
  addToCart: { shown: ["qty"], sent: ["sku", "addon-*"] },
  wishList: {
    shown: ["name"],
    sent: ["intent", "list", "product", "sku", "to"],
  },
  newsletter: { shown: ["email"], sent: ["source"] },
  stockAlert: { shown: ["email"], sent: ["sku"] },
  cart: {
    shown: ["quantity", "promotion", "suburb", "postcode"],
    sent: ["id", "intent", "delivery"],
  },
  quote: { shown: addressFieldNames, sent: ["country"] },
  checkout: {
    shown: [...addressFieldNames, "note", "promotionCode"],
    sent: [
      "country",
      "intent",
      "order-key",
      "expected-total",
      "expected-payable",
      "shop-locale",
      "address-id",
      "delivery-type",
      "payment-type",
      "use-credit",
      "marketing-consent",
      "rejected-code",
    ],
  },
  voucherPurchase: {
    shown: [
      "amount",
      "custom",
      "email",
      "recipient_name",
      "recipient_email",
      "sender_name",
      "message",
      "send_on",
    ],
    sent: ["theme", "page"],
  },
  voucherRedemption: { sent: ["page", "intent"], retyped: ["code"] },
  review: {
    shown: ["title", "content", "name"],
    sent: ["token", "product", "stars", "fit", "finish", "question-*", "response-*", "intent"],
  },
  reviewPhoto: { sent: ["token", "product", "hash"] },
  reviewMails: { sent: ["token", "intent"] },
  productQuestion: {
    shown: ["name", "email", "question"],
    sent: ["product", "publish"],
  },
  reviewVote: { sent: ["review"] },
  reviewReport: { shown: ["note"], sent: ["review", "reason"] },
  previewLink: { shown: ["days"], sent: ["path", "when", "drafts"] },
} as const satisfies Record<string, EchoedFields>

/** Name of a form that posts to a server action. */
export type FormName = keyof typeof echoedFields

const forms = new Map<string, EchoedFields>(Object.entries(echoedFields))

/** Returns what may be repeated of the form with this name; null if the name is none. */
export function findEchoedFields(name: string): EchoedFields | null {
  return forms.get(name) ?? null
}

/** True if a list of names has this one, or the start of it before a `*`. */
export function hasField(list: readonly string[] | undefined, name: string): boolean {
  return (list ?? []).some((listed) =>
    listed.endsWith("*") ? name.startsWith(listed.slice(0, -1)) : name === listed,
  )
}
