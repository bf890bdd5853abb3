"use client"

import { useParams, usePathname, useSearchParams } from "next/navigation"
import type { RouterLocation, RouterNavigateFunction, RouterProvider } from "ra-core"
import { type ReactNode, useEffect, useMemo } from "react"
import { navigateTo } from "#components/navigation/navigate.ts"

type Target = string | Partial<RouterLocation>

function buildUrl(to: Target): string {
  if (typeof to === "string") return to
  const { pathname = location.pathname, search = "", hash = "" } = to
  return `${pathname}${search === "?" ? "" : search}${hash}`
}

/**
 * Navigates with the router of Next.js. A change of the query alone, as that of a list's filters,
 * only changes the address: the page's data come from the administrators' calls.
 */
const navigate: RouterNavigateFunction = (to, { replace = false } = {}) => {
  if (typeof to === "number") return history.go(to)
  const url = buildUrl(to)
  const isSamePage = new URL(url, location.href).pathname === location.pathname
  if (!isSamePage) navigateTo(url, replace ? "replace" : "push")
  else if (replace) history.replaceState(null, "", url)
  else history.pushState(null, "", url)
}

function useLocation(): RouterLocation {
  const pathname = usePathname()
  const query = useSearchParams().toString()
  return useMemo(
    () => ({ pathname, search: query === "" ? "" : `?${query}`, hash: "", state: undefined }),
    [pathname, query],
  )
}

function Navigate({ to, replace }: { to: Target; replace?: boolean }) {
  useEffect(() => navigate(to, { replace: replace ?? false }), [to, replace])
  return null
}

const RouterWrapper = ({ children }: { children: ReactNode }) => children
const Nothing = () => null

/**
 * The router of ra-core on that of Next.js: the pages of the back office are routes of the app, and
 * ra-core only reads the address and changes it. It blocks no navigation: what is typed is stored.
 */
export const nextRouter: RouterProvider = {
  useLocation,
  useNavigate: () => navigate,
  useParams: useParams as RouterProvider["useParams"],
  useBlocker: () => ({
    state: "unblocked",
    reset: undefined,
    proceed: undefined,
    location: undefined,
  }),
  useMatch: () => null,
  useInRouterContext: () => true,
  useCanBlock: () => false,
  Link: ({ to, children, replace: _replace, state: _state, ...rest }) => (
    <a {...rest} href={buildUrl(to)}>
      {children}
    </a>
  ),
  Navigate,
  Route: Nothing,
  Routes: Nothing,
  Outlet: Nothing,
  RouterWrapper,
  matchPath: () => null,
}
