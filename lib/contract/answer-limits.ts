/**
 * Maximum characters of one field value, and of all values of a form together, field names
 * included.
 */
export const maxAnswerLength = 10_000
export const maxAnswersLength = 100_000
