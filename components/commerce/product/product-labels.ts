import { getTranslations } from "next-intl/server"
import { getLightboxLabels } from "#components/ui/get-lightbox-labels.ts"
import type { Product } from "#lib/catalogue/product.ts"
import { type AddonPattern, resolveMaxLength } from "#lib/contract/rules/addon-text.ts"
import { formatMoney } from "#lib/money.ts"
import type { BuyPanelLabels } from "../buy-panel.tsx"

/** Returns the translated texts of a product's photo gallery with `count` photos. */
export async function getGalleryLabels(locale: string, name: string, count: number) {
  const [t, lightbox] = await Promise.all([
    getTranslations({ locale, namespace: "product" }),
    getLightboxLabels(locale),
  ])
  const numbers = Array.from({ length: count }, (_, at) => at + 1)
  return {
    photos: t("photos", { name }),
    enlarge: t("enlarge", { name: "{name}" }),
    thumbnails: numbers.map((number) => t("showPhoto", { number, count })),
    lightbox: {
      ...lightbox,
      pictures: t("photos", { name }),
      position: t("photoOf", { number: "{index}", count: "{total}" }),
      close: t("close"),
      previous: t("previousPhoto"),
      next: t("nextPhoto"),
    },
  }
}

/** Returns the translated texts of the buy panel. */
export async function getBuyLabels(
  locale: string,
  product: Pick<Product, "addons" | "delivery" | "leadDays">,
): Promise<BuyPanelLabels> {
  const [t, tAlert, limits] = await Promise.all([
    getTranslations({ locale, namespace: "product" }),
    getTranslations({ locale, namespace: "stockAlert" }),
    getLimitTexts(locale, product.addons),
  ])
  return {
    selectOptions: t("selectOptions"),
    notMade: t("notMade"),
    selectFirst: t("selectFirst", { name: "{name}" }),
    addonMissing: t("addonMissing", { name: "{name}" }),
    addonUnchosen: t("addonUnchosen", { name: "{name}" }),
    addToCart: t("addToCart"),
    addedToCart: t("addedToCart"),
    checkoutNow: t("checkoutNow"),
    added: t("added"),
    viewCart: t("viewCart"),
    offline: t("offline"),
    noResponse: t("noResponse"),
    notAdded: t("notAdded"),
    inStock: t(resolveAvailability(product)),
    // What is made to order does not run out while few of it are left.
    lowStock: t(product.leadDays === null ? "lowStock" : resolveAvailability(product)),
    outOfStock: t("outOfStock"),
    requestAlert: tAlert("requestAlert"),
    optionOutOfStock: t("optionOutOfStock"),
    optionMissing: t("optionMissing"),
    choose: t("choose"),
    quantity: t("quantity"),
    less: t("less", { field: "{field}" }),
    more: t("more", { field: "{field}" }),
    total: t("total", { amount: "{amount}" }),
    makeItYours: t("makeItYours"),
    extras: t("extras"),
    limits,
    required: t("required"),
    fullPrice: t("fullPrice"),
    specialPrice: t("specialPrice"),
    variants: t("variants"),
    options: t("options"),
    price: t("price"),
    stock: t("stock"),
  }
}

/** Returns the hints and errors of text add-ons, by id. */
async function getLimitTexts(
  locale: string,
  addons: Product["addons"],
): Promise<BuyPanelLabels["limits"]> {
  const [t, tErrors] = await Promise.all([
    getTranslations({ locale, namespace: "product" }),
    getTranslations({ locale, namespace: "apiErrors" }),
  ])
  const texts = addons.filter(({ type }) => type === "Text")
  return Object.fromEntries(
    texts.map((addon) => {
      const { name, pattern, maxLength } = addon
      const count = resolveMaxLength(addon)
      const isLimited = pattern !== null || maxLength !== null
      return [
        addon.id,
        {
          hint: isLimited ? t(`limits.${pattern ?? "characters"}`, { count }) : "",
          tooLong: tErrors("addon_text_too_long", { name, count }),
          unfit: pattern === null ? "" : tErrors(patternMessages[pattern], { name }),
        },
      ]
    }),
  )
}

const patternMessages = {
  letters: "addon_alphabetic_only",
  letters_and_numbers: "addon_alphanumeric_only",
  a_to_z: "addon_a_to_z_only",
} as const satisfies Record<AddonPattern, string>

/** Returns the message key of the availability: products made to order are not "in stock". */
function resolveAvailability({ delivery, leadDays }: Pick<Product, "delivery" | "leadDays">) {
  if (delivery === "ticket") return "ticketsLeft"
  if (delivery === "quoted") return "onRequest"
  return leadDays === null ? "inStock" : "toOrder"
}

/** Returns the price of a product before a choice: its lowest price. */
export async function getOpeningPrice(
  locale: string,
  product: Pick<Product, "price" | "fullPrice" | "hasPriceRange" | "isOnSpecial">,
): Promise<{ text: string; fullPrice: number | null }> {
  const t = await getTranslations({ locale, namespace: "product" })
  const price = formatMoney(product.price, locale)
  return {
    text: product.hasPriceRange ? t("from", { price }) : price,
    fullPrice: product.isOnSpecial && product.fullPrice > product.price ? product.fullPrice : null,
  }
}
