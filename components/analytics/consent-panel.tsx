import { type FormEvent, useEffect, useId, useRef, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { type Consent, undecided } from "#lib/analytics/consent.ts"
import type { ConsentCategory } from "#lib/site/analytics-settings.ts"
import type { ConsentLabels } from "./consent-labels.ts"
import "./consent.css"

type ConsentPanelProps = {
  categories: readonly ConsentCategory[]
  consent: Consent
  /** The browser signals Do Not Track or Global Privacy Control: there is nothing to choose. */
  hasOptedOut: boolean
  /** Opens with the categories, and with the focus. */
  isChoosing: boolean
  policyHref: string | null
  onDecide: (choice: Consent) => void
  /** Closes without a change; null if nothing has been decided. */
  onClose: (() => void) | null
  labels: ConsentLabels
}

/** Renders the consent panel at the bottom of the window, non-modal and without layout shift. */
export function ConsentPanel(props: ConsentPanelProps) {
  const { categories, consent, hasOptedOut, policyHref, onDecide, onClose, labels } = props
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  const [isChoosing, setChoosing] = useState(props.isChoosing)
  useReservedSpace(panel)
  useEffect(() => {
    // Users who opened the choices, or more of them, get the focus there.
    if (isChoosing) panel.current?.querySelector<HTMLElement>("h2")?.focus()
  }, [isChoosing])

  const decideBy = (isGranted: (name: ConsentCategory) => boolean) => {
    const choices = categories.map((name) => [name, isGranted(name)])
    onDecide({ ...undecided, ...Object.fromEntries(choices) })
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    decideBy((name) => data.has(name))
  }
  return (
    <section
      ref={panel}
      aria-labelledby={id}
      className="consent"
      onKeyDown={({ key }) => key === "Escape" && onClose?.()}
    >
      <form onSubmit={save}>
        <div>
          <h2 id={id} tabIndex={-1}>
            {labels.title}
          </h2>
          <p>
            {hasOptedOut ? labels.browserOptedOut : labels.text}{" "}
            {policyHref !== null && <a href={policyHref}>{labels.policy}</a>}
          </p>
          {isChoosing && !hasOptedOut && (
            <Categories categories={categories} consent={consent} labels={labels} />
          )}
        </div>
        <div className="consent-actions">
          {!hasOptedOut && (
            <ConsentButtons
              onDecideAll={(isGranted) => decideBy(() => isGranted)}
              onChoose={() => setChoosing(true)}
              isChoosing={isChoosing}
              labels={labels}
            />
          )}
          {onClose && (
            <Button kind="tertiary" onClick={onClose}>
              {labels.close}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}

/** Renders the categories to choose from, after the text on what is always stored. */
function Categories({
  categories,
  consent,
  labels,
}: Pick<ConsentPanelProps, "categories" | "consent" | "labels">) {
  return (
    <>
      <p>{labels.needed}</p>
      {categories.map((name) => (
        <label key={name}>
          <input type="checkbox" name={name} defaultChecked={consent[name] === true} />
          <span>
            <strong>{labels[name]}</strong> {labels[`${name}Text`]}
          </span>
        </label>
      ))}
    </>
  )
}

type ConsentButtonsProps = {
  isChoosing: boolean
  onDecideAll: (isGranted: boolean) => void
  onChoose: () => void
  labels: ConsentLabels
}

/** Renders accept and reject with equal prominence. */
function ConsentButtons({ isChoosing, onDecideAll, onChoose, labels }: ConsentButtonsProps) {
  return (
    <>
      <Button kind="secondary" onClick={() => onDecideAll(true)}>
        {isChoosing ? labels.acceptAll : labels.accept}
      </Button>
      <Button kind="secondary" onClick={() => onDecideAll(false)}>
        {isChoosing ? labels.rejectAll : labels.reject}
      </Button>
      {isChoosing ? (
        // A separate key: the pressed button must not turn into a submit button.
        <Button key="save" kind="secondary" type="submit">
          {labels.save}
        </Button>
      ) : (
        <Button kind="tertiary" onClick={onChoose}>
          {labels.choose}
        </Button>
      )}
    </>
  )
}

/** Sets `--consent-height`, which reserves the panel's height below the page and the focus. */
function useReservedSpace(panel: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const { style } = document.documentElement
    const measure = () => {
      style.setProperty("--consent-height", `${panel.current?.offsetHeight ?? 0}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    if (panel.current) observer.observe(panel.current)
    return () => {
      observer.disconnect()
      style.removeProperty("--consent-height")
    }
  }, [panel])
}
