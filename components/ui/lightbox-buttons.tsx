import type { LightboxLabels } from "./lightbox-entry.ts"

const roundButtonClass =
  "pointer-events-auto flex size-12 items-center justify-center rounded-full border border-line bg-surface text-xl hover:bg-sunken"

type LightboxBarProps = {
  position: string
  labels: LightboxLabels
  isZoomed: boolean
  onZoom: (direction: "in" | "out") => void
  onClose: () => void
}

/** Renders the lightbox toolbar: position, zoom and close button. */
export function LightboxBar({ position, labels, isZoomed, onZoom, onClose }: LightboxBarProps) {
  return (
    <div className="pointer-events-none sticky top-0 z-10 flex shrink-0 items-center bg-canvas gap-2 p-2">
      <p className="me-auto ps-2" aria-live="polite">
        {position}
      </p>
      <button
        type="button"
        onClick={() => onZoom(isZoomed ? "out" : "in")}
        aria-label={isZoomed ? labels.zoomOut : labels.zoomIn}
        className={roundButtonClass}
      >
        {isZoomed ? "−" : "+"}
      </button>
      <button
        type="button"
        onClick={onClose}
        aria-label={labels.close}
        className={roundButtonClass}
      >
        ✕
      </button>
    </div>
  )
}

type LightboxArrowProps = { direction: "previous" | "next"; label: string; onPress: () => void }

/**
 * Renders the button to the adjacent image: below the image on phones, beside it on wider screens.
 */
export function LightboxArrow({ direction, label, onPress }: LightboxArrowProps) {
  const side = direction === "next" ? "end-3" : "start-3"
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={label}
      className={`${roundButtonClass} absolute bottom-4 md:bottom-1/2 rtl:[scale:-1_1] ${side}`}
    >
      {direction === "next" ? "›" : "‹"}
    </button>
  )
}
