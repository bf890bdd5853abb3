import { buildQuestion, resolveQuestion } from "./question.ts"

const key = Buffer.alloc(32, 7)
const now = new Date("2026-11-21T00:00:00Z")
const expiresAt = new Date("2026-11-21T00:10:00Z")
const words =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen"

function createQuestion() {
  const { text, token } = buildQuestion(key, expiresAt)
  const [first, second] = text.match(/\d+/g) ?? []
  return { text, token, sum: Number(first) + Number(second) }
}

const check = (token: string, result: string | number) =>
  resolveQuestion(`question:${token}:${result}`, key, now)

describe("captcha question", () => {
  it("shows a sum whose result is not in its token", () => {
    const { text, token } = createQuestion()
    expect(text).toMatch(/^What is [1-9] plus [1-9]\?$/)
    expect(token).toMatch(/^[\w-]+\.\d+\.[\w-]{43}$/)
  })

  it("accepts digits of any script and number words in any case", () => {
    const { token, sum } = createQuestion()
    const word = words.split(" ")[sum] ?? ""
    const digits = (zero: number) =>
      String(sum).replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
    const typed = [0x660, 0x6f0, 0xff10].map(digits)
    for (const typedResult of [sum, ` ${sum} `, word, word.toUpperCase(), ...typed]) {
      expect(check(token, typedResult)).toMatchObject({ isRight: true })
    }
  })

  it.each(["", " ", "NaN", "Infinity", "0x", "7:7"])("rejects the response %j", (result) => {
    expect(check(createQuestion().token, result)).toMatchObject({ isRight: false })
  })

  it("rejects a response to another question and one after the expiry", () => {
    const { token, sum } = createQuestion()
    const [id, at, signature] = token.split(".")
    const later = `${id}.${Number(at) + 1}.${signature}`
    expect(check(later, sum)).toMatchObject({ isRight: false })
    expect(resolveQuestion(`question:${token}:${sum}`, key, expiresAt)).toBeNull()
    expect(resolveQuestion(`question:${token}:${sum}`, Buffer.alloc(32, 8), now)).toMatchObject({
      isRight: false,
    })
  })
})
