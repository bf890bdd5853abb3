import { type CustomerDetails, type DetailName, detailNames } from "./customer.ts"

export type DetailKind = "text" | "phone" | "day" | "state" | "web" | "abn"

const kinds: Partial<Record<DetailName, DetailKind>> = {
  dateOfBirth: "day",
  mobilePhone: "phone",
  abn: "abn",
  companyPhone: "phone",
  website: "web",
  facebookLink: "web",
  driversLicenceExpiry: "day",
  driversLicenceState: "state",
  emergencyContactPhone: "phone",
}

/** Returns a detail's input kind, which decides how it is typed and shown. */
export function getDetailKind(name: DetailName): DetailKind {
  return kinds[name] ?? "text"
}

export type ProfileSectionName = "about" | "business" | "licence" | "emergency"

const sectionOf: Record<DetailName, ProfileSectionName> = {
  firstName: "about",
  lastName: "about",
  dateOfBirth: "about",
  mobilePhone: "about",
  additionalMember: "about",
  companyName: "business",
  tradingName: "business",
  abn: "business",
  companyPhone: "business",
  website: "business",
  facebookLink: "business",
  driversLicenceNumber: "licence",
  driversLicenceExpiry: "licence",
  driversLicenceState: "licence",
  emergencyContactName: "emergency",
  emergencyContactPhone: "emergency",
}

export type ProfileField = { name: DetailName; value: string; isEditable: boolean }
export type ProfileSection = { name: ProfileSectionName; fields: readonly ProfileField[] }

/**
 * Builds the sections of the profile: editable details, and those of the others that are set.
 * Sections with neither are left out.
 */
export function buildProfileSections(
  details: CustomerDetails,
  editable: ReadonlySet<DetailName>,
): ProfileSection[] {
  const fields = detailNames
    .map((name) => ({ name, value: details[name], isEditable: editable.has(name) }))
    .filter(({ value, isEditable }) => isEditable || value !== "")
  const sections: ProfileSectionName[] = ["about", "business", "licence", "emergency"]
  return sections
    .map((name) => ({ name, fields: fields.filter((field) => sectionOf[field.name] === name) }))
    .filter((section) => section.fields.length > 0)
}
