/**
 * Replaces XMLHttpRequest, by which the back office uploads files. The uploads succeed with these
 * keys (the hashes of images), in turn; a number is the status with which one fails, 0 without a
 * response. Returns the function that restores it.
 */
export function replaceUploads(keys: readonly (string | number)[]): () => void {
  const real = globalThis.XMLHttpRequest
  const rest = [...keys]
  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {}
    status = 200
    responseText = ""
    onload = () => {}
    onerror = () => {}
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {
      const uuid = "00000000-0000-4000-8000-000000000000"
      const key = rest.shift()
      if (typeof key === "number") this.status = key
      else this.responseText = JSON.stringify({ uuid, key, name: `${key}.jpg` })
      queueMicrotask(() => {
        if (this.status === 0) return this.onerror()
        if (this.status === 200) this.upload.onprogress?.({ loaded: 1, total: 1 })
        return this.onload()
      })
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
