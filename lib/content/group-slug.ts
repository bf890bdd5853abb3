/**
 * Returns the slug of the group that an editor named: "Happy customers" means `happy-customers`; ""
 * for none.
 */
export function buildGroupSlug(name: string): string {
  const words = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
  return words
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "")
    .join("-")
    .slice(0, 120)
    .replace(/-$/, "")
}
