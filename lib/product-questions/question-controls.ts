/** Names of the controls of the form that submits a question about a product. */
export const questionControls = {
  product: "product",
  name: "name",
  email: "email",
  question: "question",
  publish: "publish",
  /** Hidden from people (honeypot). */
  trap: "website",
} as const
