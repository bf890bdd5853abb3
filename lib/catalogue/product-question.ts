/** A published question about a product with the shop's answer. Both are plain text. */
export type ProductQuestion = {
  id: number
  question: string
  answer: string
  /** Language that it was asked in, such as "de". */
  language: string
  /** True if it belongs to the demonstration shop, and no visitor asked it. */
  isDemo: boolean
  /** ISO 8601 in UTC. */
  answeredAt: string
}
