import { getTranslations } from "next-intl/server"
import type { EnlargeLabels } from "./enlarge-link.tsx"

/** Texts of the links to full-size pictures. */
export async function getEnlargeLabels(locale: string): Promise<EnlargeLabels> {
  const t = await getTranslations({ locale, namespace: "gallery" })
  return {
    named: t("enlarge", { name: "{name}" }),
    numbered: t("enlargePicture", { number: "{number}" }),
  }
}
