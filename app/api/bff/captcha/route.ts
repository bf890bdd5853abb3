import { getCaptcha } from "#lib/forms/forms-api.ts"

export const dynamic = "force-dynamic"

const headers = { "Cache-Control": "no-store" }

/** Returns a captcha challenge: a puzzle for the browser and a question for a person. */
export async function GET(): Promise<Response> {
  try {
    return Response.json(await getCaptcha(), { headers })
  } catch {
    const message = "We cannot ask right now. Please try again in a moment."
    return Response.json({ code: "UNAVAILABLE", message }, { status: 503, headers })
  }
}
