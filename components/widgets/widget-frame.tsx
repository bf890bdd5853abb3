import type { ReactNode } from "react"
import { Picture } from "#components/ui/picture.tsx"
import { parsePicture } from "#lib/api/picture.ts"
import type { WireWrapper } from "#lib/contract/page.ts"
import { buildWrapperStyle } from "./wrapper-style.ts"

/** A widget inside the frame its editor gave it: room, colours and a picture behind. */
export function WidgetFrame({ wrapper, children }: { wrapper: WireWrapper; children: ReactNode }) {
  const style = buildWrapperStyle(wrapper)
  const background = parsePicture(wrapper.background_image)
  if (!background) return style ? <div style={style}>{children}</div> : children
  const look = {
    opacity: wrapper.background_image_opacity / 100,
    filter: `saturate(${wrapper.background_image_saturation}%)`,
  }
  const place = wrapper.background_image_fixed ? "fixed" : "absolute"
  return (
    <div className="relative isolate [clip-path:inset(0)]" style={style ?? undefined}>
      <div className={`${place} inset-0 -z-10 *:contents`} style={look}>
        <Picture
          picture={background}
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
