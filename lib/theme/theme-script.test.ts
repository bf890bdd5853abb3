/** @jest-environment jsdom */
import { themeField, themeScript } from "./theme-script.ts"

const choice = (checked: string) =>
  ["", "light", "dark"]
    .map(
      (value) =>
        `<input type="radio" name="${themeField}" value="${value}"${value === checked ? " checked" : ""}>`,
    )
    .join("")

const colours = ["light", "dark"]
  .map(
    (scheme) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})"><link rel="icon" media="(prefers-color-scheme: ${scheme})">`,
  )
  .join("")

function open() {
  document.documentElement.removeAttribute("style")
  document.head.innerHTML = colours
  document.body.innerHTML = choice("")
  // biome-ignore lint/security/noGlobalEval: it is run as browsers run it
  window.eval(themeScript)
}

const getScheme = () => document.documentElement.style.colorScheme
const listMedia = (of = "meta") =>
  [...document.querySelectorAll(of)].map((e) => e.getAttribute("media"))
const getChecked = () => document.querySelector<HTMLInputElement>("input:checked")?.value

function choose(value: string) {
  document.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click()
}

beforeEach(() => localStorage.clear())

test("follows the system's colour scheme without a choice, as the server rendered it", () => {
  open()
  expect(getScheme()).toBe("")
  expect(listMedia()).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"])
})

test("applies a stored choice to the page and its media attributes, but not to the browser's icons", () => {
  localStorage.setItem(themeField, "dark")
  open()
  expect(getScheme()).toBe("dark")
  expect(listMedia()).toEqual([
    "print and (prefers-color-scheme: light)",
    "all,(prefers-color-scheme: dark)",
  ])
  expect(listMedia("link")).toEqual([
    "(prefers-color-scheme: light)",
    "(prefers-color-scheme: dark)",
  ])
  expect(getChecked()).toBe("dark")
})

test("applies the chosen theme to elements that are added later", async () => {
  localStorage.setItem(themeField, "light")
  open()
  document.body.innerHTML = `<picture><source media="(prefers-color-scheme: dark)"><img alt=""></picture>`
  await Promise.resolve()
  expect(listMedia("source")).toEqual(["print and (prefers-color-scheme: dark)"])
})

test("stores a choice, and clears it on the way back to the system's scheme", () => {
  open()
  choose("dark")
  expect([getScheme(), localStorage.getItem(themeField)]).toEqual(["dark", "dark"])
  choose("light")
  expect([getScheme(), listMedia()[0]]).toEqual(["light", "all,(prefers-color-scheme: light)"])
  choose("")
  expect([getScheme(), localStorage.getItem(themeField)]).toEqual(["", ""])
  expect(listMedia()).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"])
})

test("applies another tab's choice at once", () => {
  open()
  localStorage.setItem(themeField, "dark")
  dispatchEvent(new StorageEvent("storage", { key: themeField, newValue: "dark" }))
  expect([getScheme(), getChecked()]).toEqual(["dark", "dark"])
})

test("ignores a stored value that is no theme", () => {
  localStorage.setItem(themeField, "red;}</style>")
  open()
  expect([getScheme(), getChecked()]).toEqual(["", ""])
})

test("applies a choice to the open page where nothing can be stored", () => {
  const throwDenied = () => {
    throw new DOMException("denied", "SecurityError")
  }
  const descriptor = Object.getOwnPropertyDescriptor(window, "localStorage")
  Object.defineProperty(window, "localStorage", { configurable: true, get: throwDenied })
  try {
    open()
    choose("dark")
    expect(getScheme()).toBe("dark")
  } finally {
    if (descriptor) Object.defineProperty(window, "localStorage", descriptor)
  }
})
