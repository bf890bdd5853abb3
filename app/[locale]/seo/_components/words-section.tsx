import { getTranslations } from "next-intl/server"
import type { PageReport } from "#lib/seo-tools/page-report.ts"
import { StudioSection } from "./studio-section.tsx"

/** Maximum number of characters shown. */
const maxChars = 60_000

/** Renders the text that a crawler without JavaScript finds on the page. */
export async function WordsSection({ page, locale }: { page: PageReport; locale: string }) {
  const t = await getTranslations({ locale, namespace: "studio.sections.words" })
  const { words, wordCount, mainWordCount } = page
  return (
    <StudioSection name="words" heading={t("heading")} intro={t("intro")}>
      <p>{t("count", { count: wordCount, main: mainWordCount })}</p>
      {words !== "" && (
        <section
          aria-label={t("label")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
          tabIndex={0}
          className="studio-words"
          dir="auto"
        >
          {words.slice(0, maxChars)}
          {words.length > maxChars && " …"}
        </section>
      )}
    </StudioSection>
  )
}
