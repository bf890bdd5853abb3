import { cartCountCookie } from "#lib/cart/cart-count.ts"

type Asked = { call: string; body: unknown }

/** The shop's own routes of the cart, as a browser's `fetch` meets them. */
export class FakeCartApi {
  readonly asked: Asked[] = []
  /** What it says; a number is the status of an answer that is none. */
  answer: (call: string, body: unknown) => unknown = () => 503
  /** Nobody answers. */
  isAway = false
  #held: (() => void)[] | null = null

  constructor() {
    globalThis.fetch = (path, init) => this.#reply(String(path), init)
  }

  get calls(): string[] {
    return this.asked.map(({ call }) => call)
  }

  /** Answers wait from now on, until they are let go. */
  hold(): void {
    this.#held ??= []
  }

  /** Lets the first answer go that waits. */
  letOneGo(): void {
    this.#held?.shift()?.()
  }

  letGo(): void {
    const held = this.#held ?? []
    this.#held = null
    for (const go of held) go()
  }

  async #reply(path: string, init: RequestInit | undefined): Promise<Response> {
    const call = path.replace("/api/cart/", "")
    const body: unknown = JSON.parse(String(init?.body))
    this.asked.push({ call, body })
    const { signal } = init ?? {}
    const held = this.#held
    if (held) await new Promise<void>((go) => held.push(go))
    signal?.throwIfAborted()
    if (this.isAway) throw new TypeError("Failed to fetch")
    const said = this.answer(call, body)
    const [status, json] = typeof said === "number" ? [said, { message: "" }] : [200, said]
    return { status, text: async () => JSON.stringify(json) } as Response
  }
}

/** What the shop has set in the browser: the number of items in the cart. */
export function setCountCookie(count: number): void {
  const life = count > 0 ? 60 : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the older interface is the one the shop reads
  document.cookie = `${cartCountCookie}=${count}; Max-Age=${life}; Path=/`
}
