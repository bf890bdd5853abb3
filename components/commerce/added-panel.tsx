"use client"

import { useEffect, useId, useRef, useState } from "react"
import { buildButtonClass } from "#components/ui/button.tsx"
import { Icon } from "#components/ui/icon.tsx"
import { sendApiRequest } from "#lib/auth/browser/request-gate.ts"
import type { AddedPanelData, AddedPanelTile } from "#lib/cart/added-panel-data.ts"
import type { Cart } from "#lib/cart/cart.ts"
import { resolveFreeDeliveryGap } from "#lib/cart/free-delivery.ts"
import { isRecord } from "#lib/contract/values/record.ts"
import { formatTemplate } from "#lib/i18n/format-template.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { formatMoney } from "#lib/money.ts"
import type { Addition } from "./buy-actions.tsx"
import { AfterAddingLink } from "./buy-actions.tsx"
import { ItemThumbnail } from "./item-thumbnail.tsx"

export type AddedPanelProps = {
  productId: number
  addition: Addition
  cartPath: string
  checkoutPath: string
  locale: string
}

/**
 * Renders what was added to the cart, how far it is from free delivery, what goes well with it, and
 * the ways on. The page stays usable beside it: the dialog is not modal. With a keyboard, the focus
 * moves into it and, when it closes, back. Renders nothing until its texts have
 * loaded, and where they cannot be.
 */
export function AddedPanel(props: AddedPanelProps) {
  const { productId, addition, locale } = props
  const data = usePanelData(productId, locale)
  const [closed, setClosed] = useState<Addition | null>(null)
  if (data === null || closed === addition) return null
  return <OpenPanel {...props} data={data} onClose={() => setClosed(addition)} />
}

type OpenPanelProps = AddedPanelProps & { data: AddedPanelData; onClose: () => void }

function OpenPanel({ data, addition, onClose, ...props }: OpenPanelProps) {
  const { labels, freeOver } = data
  const goesWith = listAbsent(data.goesWith, addition.cart)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useFocusAndEscape(dialog, onClose)
  return (
    <dialog
      ref={dialog}
      open
      tabIndex={-1}
      aria-labelledby={id}
      className="floating fixed inset-x-0 top-auto bottom-0 z-30 m-0! max-h-[60dvh] w-full max-w-none overflow-y-auto overscroll-contain border border-line bg-surface p-5 text-ink outline-none md:start-0 md:end-auto md:top-0 md:h-dvh md:max-h-none md:w-88 print:hidden"
    >
      <div className="stack-4">
        <div className="flex items-center justify-between gap-3">
          <h2 id={id} className="text-lg">
            {labels.title}
          </h2>
          <button
            type="button"
            aria-label={labels.close}
            onClick={close}
            className="-me-2 flex size-11 shrink-0 items-center justify-center rounded-lg"
          >
            <Icon name="close" />
          </button>
        </div>
        <AddedItem addition={addition} quantity={labels.quantity} locale={props.locale} />
        <FreeDeliveryGap
          cart={addition.cart}
          freeOver={freeOver}
          text={labels.freeMore}
          locale={props.locale}
        />
        <div className="flex flex-wrap gap-3">
          <AfterAddingLink
            href={props.checkoutPath}
            className={buildButtonClass("primary", "grow")}
          >
            {labels.checkOut}
          </AfterAddingLink>
          <AfterAddingLink href={props.cartPath} className={buildButtonClass("secondary", "grow")}>
            {labels.viewCart}
          </AfterAddingLink>
        </div>
        {goesWith.length > 0 && <GoesWith heading={labels.goesWith} tiles={goesWith} />}
      </div>
    </dialog>
  )
}

/** Renders the cart's line of the added SKU. */
function AddedItem({
  addition,
  quantity,
  locale,
}: {
  addition: Addition
  quantity: string
  locale: string
}) {
  const item = addition.cart.items.findLast(({ skuId }) => skuId === addition.sku)
  if (!item) return null
  const qty = formatTemplate(quantity, { qty: String(addition.qty) })
  const details = [item.name, qty, formatMoney(item.price, locale)]
  return (
    <div className="flex gap-3">
      <ItemThumbnail picture={item.picture} sizes="64px" className="w-16" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold" {...buildFieldAttributes(locale, item, "productName")}>
          {item.productName}
        </p>
        <p className="text-sm text-muted">{details.filter((text) => text !== "").join(" · ")}</p>
      </div>
    </div>
  )
}

type GapProps = { cart: Cart; freeOver: AddedPanelData["freeOver"]; text: string; locale: string }

function FreeDeliveryGap({ cart, freeOver, text, locale }: GapProps) {
  const gap = resolveFreeDeliveryGap(cart, freeOver)
  if (gap === null) return null
  return (
    <div className="stack-2">
      <p className="text-sm font-semibold text-success">
        {formatTemplate(text, { amount: formatMoney(gap.missing, locale) })}
      </p>
      <div aria-hidden="true" className="progress">
        <div style={{ inlineSize: `${gap.reachedPercent}%` }} />
      </div>
    </div>
  )
}

/** The panel stays short. */
const maxTiles = 3

/** Lists the first of the products that are not in the cart. */
function listAbsent(tiles: readonly AddedPanelTile[], { items }: Cart): AddedPanelTile[] {
  return tiles.filter(({ slug }) => !items.some((item) => item.slug === slug)).slice(0, maxTiles)
}

function GoesWith({ heading, tiles }: { heading: string; tiles: readonly AddedPanelTile[] }) {
  return (
    <div className="stack-2 border-t border-line pt-4">
      <h3 className="text-base">{heading}</h3>
      <ul className="stack-2">
        {tiles.map(({ name, path, price, picture }) => (
          <li key={path}>
            <a href={path} className="flex min-h-11 items-center gap-3 no-underline">
              <span className="aspect-4/3 w-16 shrink-0 overflow-hidden rounded-card bg-sunken">
                {picture && (
                  // biome-ignore lint/performance/noImgElement: the URL is of a resized image
                  <img
                    src={picture}
                    alt=""
                    width={64}
                    height={48}
                    loading="lazy"
                    className="h-full w-full object-cover"
                  />
                )}
              </span>
              <span className="min-w-0 grow wrap-anywhere">
                <span className="block underline underline-offset-4">{name}</span>
                <span className="text-sm text-muted">{price}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Moves the focus into the dialog if the keyboard is in use, and closes it with Escape. Returns the
 * function that closes it and returns the focus to where it was.
 */
function useFocusAndEscape(dialog: { current: HTMLElement | null }, onClose: () => void) {
  const before = useRef<Element | null>(null)
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  }, [onClose])
  const close = useRef(() => {
    const isInside = dialog.current?.contains(document.activeElement) ?? false
    const target = before.current
    latest.current()
    if (isInside && target instanceof HTMLElement) target.focus()
  }).current
  useEffect(() => {
    before.current = document.activeElement
    if (before.current?.matches(":focus-visible")) dialog.current?.focus()
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) close()
    }
    document.addEventListener("keydown", listen)
    return () => document.removeEventListener("keydown", listen)
  }, [dialog, close])
  return close
}

/** Returns the panel's data; null until they have loaded, and where they cannot be. */
function usePanelData(productId: number, locale: string): AddedPanelData | null {
  const [data, setData] = useState<AddedPanelData | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const params = new URLSearchParams({ product: String(productId), locale })
    sendApiRequest(`/added-to-cart?${params}`, {}, abort.signal).then(
      ({ status, json }) => status === 200 && isPanelData(json) && setData(json),
      ignore,
    )
    return () => abort.abort()
  }, [productId, locale])
  return data
}

/** Without its texts the panel is not shown: it only complements the page. */
function ignore(): void {}

/** Checks the outline only: these responses come from the shop's own server. */
function isPanelData(value: unknown): value is AddedPanelData {
  return isRecord(value) && isRecord(value.labels) && Array.isArray(value.goesWith)
}
