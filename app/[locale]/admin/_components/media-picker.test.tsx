/** @jest-environment jsdom */

import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { allowRejectedCalls, renderAdmin } from "#tests/support/render-admin.tsx"
import { MediaPicker } from "./media-picker.tsx"

const realFetch = globalThis.fetch
const realRequest = globalThis.XMLHttpRequest
const hashes = ["a".repeat(32), "b".repeat(32)]

const buildImage = (hash: string, name: string) => ({
  hash,
  name,
  file_name: `${hash}.jpg`,
  tags: [],
  focus: { x: 50, y: 50 },
  width: 1600,
  height: 1200,
  alt: "",
  image: {
    webp_url: `/assets/i/${hash}/4x3/300.webp`,
    width: 300,
    height: 225,
    placeholder: "#fff",
  },
})
const images = [buildImage("a".repeat(32), "mug.jpg"), buildImage("b".repeat(32), "cup.jpg")]
const listImages = ({ search }: Record<string, unknown>) => {
  const data = images.filter(({ hash, name }) => `${hash} ${name}`.includes(String(search)))
  return { data, count: data.length }
}

/** The statuses of the next uploads: 0 is a lost connection. */
let statuses: number[] = []
class FakeRequest {
  upload: { onprogress?: (event: object) => void } = {}
  status = 0
  responseText = ""
  onload = () => {}
  onerror = () => {}
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    this.upload.onprogress?.({ loaded: 1, total: 2 })
    this.status = statuses.shift() ?? 200
    const uuid = "00000000-0000-4000-8000-000000000000"
    this.responseText = JSON.stringify({ uuid, key: hashes[1], name: "cup.jpg" })
    queueMicrotask(() => (this.status === 0 ? this.onerror() : this.onload()))
  }
}

beforeEach(() => {
  allowRejectedCalls()
  statuses = []
  // Only the members that the code under test uses.
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})
afterEach(() => {
  globalThis.fetch = realFetch
  globalThis.XMLHttpRequest = realRequest
})

function Form() {
  const [hash, setHash] = useState("")
  return <MediaPicker label="Picture" value={hash} onChange={setHash} />
}

async function openDialog() {
  const user = userEvent.setup({ applyAccept: false })
  renderAdmin(<Form />, "/admin/media", { listImages })
  await user.click(screen.getByRole("button", { name: "Choose: Picture" }))
  return { user, dialog: within(screen.getByRole("dialog", { name: "Choose a picture" })) }
}

async function expectChosen(alt: string) {
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(await screen.findByAltText(alt)).toBeInTheDocument()
}

describe("the choice of a picture", () => {
  it("finds one by its name, and returns to the field with it", async () => {
    const { user, dialog } = await openDialog()
    expect(await dialog.findAllByRole("img")).toHaveLength(2)
    await user.type(dialog.getByLabelText("Search by name, text or tag"), "cup")
    expect(await dialog.findByText("1 entry")).toBeInTheDocument()
    await user.click(dialog.getByRole("button", { name: "cup.jpg" }))
    expect(screen.queryByRole("dialog")).toBeNull()
    expect(await screen.findByAltText("cup.jpg")).toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Remove: Picture" }))
    expect(screen.getByText("Nothing chosen")).toBeInTheDocument()
  })

  it("takes what is uploaded", async () => {
    const { user, dialog } = await openDialog()
    const file = new File(["x"], "cup.jpg", { type: "image/jpeg" })
    await user.upload(dialog.getByLabelText("Picture files"), file)
    await expectChosen("cup.jpg")
  })
})

describe("uploads", () => {
  it("of the wrong type or size are not sent, and a lost one is tried again", async () => {
    const { user, dialog } = await openDialog()
    statuses = [0, 200]
    const large = new File(["x"], "large.png", { type: "image/png" })
    Object.defineProperty(large, "size", { value: 10_000_001 })
    await user.upload(dialog.getByLabelText("Picture files"), [
      new File(["x"], "notes.pdf", { type: "application/pdf" }),
      large,
      new File(["x"], "lost.jpg", { type: "image/jpeg" }),
    ])
    expect(await dialog.findByText("0 pictures uploaded, 3 failed.")).toBeInTheDocument()
    expect(dialog.getByText("This isn’t a JPEG, PNG, WebP or GIF.")).toBeInTheDocument()
    expect(dialog.getByText("This is larger than 10 MB.")).toBeInTheDocument()
    expect(dialog.getByText("The connection was lost.")).toBeInTheDocument()
    await user.click(dialog.getByRole("button", { name: "Try the failed ones again" }))
    await expectChosen("cup.jpg")
  })

  it("are sent where files are dropped", async () => {
    const { dialog } = await openDialog()
    const file = new File(["x"], "cup.jpg", { type: "image/jpeg" })
    const area = dialog.getByRole("region", { name: "Upload pictures" })
    fireEvent.drop(area, { dataTransfer: { files: [file] } })
    await expectChosen("cup.jpg")
  })
})
