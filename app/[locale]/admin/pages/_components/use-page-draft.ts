import { useCallback, useEffect, useRef, useState } from "react"
import { parseAdminError } from "#lib/admin/call-admin.ts"
import { getDraft, saveDraft } from "#lib/admin/draft-storage.ts"
import {
  type EditHistory,
  recordEdit,
  redoEdit,
  startHistory,
  undoEdit,
} from "#lib/admin/page-editor/edit-history.ts"
import { isEqual } from "#lib/admin/page-editor/list-page-differences.ts"
import type { PageBody, WirePageInEditor } from "#lib/contract/page-admin-calls.ts"
import { useAdminPage } from "../../_components/admin-page.ts"

export type DraftStatus = "saved" | "unsaved" | "saving" | "failed" | "invalid" | "conflict"

const saveAfterMs = 1_200
const retryAfterMs = 8_000

/** What the server has: the page, the revision of its draft (0 for none), and the draft's body. */
type Stored = { page: WirePageInEditor; revision: number; body: PageBody }

const buildStored = (page: WirePageInEditor): Stored => ({
  page,
  revision: page.draft?.revision ?? 0,
  body: page.draft?.body ?? page.live,
})

/** Body in the browser's storage, with the revision that it is based on. */
type LocalDraft = { body: PageBody; revision: number }

/**
 * Holds the draft of a page: its changes with undo and redo, saved by themselves shortly after
 * each. Until they are, they are in the browser's storage too. A draft that somebody else has
 * saved in the meantime is a conflict, which the user decides.
 */
export function usePageDraft(loaded: WirePageInEditor) {
  const { send, handleSessionError } = useAdminPage()
  const storageName = `page.${loaded.id}`
  const [stored, setStored] = useState(() => buildStored(loaded))
  const [restored] = useState(() => readLocalDraft(storageName, buildStored(loaded).body))
  const [history, setHistory] = useState<EditHistory<PageBody>>(() => {
    const history = startHistory(stored.body)
    return restored === null
      ? history
      : recordEdit(history, restored.draft.body, { key: "", atMs: 0 })
  })
  const isOutdated = restored !== null && restored.draft.revision !== stored.revision
  const [status, setStatus] = useState<DraftStatus>(isOutdated ? "conflict" : "saved")
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [savedCount, setSavedCount] = useState(0)
  const body = history.present
  const isChanged = !isEqual(body, stored.body)
  const latest = useRef({ body, stored })
  latest.current = { body, stored }
  const running = useRef<Promise<boolean> | null>(null)

  const save = useCallback((): Promise<boolean> => {
    const attempt = async () => {
      const { body: sent, stored: base } = latest.current
      const { page, revision } = base
      setStatus("saving")
      try {
        const version = page.draft?.base_version ?? page.version
        const input = { id: page.id, revision, base_version: version, body: sent }
        const { item } = await send("savePageDraft", input)
        const next = { ...base, revision: item.revision, body: sent }
        latest.current.stored = next
        setStored(next)
        if (isEqual(latest.current.body, sent)) saveDraft(storageName, emptyDraft())
        setErrors({})
        setSavedCount((count) => count + 1)
        setStatus("saved")
        return true
      } catch (error) {
        const problem = parseAdminError(error)
        if (problem === null) throw error
        handleSessionError(error)
        setErrors(readBodyErrors(problem.errors))
        if (problem.detail === "page_draft_changed") setStatus("conflict")
        else setStatus(problem.status === 400 ? "invalid" : "failed")
        return false
      }
    }
    // One after the other: each is based on the revision before it.
    const next = (running.current ?? Promise.resolve(true)).then(attempt, attempt)
    running.current = next
    return next
  }, [send, handleSessionError, storageName])

  useEffect(() => {
    if (!isChanged) return
    const local: LocalDraft = { body, revision: latest.current.stored.revision }
    saveDraft(storageName, { values: local, at: new Date().toISOString() })
  }, [body, isChanged, storageName])

  const mayWait = status === "saved" || status === "unsaved" || status === "failed"
  useEffect(() => {
    // Each change starts the delay again.
    if (!mayWait || isEqual(body, stored.body)) return
    const delay = status === "failed" ? retryAfterMs : saveAfterMs
    const timer = setTimeout(() => void save(), delay)
    return () => clearTimeout(timer)
  }, [body, stored.body, mayWait, status, save])

  const change = (next: PageBody, key = "") => {
    setHistory((known) => recordEdit(known, next, { key, atMs: Date.now() }))
    if (status === "invalid") setStatus("unsaved")
  }
  const step = (move: typeof undoEdit<PageBody>) => {
    setHistory(move)
    if (status === "invalid") setStatus("unsaved")
  }
  const reset = (page: WirePageInEditor) => {
    const next = buildStored(page)
    saveDraft(storageName, emptyDraft())
    latest.current = { body: next.body, stored: next }
    setStored(next)
    setHistory(startHistory(next.body))
    setErrors({})
    setStatus("saved")
    setSavedCount((count) => count + 1)
  }
  const fetchPage = async () => (await send("getPageInEditor", { id: loaded.id })).item
  return {
    body,
    page: stored.page,
    revision: stored.revision,
    status: isChanged && status === "saved" ? ("unsaved" as const) : status,
    isChanged,
    errors,
    savedCount,
    /** The rows that the server has, and that the preview shows. */
    savedRows: stored.body.rows,
    restoredAt: restored?.at ?? null,
    change,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => step(undoEdit),
    redo: () => step(redoEdit),
    reset,
    /** Saves the draft if it is not, and returns its revision; null if that failed. */
    saveForPublishing: async () => {
      const { body: current, stored: known } = latest.current
      const isSaved = known.revision > 0 && isEqual(current, known.body)
      return isSaved || (await save()) ? latest.current.stored.revision : null
    },
    /** Fetches what is live again, and leaves the draft as it is. */
    refreshLive: async () => {
      const page = await fetchPage()
      if (page === null) return
      const next = { ...latest.current.stored, page }
      latest.current.stored = next
      setStored(next)
    },
    loadTheirs: async () => {
      const page = await fetchPage()
      if (page !== null) reset(page)
    },
    overwrite: async () => {
      const page = await fetchPage()
      if (page === null) return
      const next = buildStored(page)
      latest.current.stored = next
      setStored(next)
      await save()
    },
  }
}

export type PageDraft = ReturnType<typeof usePageDraft>

const emptyDraft = () => ({ values: {}, at: new Date().toISOString() })

function readLocalDraft(name: string, saved: PageBody): { draft: LocalDraft; at: string } | null {
  const draft = getDraft(name)
  if (draft === null) return null
  const { body, revision } = draft.values as Partial<LocalDraft>
  const isWhole = Array.isArray(body?.rows) && typeof revision === "number"
  if (body === undefined || !isWhole || isEqual(body, saved)) return null
  return { draft: { body, revision: revision ?? 0 }, at: draft.at }
}

/** Returns the messages by the names of the page's fields, of those by their paths in the call. */
function readBodyErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [path.replace(/^body\./, ""), text]),
  )
}
