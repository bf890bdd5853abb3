import type { Translated } from "#lib/contract/translated-text.ts"

/** An FAQ entry: a question and the sanitised HTML below it. */
export type Faq = Translated & { id: number; question: string; answer: string }
