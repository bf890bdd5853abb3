import { getTranslations } from "next-intl/server"
import type { LightboxLabels } from "./lightbox-entry.ts"

/** Returns the translated labels of the lightbox. `position` retains its placeholders. */
export async function getLightboxLabels(locale: string): Promise<LightboxLabels> {
  const t = await getTranslations({ locale, namespace: "gallery.lightbox" })
  return {
    close: t("close"),
    previous: t("previous"),
    next: t("next"),
    zoomIn: t("zoomIn"),
    zoomOut: t("zoomOut"),
    pictures: t("pictures"),
    carousel: t("carousel"),
    slide: t("slide"),
    broken: t("broken"),
    position: t("position", { number: "{index}", count: "{total}" }),
  }
}
