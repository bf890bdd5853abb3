import type { ErrorDefinitions } from "./error-definition.ts"

/** Errors about questions to products. */
export const questionErrors = {
  question_name_required: { message: "Tell us your name." },
  question_text_required: { message: "Write your question." },
} as const satisfies ErrorDefinitions
