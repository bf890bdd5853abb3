"use client"

import { useTranslations } from "next-intl"
import { Button } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { MenuLink, MenuNode } from "#lib/admin/menu-tree.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"

type MenuBranchProps = {
  nodes: readonly MenuNode[]
  /** All links of the menu. */
  links: readonly MenuLink[]
  isBusy: boolean
  /** Moves a link to a place among those of a parent, and then focuses a button. */
  onMove: (link: MenuLink, parent: string, index: number, focus?: string) => void
  drag: {
    dragged: number | null
    start: (id: number | null) => void
    drop: (before: MenuLink, index: number) => void
  }
}

/** Renders links of a menu, each with those below it. */
export function MenuBranch(props: MenuBranchProps) {
  const { nodes, drag } = props
  if (nodes.length === 0) return null
  return (
    <ul className="admin-content-tree">
      {nodes.map(({ link, children }, index) => (
        <li key={link.id}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons do the same by keyboard. */}
          <div
            className="admin-content-node"
            draggable
            data-target={drag.dragged !== null && drag.dragged !== link.id}
            onDragStart={() => drag.start(link.id)}
            onDragEnd={() => drag.start(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              drag.drop(link, index)
            }}
          >
            <NodeName link={link} />
            <NodeButtons {...props} index={index} link={link} />
          </div>
          <MenuBranch {...props} nodes={children} />
        </li>
      ))}
    </ul>
  )
}

function NodeName({ link }: { link: MenuLink }) {
  const t: TextsOf<"admin.menus"> = useTranslations("admin.menus")
  const { locale } = useAdminPage()
  return (
    <span className="wrap-anywhere">
      <ShopLink
        href={buildLocalePath(locale, `/admin/content/links/${link.id}`)}
        className="admin-content-link"
      >
        {link.name}
      </ShopLink>{" "}
      <bdi dir="ltr" className="text-sm text-muted">
        {link.link}
      </bdi>
      {!link.enabled && <span className="text-sm"> ({t("hidden")})</span>}
    </span>
  )
}

type NodeButtonsProps = MenuBranchProps & { link: MenuLink; index: number }

function NodeButtons({ nodes, links, isBusy, onMove, link, index }: NodeButtonsProps) {
  const t: TextsOf<"admin.menus"> = useTranslations("admin.menus")
  const { name, parent, id } = link
  const before = nodes[index - 1]?.link
  const above = links.find((other) => String(other.id) === parent)
  const button = (
    kind: "up" | "down" | "in" | "out",
    sign: string,
    target: { parent: string; index: number } | null,
  ) => (
    <Button
      kind="tertiary"
      aria-label={t(kind, { name })}
      data-focus={`${kind}-${id}`}
      aria-disabled={isBusy}
      disabled={target === null}
      onClick={() => target && onMove(link, target.parent, target.index, `${kind}-${id}`)}
    >
      <span aria-hidden="true">{sign}</span>
    </Button>
  )
  const countBelow = (of: string) => links.filter((other) => other.parent === of).length
  return (
    <span className="flex">
      {button("up", "↑", index === 0 ? null : { parent, index: index - 1 })}
      {button("down", "↓", index === nodes.length - 1 ? null : { parent, index: index + 1 })}
      {button(
        "in",
        "→",
        before ? { parent: String(before.id), index: countBelow(String(before.id)) } : null,
      )}
      {button("out", "←", above ? { parent: above.parent, index: countBelow(above.parent) } : null)}
    </span>
  )
}
