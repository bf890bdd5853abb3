const open = new Set<FakeChannel>()

/** `BroadcastChannel` where the test's browser has none: everybody of a name but who speaks hears. */
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
