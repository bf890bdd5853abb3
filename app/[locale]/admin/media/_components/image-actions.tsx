"use client"

import { useTranslations } from "next-intl"
import { useRef, useState } from "react"
import { navigateTo } from "#components/navigation/navigate.ts"
import { Button } from "#components/ui/button.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { WireMediaItem } from "#lib/contract/media-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { MediaDialog } from "../../_components/media-dialog.tsx"
import { MediaThumbnail } from "../../_components/media-thumbnail.tsx"
import { Section } from "../../_components/section.tsx"
import { useAction } from "../../_components/use-action.ts"
import { useCall } from "../../_components/use-call.ts"

/** Renders the replacement of an image everywhere, and its deletion if nothing shows it. */
export function ImageActions({ item }: { item: WireMediaItem }) {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const { send, locale } = useAdminPage()
  const { state, run } = useAction()
  const [isChoosing, setIsChoosing] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isDeleting, setIsDeleting] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsChoosing(false)
    opener.current?.focus()
  }
  const choose = ([hash = ""]: readonly string[]) => {
    setChosen(hash === item.hash ? null : hash)
    close()
  }
  const replace = async (by: string) => {
    const isDone = await run(() => send("replaceImage", { hash: item.hash, by }), t("replaced"))
    if (isDone) navigateTo(buildLocalePath(locale, `/admin/media/${by}`))
  }
  const remove = async () => {
    const isDone = await run(() => send("deleteImage", { hash: item.hash }), t("deleted"))
    if (isDone) navigateTo(buildLocalePath(locale, "/admin/media"))
  }
  return (
    <Section id="actions" heading={t("actions")}>
      <p className="text-sm text-muted">{t("replaceNote")}</p>
      <Button
        ref={opener}
        kind="secondary"
        aria-haspopup="dialog"
        aria-disabled={state.isBusy}
        onClick={() => setIsChoosing(true)}
      >
        {t("replace")}
      </Button>
      {isChoosing && <MediaDialog onClose={close} onChoose={choose} />}
      {chosen !== null && (
        <ReplaceConfirmation
          by={chosen}
          isBusy={state.isBusy}
          onConfirm={() => void replace(chosen)}
          onCancel={() => setChosen(null)}
        />
      )}
      {item.is_unused ? (
        <div className="flex flex-wrap gap-3">
          <Button
            kind="tertiary"
            aria-expanded={isDeleting}
            onClick={() => setIsDeleting(!isDeleting)}
          >
            {t("delete")}
          </Button>
          {isDeleting && (
            <Button kind="secondary" aria-disabled={state.isBusy} onClick={() => void remove()}>
              {t("confirmDelete")}
            </Button>
          )}
        </div>
      ) : (
        <p className="text-sm text-muted">{t("deleteNote")}</p>
      )}
      <ActionNotice state={state} />
    </Section>
  )
}

type ReplaceConfirmationProps = {
  /** Hash of the image that is to be shown instead. */
  by: string
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Renders the chosen image, whether the replacement could be undone, and the button that does it. */
function ReplaceConfirmation({ by, isBusy, onConfirm, onCancel }: ReplaceConfirmationProps) {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const { data, error } = useCall("getImage", { hash: by })
  const image = data?.item
  return (
    <div className="card stack-3 p-4" aria-live="polite">
      {image && <MediaThumbnail image={image} />}
      {image && <p>{image.is_unused ? t("replaceUndo") : t("replaceNoUndo")}</p>}
      {!image && error !== null && <p>{t("replaceNoUndo")}</p>}
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={isBusy} onClick={onConfirm}>
          {t("confirmReplace")}
        </Button>
        <Button kind="tertiary" onClick={onCancel}>
          {t("cancelReplace")}
        </Button>
      </div>
    </div>
  )
}
