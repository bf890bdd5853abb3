import { z } from "zod"

/** A Web Vital of a page view: milliseconds, or for CLS a share of the screen. */
export type Vital = { name: "LCP" | "INP" | "CLS" | "TTFB"; value: number }
export type VitalsReport = { path: string; vitals: Vital[] }

const maxMs = 120_000
const time = z.number().min(0).max(maxMs).optional()
const reportSchema = z.strictObject({
  path: z.string().startsWith("/").max(2_048),
  values: z.strictObject({
    LCP: time,
    INP: time,
    TTFB: time,
    CLS: z.number().min(0).max(100).optional(),
  }),
})

/** Parses a browser's report of a page view; null if it is nothing that the shop's script sends. */
export function parseVitalsReport(text: string): VitalsReport | null {
  const parsed = reportSchema.safeParse(parseJson(text))
  if (!parsed.success) return null
  const { path, values } = parsed.data
  const vitals = (["LCP", "INP", "CLS", "TTFB"] as const).flatMap((name) => {
    const value = values[name]
    return value === undefined ? [] : [{ name, value }]
  })
  return { path, vitals }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
