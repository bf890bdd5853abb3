/** How many questions of its own a shop can ask about its products. */
export const maxShopQuestions = 3

/** Limits of such a question: characters, and the number of its choices. */
export const shopQuestionLimits = { question: 80, choice: 40, choices: { min: 2, max: 5 } }

/** A question of the shop's own about a product, with the choices that answer it. */
export type ShopQuestion = { question: string; choices: string[] }

/** How a review answers such a question, in the words of the time when it was written. */
export type ShopAnswer = { question: string; choice: string }

/** The settings that hold the questions, one each; an empty one asks nothing. */
type QuestionSettings = { question_1: string; question_2: string; question_3: string }

/**
 * Parses a question with its choices, such as "Size: too small / just right / too large"; null for
 * any other text.
 */
export function parseShopQuestion(text: string): ShopQuestion | null {
  const { question: maxQuestion, choice: maxChoice, choices: count } = shopQuestionLimits
  const colon = text.lastIndexOf(":")
  const question = text.slice(0, Math.max(0, colon)).trim()
  const choices = text
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

/** Lists the questions that the shop asks, each once. */
export function listShopQuestions(settings: QuestionSettings): ShopQuestion[] {
  const { question_1, question_2, question_3 } = settings
  const questions = new Map<string, ShopQuestion>()
  for (const text of [question_1, question_2, question_3]) {
    const parsed = parseShopQuestion(text)
    if (parsed && !questions.has(parsed.question)) questions.set(parsed.question, parsed)
  }
  return [...questions.values()]
}

/** Returns the answers to questions that the shop asks, in their order, with one of their choices. */
export function keepShopAnswers(
  answers: readonly ShopAnswer[],
  questions: readonly ShopQuestion[],
): ShopAnswer[] {
  return questions.flatMap(({ question, choices }) => {
    const answer = answers.find((each) => each.question === question)
    return answer && choices.includes(answer.choice) ? [answer] : []
  })
}
