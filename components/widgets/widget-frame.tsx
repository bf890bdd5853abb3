import type { ReactNode } from "react"
import type { Frame } from "#lib/content/frame.ts"
import { animationAttribute } from "./animate-on-scroll.ts"
import type { FilmLabels } from "./background-film.tsx"
import { BackgroundPicture } from "./background-picture.tsx"
import { BackgroundVideo } from "./background-video.tsx"
import { buildFrameStyles } from "./frame-style.ts"
import { planScrollAnimation } from "./plan-scroll-animation.ts"

type WidgetFrameProps = { frame: Frame; labels: FilmLabels; children: ReactNode }

/**
 * Renders a widget in the frame of its CMS settings: spacing, colours, background and animation.
 */
export function WidgetFrame({ frame, labels, children }: WidgetFrameProps) {
  const { anchor, animation, isFullWidth } = frame
  const plan = animation && planScrollAnimation(animation)
  const place = {
    className: `${isFullWidth ? "full-width" : ""} ${anchor ? "scroll-mt-24" : ""}`.trim(),
    ...(anchor && { id: anchor }),
    ...(plan && { [animationAttribute]: JSON.stringify(plan) }),
  }
  const isPlaced = place.className !== "" || plan !== null
  const ground = <Ground {...{ frame, labels }}>{children}</Ground>
  return isPlaced ? <div {...place}>{ground}</div> : ground
}

function Ground({ frame, labels, children }: WidgetFrameProps) {
  const { backgroundPicture: picture, backgroundVideo: video } = frame
  const styles = buildFrameStyles(frame)
  const content = styles.content ? <div style={styles.content}>{children}</div> : children
  const style = styles.frame ?? undefined
  if (!picture && !video) return style ? <div style={style}>{content}</div> : content
  return (
    <div className={`relative isolate ${video ? "pb-16" : ""}`.trimEnd()} style={style}>
      {picture && <BackgroundPicture {...picture} />}
      {video && <BackgroundVideo {...video} labels={labels} />}
      {content}
    </div>
  )
}
