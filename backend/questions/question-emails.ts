import { buildShopUrl, type EmailBranding } from "#backend/mail/branding.ts"
import type { Email } from "#backend/mail/email-template.ts"
import type { Translations } from "#backend/texts/translations.ts"

type AskedQuestion = {
  id: number
  product: string
  name: string
  email: string
  question: string
  may_publish: boolean
}

/** Builds the email to the owner about a question to a product. */
export function buildAskedEmail({ id, product, ...asked }: AskedQuestion): Email {
  return {
    subject: `Question ${id}: ${product}`,
    paragraphs: [`${asked.name} (${asked.email}) has a question about ${product}.`],
    rows: [{ label: "Question", words: asked.question }],
    code: null,
    button: null,
    notes: [
      asked.may_publish
        ? "It may be published with your answer, without the name."
        : "It may not be published: only its asker gets your answer.",
      `To answer it: npm run shop -- questions answer ${id} "…"${asked.may_publish ? " --publish" : ""}`,
      `To delete it: npm run shop -- questions delete ${id}`,
    ],
  }
}

type AnsweredQuestion = {
  name: string
  product: string
  slug: string
  question: string
  answer: string
  isPublished: boolean
}

/** Builds the email with the shop's answer to its asker. */
export function buildAnswerEmail(
  { name, product, slug, question, answer, isPublished }: AnsweredQuestion,
  { head, words }: { head: EmailBranding; words: Translations },
): Email {
  const { t } = words
  return {
    subject: t("question.answer.subject", { product }),
    paragraphs: [t("question.answer.text", { name, product })],
    rows: [
      { label: t("question.answer.question"), words: question },
      { label: t("question.answer.answer"), words: answer },
    ],
    code: null,
    button: {
      label: t("question.answer.button"),
      href: buildShopUrl(head, words, `/product/${slug}`),
    },
    notes: [t(isPublished ? "question.answer.public" : "question.answer.private")],
  }
}
