import { getEnv } from "#lib/env.ts"

export const dynamic = "force-dynamic"

type Context = { params: Promise<{ key: string }> }

/** Returns the IndexNow key as the file `/{key}.txt`, which proves control of the site. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { INDEXNOW_KEY: key } = getEnv()
  const isKey = key !== undefined && (await params).key === key
  return new Response(isKey ? key : "There is no such file.\n", {
    status: isKey ? 200 : 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  })
}
