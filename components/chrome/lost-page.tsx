import { useEffect, useState } from "react"
import { PageError, type PageErrorProps } from "./page-error.tsx"
import { lookForScript, reloadOnce } from "./recover.ts"

type LostPageProps = Omit<PageErrorProps, "retry"> & {
  /** The script that the page needs and that could not be fetched. */
  script: string
}

/**
 * In place of a page whose scripts did not come: loads it as a document. Where that cannot help now it
 * says so, and does it once the line is back.
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
