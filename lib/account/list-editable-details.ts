import { detailWireNames } from "#lib/api/customer-names.ts"
import { listEditableFields } from "#lib/contract/editable-fields.ts"
import type { SiteConfig } from "#lib/contract/site.ts"
import { type CustomerDetails, type DetailName, detailNames } from "./customer.ts"

/** The details that this customer may change, by the site's switches. */
export function listEditableDetails(
  flags: SiteConfig["profile"],
  details: CustomerDetails,
): ReadonlySet<DetailName> {
  const fields = listEditableFields(flags, { date_of_birth: details.dateOfBirth })
  return new Set(detailNames.filter((name) => fields.has(detailWireNames[name])))
}
