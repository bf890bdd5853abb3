import { recordKinds } from "./record-kinds.ts"

/** Returns the tags of a typed text, separated by commas or lines, each once. */
export function parseTags(text: string): string[] {
  const tags = text.split(/[,;\n]/).map((tag) => tag.trim().replaceAll(/\s+/g, " "))
  return [...new Set(tags.filter((tag) => tag !== ""))]
}

/** Returns the path of the screen of a record that shows an image; null if there is none. */
export function resolveUsePath(model: string, id: number | null): string | null {
  const screen = screens.get(model)
  if (screen !== undefined) return `/admin/${screen}`
  const records = recordScreens.get(model)
  return records === undefined || id === null ? null : `/admin/${records}/${id}`
}

/** Screens with a record each. */
const recordScreens: ReadonlyMap<string, string> = new Map([
  ...recordKinds.map(({ model, path }): [string, string] => [model, `content/${path}`]),
  ["sell/product", "products"],
  ["cognito/group", "categories"],
  ["cognito/page", "pages"],
])

/** Screens that show all records of their model, or its only one. */
const screens: ReadonlyMap<string, string> = new Map([
  ["cognito/domain", "settings"],
  ["cognito/video", "media/videos"],
  ["sell/shipping_type", "delivery"],
  ["sell/promotion", "promotions"],
])
