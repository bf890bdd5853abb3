/** @jest-environment jsdom */

import { TextDecoder, TextEncoder } from "node:util"
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { act, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js"
import { getTranslations } from "next-intl/server"
import type { AuditMessage } from "#lib/seo-tools/audit/audit-message.ts"
import { AuditRunForm } from "./audit-run-form.tsx"
import { LanguageField } from "./audit-view.tsx"
import { buildRunLabels } from "./build-run-labels.ts"

Object.assign(globalThis, { TextDecoder })
const labels = buildRunLabels(await getTranslations({ locale: "en", namespace: "audit" }), true)
const realFetch = globalThis.fetch
const progress = { done: 3, total: 9, counts: { error: 1, warning: 2, hint: 4 } }

let refreshes: number
let requestInits: (RequestInit | undefined)[]
let requestUrls: string[]
/** Connection to the fake shop: its status, and functions that send audit messages or break it. */
let connection: { send: (message: AuditMessage) => void; breakOff: () => void; status: number }

/** Creates a response with only the members that the code under test reads. */
function createResponse(status: number) {
  const waiting: ((part: { value?: Uint8Array; done: boolean }) => void)[] = []
  const parts: (Uint8Array | "end" | "broken")[] = []
  const push = (part: Uint8Array | "end" | "broken") => {
    parts.push(part)
    waiting.shift()?.({ done: false })
  }
  const read = async (): Promise<{ value?: Uint8Array; done: boolean }> => {
    if (parts.length === 0) await new Promise((resolve) => waiting.push(resolve))
    const part = parts.shift()
    if (part === "broken") throw new TypeError("network error")
    return part === "end" || part === undefined ? { done: true } : { value: part, done: false }
  }
  connection = {
    status,
    send: (message) => push(new TextEncoder().encode(`${JSON.stringify(message)}\n`)),
    breakOff: () => push("broken"),
  }
  return {
    status,
    ok: status === 200,
    body: { getReader: () => ({ read, cancel: async () => {} }) },
  }
}

beforeEach(() => {
  refreshes = 0
  requestInits = []
  requestUrls = []
})
afterEach(() => {
  globalThis.fetch = realFetch
})

/**
 * Renders the form and clicks its button; the shop responds with this status, not at all for null.
 */
async function press(status: number | null): Promise<void> {
  globalThis.fetch = async (path, init) => {
    requestInits.push(init)
    requestUrls.push(String(path))
    if (status === null) throw new TypeError("fetch failed")
    return createResponse(status) as unknown as Response
  }
  const router = { refresh: () => (refreshes += 1) }
  render(
    // @ts-expect-error the test needs only `refresh` of the router
    <AppRouterContext.Provider value={router}>
      <AuditRunForm locale="en" labels={labels} choice={<LanguageField label="Language" />}>
        <p>Audit of yesterday</p>
      </AuditRunForm>
    </AppRouterContext.Provider>,
  )
  await userEvent.click(screen.getByRole("button", { name: "Audit again" }))
}
const sendMessage = (message: AuditMessage) => act(async () => connection.send(message))

describe("running audit", () => {
  it("shows progress as a bar and as text, and stops on request", async () => {
    await press(200)
    expect(screen.getByRole("button", { name: "Stop" })).toHaveFocus()
    await sendMessage({ type: "progress", ...progress })
    const bar = screen.getByRole("progressbar", { name: "Progress of the audit" })
    expect(bar).toHaveAttribute("aria-valuetext", "3 of 9 addresses read")
    expect(bar).toHaveAttribute("value", "3")
    expect(screen.getByText("Faults so far: 1, warnings: 2, hints: 4")).toBeInTheDocument()
    expect(screen.queryByText("Audit of yesterday")).toBeNull()
    await userEvent.click(screen.getByRole("button", { name: "Stop" }))
    expect(requestInits[0]?.signal?.aborted).toBe(true)
    expect(screen.getByRole("status")).toHaveTextContent(/^The audit was stopped\./)
    expect(screen.getByText("Audit of yesterday")).toBeInTheDocument()
  })

  it("audits the pages in the chosen language, English by default", async () => {
    await press(401)
    await userEvent.selectOptions(screen.getByLabelText("Language"), "Polski")
    await userEvent.click(screen.getByRole("button", { name: "Audit again" }))
    expect(requestUrls).toEqual(["/api/seo/audit?language=en", "/api/seo/audit?language=pl"])
  })

  it("refreshes the page once the audit is done", async () => {
    await press(200)
    await sendMessage({ type: "progress", ...progress })
    expect(refreshes).toBe(0)
    await sendMessage({ type: "done" })
    expect(refreshes).toBe(1)
    expect(screen.getByRole("status")).toHaveTextContent("The audit is done.")
    expect(screen.queryByRole("progressbar")).toBeNull()
  })
})

describe("failed audit", () => {
  it.each([
    [401, /^You’ve been logged out\./],
    [404, /^Something went wrong on our side/],
    [503, /^Something went wrong on our side/],
    [null, /^The connection was lost/],
  ])("shows an error message when the response is %s", async (status, expected) => {
    await press(status)
    expect(screen.getByRole("alert")).toHaveTextContent(expected)
    expect(screen.getByRole("button", { name: "Audit again" })).toHaveFocus()
    expect(refreshes).toBe(0)
  })

  it("shows an error message when the connection breaks in the middle", async () => {
    await press(200)
    await sendMessage({ type: "progress", ...progress })
    await act(async () => connection.breakOff())
    expect(screen.getByRole("alert")).toHaveTextContent(/^The connection was lost/)
  })

  it("shows an error message when the URLs cannot be listed, and can be started again", async () => {
    await press(200)
    await sendMessage({ type: "failed", reason: "addresses" })
    expect(screen.getByRole("alert")).toHaveTextContent(/can’t list the shop’s addresses/)
    await userEvent.click(screen.getByRole("button", { name: "Audit again" }))
    expect(screen.queryByRole("alert")).toBeNull()
    expect(requestInits).toHaveLength(2)
  })
})
