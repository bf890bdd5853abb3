import { useTranslations } from "next-intl"
import {
  findBlock,
  findWidget,
  type NodePath,
  type PlacedWidget,
  type Rows,
} from "#lib/admin/page-editor/page-tree.ts"
import type { WidgetForm } from "#lib/admin/page-editor/setting-values.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"

const titles = ["heading", "title", "button_text", "html"]

/** Returns what rows, blocks and widgets are called, by their path in these rows. */
export function useNodeNames(forms: { widgets: readonly WidgetForm[] }) {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const nameType = (type: string) => forms.widgets.find((form) => form.type === type)?.name ?? type
  const nameNode = (rows: Rows, path: NodePath): string => {
    const [row, block, widget] = path
    const isTabs = rows[row]?.row_type === "tabs"
    if (block === undefined) {
      return isTabs ? t("tabs", { number: row + 1 }) : t("row", { number: row + 1 })
    }
    if (widget === undefined) {
      const name = isTabs ? t("tab", { number: block + 1 }) : t("block", { number: block + 1 })
      return withTitle(name, findBlock(rows, path)?.title)
    }
    const placed = findWidget(rows, path)
    return placed === null ? "" : nameWidget(placed.type, placed.templatevar)
  }
  const nameWidget = (type: string, settings: PlacedWidget["templatevar"]) =>
    withTitle(nameType(type), titles.map((field) => settings[field]).find(isText))
  const withTitle = (name: string, title: unknown) =>
    isText(title) ? t("titled", { name, title: shorten(title) }) : name
  /** The names of all that a node is in, and its own. */
  const namePlace = (rows: Rows, path: NodePath): string =>
    listAncestors(path)
      .map((each) => nameNode(rows, each))
      .join(" › ")
  return { nameNode, namePlace, nameType, nameWidget }
}

function listAncestors([row, block, widget]: NodePath): NodePath[] {
  if (block === undefined) return [[row]]
  return widget === undefined ? [[row], [row, block]] : [[row], [row, block], [row, block, widget]]
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== ""
}

function shorten(text: string): string {
  const plain = text
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
  return plain.length > 40 ? `${plain.slice(0, 39)}…` : plain
}
