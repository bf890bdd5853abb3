import { join } from "node:path"
import { locales } from "#lib/contract/languages.ts"
import { catalogueFolders, listCatalogueIssues } from "#lib/i18n/catalogue/list-catalogue-issues.ts"
import { StartFault } from "#scripts/fault.ts"
import { projectRoot } from "#scripts/project.ts"

/** How many faults are shown at most; a missing catalogue alone has more than a thousand. */
const mostShown = 40

/** How many catalogues there are, all of them whole; a StartFault lists what is wrong with others. */
export function requireCatalogues(root = projectRoot): number {
  const faults = catalogueFolders.flatMap((folder) =>
    listCatalogueIssues(join(root, folder)).map(
      ({ file, key, issue: fault }) => `  ${folder}/${file}${key && `: ${key}`} ${fault}`,
    ),
  )
  if (faults.length === 0) return catalogueFolders.length * locales.length
  const more = faults.length > mostShown ? [`  … and ${faults.length - mostShown} more`] : []
  throw new StartFault(
    [
      "The texts are not ready in every language (docs/languages.md):",
      ...faults.slice(0, mostShown),
      ...more,
    ].join("\n"),
  )
}
