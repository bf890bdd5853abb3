export const dynamic = "force-dynamic"

/** Returns 200 while the process is running (liveness probe). */
export function GET(): Response {
  return Response.json({ status: "alive" }, { headers: { "Cache-Control": "no-store" } })
}
