/** @jest-environment jsdom */

import { expect, it } from "@jest/globals"
import { previewStyle } from "./preview-style.ts"

it.each([
  ["shows the banner in the shop", "", "flex"],
  ["hides the banner in the back office", "admin", "none"],
])("%s", (_case, className, display) => {
  document.body.innerHTML = `<style>${previewStyle}</style>
    <section class="preview-banner"></section><main><div class="${className}"></div></main>`
  const banner = document.querySelector(".preview-banner")
  expect(banner && getComputedStyle(banner).display).toBe(display)
})
