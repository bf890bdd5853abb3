import { useEffect, useState } from "react"
import { PageError, type PageErrorProps } from "./page-error.tsx"
import { lookForScript, reloadOnce } from "./recover.ts"

type LostPageProps = Omit<PageErrorProps, "retry"> & {
  /** URL of the script that failed to load. */
  script: string
}

/**
 * Replaces a page whose scripts failed to load, and reloads it as a document. If that cannot help
 * now, renders the error page, and reloads once the browser is online.
 */
export function LostPage({ script, ...props }: LostPageProps) {
  const [isLost, setLost] = useState(false)

  useEffect(() => {
    const abort = new AbortController()
    addEventListener("online", () => location.reload(), { signal: abort.signal })
    lookForScript(script).then((loss) => {
      if (loss === "offline" || !reloadOnce(script)) setLost(true)
    })
    return () => abort.abort()
  }, [script])

  return isLost && <PageError {...props} retry={() => location.reload()} />
}
