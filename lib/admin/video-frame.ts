const maxWidthPx = 1920

/**
 * Returns the picture that a video player shows, as a JPEG; the first one of a video that is not
 * loaded yet. Null if the browser cannot draw it.
 */
export async function renderFrame(video: HTMLVideoElement): Promise<Blob | null> {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA && !(await loadFrame(video))) {
    return null
  }
  const scale = Math.min(1, maxWidthPx / video.videoWidth)
  const canvas = document.createElement("canvas")
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  const context = canvas.getContext("2d")
  if (context === null || canvas.width === 0) return null
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9))
}

function loadFrame(video: HTMLVideoElement): Promise<boolean> {
  return new Promise((resolve) => {
    video.addEventListener("loadeddata", () => resolve(true), { once: true })
    video.addEventListener("error", () => resolve(false), { once: true })
    video.preload = "auto"
    video.load()
  })
}
