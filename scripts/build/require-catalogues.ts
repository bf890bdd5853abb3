import { join } from "node:path"
import { locales } from "#lib/contract/languages.ts"
import { catalogueFolders, listCatalogueIssues } from "#lib/i18n/catalogue/list-catalogue-issues.ts"
import { projectRoot } from "#scripts/lib/project.ts"
import { UserError } from "#scripts/lib/user-error.ts"

/** Maximum number of printed issues; a missing catalogue alone has more than a thousand. */
const maxShown = 40

/** Returns the number of catalogues. Throws a UserError with the issues of incomplete ones. */
export function requireCatalogues(root = projectRoot): number {
  const issues = catalogueFolders.flatMap((folder) =>
    listCatalogueIssues(join(root, folder)).map(
      ({ file, key, issue }) => `  ${folder}/${file}${key && `: ${key}`} ${issue}`,
    ),
  )
  if (issues.length === 0) return catalogueFolders.length * locales.length
  const more = issues.length > maxShown ? [`  … and ${issues.length - maxShown} more`] : []
  throw new UserError(
    [
      "The texts are not ready in every language (docs/languages.md):",
      ...issues.slice(0, maxShown),
      ...more,
    ].join("\n"),
  )
}
