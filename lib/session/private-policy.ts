import { payOrigins } from "#lib/payments/pay-origins.ts"
import { buildScriptHash } from "#lib/script-hash.ts"
import { themeScript } from "#lib/theme/theme-script.ts"

/** The development server's way of reloading needs eval. */
const isDev = process.env.NODE_ENV === "development"
const themeScriptHash = buildScriptHash(themeScript)

/**
 * The content security policy of sign-in and private pages: a script runs only if it is a file of
 * ours or carries this answer's nonce, and nothing comes from anywhere else.
 */
export function buildPrivatePolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' ${themeScriptHash}${isDev ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "frame-src 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${payOrigins}`,
    "frame-ancestors 'none'",
  ].join("; ")
}
