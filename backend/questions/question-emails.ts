import { buildShopUrl, type EmailBranding } from "#backend/mail/branding.ts"
import type { Email } from "#backend/mail/email-template.ts"
import type { Translations } from "#backend/texts/translations.ts"

type SubmittedQuestion = {
  id: number
  product: string
  name: string
  email: string
  question: string
  may_publish: boolean
}

/** Builds the email to the owner about a question to a product. */
export function buildQuestionEmail({ id, product, ...submitted }: SubmittedQuestion): Email {
  return {
    subject: `Question ${id}: ${product}`,
    paragraphs: [`${submitted.name} (${submitted.email}) has a question about ${product}.`],
    rows: [{ label: "Question", words: submitted.question }],
    code: null,
    button: null,
    notes: [
      submitted.may_publish
        ? "It may be published with your answer, without the name."
        : "It may not be published: only its asker gets your answer.",
      `To answer it: npm run shop -- questions reply ${id} "…"${submitted.may_publish ? " --publish" : ""}`,
      `To delete it: npm run shop -- questions delete ${id}`,
    ],
  }
}

type RepliedQuestion = {
  name: string
  product: string
  slug: string
  question: string
  reply: string
  isPublished: boolean
}

/** Builds the email with the shop's reply to its asker. */
export function buildReplyEmail(
  { name, product, slug, question, reply, isPublished }: RepliedQuestion,
  { head, words }: { head: EmailBranding; words: Translations },
): Email {
  const { t } = words
  return {
    subject: t("question.reply.subject", { product }),
    paragraphs: [t("question.reply.text", { name, product })],
    rows: [
      { label: t("question.reply.question"), words: question },
      { label: t("question.reply.reply"), words: reply },
    ],
    code: null,
    button: {
      label: t("question.reply.button"),
      href: buildShopUrl(head, words, `/product/${slug}`),
    },
    notes: [t(isPublished ? "question.reply.public" : "question.reply.private")],
  }
}
