import type { ReactNode } from "react"
import type { Frame } from "#lib/content/frame.ts"
import { BackgroundPicture } from "./background-picture.tsx"
import { BackgroundVideo } from "./background-video.tsx"
import type { VideoLabels } from "./background-video-player.tsx"
import { buildScrollAnimation } from "./build-scroll-animation.ts"
import { buildFrameStyles } from "./frame-style.ts"
import { animationAttribute } from "./start-scroll-animations.ts"

type WidgetFrameProps = { frame: Frame; labels: VideoLabels; children: ReactNode }

/**
 * Renders a widget in the frame of its CMS settings: spacing, colours, background and animation.
 */
export function WidgetFrame({ frame, labels, children }: WidgetFrameProps) {
  const { anchor, animation, isFullWidth } = frame
  const plan = animation && buildScrollAnimation(animation)
  const attributes = {
    className: `${isFullWidth ? "full-width" : ""} ${anchor ? "scroll-mt-24" : ""}`.trim(),
    ...(anchor && { id: anchor }),
    ...(plan && { [animationAttribute]: JSON.stringify(plan) }),
  }
  const hasAttributes = attributes.className !== "" || plan !== null
  const content = (
    <FrameBackground frame={frame} labels={labels}>
      {children}
    </FrameBackground>
  )
  return hasAttributes ? <div {...attributes}>{content}</div> : content
}

function FrameBackground({ frame, labels, children }: WidgetFrameProps) {
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
