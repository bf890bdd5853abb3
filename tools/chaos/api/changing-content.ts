import { type FailureMode, works } from "#tests/fakes/unreliable-api.ts"

const marks = / ~\d+~/g

/** Removes the markers of changes from a page's text. */
export function removeMarkers(text: string): string {
  return text.replaceAll(marks, "")
}

/** The API's real responses, with chosen texts that change on command. */
export class ChangingContent {
  readonly #servedBodies: string[] = []
  #texts: RegExp | null = null
  #changes = 0

  /** Sends every call the current content, and records the bodies until texts are chosen. */
  readonly respond: FailureMode = (call, response, forward) =>
    works(call, response, () => this.correct(forward))

  /** The real response with the current markers. */
  async correct(forward: Parameters<FailureMode>[2]): ReturnType<Parameters<FailureMode>[2]> {
    const { status, type, body, ...rest } = await forward()
    if (!type.includes("json")) return { status, type, body, ...rest }
    if (this.#texts === null) this.#servedBodies.push(body)
    return { status, type, body: this.#mark(body) }
  }

  /** True if the API has served this text. */
  hasServed(text: string): boolean {
    return this.#servedBodies.some((body) => body.includes(text))
  }

  /** Sets the texts that change from now on. */
  choose(texts: readonly string[]): void {
    const longestFirst = [...new Set(texts)].sort((one, other) => other.length - one.length)
    this.#texts = new RegExp(longestFirst.join("|"), "g")
    this.#servedBodies.length = 0
  }

  /** Changes the texts; returns the marker that follows each from now on. */
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
