import type { Locator, Page } from "playwright/test"

type Point = { x: number; y: number }

/** Sends the touch events of a horizontal swipe by `byX` pixels. */
export async function sendSwipe(page: Page, from: Point, byX: number): Promise<void> {
  const send = await openTouch(page)
  await send("touchStart", [from])
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await send("touchMove", [{ x: from.x + byX * part, y: from.y }])
  }
  await send("touchEnd", [])
}

/** Sends the touch events of a double tap. */
export async function sendDoubleTap(page: Page, at: Point): Promise<void> {
  const send = await openTouch(page)
  for (let taps = 0; taps < 2; taps++) {
    await send("touchStart", [at])
    await send("touchEnd", [])
  }
}

/** Sends the touch events of two fingers that move apart (pinch to zoom in). */
export async function sendPinch(page: Page, { x, y }: Point): Promise<void> {
  const send = await openTouch(page)
  const fingers = (apart: number) => [
    { x: x - apart, y },
    { x: x + apart, y },
  ]
  await send("touchStart", fingers(20))
  for (const apart of [40, 60, 80, 100]) await send("touchMove", fingers(apart))
  await send("touchEnd", [])
}

/** Returns the centre of an element in the viewport. Throws if it has no box. */
export async function getMiddle(element: Locator): Promise<Point> {
  const box = await element.boundingBox()
  if (!box) throw new Error("the element is not on the screen")
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function openTouch(page: Page) {
  const session = await page.context().newCDPSession(page)
  return (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    })
}
