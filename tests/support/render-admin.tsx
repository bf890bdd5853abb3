import { jest } from "@jest/globals"
import { type RenderResult, render } from "@testing-library/react"
import {
  PathnameContext,
  SearchParamsContext,
} from "next/dist/shared/lib/hooks-client-context.shared-runtime.js"
import { HttpError } from "ra-core"
import { type ReactNode, useEffect, useState } from "react"
import { AdminApp } from "#app/[locale]/admin/_components/admin-app.tsx"
import type { AdminRole } from "#lib/contract/admin-role.ts"
import { getMessageCatalogue } from "#tests/assertions/message-catalogue.ts"
import adminTexts from "../../messages/admin/en.json" with { type: "json" }

type Responses = Readonly<Record<string, (input: Record<string, unknown>) => unknown>>
type SentCall = { call: string; input: Record<string, unknown>; token: string; locale: string }

/** A response with a status other than 200. */
export class AdminFailure {
  readonly status: number
  readonly body: object
  constructor(status: number, body: object) {
    this.status = status
    this.body = body
  }
}

/** Lets ra-core log rejected calls, as it does outside production. Every other error fails the test. */
export function allowRejectedCalls(): void {
  const report = jest.mocked(console.error).getMockImplementation()
  jest.mocked(console.error).mockImplementation((...args: unknown[]) => {
    if (!(args[0] instanceof HttpError)) report?.(...args)
  })
}

/** The administrator who looks at the screen, an owner by default, and what their role excludes. */
type ViewedAs = {
  role: AdminRole
  denied: readonly string[]
  hasPassword: boolean
  hasPasskey: boolean
}

/** Follows the address that screens change with `history.pushState`, as the router does. */
function Address({ path, children }: { path: string; children: ReactNode }) {
  const [query, setQuery] = useState(location.search)
  useEffect(() => {
    const push = jest.spyOn(history, "pushState").mockImplementation((_state, _title, url) => {
      const { pathname, search } = new URL(String(url), location.href)
      history.replaceState(null, "", pathname + search)
      setQuery(search)
    })
    return () => push.mockRestore()
  }, [])
  return (
    <PathnameContext value={path}>
      <SearchParamsContext value={new URLSearchParams(query)}>{children}</SearchParamsContext>
    </PathnameContext>
  )
}

/**
 * Renders a screen of the back office at an address, with a fake BFF that responds by the name of
 * the call, at once or later by a promise. Returns the calls that were sent.
 */
export function renderAdmin(
  screen: ReactNode,
  address: string,
  responses: Responses,
  { role = "owner", denied = [], ...proofs }: Partial<ViewedAs> = {},
): RenderResult & { sent: SentCall[] } {
  const sent: SentCall[] = []
  history.replaceState(null, "", address)
  globalThis.fetch = async (_url, init) => {
    const body: SentCall = JSON.parse(String(init?.body))
    sent.push(body)
    const respond = responses[body.call]
    // A call that is still on its way from an earlier screen has no response.
    if (respond === undefined) return new Promise<never>(() => {})
    const response = await respond(body.input)
    const isFailure = response instanceof AdminFailure
    const json = JSON.stringify(isFailure ? response.body : response)
    // Only the members that the code under test reads.
    return { status: isFailure ? response.status : 200, text: async () => json } as Response
  }
  const { invoice, orders, studio } = getMessageCatalogue("en")
  const site = { siteName: "Curlew Print Co.", origin: "https://curlew.example" }
  const { hasPassword = true, hasPasskey = false } = proofs
  const user = { id: 1, name: "Ada", email: "ada@curlew.example", role, hasPassword, hasPasskey }
  const rendered = render(
    <Address path={new URL(address, location.href).pathname}>
      <AdminApp
        token="token-of-the-page"
        locale="en"
        site={site}
        user={user}
        denied={denied}
        messages={{ admin: adminTexts, invoice, orders, studio }}
      >
        {screen}
      </AdminApp>
    </Address>,
  )
  return Object.assign(rendered, { sent })
}
