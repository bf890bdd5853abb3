import { listEditableFields } from "#lib/contract/editable-fields.ts"
import type { SiteConfig } from "#lib/contract/site.ts"
import { type CustomerDetails, type DetailName, detailNames } from "./customer.ts"
import { detailWireNames } from "./customer-names.ts"

/** Returns the details that this customer may edit, by the site's settings. */
export function listEditableDetails(
  flags: SiteConfig["profile"],
  details: CustomerDetails,
): ReadonlySet<DetailName> {
  const fields = listEditableFields(flags, { date_of_birth: details.dateOfBirth })
  return new Set(detailNames.filter((name) => fields.has(detailWireNames[name])))
}
