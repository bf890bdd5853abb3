import { Chevron } from "#components/ui/chevron.tsx"
import { Prose } from "#components/ui/prose.tsx"
import type { Faq } from "#lib/content/faq.ts"
import { isTranslated } from "#lib/contract/translated-text.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { LazyFaqScroll } from "./lazy-faq-scroll.tsx"

type FaqListProps = {
  faqs: readonly Faq[]
  /** Shared `name` of the `details` elements: the browser opens only one of them. */
  name: string
  headingLevel: 2 | 3
  locale: string
}

/**
 * Renders FAQs as `details` elements. Each text has an anchor, `#faq-{id}`, which opens on arrival.
 * The browser does the toggling; the script only scrolls.
 */
export function FaqList({ faqs, name, headingLevel, locale }: FaqListProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div id={name} className="ruled border-y border-line">
      {faqs.map(({ id, question, answer, ...faq }) => (
        <details key={id} name={name} className="group scroll-my-4">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 py-3 [&::-webkit-details-marker]:hidden">
            <Heading
              className="grow text-lg font-semibold text-balance"
              {...buildFieldAttributes(locale, faq, "name")}
            >
              {question}
            </Heading>
            <Chevron />
          </summary>
          <div id={`faq-${id}`} className="pb-5">
            <Prose html={answer} locale={locale} isTranslated={isTranslated(faq, "content")} />
          </div>
        </details>
      ))}
      <LazyFaqScroll listId={name} />
    </div>
  )
}
