import { getTranslations } from "next-intl/server"
import { addressFieldNames } from "#lib/account/saved-address.ts"
import { buildRecord } from "#lib/contract/values/record.ts"
import type { QuoteTexts } from "./quote-form.tsx"

/** Texts of the cart. The browser fills in placeholders such as `{amount}`. */
export type CartLabels = Awaited<ReturnType<typeof buildCartLabels>>

/** Builds the translated texts of the cart page. */
export async function buildCartLabels(locale: string) {
  const t = await getTranslations({ locale, namespace: "cart" })
  const amount = { amount: "{amount}" }
  return {
    line: {
      addon: t("addon", { name: "{name}", value: "{value}" }),
      each: t("each", { price: "{price}" }),
      prices: { fullPrice: t("fullPrice"), specialPrice: t("specialPrice") },
      quantity: t("quantity"),
      quantityOf: t("quantityOf", { name: "{name}" }),
      less: t("less", { field: "{field}" }),
      more: t("more", { field: "{field}" }),
      update: t("update"),
      remove: t("remove"),
      removeNamed: t("removeNamed", { name: "{name}" }),
      wholeNumber: t("wholeNumber"),
    },
    items: t("items"),
    removed: t("removed", { name: "{name}" }),
    putBack: t("putBack"),
    busy: t("busy"),
    code: {
      heading: t("code.heading"),
      apply: t("code.apply"),
      applied: t("code.applied", { ...amount, code: "{code}" }),
      remove: t("code.remove"),
    },
    delivery: {
      heading: t("delivery.heading"),
      where: t("delivery.where"),
      suburb: t("delivery.suburb"),
      postcode: t("delivery.postcode"),
      postcodeError: t("delivery.postcodeError"),
      estimate: t("delivery.estimate"),
      choose: t("delivery.choose"),
      use: t("delivery.use"),
      freeMore: t("delivery.freeMore", amount),
      none: t("delivery.none"),
    },
    summary: await buildSummaryLabels(locale),
    errors: {
      offline: t("errors.offline"),
      no_response: t("errors.noResponse"),
      unavailable: t("errors.unavailable"),
      FORBIDDEN: t("errors.forbidden"),
    },
  }
}

async function buildSummaryLabels(locale: string) {
  const t = await getTranslations({ locale, namespace: "cart.summary" })
  return {
    heading: t("heading"),
    subtotal: t("subtotal"),
    discount: t("discount"),
    delivery: t("delivery"),
    unknown: t("unknown"),
    onRequest: t("onRequest"),
    total: t("total"),
    totalWithoutDelivery: t("totalWithoutDelivery"),
    tax: t("tax", { amount: "{amount}" }),
    checkout: t("checkout"),
    blocked: t("blocked"),
    quoteFirst: t("quoteFirst"),
    continue: t("continue"),
  }
}

/** Builds the translated texts of the shipping quote form. */
export async function buildQuoteTexts(locale: string): Promise<QuoteTexts> {
  const t = await getTranslations({ locale, namespace: "cart.quote" })
  const tAddress = await getTranslations({ locale, namespace: "address" })
  const tErrors = await getTranslations({ locale, namespace: "cart.errors" })
  return {
    fields: buildRecord(addressFieldNames, (name) => tAddress(`fields.${name}`)),
    heading: t("heading"),
    text: t("text"),
    optional: tAddress("optional"),
    choose: tAddress("choose"),
    send: t("send"),
    submitting: t("submitting"),
    done: t("done"),
    form: {
      check: t("check"),
      unavailable: t("unavailable"),
      errorMessages: { FORBIDDEN: tErrors("forbidden") },
    },
  }
}
