"use client"

import { catchError, type ErrorInfo } from "next/error"
import { getMissingScript } from "../navigation/chunk-recovery.ts"
import { ChunkLoadError } from "./chunk-load-error.tsx"
import { PageError, type PageErrorProps } from "./page-error.tsx"

function Fallback(props: Omit<PageErrorProps, "retry">, { error, retry }: ErrorInfo) {
  const script = getMissingScript(error)
  if (script !== null) return <ChunkLoadError {...props} script={script} />
  return <PageError {...props} retry={retry} />
}

/** Renders the error page in place of a page that threw in the browser; the layout stays. */
export const PageErrorBoundary = catchError(Fallback)
