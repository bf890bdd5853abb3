"use client"

import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from "react"
import { buildButtonClass } from "#components/ui/button.tsx"
import { sendApiRequest } from "#lib/auth/browser/request-gate.ts"
import { getStoredPostcode, isPostcode, savePostcode } from "#lib/cart/browser/postcode-storage.ts"
import { isRecord } from "#lib/contract/values/record.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"

export type ArrivalLabels = {
  postcode: string
  show: string
  /** Error of a postcode that is none. */
  invalid: string
  /** {postcode} is replaced. */
  unknown: string
  failed: string
}

type ArrivalDatesProps = { slug: string; locale: string; labels: ArrivalLabels }

/**
 * Renders between which days a product arrives if it is ordered now. The postcode is entered once
 * and stored on the device.
 */
export function ArrivalDates({ slug, locale, labels }: ArrivalDatesProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [message, setMessage] = useState({ text: "", isError: false })
  const show = useCallback(
    async (postcode: string) => {
      const query = new URLSearchParams({ product: slug, postcode, locale })
      const text = await fetchArrival(query).catch(() => undefined)
      if (text === undefined) return setMessage({ text: labels.failed, isError: false })
      setMessage({ text: text ?? formatTemplate(labels.unknown, { postcode }), isError: false })
    },
    [slug, locale, labels],
  )
  useEffect(() => {
    const postcode = getStoredPostcode()
    if (postcode === "" || !input.current || input.current.value !== "") return
    input.current.value = postcode
    void show(postcode)
  }, [show])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const postcode = input.current?.value.trim() ?? ""
    if (!isPostcode(postcode)) {
      setMessage({ text: labels.invalid, isError: true })
      return input.current?.focus()
    }
    savePostcode(postcode)
    void show(postcode)
  }
  return (
    <form noValidate onSubmit={submit} className="stack-1 noscript:hidden print:hidden">
      <div className="flex items-end gap-2">
        <label className="stack-1">
          <span className="block font-semibold">{labels.postcode}</span>
          <input
            ref={input}
            name="postcode"
            inputMode="numeric"
            maxLength={4}
            autoComplete="shipping postal-code"
            aria-invalid={message.isError || undefined}
            aria-describedby={id}
            className="control w-24"
          />
        </label>
        <button type="submit" className={buildButtonClass("secondary")}>
          {labels.show}
        </button>
      </div>
      <p
        id={id}
        role="status"
        className={`min-h-[1.6em] font-semibold ${message.isError ? "text-danger" : ""}`}
      >
        {message.text}
      </p>
    </form>
  )
}

/** Returns the promise as text; null if there is none. Throws if the shop does not respond. */
async function fetchArrival(query: URLSearchParams): Promise<string | null> {
  const { status, json } = await sendApiRequest(`/arrival?${query}`)
  if (status !== 200 || !isRecord(json)) throw new Error(`arrival: status ${status}`)
  return typeof json.text === "string" ? json.text : null
}
