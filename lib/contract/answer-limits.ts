/** Most characters of one answer, and of all of them together, names included. */
export const maxAnswerLength = 10_000
export const maxAnswersLength = 100_000
