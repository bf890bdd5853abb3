import { useEffect, useState } from "react"
import { fetchScriptStatus, reloadOnce } from "../navigation/chunk-recovery.ts"
import { PageError, type PageErrorProps } from "./page-error.tsx"

type ChunkLoadErrorProps = Omit<PageErrorProps, "retry"> & {
  /** URL of the script that failed to load. */
  script: string
}

/**
 * Replaces a page whose scripts failed to load, and reloads it as a document. If that cannot help
 * now, renders the error page, and reloads once the browser is online.
 */
export function ChunkLoadError({ script, ...props }: ChunkLoadErrorProps) {
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
