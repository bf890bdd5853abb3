/**
 * Replaces XMLHttpRequest, by which the back office uploads images. The uploads succeed with these
 * hashes, in turn. Returns the function that restores it.
 */
export function replaceUploads(hashes: readonly string[]): () => void {
  const real = globalThis.XMLHttpRequest
  const rest = [...hashes]
  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {}
    status = 200
    responseText = ""
    onload = () => {}
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {
      const uuid = "00000000-0000-4000-8000-000000000000"
      const key = rest.shift()
      this.responseText = JSON.stringify({ uuid, key, name: `${key}.jpg` })
      queueMicrotask(() => this.onload())
    }
  }
  Object.defineProperty(globalThis, "XMLHttpRequest", {
    configurable: true,
    writable: true,
    value: FakeRequest,
  })
  return () => {
    globalThis.XMLHttpRequest = real
  }
}
