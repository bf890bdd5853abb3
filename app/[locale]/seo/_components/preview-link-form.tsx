"use client"

import { useActionState } from "react"
import { Button } from "#components/ui/button.tsx"
import { FormName } from "#components/ui/form-name.tsx"
import { createPreviewLink } from "#lib/seo-tools/preview-link/create-link-action.ts"

type PreviewLinkFormProps = {
  path: string
  /** In the shop's time zone; "" for now. */
  when: string
  showsDrafts: boolean
  labels: {
    days: string
    make: string
    made: string
    problems: Record<"path" | "when" | "days", string>
  }
}

/** Renders a form that creates a link to the same preview for others, valid for some days. */
export function PreviewLinkForm({ path, when, showsDrafts, labels }: PreviewLinkFormProps) {
  const [{ url, problem }, make, isBusy] = useActionState(createPreviewLink, {
    url: null,
    problem: null,
  })
  return (
    <form action={make} className="flex flex-wrap items-end gap-3">
      <FormName form="previewLink" />
      <input type="hidden" name="path" value={path} />
      <input type="hidden" name="when" value={when} />
      {showsDrafts && <input type="hidden" name="drafts" value="on" />}
      <label className="stack-1">
        <span className="block text-sm font-semibold">{labels.days}</span>
        <input type="number" name="days" min={1} max={90} defaultValue={7} className="control" />
      </label>
      <Button type="submit" kind="secondary" aria-disabled={isBusy}>
        {labels.make}
      </Button>
      <div role="status" className="w-full text-sm">
        {problem && <p className="text-danger">{labels.problems[problem]}</p>}
        {url && (
          <label className="block stack-1">
            <span className="font-semibold">{labels.made}</span>
            <input readOnly value={url} className="control" />
          </label>
        )}
      </div>
    </form>
  )
}
