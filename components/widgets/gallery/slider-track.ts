/** Place of the slide that is shown, counted from 0. */
export function getShownIndex(track: HTMLElement): number {
  return track.clientWidth === 0 ? 0 : Math.round(Math.abs(track.scrollLeft) / track.clientWidth)
}

/** Shows the slide so many places on (or back, if negative), going round at either end. */
export function moveSlider(track: HTMLElement, by: number, isSmooth: boolean): void {
  const count = track.childElementCount
  if (count === 0) return
  const index = (getShownIndex(track) + by + count) % count
  const direction = getComputedStyle(track).direction === "rtl" ? -1 : 1
  track.scrollTo({
    left: direction * index * track.clientWidth,
    behavior: isSmooth ? "smooth" : "instant",
  })
}

/** Whether some of it is on screen and nobody is reading it with the keyboard. */
export function canAdvance(track: HTMLElement): boolean {
  const { top, bottom } = track.getBoundingClientRect()
  const isOnScreen = bottom > 0 && top < window.innerHeight
  return isOnScreen && !document.hidden && !track.matches(":has(:focus-visible), :focus-visible")
}
