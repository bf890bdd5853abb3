/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from "@jest/globals"
import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js"
import { buildPhotoLabels } from "./build-labels.ts"
import { PhotoForm } from "./photo-form.tsx"

const labels = await buildPhotoLabels("en")
const realFetch = globalThis.fetch
let refreshes: number
let isImage: boolean
let paths: string[]

const router = {
  refresh: () => {
    refreshes += 1
  },
}

beforeEach(() => {
  refreshes = 0
  isImage = true
  paths = []
  // jsdom renders no images.
  HTMLCanvasElement.prototype.getContext = () => null
  globalThis.createImageBitmap = async () => {
    if (!isImage) throw new DOMException("no image", "InvalidStateError")
    return { width: 4, height: 3, close: () => {} } as ImageBitmap
  }
  globalThis.fetch = async (path) => {
    paths.push(String(path))
    const text = JSON.stringify({ outcome: "saved" })
    return { status: 200, headers: new Headers(), text: async () => text } as Response
  }
})
afterEach(() => {
  globalThis.fetch = realFetch
})

function show() {
  render(
    // @ts-expect-error no navigation happens in these tests, so the router is partial
    <AppRouterContext.Provider value={router}>
      <PhotoForm result={null} hasPhoto={false} labels={labels}>
        No photo yet
      </PhotoForm>
    </AppRouterContext.Provider>,
  )
  return userEvent.setup({ applyAccept: false })
}
const preview = { name: "Preview of the photo you chose" }
const photo = new File(["photo"], "me.jpg", { type: "image/jpeg" })

it("previews the chosen photo, uploads it, and shows the saved one instead", async () => {
  const user = show()
  await user.upload(screen.getByLabelText("Choose a photo"), photo)
  expect(await screen.findByRole("img", preview)).toBeVisible()
  expect(screen.getByText("No photo yet")).not.toBeVisible()
  expect(paths).toEqual([])
  // A click would be validated, and jsdom knows of no file that user-event has chosen.
  fireEvent.submit(screen.getByRole("button", { name: "Upload the photo" }))
  expect(await screen.findByRole("status")).toHaveTextContent("Your photo has been saved.")
  await waitFor(() => expect(screen.getByRole("status")).toHaveFocus())
  expect(paths).toEqual(["/api/bff/session/photo"])
  await waitFor(() => expect(screen.queryByRole("img", preview)).toBeNull())
  expect(refreshes).toBe(1)
})

it("shows why a file is no photo, without a preview, before it is sent", async () => {
  isImage = false
  const user = show()
  const field = screen.getByLabelText("Choose a photo")
  await user.upload(field, new File(["text"], "me.txt", { type: "text/plain" }))
  expect(await screen.findByRole("alert")).toHaveTextContent("We can’t read this file")
  expect(field).toHaveAttribute("aria-invalid", "true")
  expect(screen.queryByRole("img", preview)).toBeNull()
  expect(paths).toEqual([])
})
