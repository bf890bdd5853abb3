import type { ReactNode } from "react"
import { Picture } from "#components/ui/picture.tsx"
import type { Frame } from "#lib/content/frame.ts"
import { buildFrameStyle } from "./frame-style.ts"

/** A widget inside the frame its editor gave it: room, colours and a picture behind. */
export function WidgetFrame({ frame, children }: { frame: Frame; children: ReactNode }) {
  const style = buildFrameStyle(frame)
  const background = frame.backgroundPicture
  if (!background) return style ? <div style={style}>{children}</div> : children
  const look = {
    opacity: background.opacity / 100,
    filter: `saturate(${background.saturation}%)`,
  }
  const place = background.isFixed ? "fixed" : "absolute"
  return (
    <div className="relative isolate [clip-path:inset(0)]" style={style ?? undefined}>
      <div className={`${place} inset-0 -z-10 *:contents`} style={look}>
        <Picture
          picture={background.picture}
          widths={[425, 850, 1200, 1920]}
          sizes="100vw"
          alt=""
          className="size-full object-cover"
        />
      </div>
      {children}
    </div>
  )
}
