import { type Finding, type FindingCode, getFindingRule } from "./finding.ts"

/** Findings with one cause: a shared subject, or a single page. */
export type FindingGroup = {
  code: FindingCode
  subject: string
  /** Number of pages that have it. */
  count: number
  /** The first thousand of these pages. */
  paths: string[]
}

const maxGroups = 20_000
const maxPaths = 1_000

/** Groups findings by cause, in the order in which their causes first occur. */
export class FindingGroups {
  /** Whether there were more causes than the maximum. */
  isCut = false
  readonly #groups = new Map<string, FindingGroup & { last: string }>()

  /**
   * Adds a finding and returns whether it is the first of its cause. Repetitions by one page count
   * once if they directly follow each other.
   */
  add({ code, path, subject }: Finding): boolean {
    const key = JSON.stringify([code, subject, getFindingRule(code).isShared ? "" : path])
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
