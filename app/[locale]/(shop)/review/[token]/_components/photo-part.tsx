import { getTranslations } from "next-intl/server"
import { AccountForm } from "#components/account/account-form.tsx"
import { buildSaveFormLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { ReviewPhotos } from "#components/commerce/reviews/review-photos.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { isPhotoDone, type PhotoResult, photoControls, photoTypes } from "#lib/account/photo.ts"
import { reviewLimits } from "#lib/contract/review.ts"
import type { Picture } from "#lib/images/picture.ts"
import { handleReviewPhotoForm } from "#lib/reviews/review-actions.ts"
import {
  buildReviewPhotoAction,
  reviewControls as controls,
  type ReviewTarget,
} from "#lib/reviews/review-request.ts"

type PhotoPartProps = {
  target: ReviewTarget
  photos: readonly Picture[]
  /** Result of the last upload; null for none. */
  result: PhotoResult | null
  locale: string
}

/** Renders the photos of a stored review, each with a button to remove it, and the form to add one. */
export async function PhotoPart({ target, photos, result, locale }: PhotoPartProps) {
  const t = await getTranslations({ locale, namespace: "review.photos" })
  return (
    <div className="stack-4 border-t border-line pt-5">
      <h3 className="text-lg font-semibold">{t("label")}</h3>
      <p className="text-sm text-muted">{t("note", { count: String(reviewLimits.photos) })}</p>
      {photos.length > 0 && (
        <ReviewPhotos
          photos={photos}
          locale={locale}
          renderBelow={(photo) => <RemovalForm target={target} photo={photo} locale={locale} />}
        />
      )}
      {photos.length < reviewLimits.photos && (
        <UploadForm target={target} result={result} locale={locale} />
      )}
    </div>
  )
}

type RemovalFormProps = { target: ReviewTarget; photo: Picture; locale: string }

async function RemovalForm({ target, photo, locale }: RemovalFormProps) {
  const [t, labels] = await Promise.all([
    getTranslations({ locale, namespace: "profile.photo" }),
    buildSaveFormLabels(locale),
  ])
  return (
    <AccountForm
      form="reviewPhoto"
      id={`photo-${photo.hash}`}
      action={handleReviewPhotoForm}
      labels={labels}
    >
      <input type="hidden" name={controls.token} value={target.token} />
      <input type="hidden" name={controls.product} value={target.product_id} />
      <input type="hidden" name={controls.photo} value={photo.hash} />
      <SendButton kind="tertiary" label={t("remove")} busy={t("remove")} />
    </AccountForm>
  )
}

type UploadFormProps = { target: ReviewTarget; result: PhotoResult | null; locale: string }

/** A plain form: the browser shows how the upload proceeds, with and without JavaScript. */
async function UploadForm({ target, result, locale }: UploadFormProps) {
  const t = await getTranslations({ locale, namespace: "profile.photo" })
  const id = `photo-of-${target.product_id}`
  const problem = result !== null && !isPhotoDone(result) ? t(`problems.${result}`) : null
  return (
    <form
      id={`add-${id}`}
      action={buildReviewPhotoAction(target)}
      method="post"
      encType="multipart/form-data"
      className="stack-4"
    >
      {result === "saved" && (
        <p role="status" className="font-semibold text-success">
          {t("saved")}
        </p>
      )}
      <div className="stack-1">
        <label htmlFor={id} className="block font-semibold">
          {t("choose")}
        </label>
        <input
          id={id}
          type="file"
          name={photoControls.photo}
          accept={photoTypes}
          required
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={problem === null ? `${id}-note` : `${id}-note ${id}-error`}
          className="block min-h-11 w-full min-w-0 text-sm file:me-3 file:min-h-11 file:cursor-pointer file:rounded-lg file:border file:border-solid file:border-brand file:bg-transparent file:px-4 file:font-semibold file:text-brand"
        />
        <p id={`${id}-note`} className="text-sm text-muted">
          {t("note")}
        </p>
        {problem !== null && (
          <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-danger">
            {problem}
          </p>
        )}
      </div>
      <button type="submit" className={buildButtonClass("secondary")}>
        {t("upload")}
      </button>
    </form>
  )
}
