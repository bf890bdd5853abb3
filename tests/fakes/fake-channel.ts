const open = new Set<FakeChannel>()

/**
 * A fake `BroadcastChannel`: delivers a message to all other channels of the same name. The test
 * browser has none.
 */
export class FakeChannel {
  readonly name: string
  onmessage: ((event: { data: unknown }) => void) | null = null

  constructor(name: string) {
    this.name = name
    open.add(this)
  }

  postMessage(data: unknown): void {
    for (const other of open) {
      if (other !== this && other.name === this.name) other.onmessage?.({ data })
    }
  }

  close(): void {
    open.delete(this)
  }
}
