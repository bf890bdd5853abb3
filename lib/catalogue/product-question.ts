/** A published question about a product with the shop's reply. Both are plain text. */
export type ProductQuestion = {
  id: number
  question: string
  reply: string
  /** Language that it was submitted in, such as "de". */
  language: string
  /** True if it belongs to the demonstration shop, and no visitor submitted it. */
  isDemo: boolean
  /** ISO 8601 in UTC. */
  repliedAt: string
}
