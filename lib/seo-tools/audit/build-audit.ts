import type { Audit } from "./audit.ts"
import type { AuditPage } from "./audit-page.ts"
import type { FindingGroup } from "./group-findings.ts"

type AuditInput = {
  startedAt: Date
  finishedAt: Date
  isCut: boolean
  pages: ReadonlyMap<string, AuditPage>
  groups: readonly FindingGroup[]
}

/** Builds the stored form of an audit from its pages and findings. */
export function buildAudit({ pages, groups, ...facts }: AuditInput): Audit {
  const indexByPath = new Map([...pages.keys()].map((path, at) => [path, at]))
  const getIndexes = (paths: readonly string[]) =>
    paths.flatMap((path) => {
      const at = indexByPath.get(path)
      return at === undefined ? [] : [at]
    })
  return {
    version: 1,
    startedAt: facts.startedAt.toISOString(),
    finishedAt: facts.finishedAt.toISOString(),
    isCut: facts.isCut,
    pages: [...pages.values()].map(({ path, isListed, status, links }) => ({
      path,
      isListed,
      status,
      links: getIndexes(links),
    })),
    groups: groups.map(({ paths, ...group }) => ({
      ...group,
      pages: getIndexes(paths),
    })),
  }
}
