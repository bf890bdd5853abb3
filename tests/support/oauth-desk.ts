import type { TestBackend } from "./test-backend.ts"

export type OAuthParams = Record<string, string>

/** Query parameters of the storefront's authorization request. */
export const authorizeParams: OAuthParams = {
  response_type: "code",
  client_id: "curlew-storefront",
  redirect_uri: "http://localhost:3000/auth",
  scope: "all",
  state: "a-state-of-21-signs-0",
  nonce: "a-nonce-of-21-signs-0",
}

/** Builds the URL of the sign-in page; undefined omits a parameter. */
export function buildAuthorizeUrl(changes: Record<string, string | undefined> = {}): string {
  const params = Object.entries({ ...authorizeParams, ...changes })
  const given = params.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return `/oauth/authorize?${new URLSearchParams(given)}`
}

/** Submits the form of the sign-in page, as a browser does. */
export function sendSignInForm(
  { app }: Pick<TestBackend, "app">,
  form: OAuthParams,
  options: { url?: string; headers?: Record<string, string> } = {},
) {
  return app.inject({
    method: "POST",
    url: options.url ?? buildAuthorizeUrl(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
      ...options.headers,
    },
    payload: new URLSearchParams({ decision: "sign_in", ...form }).toString(),
  })
}

/** Parses the redirect location of a response into URL and query. */
export function parseLocation({ headers }: { headers: Record<string, unknown> }) {
  const { origin, pathname, searchParams } = new URL(String(headers.location))
  return { at: origin + pathname, query: Object.fromEntries(searchParams) }
}

/** Exchanges an authorization code for tokens, as an OAuth client does. */
export function requestTokenExchange(
  { app }: Pick<TestBackend, "app">,
  given: Record<string, unknown>,
) {
  return app.inject({
    method: "POST",
    url: "/api/v1/authtoken",
    payload: { grant_type: "authorization_code", client_id: "curlew-storefront", ...given },
  })
}
