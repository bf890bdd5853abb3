import { useTranslations } from "next-intl"
import { Button } from "#components/ui/button.tsx"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import type { PhotoUpload } from "./use-photo-uploads.ts"

type UploadListProps = {
  uploads: readonly PhotoUpload[]
  onRetry: (upload: PhotoUpload) => void
}

/** Renders the files that are being added, each with its progress or its error. */
export function UploadList({ uploads, onRetry }: UploadListProps) {
  const t: TextsOf<"admin.photos"> = useTranslations("admin.photos")
  return (
    <div aria-live="polite">
      {uploads.length > 0 && (
        <ul aria-label={t("uploads")} className="stack-2">
          {uploads.map((upload) => (
            <li key={upload.uuid} className="flex flex-wrap items-center gap-3">
              <bdi className="wrap-anywhere">{upload.file.name}</bdi>
              <UploadState upload={upload} />
              {upload.state === "failed" && upload.file.size > 0 && (
                <Button kind="tertiary" onClick={() => onRetry(upload)}>
                  {t("retry")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function UploadState({ upload: { state, fraction, message, file } }: { upload: PhotoUpload }) {
  const t: TextsOf<"admin.photos"> = useTranslations("admin.photos")
  switch (state) {
    case "waiting":
      return <span className="text-muted">{t("waiting")}</span>
    case "sending":
      return <progress max={1} value={fraction} aria-label={file.name} />
    case "done":
      return <span className="text-muted">{t("uploaded")}</span>
    case "failed":
      return <span className="font-semibold text-danger">{message}</span>
  }
}
