/** How many questions of its own a shop can have. */
export const maxShopQuestions = 3

/** Limits of such a question: characters, and the number of its choices. */
export const shopQuestionLimits = { question: 80, choice: 40, choices: { min: 2, max: 5 } }

/** A question of the shop's own about a product, with its choices. */
export type ShopQuestion = { question: string; choices: string[] }

/** A review's choice for such a question, in the words of the time when it was written. */
export type ShopResponse = { question: string; choice: string }

/** The settings that hold the questions, one each; an empty one is none. */
type QuestionSettings = { question_1: string; question_2: string; question_3: string }

/**
 * Parses a question with its choices, such as "Size: too small / just right / too large"; null for
 * any other text.
 */
export function parseShopQuestion(text: string): ShopQuestion | null {
  const { question: maxQuestion, choice: maxChoice, choices: count } = shopQuestionLimits
  const line = text.replace(/\s+/g, " ")
  const colon = line.lastIndexOf(":")
  const question = line.slice(0, Math.max(0, colon)).trim()
  const choices = line
    .slice(colon + 1)
    .split("/")
    .map((choice) => choice.trim())
  const isChoice = (choice: string) => choice !== "" && choice.length <= maxChoice
  const isValid =
    question !== "" &&
    question.length <= maxQuestion &&
    choices.length >= count.min &&
    choices.length <= count.max &&
    choices.every(isChoice) &&
    new Set(choices).size === choices.length
  return isValid ? { question, choices } : null
}

/** Lists the questions of the settings, each once. */
export function listShopQuestions(settings: QuestionSettings): ShopQuestion[] {
  const { question_1, question_2, question_3 } = settings
  const questions = new Map<string, ShopQuestion>()
  for (const text of [question_1, question_2, question_3]) {
    const parsed = parseShopQuestion(text)
    if (parsed && !questions.has(parsed.question)) questions.set(parsed.question, parsed)
  }
  return [...questions.values()]
}

/** Returns the responses with a choice of one of these questions, in the order of the questions. */
export function filterShopResponses(
  responses: readonly ShopResponse[],
  questions: readonly ShopQuestion[],
): ShopResponse[] {
  return questions.flatMap(({ question, choices }) => {
    const response = responses.find((each) => each.question === question)
    return response && choices.includes(response.choice) ? [response] : []
  })
}
