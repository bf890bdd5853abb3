import {
  getStoredLinkState,
  type LinkStateStorageDeps,
  linkStateKey,
  saveLinkState,
} from "./link-state-storage.ts"

function openStorage(text: string | null = null) {
  const values = new Map(text === null ? [] : [[linkStateKey, text]])
  const problems: string[] = []
  const parts: LinkStateStorageDeps = {
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
    saveLinkState(parts, { isLinkActive: false })
    expect([getStoredLinkState(parts), problems]).toEqual([{ isLinkActive: false }, []])
  })

  it("is the default, without a report, on the first visit", () => {
    const { parts, problems } = openStorage()
    expect([getStoredLinkState(parts), problems]).toEqual([{ isLinkActive: true }, []])
  })

  it.each(["", "{", "null", "[]", "1", '{"isLinkActive":"no"}', '{"other":true}'])(
    "is reported and replaced by the default if it cannot be parsed: %j",
    (text) => {
      const { parts, problems } = openStorage(text)
      expect(getStoredLinkState(parts)).toEqual({ isLinkActive: true })
      expect(problems).toHaveLength(1)
    },
  )

  it("is reported and replaced by the default if the browser denies access", () => {
    const { parts, problems } = openStorage()
    const throwSecurityError = () => {
      throw new DOMException("no", "SecurityError")
    }
    const refusing = {
      ...parts,
      storage: { getItem: throwSecurityError, setItem: throwSecurityError },
    }
    saveLinkState(refusing, { isLinkActive: false })
    expect(getStoredLinkState(refusing)).toEqual({ isLinkActive: true })
    expect(problems).toHaveLength(2)
  })

  it("is the default, without a report, if the browser has no storage", () => {
    const { parts, problems } = openStorage()
    saveLinkState({ ...parts, storage: null }, { isLinkActive: false })
    expect(getStoredLinkState({ ...parts, storage: null })).toEqual({ isLinkActive: true })
    expect(problems).toEqual([])
  })
})
