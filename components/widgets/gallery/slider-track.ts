/** Returns the index of the visible slide, from 0. */
export function getVisibleIndex(track: HTMLElement): number {
  return track.clientWidth === 0 ? 0 : Math.round(Math.abs(track.scrollLeft) / track.clientWidth)
}

/**
 * Scrolls the slider by this number of slides; negative scrolls back. Wraps around at both ends.
 */
export function scrollSliderBy(track: HTMLElement, by: number, isSmooth: boolean): void {
  const count = track.childElementCount
  if (count === 0) return
  const index = (getVisibleIndex(track) + by + count) % count
  const direction = getComputedStyle(track).direction === "rtl" ? -1 : 1
  track.scrollTo({
    left: direction * index * track.clientWidth,
    behavior: isSmooth ? "smooth" : "instant",
  })
}

/**
 * True if the slider is partly in the viewport, the tab is visible, and no element in it has
 * keyboard focus.
 */
export function canAdvance(track: HTMLElement): boolean {
  const { top, bottom } = track.getBoundingClientRect()
  const isOnScreen = bottom > 0 && top < window.innerHeight
  return isOnScreen && !document.hidden && !track.matches(":has(:focus-visible), :focus-visible")
}
