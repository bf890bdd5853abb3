"use client"

import { useTranslations } from "next-intl"
import { useEffect, useRef, useState } from "react"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildMenuMove, buildMenuTree, type MenuLink } from "#lib/admin/menu-tree.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { LoadError } from "../../_components/list-frame.tsx"
import { Section } from "../../_components/section.tsx"
import { useAction } from "../../_components/use-action.ts"
import { MenuBranch } from "./menu-branch.tsx"
import { useMenuLinks } from "./use-menu-links.ts"

/** Renders the links of a menu as a tree, moved by drag and drop or by buttons. */
export function MenuLinks({ menuUrl }: { menuUrl: string }) {
  const t: TextsOf<"admin.menus"> = useTranslations("admin.menus")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { send, locale } = useAdminPage()
  const { state, run } = useAction()
  const { data: links, error, refetch } = useMenuLinks(menuUrl)
  const [dragged, setDragged] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const focused = useRef("")
  // A node that moves in the document loses the focus.
  useEffect(() => {
    if (links === undefined || focused.current === "") return
    list.current?.querySelector<HTMLElement>(`[data-focus="${focused.current}"]`)?.focus()
    focused.current = ""
  }, [links])
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />
  if (links === undefined) return <p role="status">{tList("loading")}</p>
  const move = async (link: MenuLink, parent: string, index: number, focus = "") => {
    const changes = buildMenuMove(links, link.id, { parent, index })
    if (changes.length === 0) return
    focused.current = focus
    const count = links.filter((other) => other.parent === parent && other.id !== link.id).length
    const done = t("moved", { name: link.name, position: index + 1, count: count + 1 })
    await run(async () => {
      for (const change of changes) await send("cognito/link/update", change)
    }, done)
  }
  const drop = (before: MenuLink, index: number) => {
    const link = links.find((other) => other.id === dragged)
    setDragged(null)
    if (link === undefined || link.id === before.id) return
    const isFromAbove = link.parent === before.parent && link.sort_order < before.sort_order
    void move(link, before.parent, isFromAbove ? index - 1 : index)
  }
  const tree = buildMenuTree(links, menuUrl)
  return (
    <Section id="menu-links" heading={t("links")}>
      <p className="text-sm text-muted">{t("intro")}</p>
      {tree.length === 0 && <p>{t("empty")}</p>}
      <div ref={list}>
        <MenuBranch
          nodes={tree}
          links={links}
          isBusy={state.isBusy}
          onMove={(...args) => void move(...args)}
          drag={{ dragged, start: setDragged, drop }}
        />
      </div>
      <ActionNotice state={state} />
      <p>
        <ShopLink
          href={buildLocalePath(locale, `/admin/content/links/new?parent=${menuUrl}`)}
          className={buildButtonClass("secondary")}
        >
          {t("add")}
        </ShopLink>
      </p>
    </Section>
  )
}
