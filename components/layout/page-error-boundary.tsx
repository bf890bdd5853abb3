"use client"

// Not from "next/error", which adds the error page of the Pages Router to every page's scripts.
import { catchError } from "next/dist/client/components/catch-error.js"
import type { ErrorInfo } from "next/error"
import { useEffect, useState } from "react"
import { buildButtonClass } from "#components/ui/button.tsx"
import { fetchScriptStatus, getMissingScript, reloadOnce } from "../navigation/chunk-recovery.ts"

function Fallback(props: Omit<PageErrorProps, "retry">, { error, retry }: ErrorInfo) {
  const script = getMissingScript(error)
  if (script !== null) return <ChunkLoadError {...props} script={script} />
  return <PageError {...props} retry={retry} />
}

/** Renders the error page in place of a page that threw in the browser; the layout stays. */
export const PageErrorBoundary = catchError(Fallback)

type ChunkLoadErrorProps = Omit<PageErrorProps, "retry"> & {
  /** URL of the script that failed to load. */
  script: string
}

/**
 * Replaces a page whose scripts failed to load, and reloads it as a document. If that cannot help
 * now, renders the error page, and reloads once the browser is online.
 */
function ChunkLoadError({ script, ...props }: ChunkLoadErrorProps) {
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const abort = new AbortController()
    addEventListener("online", () => location.reload(), { signal: abort.signal })
    fetchScriptStatus(script).then((status) => {
      if (status === "offline" || !reloadOnce(script)) setFailed(true)
    })
    return () => abort.abort()
  }, [script])

  return hasFailed && <PageError {...props} retry={() => location.reload()} />
}

type PageErrorProps = {
  labels: { sorry: string; later: string; retry: string; home: string }
  homeHref: string
  retry: () => void
}

/** Renders the error page: the specified message, a retry button and a link to the home page. */
export function PageError({ labels, homeHref, retry }: PageErrorProps) {
  return (
    <div role="alert" className="mx-auto max-w-2xl px-4 py-16 text-center">
      <h1 className="text-2xl font-bold">{labels.sorry}</h1>
      <p className="mt-3 text-muted">{labels.later}</p>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        <button type="button" className={buildButtonClass()} onClick={() => retry()}>
          {labels.retry}
        </button>
        <a href={homeHref} className={buildButtonClass("secondary")}>
          {labels.home}
        </a>
      </p>
    </div>
  )
}
