import { type Finding, type FindingCode, getRule } from "./finding.ts"

/** Findings that have one cause: a shared subject, or one page alone. */
export type FindingGroup = {
  code: FindingCode
  subject: string
  /** How many pages have it. */
  count: number
  /** The first thousand of them. */
  paths: string[]
}

const maxGroups = 20_000
const maxPaths = 1_000

/** Puts findings of one cause together as they come, in the order in which their causes were met. */
export class FindingGroups {
  /** Whether there were more causes than are kept. */
  isCut = false
  readonly #groups = new Map<string, FindingGroup & { last: string }>()

  /**
   * Takes a finding, and says whether it is the first of its cause. What a page says twice, one right
   * after the other, counts once.
   */
  add({ code, path, subject }: Finding): boolean {
    const key = JSON.stringify([code, subject, getRule(code).isShared ? "" : path])
    const known = this.#groups.get(key)
    if (known?.last === path) return false
    if (known === undefined && this.#groups.size >= maxGroups) {
      this.isCut = true
      return false
    }
    const group = known ?? { code, subject, count: 0, paths: [], last: "" }
    group.count += 1
    group.last = path
    if (group.paths.length < maxPaths) group.paths.push(path)
    this.#groups.set(key, group)
    return known === undefined
  }

  list(): FindingGroup[] {
    return [...this.#groups.values()].map(({ last: _, ...group }) => group)
  }
}
