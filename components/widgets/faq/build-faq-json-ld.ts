import type { Faq } from "#lib/content/faq.ts"

/** The questions as search engines read them (schema.org/FAQPage); null where there are none. */
export function buildFaqJsonLd(faqs: readonly Faq[]) {
  if (faqs.length === 0) return null
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  }
}
