import type { Locator, Page } from "playwright/test"

type Point = { x: number; y: number }

/** A finger on a phone's screen, which is put down, moved and lifted. */
export async function swipe(page: Page, from: Point, byX: number): Promise<void> {
  const send = await openTouch(page)
  await send("touchStart", [from])
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await send("touchMove", [{ x: from.x + byX * part, y: from.y }])
  }
  await send("touchEnd", [])
}

/** Two short touches of the same place, one right after the other. */
export async function tapTwice(page: Page, at: Point): Promise<void> {
  const send = await openTouch(page)
  for (let taps = 0; taps < 2; taps++) {
    await send("touchStart", [at])
    await send("touchEnd", [])
  }
}

/** Two fingers that move apart. */
export async function spread(page: Page, { x, y }: Point): Promise<void> {
  const send = await openTouch(page)
  const fingers = (apart: number) => [
    { x: x - apart, y },
    { x: x + apart, y },
  ]
  await send("touchStart", fingers(20))
  for (const apart of [40, 60, 80, 100]) await send("touchMove", fingers(apart))
  await send("touchEnd", [])
}

/** The middle of an element on the screen. */
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
