"use client"

import { useTranslations } from "next-intl"
import { type ReactNode, useEffect, useId, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import type { openDraftPreview } from "../editor-actions.ts"
import { PreviewFrame } from "./preview-frame.tsx"
import type { PreviewEditing } from "./use-preview-editing.ts"

type PagePreviewProps = {
  /** Last part of the page's address, as it is live. */
  url: string
  /** Changes with each save: the frame is then loaded again. */
  savedCount: number
  isLive: boolean
  openPreview: typeof openDraftPreview
  editing: PreviewEditing
  /** Above the frame: what is selected. */
  children: ReactNode
}

const widths = { phone: 360, tablet: 768, desktop: 1280 } as const
type Device = keyof typeof widths
const devices: readonly Device[] = ["phone", "tablet", "desktop"]

/**
 * Renders the page as it will look, in a frame that the storefront fills from the draft. Scripts do not
 * run in it: a page must never reach the screen of an administrator around it.
 */
export function PagePreview(props: PagePreviewProps) {
  const { url, savedCount, isLive, openPreview, editing, children } = props
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const { locale } = useAdminPage()
  const [device, setDevice] = useState<Device>("desktop")
  const [reloads, setReloads] = useState(0)
  const link = usePreviewLink(url, `${savedCount}.${reloads}`, openPreview)
  const path = url === "home" ? "/" : `/${url}`
  return (
    <section aria-label={t("preview")} className="admin-pages-preview stack-3">
      <div className="flex flex-wrap items-center gap-3">
        <DeviceChoice device={device} onChange={setDevice} />
        <Button kind="secondary" onClick={() => setReloads(reloads + 1)}>
          {t("reload")}
        </Button>
        {isLive && (
          <ShopLink href={buildLocalePath(locale, path)} target="_blank" className="link">
            {t("openLive")}
          </ShopLink>
        )}
      </div>
      <p className="text-sm text-muted">{t("previewNote")}</p>
      {children}
      {link.failed && <p role="alert">{t("noPreview")}</p>}
      {link.src !== null && (
        <PreviewFrame
          src={link.src}
          widthPx={widths[device]}
          title={t("frame")}
          editing={editing}
        />
      )}
    </section>
  )
}

function DeviceChoice(props: { device: Device; onChange: (device: Device) => void }) {
  const t: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const id = useId()
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="sr-only">
        {t("device")}
      </label>
      <select
        id={id}
        value={props.device}
        className="control"
        onChange={(event) => {
          const device = devices.find((name) => name === event.target.value)
          if (device !== undefined) props.onChange(device)
        }}
      >
        {devices.map((name) => (
          <option key={name} value={name}>
            {t(name)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Returns the signed link of the preview, with another fragment for each save; it ends with the screen. */
function usePreviewLink(url: string, version: string, openPreview: typeof openDraftPreview) {
  const [link, setLink] = useState<{ src: string | null; failed: boolean }>(noLink)
  useEffect(() => {
    let isCurrent = true
    openPreview(url).then(
      (path) => {
        if (isCurrent) setLink({ src: path && `${path}#${version}`, failed: path === null })
      },
      () => {
        if (isCurrent) setLink({ src: null, failed: true })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [url, version, openPreview])
  useEffect(() => {
    const end = () => void navigator.sendBeacon?.("/preview/end")
    addEventListener("pagehide", end)
    return () => {
      removeEventListener("pagehide", end)
      end()
    }
  }, [])
  return link
}

const noLink = { src: null, failed: false }
