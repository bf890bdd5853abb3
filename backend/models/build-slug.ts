/** Builds the URL slug of a name: "Mug, large" is "mug-large". `fallback` if nothing is left of it. */
export function buildSlug(name: string, fallback = "product"): string {
  const slug = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80)
    .replace(/-+$/, "")
  return slug === "" ? fallback : slug
}
