import type { FindingCode } from "./finding.ts"
import type { AuditRow } from "./list-rows.ts"
import { heavyBytes, textLimits, thinWords } from "./page-rules.ts"

/** The part of the messages that says in words what is stored as codes. */
export type Translate = {
  (key: string, values?: Record<string, string | number>): string
  has: (key: string) => boolean
}

type Found = Pick<AuditRow, "code" | "subject" | "status">

/** What exactly was found, in a sentence; "" where the finding's name says it all. */
export function buildDetail(t: Translate, { code, subject, status }: Found): string {
  const key = `codes.${code}.detail`
  if (!t.has(key)) return ""
  const values = { subject: buildSubject(t, code, subject), limit: getLimit(code) }
  return t(key, { ...values, status: status ?? 0 })
}

/** Why a finding matters. */
export function buildWhy(t: Translate, code: FindingCode): string {
  return t(`codes.${code}.why`, { limit: getLimit(code) })
}

function buildSubject(t: Translate, code: FindingCode, subject: string): string {
  if (code === "page_heavy") return String(Math.round(Number(subject) / 1024))
  if (code === "page_unavailable") {
    const key = `problems.${subject}`
    return t.has(key) ? t(key) : t("problems.status", { status: subject })
  }
  if (code === "data_incomplete" || code === "data_doubtful" || code === "data_bare") {
    const [result = "", ...property] = subject.split(" ")
    const key = `results.${result}`
    return `${t.has(key) ? t(key) : result}: ${property.join(" ")}`
  }
  return subject
}

function getLimit(code: FindingCode): number {
  const [text, side] = code.split("_")
  if (text === "title" || text === "description") {
    return side === "short" ? textLimits[text].minPx : textLimits[text].maxPx
  }
  if (code === "thin") return thinWords
  return code === "page_heavy" ? Math.round(heavyBytes / 1024) : 0
}
