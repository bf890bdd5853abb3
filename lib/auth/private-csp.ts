import { payOrigins } from "#lib/payments/pay-origins.ts"
import { buildScriptHash } from "#lib/script-hash.ts"
import { themeScript } from "#lib/theme/theme-script.ts"

/** Hot reloading in development needs eval. */
const isDev = process.env.NODE_ENV === "development"
const themeScriptHash = buildScriptHash(themeScript)

/**
 * Builds the Content-Security-Policy of sign-in and private pages: a script runs only if it is a
 * same-origin file or carries this response's nonce, and nothing is loaded from another origin.
 * `framesOwnPages`: it may frame pages of the shop, as the page editor does with its preview.
 */
export function buildPrivatePolicy(nonce: string, { framesOwnPages = false } = {}): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${themeScriptHash}${isDev ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    `frame-src ${framesOwnPages ? "'self'" : "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${payOrigins}`,
    "frame-ancestors 'none'",
  ].join("; ")
}
