import { type Mood, works } from "#tests/support/unreliable-api.ts"

const marks = / ~\d+~/g

/** A page's text without the marks of changes. */
export function withoutMarks(text: string): string {
  return text.replaceAll(marks, "")
}

/** What the API says of the shop: its true answers, in which some texts change when they are told to. */
export class ChangingTruth {
  readonly #heard: string[] = []
  #texts: RegExp | null = null
  #changes = 0

  /** Answers every call with what is true now, and knows what was said until the texts are chosen. */
  readonly tell: Mood = (call, answer, forward) => works(call, answer, () => this.correct(forward))

  /** The true answer as it is now. */
  async correct(forward: Parameters<Mood>[2]): ReturnType<Parameters<Mood>[2]> {
    const { status, type, body, ...rest } = await forward()
    if (!type.includes("json")) return { status, type, body, ...rest }
    if (this.#texts === null) this.#heard.push(body)
    return { status, type, body: this.#mark(body) }
  }

  /** Whether the API has said this text. */
  hasSaid(text: string): boolean {
    return this.#heard.some((body) => body.includes(text))
  }

  /** From now on these are the texts that change. */
  choose(texts: readonly string[]): void {
    const longestFirst = [...new Set(texts)].sort((one, other) => other.length - one.length)
    this.#texts = new RegExp(longestFirst.join("|"), "g")
    this.#heard.length = 0
  }

  /** Changes the texts; gives the mark that stands after each from now on. */
  change(): string {
    this.#changes += 1
    return this.#getMark()
  }

  #getMark(): string {
    return this.#changes === 0 ? "" : ` ~${this.#changes}~`
  }

  #mark(body: string): string {
    const mark = this.#getMark()
    if (this.#texts === null || mark === "") return body
    return body.replaceAll(this.#texts, (text) => text + mark)
  }
}
