import type { Deps } from "#backend/deps.ts"

/** What questions to products need besides the database and the clock. */
export type QuestionParts = {
  siteUrl: string
  /** Called after an email was enqueued. */
  onMail: () => void
}

export type QuestionDeps = Deps & { questions: QuestionParts }
