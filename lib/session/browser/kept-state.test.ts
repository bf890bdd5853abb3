import { type KeptStateParts, keepState, keptStateKey, readKeptState } from "./kept-state.ts"

function openStorage(text: string | null = null) {
  const values = new Map(text === null ? [] : [[keptStateKey, text]])
  const problems: string[] = []
  const parts: KeptStateParts = {
    storage: {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
    },
    reportProblem: (what) => problems.push(what),
  }
  return { parts, problems }
}

describe("the stored link state", () => {
  it("is read as it was saved", () => {
    const { parts, problems } = openStorage()
    keepState(parts, { isLinkActive: false })
    expect([readKeptState(parts), problems]).toEqual([{ isLinkActive: false }, []])
  })

  it("is the default, without a report, on the first visit", () => {
    const { parts, problems } = openStorage()
    expect([readKeptState(parts), problems]).toEqual([{ isLinkActive: true }, []])
  })

  it.each(["", "{", "null", "[]", "1", '{"isLinkActive":"no"}', '{"other":true}'])(
    "is reported and replaced by the default if it cannot be parsed: %j",
    (text) => {
      const { parts, problems } = openStorage(text)
      expect(readKeptState(parts)).toEqual({ isLinkActive: true })
      expect(problems).toHaveLength(1)
    },
  )

  it("is reported and replaced by the default if the browser denies access", () => {
    const { parts, problems } = openStorage()
    const refuse = () => {
      throw new DOMException("no", "SecurityError")
    }
    const refusing = { ...parts, storage: { getItem: refuse, setItem: refuse } }
    keepState(refusing, { isLinkActive: false })
    expect(readKeptState(refusing)).toEqual({ isLinkActive: true })
    expect(problems).toHaveLength(2)
  })

  it("is the default, without a report, if the browser has no storage", () => {
    const { parts, problems } = openStorage()
    keepState({ ...parts, storage: null }, { isLinkActive: false })
    expect(readKeptState({ ...parts, storage: null })).toEqual({ isLinkActive: true })
    expect(problems).toEqual([])
  })
})
