import { z } from "zod"
import { Prose } from "#components/ui/prose.tsx"
import { listFaqs } from "#lib/api/faqs.ts"
import { sanitiseHtml } from "#lib/content/sanitise-html.ts"
import { isTranslated } from "#lib/contract/translated-text.ts"
import { defineWidget } from "../define-widget.ts"
import { FaqList } from "../faq/faq-list.tsx"
import { buildHeadingLang, SectionHeading } from "../section-heading.tsx"
import { groupSetting, htmlSetting, textSetting } from "../setting-schemas.ts"

/** A list of FAQs, of which one is open at a time. */
export const faqWidget = defineWidget({
  type: "core/faq",
  name: "Questions and answers",
  purpose: "Lists the questions of a group; a click on one opens its answer and closes the others.",
  settings: z.object({
    heading: textSetting.describe("Heading above the questions."),
    content: htmlSetting.describe("A few words below the heading, as HTML."),
    group: groupSetting.describe("The group of questions that is shown. Empty shows all."),
  }),
  examples: ({ faqGroup }) => [
    {
      name: "A group, with a heading and a few words",
      settings: {
        heading: "Before you ask",
        content:
          "<p>What customers ask us most. Is yours missing? <a href='/contact'>Tell us</a>.</p>",
        group: faqGroup,
      },
    },
    { name: "Every question", settings: {} },
  ],
  load: async ({ group, content }, { limit, offset, locale }) => ({
    intro: sanitiseHtml(content),
    faqs: await listFaqs(group, limit, offset, locale),
  }),
  View: ({ settings: { heading }, data: { intro, faqs }, context }) => {
    const { id, locale } = context
    if (faqs.length === 0) return null
    return (
      <section aria-label={heading || undefined}>
        {heading !== "" && (
          <SectionHeading {...buildHeadingLang(context)}>{heading}</SectionHeading>
        )}
        {intro.trim() !== "" && (
          <Prose
            html={intro}
            locale={locale}
            isTranslated={isTranslated(context, "content")}
            className="mb-5"
          />
        )}
        <FaqList
          faqs={faqs}
          locale={locale}
          name={`${id}-faq`}
          headingLevel={heading === "" ? 2 : 3}
        />
      </section>
    )
  },
  describe: ({ data: { faqs } }) => ({ kind: "questions", faqs }),
})
