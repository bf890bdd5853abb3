import type { CDPSession } from "playwright"
import { type RequestKind, resolveKind } from "./request-kind.ts"

/** One finished request; `bytes` are transferred bytes, with headers. */
export type LoggedRequest = { id: string; url: string; kind: RequestKind; bytes: number }

type Pending = { url: string; type: string; mime: string; wireBytes: number; isCached: boolean }

/** Logs every request of a browser tab from now on, as the DevTools protocol reports them. */
export class NetworkLog {
  readonly #pending = new Map<string, Pending>()
  readonly #finished: LoggedRequest[] = []
  #lastEventAt = performance.now()

  constructor(cdp: CDPSession) {
    this.#watchStarts(cdp)
    this.#watchResponses(cdp)
    this.#watchEnds(cdp)
  }

  /** Finished requests, without those served from the browser's own cache. */
  get finished(): readonly LoggedRequest[] {
    return this.#finished
  }

  get pendingIds(): ReadonlySet<string> {
    return new Set(this.#pending.keys())
  }

  /** Milliseconds without a request or received data; 0 while a request is in flight. */
  get idleMs(): number {
    return this.#pending.size > 0 ? 0 : performance.now() - this.#lastEventAt
  }

  #watchStarts(cdp: CDPSession): void {
    cdp.on("Network.requestWillBeSent", ({ requestId, request, type, redirectResponse }) => {
      this.#lastEventAt = performance.now()
      if (/^(data|blob|about):/.test(request.url)) return
      if (redirectResponse) this.#end(requestId, redirectResponse.encodedDataLength)
      const started = { url: request.url, type: type ?? "", mime: "" }
      this.#pending.set(requestId, { ...started, wireBytes: 0, isCached: false })
    })
  }

  #watchResponses(cdp: CDPSession): void {
    cdp.on("Network.responseReceived", ({ requestId, response, type }) => {
      const isCached = response.fromDiskCache === true || response.fromPrefetchCache === true
      this.#update(requestId, { type, mime: response.mimeType, ...(isCached && { isCached }) })
    })
    cdp.on("Network.requestServedFromCache", ({ requestId }) => {
      this.#update(requestId, { isCached: true })
    })
    cdp.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
      const before = this.#pending.get(requestId)?.wireBytes ?? 0
      this.#update(requestId, { wireBytes: before + encodedDataLength })
    })
  }

  #watchEnds(cdp: CDPSession): void {
    cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      this.#end(requestId, encodedDataLength)
    })
    cdp.on("Network.loadingFailed", ({ requestId }) => this.#end(requestId, 0))
  }

  #update(id: string, change: Partial<Pending>): void {
    this.#lastEventAt = performance.now()
    const pending = this.#pending.get(id)
    if (pending) Object.assign(pending, change)
  }

  #end(id: string, encodedBytes: number): void {
    this.#lastEventAt = performance.now()
    const ended = this.#pending.get(id)
    if (!ended) return
    this.#pending.delete(id)
    if (ended.isCached) return
    const bytes = encodedBytes || ended.wireBytes
    this.#finished.push({ id, url: ended.url, kind: resolveKind(ended), bytes })
  }
}

/**
 * Returns the transferred kilobytes (1,000 bytes) of one kind of request; of all if `kind` is null.
 */
export function getTransferredKb(
  requests: readonly LoggedRequest[],
  kind: RequestKind | null,
): number {
  const wanted = requests.filter((request) => kind === null || request.kind === kind)
  return wanted.reduce((sum, request) => sum + request.bytes, 0) / 1000
}
