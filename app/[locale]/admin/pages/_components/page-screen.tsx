"use client"

import { useTranslations } from "next-intl"
import { useCallback, useEffect, useRef, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { Notice } from "#components/ui/notice.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import type { EditorForms } from "#lib/admin/page-editor/editor-forms.ts"
import type { NodePath } from "#lib/admin/page-editor/page-tree.ts"
import type { WirePageInEditor } from "#lib/contract/page-admin-calls.ts"
import { formatDate, formatTime } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { RecordFrame } from "../../_components/record-frame.tsx"
import { TranslationsLink } from "../../_components/translations-link.tsx"
import { PageBlocks } from "../../content/_components/page-blocks.tsx"
import type { openDraftPreview, validateWidgets } from "../editor-actions.ts"
import { PagePreview } from "./page-preview.tsx"
import { PublishPanel } from "./publish-panel.tsx"
import { SelectedNode } from "./selected-node.tsx"
import { SettingsPanel } from "./settings-panel.tsx"
import { StructurePanel } from "./structure-panel.tsx"
import { UnusableFields } from "./unusable-fields.ts"
import { type PageDraft, usePageDraft } from "./use-page-draft.ts"
import { usePreviewEditing } from "./use-preview-editing.ts"
import "./pages.css"

/** The server actions of the editor. */
export type EditorActions = {
  openDraftPreview: typeof openDraftPreview
  validateWidgets: typeof validateWidgets
}

type EditorProps = {
  forms: EditorForms
  actions: EditorActions
  /** True: the pages of the shop are made of content blocks, which have no drafts. */
  listsBlocks?: boolean
}

/** Renders the editor of a page: its structure and settings, beside the page as it will look. */
export function PageScreen({ id, ...editor }: EditorProps & { id: number }) {
  return (
    <RecordFrame<WirePageInEditor> resource="pages" id={id} listPath="pages" heading={null}>
      {(page) => <PageEditor page={page} {...editor} />}
    </RecordFrame>
  )
}

const views = ["structure", "settings", "preview", "publish"] as const
type View = (typeof views)[number]

function PageEditor(props: EditorProps & { page: WirePageInEditor }) {
  const { page, forms, actions, listsBlocks = false } = props
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const draft = usePageDraft(page)
  const [view, setView] = useState<View>("structure")
  const [selected, setSelected] = useState<NodePath | null>(null)
  const [field, setField] = useState<{ name: string | null } | null>(null)
  const [unusableCount, setUnusableCount] = useState(0)
  const addUnusable = useCallback((count: number) => setUnusableCount((known) => known + count), [])
  const panel = useRef<HTMLDivElement>(null)
  const handleKey = (event: Pick<KeyboardEvent, KeyParts>) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches(typed)
    if (isTyping || !(event.ctrlKey || event.metaKey)) return
    const isRedo = event.key === "y" || (event.key === "Z" && event.shiftKey)
    if (event.key !== "z" && !isRedo) return
    event.preventDefault()
    if (isRedo) draft.redo()
    else draft.undo()
  }
  const editing = usePreviewEditing({
    draft,
    forms,
    selected,
    onSelect: (path) => {
      setSelected(path)
      // The page alone would be replaced by the settings before a second click.
      if (view !== "preview") setView("settings")
    },
    onField: (path, name) => {
      setSelected(path)
      setView("settings")
      setField({ name })
    },
    onKey: handleKey,
  })
  useEffect(() => {
    if (field === null) return
    const named = field.name === null ? "input, textarea, select" : `[name="${field.name}"]`
    panel.current?.querySelector<HTMLElement>(named)?.focus()
  }, [field])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of buttons that are there too.
    <div onKeyDown={handleKey} className="stack-3">
      <PageHeading>{draft.body.name}</PageHeading>
      <TranslationsLink record={{ kind: "page", id: draft.page.id }} />
      <DraftState draft={draft} hasUnusable={unusableCount > 0} />
      <nav aria-label={t("views")} className="admin-pages-views">
        {views.map((name) => (
          <button
            key={name}
            type="button"
            data-view={name}
            aria-pressed={view === name}
            onClick={() => setView(name)}
          >
            {t(name)}
          </button>
        ))}
      </nav>
      <div className="admin-pages-editor" data-view={view}>
        <div ref={panel} className="admin-pages-panel stack-3">
          {view === "structure" && listsBlocks && (
            <PageBlocks pageId={page.id} widgets={forms.widgets} />
          )}
          {view === "structure" && !listsBlocks && (
            <StructurePanel
              draft={draft}
              forms={forms}
              selected={selected}
              onSelect={setSelected}
              onEdit={() => setView("settings")}
              onEditText={editing.editText}
            />
          )}
          {view === "settings" && (
            <UnusableFields value={addUnusable}>
              <SettingsPanel
                draft={draft}
                forms={forms}
                selected={selected}
                onSelect={setSelected}
                validateWidgets={actions.validateWidgets}
              />
            </UnusableFields>
          )}
          {view === "publish" && <PublishPanel draft={draft} forms={forms} />}
        </div>
        <PagePreview
          url={draft.page.live.url}
          savedCount={draft.savedCount}
          isLive={draft.page.enabled}
          openPreview={actions.openDraftPreview}
          editing={editing}
        >
          {!listsBlocks && (
            <SelectedNode
              draft={draft}
              forms={forms}
              selected={selected}
              editing={editing}
              onSettings={view === "preview" ? () => setView("settings") : null}
            />
          )}
        </PagePreview>
      </div>
    </div>
  )
}

type KeyParts = "key" | "ctrlKey" | "metaKey" | "shiftKey" | "target" | "preventDefault"

const typed = "input:not([type=checkbox]), textarea, select"

/** Renders whether the draft is saved, undo and redo, and the ways out of a conflict. */
function DraftState({ draft, hasUnusable }: { draft: PageDraft; hasUnusable: boolean }) {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const { locale } = useAdminPage()
  const { status, restoredAt, revision } = draft
  const savedText = revision === 0 ? t("unchanged") : t("saved")
  const texts = {
    saved: hasUnusable ? t("unusable") : savedText,
    unsaved: t("unsaved"),
    saving: t("saving"),
    failed: t("notSaved"),
    invalid: t("invalid"),
    conflict: t("unsaved"),
  }
  const date =
    restoredAt === null
      ? ""
      : `${formatDate(restoredAt, locale)}, ${formatTime(restoredAt, locale)}`
  return (
    <>
      {restoredAt !== null && status !== "saved" && (
        <Notice tone="info">
          <p>{t("restored", { date })}</p>
        </Notice>
      )}
      {status === "conflict" && (
        <Notice tone="warning" role="alert">
          <p>{t("conflict")}</p>
          <div className="flex flex-wrap gap-3">
            <Button kind="secondary" onClick={() => void draft.loadTheirs()}>
              {t("theirs")}
            </Button>
            <Button kind="secondary" onClick={() => void draft.overwrite()}>
              {t("mine")}
            </Button>
          </div>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="secondary" disabled={!draft.canUndo} onClick={draft.undo}>
          {t("undo")}
        </Button>
        <Button kind="secondary" disabled={!draft.canRedo} onClick={draft.redo}>
          {t("redo")}
        </Button>
        <p role="status" className="text-sm text-muted">
          {texts[status]}
        </p>
      </div>
    </>
  )
}
