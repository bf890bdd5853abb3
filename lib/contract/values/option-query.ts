/**
 * Returns the URL query that chooses a SKU's options on the page of its product, such as
 * "?colour=amber&volume=500-ml"; empty without options. Of options that differ only in punctuation,
 * the page chooses the first.
 */
export function buildOptionQuery(
  variations: readonly { variation_type: string; name: string }[],
): string {
  const keys = listQueryKeys(variations.map(({ variation_type: variation }) => variation))
  const params = variations.map(({ name }, at) => [keys[at] ?? "", buildQueryKey(name)])
  return params.length === 0 ? "" : `?${new URLSearchParams(params)}`
}

/** Returns readable keys, unique for any names. */
export function listQueryKeys(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const base = buildQueryKey(name)
    let key = base
    for (let copy = 2; taken.has(key); copy++) key = `${base}-${copy}`
    taken.add(key)
    return key
  })
}

function buildQueryKey(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
  return plain.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "option"
}
