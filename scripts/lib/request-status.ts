/**
 * Requests the URL with GET and returns the status code; redirects are not followed. Throws the
 * error of the connection, or one if there is no response within `limitMs`.
 *
 * Uses neither `fetch` nor `import "node:http"`, which load undici: it needs 20 MB of memory for as
 * long as the process runs.
 */
export function requestStatus(url: string, limitMs = 5000): Promise<number> {
  const { get } = process.getBuiltinModule(url.startsWith("https:") ? "node:https" : "node:http")
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false }, (response) => {
      clearTimeout(timer)
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    const timer = setTimeout(() => {
      request.destroy(new Error(`no response within ${limitMs / 1000} seconds`))
    }, limitMs)
    request.on("error", (error) => {
      clearTimeout(timer)
      reject(error)
    })
  })
}
