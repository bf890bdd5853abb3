"use client"

import { catchError, type ErrorInfo } from "next/error"
import { PageError, type PageErrorProps } from "./page-error.tsx"

function Fallback(props: Omit<PageErrorProps, "retry">, { retry }: ErrorInfo) {
  return <PageError {...props} retry={retry} />
}

/** Shows the error page in place of a page that failed in the browser; the frame stays. */
export const PageErrorBoundary = catchError(Fallback)
