import type { QuestionLeaf } from "schema-dts"
import type { Faq } from "#lib/content/faq.ts"
import { getVisibleText } from "./get-visible-text.ts"
import { maxLengths, truncateText } from "./truncate-text.ts"

/** Builds the Question nodes of an FAQ, each once. Omits entries whose reply has no text. */
export function buildQuestions(faqs: readonly Faq[]): QuestionLeaf[] {
  const each = new Map(faqs.map((faq) => [faq.id, faq] as const))
  return [...each.values()].flatMap(({ question, answer }) => {
    const name = truncateText(question, maxLengths.description)
    const text = truncateText(getVisibleText(answer), maxLengths.body)
    if (name === "" || text === "") return []
    return [
      { "@type": "Question" as const, name, acceptedAnswer: { "@type": "Answer" as const, text } },
    ]
  })
}
