const scoreHalvingMs = 3_600_000
/** Score of one view after an hour: a page viewed once counts for that long. */
const minScore = 0.5
const maxPaths = 2_000

type PageScore = { score: number; atMs: number }

/** Ranks pages by how often and how recently they were viewed. A view's weight halves each hour. */
export class PageviewLog {
  readonly #scores = new Map<string, PageScore>()

  record(path: string): void {
    const score = this.#getScore(path) + 1
    this.#scores.delete(path)
    this.#scores.set(path, { score, atMs: Date.now() })
    const oldest = this.#scores.keys().next().value
    if (this.#scores.size > maxPaths && oldest !== undefined) this.#scores.delete(oldest)
  }

  /** Returns at most `max` of these pages, the most viewed first; none without recent views. */
  listMostViewed(paths: readonly string[], max: number): string[] {
    return paths
      .map((path) => ({ path, score: this.#getScore(path) }))
      .filter(({ score }) => score >= minScore)
      .sort((a, b) => b.score - a.score)
      .slice(0, max)
      .map(({ path }) => path)
  }

  #getScore(path: string): number {
    const known = this.#scores.get(path)
    if (!known) return 0
    return known.score * 0.5 ** (Math.max(0, Date.now() - known.atMs) / scoreHalvingMs)
  }
}
