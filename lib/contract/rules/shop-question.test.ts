import {
  filterShopResponses,
  listQuestionsOfGroups,
  listShopQuestions,
  parseShopQuestion,
} from "./shop-question.ts"

const size = { question: "Size", choices: ["too small", "right", "too large"], groups: [] }
const text = "Size: too  small / right/ too large "

it("parses a question with its choices", () => {
  expect(parseShopQuestion(text)).toEqual(size)
  expect(parseShopQuestion("For: whom? a/b : yes / no")).toEqual({
    question: "For: whom? a/b",
    choices: ["yes", "no"],
    groups: [],
  })
})

it("parses the categories that a question is for", () => {
  const rings = { question: "Size", choices: ["S", "M"], groups: ["rings", "gold-chains"] }
  expect(parseShopQuestion("Size [rings, Gold-chains]: S / M")).toEqual(rings)
  expect(parseShopQuestion("Size[rings,gold-chains] : S / M")).toEqual(rings)
})

it.each([
  "",
  "Size",
  "Size: right",
  ": yes / no",
  "Size: a / / b",
  "Size: a / a",
  "Size: a / b / c / d / e / f",
  "Size []: a / b",
  "Size [rings,]: a / b",
  "Size [rings: a / b",
  "Size [rings] of it: a / b",
  "[rings]: a / b",
  `${"x".repeat(81)}: a / b`,
  `Size: a / ${"x".repeat(41)}`,
])("takes no other text for a question: %s", (other) => {
  expect(parseShopQuestion(other)).toBeNull()
})

it("lists the questions of a product's categories, each once", () => {
  const settings = {
    question_1: "Size [rings]: S / M",
    question_2: "Smell: good / bad",
    question_3: text,
  }
  const [rings, smell, all] = listShopQuestions(settings)
  const filter = (groups: string[]) => listQuestionsOfGroups(listShopQuestions(settings), groups)
  expect(filter(["jewellery", "rings"])).toEqual([rings, smell])
  expect(filter(["resin"])).toEqual([smell, all])
  expect(all).toEqual(size)
  expect(listShopQuestions({ question_1: "", question_2: "None", question_3: text })).toEqual([
    size,
  ])
})

it("keeps only responses that are among the choices of a question", () => {
  const response = { question: "Size", choice: "right" }
  expect(filterShopResponses([{ question: "Smell", choice: "good" }, response], [size])).toEqual([
    response,
  ])
  expect(filterShopResponses([{ question: "Size", choice: "huge" }], [size])).toEqual([])
})
