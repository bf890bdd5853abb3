/** An FAQ entry: a question and the sanitised HTML below it. */
export type Faq = { id: number; question: string; answer: string }
