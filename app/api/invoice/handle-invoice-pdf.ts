import { ApiError } from "#lib/api/api-error.ts"
import { buildVisitorPath } from "#lib/i18n/build-visitor-path.ts"
import { buildInvoicePath, type OrderKey } from "#lib/invoices/invoice-paths.ts"
import { getInvoicePdf } from "#lib/invoices/invoices-api.ts"
import { log } from "#lib/log.ts"

const noStoreHeaders = { "cache-control": "private, no-store", "x-robots-tag": "noindex" }

/**
 * Returns an order's PDF as a download. Redirects a guest to the order's page, which redirects to
 * the login and back.
 */
export async function handleInvoicePdf(key: OrderKey | null): Promise<Response> {
  const pdf = await tryPdf(key)
  if (pdf === null) return buildTextResponse(404, "There is no such invoice.")
  if (pdf === "signedOut") {
    const location = await buildVisitorPath(key === null ? "/" : buildInvoicePath(key))
    return new Response(null, { status: 303, headers: { ...noStoreHeaders, location } })
  }
  if (pdf === "unavailable") {
    return buildTextResponse(
      503,
      "We cannot make this file right now. Please try again in a moment.",
    )
  }
  return new Response(pdf.bytes, {
    headers: {
      ...noStoreHeaders,
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${buildFileName(pdf.name)}"`,
      "content-length": String(pdf.bytes.length),
      "referrer-policy": "no-referrer",
    },
  })
}

async function tryPdf(key: OrderKey | null) {
  if (key === null) return null
  try {
    return await getInvoicePdf(key)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    log.warn({ err: error }, "invoice-pdf: upstream request failed")
    return "unavailable" as const
  }
}

/** Returns a file name that is valid on every operating system. */
function buildFileName(name: string): string {
  const safe = name.replaceAll(/[^\w. -]+/g, "-").replace(/^[. ]+/, "")
  const stem = safe.replace(/\.pdf$/i, "").slice(0, 100)
  return `${stem || "invoice"}.pdf`
}

function buildTextResponse(status: 404 | 503, message: string): Response {
  const retry = status === 503 ? { "retry-after": "10" } : {}
  const headers = { ...noStoreHeaders, ...retry, "content-type": "text/plain; charset=utf-8" }
  return new Response(`${message}\n`, { status, headers })
}
