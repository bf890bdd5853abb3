/** Builds the response of a fake `fetch`: jsdom has no `Response`. Null JSON is an empty 503. */
export function buildFetchResponse(json: object | null): Response {
  const response = {
    status: json === null ? 503 : 200,
    ok: json !== null,
    headers: new Headers(),
    text: async () => JSON.stringify(json),
    json: async () => json,
  }
  return response as Response
}
