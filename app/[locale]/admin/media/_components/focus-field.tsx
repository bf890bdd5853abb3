"use client"

import { useTranslations } from "next-intl"
import { type KeyboardEvent, type MouseEvent, useId } from "react"
import { Button } from "#components/ui/button.tsx"
import {
  moveFocus,
  resolveClosestAspect,
  resolveFocusAt,
  resolvePlaceOf,
} from "#lib/admin/media-focus.ts"
import type { ImageFocus } from "#lib/contract/image-key.ts"
import { getImageHeight } from "#lib/contract/image-sizes.ts"
import type { WireMediaItem } from "#lib/contract/media-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { buildPictureUrl } from "#lib/images/picture.ts"

type FocusFieldProps = {
  item: WireMediaItem
  focus: ImageFocus
  onChange: (focus: ImageFocus) => void
}

const widthPx = 600
const previews = ["16x5", "1x1", "9x16"] as const

/**
 * Renders the choice of the focal point, which crops show: by a click on the image, by its arrow keys,
 * or by two sliders; and how the image looks in a wide, a square and a tall crop.
 */
export function FocusField({ item, focus, onChange }: FocusFieldProps) {
  const t: TextsOf<"admin.media"> = useTranslations("admin.media")
  const aspect = resolveClosestAspect(item)
  const place = resolvePlaceOf(item, aspect, focus)
  const choose = (event: MouseEvent<HTMLButtonElement>) => {
    // A key that presses the button has no place.
    if (event.detail === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    const x = (event.clientX - box.left) / box.width
    const y = (event.clientY - box.top) / box.height
    onChange(resolveFocusAt(item, aspect, { x, y }))
  }
  const move = (event: KeyboardEvent) => {
    const moved = moveFocus(focus, event.key)
    if (moved === null) return
    event.preventDefault()
    onChange(moved)
  }
  return (
    <>
      <p className="text-sm text-muted">{t("focusNote")}</p>
      <button
        type="button"
        onClick={choose}
        onKeyDown={move}
        aria-label={t("focusAt", focus)}
        className="admin-media-focus"
      >
        {/* Without a focal point in its URL: always the crop around the centre. */}
        {/* biome-ignore lint/performance/noImgElement: the API renders the sizes of its images itself. */}
        <img
          src={buildPictureUrl({ hash: item.hash, aspect }, widthPx)}
          alt=""
          width={widthPx}
          height={getImageHeight(aspect, widthPx)}
          draggable={false}
        />
        <span style={{ left: `${place.x}%`, top: `${place.y}%` }} />
      </button>
      <div className="admin-media-sliders">
        <Slider label={t("across")} value={focus.x} onChange={(x) => onChange({ ...focus, x })} />
        <Slider label={t("down")} value={focus.y} onChange={(y) => onChange({ ...focus, y })} />
        <Button kind="tertiary" onClick={() => onChange({ x: 50, y: 50 })}>
          {t("centre")}
        </Button>
      </div>
      <ul aria-label={t("crops")} className="admin-media-crops">
        {previews.map((crop) => (
          <li key={crop} style={{ aspectRatio: crop.replace("x", " / ") }}>
            {/* biome-ignore lint/performance/noImgElement: the API renders the sizes of its images itself. */}
            <img
              src={buildPictureUrl({ hash: item.hash, aspect }, widthPx)}
              alt={t(`crop.${crop}`)}
              style={{ objectPosition: `${place.x}% ${place.y}%` }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

type SliderProps = { label: string; value: number; onChange: (value: number) => void }

function Slider({ label, value, onChange }: SliderProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
