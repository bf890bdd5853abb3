/** How many questions of its own a shop can have. */
export const maxShopQuestions = 3

/** Limits of such a question: characters, and the number of its choices. */
export const shopQuestionLimits = { question: 80, choice: 40, choices: { min: 2, max: 5 } }

/**
 * A question of the shop's own about a product, with its choices. `groups` are the categories that it
 * is for, by their URL slugs, with those below them; none: it is for all products.
 */
export type ShopQuestion = { question: string; choices: string[]; groups: string[] }

/** A review's choice for such a question, in the words of the time when it was written. */
export type ShopResponse = { question: string; choice: string }

/** The settings that hold the questions, one each; an empty one is none. */
type QuestionSettings = { question_1: string; question_2: string; question_3: string }

/**
 * Parses a question with its choices, such as "Size: too small / just right / too large", or one for
 * some categories, such as "Size [rings, shirts]: S / M"; null for any other text.
 */
export function parseShopQuestion(text: string): ShopQuestion | null {
  const { question: maxQuestion, choice: maxChoice, choices: count } = shopQuestionLimits
  const [, question = "", list, rest = ""] =
    /^([^[\]]*)(?:\[([^[\]]*)\] ?)?:([^:]*)$/.exec(text.replace(/\s+/g, " ")) ?? []
  const choices = splitWords(rest, "/")
  const groups = list === undefined ? [] : splitWords(list.toLowerCase(), ",")
  const isChoice = (choice: string) => choice !== "" && choice.length <= maxChoice
  const isValid =
    question.trim() !== "" &&
    question.trim().length <= maxQuestion &&
    choices.length >= count.min &&
    choices.length <= count.max &&
    choices.every(isChoice) &&
    new Set(choices).size === choices.length &&
    !groups.includes("")
  return isValid ? { question: question.trim(), choices, groups } : null
}

function splitWords(text: string, separator: string): string[] {
  return text.split(separator).map((word) => word.trim())
}

/** Lists all questions of the settings. */
export function listShopQuestions(settings: QuestionSettings): ShopQuestion[] {
  const { question_1, question_2, question_3 } = settings
  return [question_1, question_2, question_3].flatMap((text) => parseShopQuestion(text) ?? [])
}

/**
 * Lists the questions about a product, each once. `groups` are the slugs of its categories and of
 * those above them.
 */
export function listQuestionsOfGroups(
  questions: readonly ShopQuestion[],
  groups: readonly string[],
): ShopQuestion[] {
  const matching = questions.filter(
    (each) => each.groups.length === 0 || each.groups.some((slug) => groups.includes(slug)),
  )
  return matching.filter(
    ({ question }, at) => matching.findIndex((other) => other.question === question) === at,
  )
}

/** Returns the responses with a choice of one of these questions, in the order of the questions. */
export function filterShopResponses(
  responses: readonly ShopResponse[],
  questions: readonly Pick<ShopQuestion, "question" | "choices">[],
): ShopResponse[] {
  return questions.flatMap(({ question, choices }) => {
    const response = responses.find((each) => each.question === question)
    return response && choices.includes(response.choice) ? [response] : []
  })
}
