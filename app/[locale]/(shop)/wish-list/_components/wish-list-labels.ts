import { getTranslations } from "next-intl/server"
import type { SavedCardLabels } from "#components/wish-list/saved-card.tsx"

/** Returns the texts of a saved product. */
export async function getSavedCardLabels(locale: string): Promise<SavedCardLabels> {
  const [t, tError, tProduct] = await Promise.all([
    getTranslations({ locale, namespace: "wishList" }),
    getTranslations({ locale, namespace: "apiErrors" }),
    getTranslations({ locale, namespace: "product" }),
  ])
  return {
    choose: t("states.choose"),
    optionsGone: t("states.optionsGone"),
    gone: tError("item_not_sold"),
    outOfStock: tProduct("outOfStock"),
    fullPrice: tProduct("fullPrice"),
    specialPrice: tProduct("specialPrice"),
  }
}

/** Returns the texts of the list that a guest saved in the browser. */
export async function getDeviceListLabels(locale: string) {
  const [t, tCart, tError, card] = await Promise.all([
    getTranslations({ locale, namespace: "wishList" }),
    getTranslations({ locale, namespace: "cart" }),
    getTranslations({ locale, namespace: "apiErrors" }),
    getSavedCardLabels(locale),
  ])
  return {
    ...card,
    loading: t("loading"),
    failed: tError("try_again_soon"),
    moveToCart: t("moveToCart"),
    moved: t("notices.moved"),
    notMoved: t("notices.notMoved"),
    remove: tCart("remove"),
    chooseOptions: t("chooseOptions"),
  }
}

export type DeviceListLabels = Awaited<ReturnType<typeof getDeviceListLabels>>
