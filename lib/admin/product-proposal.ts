import { buildGroupSlug } from "#lib/content/group-slug.ts"

type NewProduct = { name: string; url: string; code: string }

/**
 * Returns what is typed about a new product, with an address from its name and a code from its
 * address where none is typed.
 */
export function proposeProduct({ name, url, code }: NewProduct): NewProduct {
  const slug = url.trim() === "" ? buildGroupSlug(name) : url.trim()
  return {
    name: name.trim(),
    url: slug,
    code: code.trim() === "" ? slug.toUpperCase() : code.trim(),
  }
}
