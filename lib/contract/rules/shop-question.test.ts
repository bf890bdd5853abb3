import { filterShopResponses, listShopQuestions, parseShopQuestion } from "./shop-question.ts"

const size = { question: "Size", choices: ["too small", "right", "too large"] }
const text = "Size: too  small / right/ too large "

it("parses a question with its choices", () => {
  expect(parseShopQuestion(text)).toEqual(size)
  expect(parseShopQuestion("For: whom? a/b : yes / no")).toEqual({
    question: "For: whom? a/b",
    choices: ["yes", "no"],
  })
})

it.each([
  "",
  "Size",
  "Size: right",
  ": yes / no",
  "Size: a / / b",
  "Size: a / a",
  "Size: a / b / c / d / e / f",
  `${"x".repeat(81)}: a / b`,
  `Size: a / ${"x".repeat(41)}`,
])("takes no other text for a question: %s", (other) => {
  expect(parseShopQuestion(other)).toBeNull()
})

it("lists the questions of the settings, each once", () => {
  const settings = { question_1: text, question_2: "", question_3: "Size: S / M" }
  expect(listShopQuestions(settings)).toEqual([size])
})

it("keeps only responses that are among the choices of a question", () => {
  const response = { question: "Size", choice: "right" }
  expect(filterShopResponses([{ question: "Smell", choice: "good" }, response], [size])).toEqual([
    response,
  ])
  expect(filterShopResponses([{ question: "Size", choice: "huge" }], [size])).toEqual([])
})
