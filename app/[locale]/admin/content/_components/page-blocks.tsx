"use client"

import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "next-intl"
import { useDataProvider } from "ra-core"
import { useEffect, useRef } from "react"
import { Button, buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { listBlockMoves, type PageBlock, parsePageBlocks } from "#lib/admin/page-blocks.ts"
import type { WidgetForm } from "#lib/admin/page-editor/setting-values.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { ConfirmedButton } from "../../_components/bulk-bar.tsx"
import { LoadError } from "../../_components/list-frame.tsx"
import { Section } from "../../_components/section.tsx"
import { useAction } from "../../_components/use-action.ts"
import { useNodeNames } from "../../pages/_components/node-names.ts"
import "../content.css"

const model = "cognito/page_content"
const path = "/admin/content/blocks"
const maxBlocks = 100

type PageBlocksProps = {
  pageId: number
  widgets: readonly WidgetForm[]
  /** The block whose screen this is. */
  current?: number
}

/** Renders the content blocks of a page in their order: moved, hidden, deleted, and added. */
export function PageBlocks({ pageId, widgets, current }: PageBlocksProps) {
  const t: TextsOf<"admin.blocks"> = useTranslations("admin.blocks")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { send, locale } = useAdminPage()
  const dataProvider = useDataProvider()
  const { nameWidget } = useNodeNames({ widgets })
  const { state, run } = useAction()
  const { data: blocks, error, refetch } = usePageBlocks(pageId)
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef("")
  // A block that moves in the document loses the focus.
  useEffect(() => {
    if (blocks === undefined || focused.current === "") return
    list.current?.querySelector<HTMLElement>(`[data-focus="${focused.current}"]`)?.focus()
    focused.current = ""
  }, [blocks])
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />
  if (blocks === undefined) return <p role="status">{tList("loading")}</p>
  const nameBlock = ({ name, template, variables }: PageBlock) =>
    name.trim() === "" ? nameWidget(template, variables) : name
  const move = (at: number, by: -1 | 1) => {
    const block = blocks[at]
    if (block === undefined) return
    focused.current = `${by}-${block.id}`
    const place = { position: at + by + 1, count: blocks.length }
    void run(
      async () => {
        for (const change of listBlockMoves(blocks, at, at + by)) {
          await send(`${model}/update`, change)
        }
      },
      t("moved", { name: nameBlock(block), ...place }),
    )
  }
  const next = (blocks.at(-1)?.sort_order ?? 0) + 1
  return (
    <Section id="page-blocks" heading={t("heading")}>
      <p className="text-sm text-muted">{t("intro")}</p>
      {blocks.length === 0 && <p>{t("empty")}</p>}
      <ol ref={list} className="admin-content-tree">
        {blocks.map((block, at) => (
          <li key={block.id} className="admin-content-node">
            <span className="wrap-anywhere">
              <ShopLink
                href={buildLocalePath(locale, `${path}/${block.id}`)}
                className="admin-content-link"
                aria-current={block.id === current ? "page" : undefined}
              >
                {nameBlock(block)}
              </ShopLink>
              {block.mark !== null && (
                <span className="text-sm text-muted"> ({t(block.mark)})</span>
              )}
            </span>
            <BlockButtons
              name={nameBlock(block)}
              block={block}
              isBusy={state.isBusy}
              isFirst={at === 0}
              isLast={at === blocks.length - 1}
              onMove={(by) => move(at, by)}
              onHide={() =>
                void run(() => send(`${model}/update`, { id: block.id, hidden: !block.hidden }))
              }
              onDelete={() => void run(() => dataProvider.delete(model, { id: block.id }))}
            />
          </li>
        ))}
      </ol>
      <ActionNotice state={state} />
      <p>
        <ShopLink
          href={buildLocalePath(locale, `${path}/new?page_id=${pageId}&sort_order=${next}`)}
          className={buildButtonClass("secondary")}
        >
          {t("add")}
        </ShopLink>
      </p>
    </Section>
  )
}

type BlockButtonsProps = {
  name: string
  block: PageBlock
  isBusy: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onHide: () => void
  onDelete: () => void
}

function BlockButtons(props: BlockButtonsProps) {
  const { name, block, isBusy, isFirst, isLast, onMove, onHide, onDelete } = props
  const t: TextsOf<"admin.blocks"> = useTranslations("admin.blocks")
  const arrow = (by: -1 | 1, isEnd: boolean) => (
    <Button
      kind="tertiary"
      aria-label={by === -1 ? t("up", { name }) : t("down", { name })}
      data-focus={`${by}-${block.id}`}
      aria-disabled={isBusy}
      disabled={isEnd}
      onClick={() => onMove(by)}
    >
      <span aria-hidden="true">{by === -1 ? "↑" : "↓"}</span>
    </Button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields, but buttons about one thing.
    <span role="group" aria-label={t("actions", { name })} className="flex flex-wrap gap-3">
      {arrow(-1, isFirst)}
      {arrow(1, isLast)}
      <Button kind="tertiary" aria-disabled={isBusy} onClick={onHide}>
        {block.hidden ? t("show") : t("hide")}
      </Button>
      <ConfirmedButton onConfirm={onDelete} />
    </span>
  )
}

function usePageBlocks(pageId: number) {
  const { send } = useAdminPage()
  return useQuery({
    queryKey: [model, "page", pageId],
    queryFn: async () => {
      const query = { filter: { page_id: pageId }, sort: "sort_order", page_size: maxBlocks }
      return parsePageBlocks((await send(`${model}/list`, query)).data)
    },
    retry: false,
  })
}
