import { type FindingKind, findingKinds, type Severity, severities } from "./finding.ts"

export const sortKeys = ["severity", "finding", "page", "count"] as const
export type SortKey = (typeof sortKeys)[number]

/** Filter and sort order of the findings; stored in the URL of the page. */
export type AuditQuery = {
  severity: Severity | null
  kind: FindingKind | null
  /** Text that the finding, its subject or one of its pages contains. */
  text: string
  sort: SortKey
  isReversed: boolean
  page: number
}

type Params = Readonly<Record<string, string | string[] | undefined>>

export const auditPath = "/seo/audit"
export const csvPath = "/api/seo/audit/findings"
const maxTextLength = 200

/** Parses the query parameters of the page; ignores invalid values. */
export function parseAuditQuery(params: Params): AuditQuery {
  const first = (name: string) => {
    const value = params[name]
    return (Array.isArray(value) ? value[0] : value) ?? ""
  }
  const page = first("page")
  return {
    severity: severities.find((each) => each === first("severity")) ?? null,
    kind: findingKinds.find((each) => each === first("kind")) ?? null,
    text: first("text").trim().slice(0, maxTextLength),
    sort: sortKeys.find((each) => each === first("sort")) ?? "severity",
    isReversed: first("order") === "reversed",
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

/** Builds the query string of a query without its default values; "" if nothing is left. */
export function buildAuditSearch(query: AuditQuery, change: Partial<AuditQuery> = {}): string {
  const { severity, kind, text, sort, isReversed, page } = { ...query, page: 1, ...change }
  const params = new URLSearchParams({
    ...(severity && { severity }),
    ...(kind && { kind }),
    ...(text !== "" && { text }),
    ...(sort !== "severity" && { sort }),
    ...(isReversed && { order: "reversed" }),
    ...(page > 1 && { page: String(page) }),
  })
  return params.size === 0 ? "" : `?${params}`
}
