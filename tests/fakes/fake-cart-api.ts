import { cartCountCookie } from "#lib/auth/cart-count.ts"

type RecordedRequest = { call: string; body: unknown }

/** A fake of the cart's route handlers behind the browser's `fetch`. */
export class FakeCartApi {
  readonly requests: RecordedRequest[] = []
  /** Returns the JSON body of the response; a number is the status of an error response. */
  respond: (call: string, body: unknown) => unknown = () => 503
  /** Simulates a network failure. */
  isAway = false
  #held: (() => void)[] | null = null

  constructor() {
    globalThis.fetch = (path, init) => this.#reply(String(path), init)
  }

  get calls(): string[] {
    return this.requests.map(({ call }) => call)
  }

  /** Delays all later responses until they are released. */
  hold(): void {
    this.#held ??= []
  }

  /** Releases the first delayed response. */
  letOneGo(): void {
    this.#held?.shift()?.()
  }

  letGo(): void {
    const held = this.#held ?? []
    this.#held = null
    for (const go of held) go()
  }

  async #reply(path: string, init: RequestInit | undefined): Promise<Response> {
    const call = path.replace("/api/bff/cart/", "")
    const body: unknown = JSON.parse(String(init?.body))
    this.requests.push({ call, body })
    const { signal } = init ?? {}
    const held = this.#held
    if (held) await new Promise<void>((go) => held.push(go))
    signal?.throwIfAborted()
    if (this.isAway) throw new TypeError("Failed to fetch")
    const result = this.respond(call, body)
    const [status, json] = typeof result === "number" ? [result, { message: "" }] : [200, result]
    return { status, headers: new Headers(), text: async () => JSON.stringify(json) } as Response
  }
}

/** Sets the cart-count cookie as the server does: the number of items in the cart. */
export function saveCartCountCookie(count: number): void {
  const maxAgeSeconds = count > 0 ? 60 : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the older interface is the one the shop reads
  document.cookie = `${cartCountCookie}=${count}; Max-Age=${maxAgeSeconds}; Path=/`
}
