"use client"

import { useDeferredValue, useId, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { resolveCardText } from "#lib/seo-tools/social-cards.ts"
import type { MetaTextEditorProps, Texts } from "./meta-text-props.ts"
import { SearchPreview } from "./search-preview.tsx"
import { SocialCards } from "./social-cards.tsx"
import { StudioSection } from "./studio-section.tsx"
import { MeasuredTextField } from "./text-field.tsx"

/**
 * Renders an editor for a page's title and description with live previews of the search result and
 * the social cards. Without JavaScript the form requests the page again with the new texts.
 */
export function MetaTextEditor(props: MetaTextEditorProps) {
  const { action, query, own, proposed, search, unshown, card, editor, labels } = props
  const [texts, setTexts] = useState<Texts>(proposed ?? own)
  const shown = useDeferredValue(texts)
  const id = useId()
  const change = (name: keyof Texts) => (value: string) => setTexts({ ...texts, [name]: value })
  const isUnchanged = texts.title === own.title && texts.description === own.description
  const cardTexts = {
    title: resolveCardText({ search: own.title, card: card.own.title }, shown.title),
    description: resolveCardText(
      { search: own.description, card: card.own.description },
      shown.description,
    ),
  }
  const field = { labels: labels.length, id }
  return (
    <>
      <StudioSection name="texts" {...labels.texts}>
        {unshown !== "" && <p>{unshown}</p>}
        <div className="studio-searches">
          <SearchPreview device="desktop" texts={shown} frame={search} labels={labels.search} />
          <SearchPreview device="phone" texts={shown} frame={search} labels={labels.search} />
        </div>
        <form method="get" action={action} className="card stack-4 p-5 sm:p-6">
          {Object.entries(query).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <MeasuredTextField
            kind="title"
            label={labels.fields.title}
            value={texts.title}
            onChange={change("title")}
            {...field}
          />
          <MeasuredTextField
            kind="description"
            label={labels.fields.description}
            value={texts.description}
            onChange={change("description")}
            {...field}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" kind="secondary" className="studio-plain">
              {labels.fields.show}
            </Button>
            <CopyButton label={labels.copy.title} text={() => texts.title} labels={labels.copy} />
            <CopyButton
              label={labels.copy.description}
              text={() => texts.description}
              labels={labels.copy}
            />
            <CopyButton
              label={labels.copy.link}
              text={() => buildLink(action, query, texts)}
              labels={labels.copy}
            />
            <Button
              kind="tertiary"
              onClick={() => setTexts(own)}
              aria-disabled={isUnchanged}
              className="studio-live"
            >
              {labels.fields.reset}
            </Button>
          </div>
          <p className="text-sm text-muted">
            {editor.text}{" "}
            {editor.href && (
              <a href={editor.href} className="text-brand underline underline-offset-4">
                {editor.link}
              </a>
            )}
          </p>
        </form>
      </StudioSection>
      <StudioSection name="cards" {...labels.cards}>
        <SocialCards texts={cardTexts} frame={card} labels={labels} />
      </StudioSection>
    </>
  )
}

/** Returns a URL that shows the same draft to others. */
function buildLink(action: string, query: Readonly<Record<string, string>>, texts: Texts): string {
  return new URL(`${action}?${new URLSearchParams({ ...query, ...texts })}`, location.origin).href
}

type CopyButtonProps = {
  label: string
  text: () => string
  labels: { done: string; failed: string }
}

/** Renders a button that copies a text to the clipboard and shows whether that succeeded. */
function CopyButton({ label, text, labels }: CopyButtonProps) {
  const [state, setState] = useState<"rest" | "done" | "failed">("rest")
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      setState("done")
    } catch {
      // Browsers may reject the call; without HTTPS there is no clipboard API at all.
      setState("failed")
    }
  }
  return (
    <span className="studio-live">
      <Button kind="secondary" onClick={copy} onBlur={() => setState("rest")}>
        {label}
      </Button>
      <span role="status" className="ms-2 text-sm">
        {state !== "rest" && labels[state]}
      </span>
    </span>
  )
}
