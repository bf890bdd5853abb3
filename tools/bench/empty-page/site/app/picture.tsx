/** The one picture, which start-empty-page.ts makes from a photo of the demonstration shop. */
export function Picture() {
  // biome-ignore lint/performance/noImgElement: one size is enough for one phone
  return <img src="/picture.avif" alt="" width={380} height={285} fetchPriority="high" />
}
