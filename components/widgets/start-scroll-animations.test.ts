/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { buildScrollAnimation } from "./build-scroll-animation.ts"
import { animationAttribute, startScrollAnimations } from "./start-scroll-animations.ts"

/** A fake animation that records what happens to it. */
type Motion = { text: string; keyframes: unknown; options: unknown; steps: string[] }

let motions: Motion[]
let prefersReduced: boolean
let stop: () => void
/** Scrolls a frame into view, by its text. */
let scrollTo: (text: string) => void

const plan = buildScrollAnimation({
  type: "fade-up",
  easing: "ease",
  offsetPx: 120,
  durationMs: 100,
  delayMs: 0,
})

/** Shows frames whose tops are this many pixels below the viewport's. */
function show(tops: Readonly<Record<string, number>>): void {
  document.body.innerHTML = ""
  for (const [text, top] of Object.entries(tops)) {
    const frame = document.createElement("div")
    frame.setAttribute(animationAttribute, JSON.stringify(plan))
    frame.innerHTML = `<p>${text}</p>`
    frame.getBoundingClientRect = () => ({ top }) as DOMRect
    document.body.append(frame)
  }
}

beforeEach(() => {
  motions = []
  prefersReduced = false
  stop = () => {}
  window.matchMedia = () => ({ matches: prefersReduced }) as MediaQueryList
  // jsdom implements neither animations nor intersections.
  Element.prototype.animate = function animate(keyframes, options) {
    const steps: string[] = []
    motions.push({ text: this.textContent, keyframes, options, steps })
    return {
      pause: () => steps.push("pause"),
      play: () => steps.push("play"),
      cancel: () => steps.push("cancel"),
    } as unknown as Animation
  }
  const listeners = new Map<Element, () => void>()
  scrollTo = (text) => {
    for (const [frame, see] of listeners) if (frame.textContent === text) see()
  }
  globalThis.IntersectionObserver = class {
    readonly callback: IntersectionObserverCallback
    constructor(callback: IntersectionObserverCallback) {
      this.callback = callback
    }
    observe(frame: Element) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry
      listeners.set(frame, () => this.callback([entry], this as never))
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})
afterEach(() => stop())

describe("the scroll animations of a page", () => {
  it("start where frames are below the viewport, paused until they are scrolled into view", () => {
    show({ seen: 10, first: innerHeight + 10, second: innerHeight + 500 })
    stop = startScrollAnimations()
    expect(motions.map(({ text, steps }) => [text, ...steps])).toEqual([
      ["first", "pause"],
      ["second", "pause"],
    ])
    scrollTo("first")
    expect(motions.map(({ steps }) => steps.at(-1))).toEqual(["play", "pause"])
  })

  it("change nothing that moves other content", () => {
    show({ first: innerHeight + 10 })
    stop = startScrollAnimations()
    expect(motions[0]).toMatchObject({
      keyframes: [{ opacity: 0, transform: "translate(0,100px)" }, {}],
      options: { duration: 100, fill: "backwards" },
    })
    expect(Object.keys(plan?.from ?? {})).toEqual(["opacity", "transform"])
  })

  it("end at once for what gets the focus, and for all frames before printing", () => {
    show({ first: innerHeight + 10, second: innerHeight + 500 })
    stop = startScrollAnimations()
    document.querySelector("div")?.dispatchEvent(new FocusEvent("focusin"))
    expect(motions.map(({ steps }) => steps.at(-1))).toEqual(["cancel", "pause"])
    dispatchEvent(new Event("beforeprint"))
    expect(motions.map(({ steps }) => steps.at(-1))).toEqual(["cancel", "cancel"])
  })

  it("do not start with prefers-reduced-motion", () => {
    prefersReduced = true
    show({ first: innerHeight + 10 })
    stop = startScrollAnimations()
    expect(motions).toEqual([])
  })
})
