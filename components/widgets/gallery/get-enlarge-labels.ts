import { getTranslations } from "next-intl/server"
import type { EnlargeLabels } from "./enlarge-link.tsx"

/** Returns the translated label templates of the links to full-size images. */
export async function getEnlargeLabels(locale: string): Promise<EnlargeLabels> {
  const t = await getTranslations({ locale, namespace: "gallery" })
  return {
    named: t("enlarge", { name: "{name}" }),
    numbered: t("enlargePicture", { number: "{number}" }),
  }
}
