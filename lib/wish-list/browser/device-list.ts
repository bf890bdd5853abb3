/** Version of the format; content of any other version is ignored. */
const version = 1

/** A product that this browser remembers, with the SKU of the chosen options. */
export type DeviceItem = { product: string; sku: number | null }

/** A list in localStorage: its key, and how many products it can hold. */
export type DeviceList = { key: string; max: number }

/** The products that a guest saved. */
export const deviceItems: DeviceList = { key: "curlew.wish-list", max: 100 }

/** The products that this browser has displayed. */
export const viewedProducts: DeviceList = { key: "curlew.viewed", max: 12 }

/** Returns the products of a list, the last one first; none where the content is unusable. */
export function readDeviceList({ key, max }: DeviceList): DeviceItem[] {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(key) ?? "null")
    if (typeof json !== "object" || json === null) return []
    if (!("version" in json) || json.version !== version) return []
    if (!("items" in json) || !Array.isArray(json.items)) return []
    return json.items.filter(isItem).slice(0, max)
  } catch {
    return []
  }
}

/** Replaces the products of a list. Returns false if the browser does not store them. */
export function writeDeviceList({ key }: DeviceList, items: readonly DeviceItem[]): boolean {
  try {
    if (items.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ version, items }))
    return true
  } catch {
    return false
  }
}

function isItem(item: unknown): item is DeviceItem {
  if (typeof item !== "object" || item === null || !("product" in item) || !("sku" in item)) {
    return false
  }
  const isSlug = typeof item.product === "string" && /^[a-z0-9-]{1,120}$/.test(item.product)
  return isSlug && (item.sku === null || (Number.isSafeInteger(item.sku) && Number(item.sku) > 0))
}
