/** A question customers ask. `answer` is sanitised HTML. */
export type Faq = { id: number; question: string; answer: string }
