/** @jest-environment jsdom */

import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals"
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { replaceUploads } from "#tests/fakes/upload-request.ts"
import { AdminFailure, allowRejectedCalls, renderAdmin } from "#tests/support/render-admin.tsx"
import { VideosView } from "./videos-view.tsx"

const realFetch = globalThis.fetch
let restoreUploads = () => {}
beforeEach(() => {
  localStorage.clear()
  allowRejectedCalls()
})
afterEach(() => {
  globalThis.fetch = realFetch
  restoreUploads()
  jest.restoreAllMocks()
})

const video = {
  id: 7,
  name: "Turn",
  slug: "turn-7",
  platform: "file",
  length: 4,
  slate_hash: null,
  mime: "video/webm",
  bytes: 2_400_000,
  version: "v1",
}
const limits = { getVideoLimits: () => ({ max_bytes: 3_000_000, part_bytes: 4 }) }
const list = { "cognito/video/list": () => ({ data: [video], count: 1 }) }
const path = "/admin/media/videos"

describe("videos", () => {
  it("are uploaded within the shop’s limit; others fail with the reason", async () => {
    const user = userEvent.setup({ applyAccept: false })
    const { sent } = renderAdmin(<VideosView />, path, {
      ...limits,
      ...list,
      finishVideoUpload: () => ({ item: { id: 8, name: "wave", mime: "video/mp4" } }),
    })
    const input = await screen.findByLabelText("Video files")
    expect(screen.getByText(/at most 3 MB each/)).toBeInTheDocument()
    restoreUploads = replaceUploads(["key"])
    const large = new File(["x"], "large.mp4", { type: "video/mp4" })
    Object.defineProperty(large, "size", { value: 3_000_001 })
    const files = [
      new File(["wave"], "wave.mp4", { type: "video/mp4" }),
      new File(["clip"], "clip.mov", { type: "video/quicktime" }),
      large,
    ]
    await user.upload(input, files)
    expect(await screen.findByText("1 video uploaded, 2 failed.")).toBeInTheDocument()
    expect(screen.getByText("This isn’t an MP4 or WebM video.")).toBeInTheDocument()
    expect(screen.getByText("This is larger than 3 MB.")).toBeInTheDocument()
    const finished = sent.filter(({ call }) => call === "finishVideoUpload")
    expect(finished.map(({ input: given }) => given)).toEqual([{ name: "wave", parts: ["key"] }])
  })

  it("get the picture in the player as the one that is shown until they start", async () => {
    const user = userEvent.setup()
    const { sent } = renderAdmin(<VideosView />, path, {
      ...limits,
      ...list,
      "cognito/video/detail": () => ({ item: video }),
      "cognito/video/update": () => ({ item: { ...video, slate_hash: "c".repeat(32) } }),
    })
    const player = await screen.findByLabelText("Turn")
    expect(player).toHaveAttribute("src", "/v/7.webm")
    for (const [name, value] of Object.entries({
      readyState: 4,
      videoWidth: 640,
      videoHeight: 360,
    }))
      Object.defineProperty(player, name, { value })
    // jsdom draws nothing.
    const context = { drawImage: jest.fn() } as unknown as CanvasRenderingContext2D
    jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never)
    jest
      .spyOn(HTMLCanvasElement.prototype, "toBlob")
      .mockImplementation((done) => done(new Blob(["jpeg"], { type: "image/jpeg" })))
    restoreUploads = replaceUploads(["c".repeat(32)])
    await user.click(screen.getByRole("button", { name: "Use the picture in the player" }))
    const update = () => sent.find(({ call }) => call === "cognito/video/update")?.input
    await waitFor(() => expect(update()).toMatchObject({ id: 7, slate_hash: "c".repeat(32) }))
  })

  it("get their length from the player, and a note if the browser cannot play them", async () => {
    const { sent } = renderAdmin(<VideosView />, path, {
      ...limits,
      "cognito/video/list": () => ({ data: [{ ...video, length: 0 }], count: 1 }),
      "cognito/video/detail": () => ({ item: { ...video, length: 0 } }),
      "cognito/video/update": () => ({ item: video }),
    })
    const player = await screen.findByLabelText("Turn")
    Object.defineProperty(player, "duration", { value: 3.6 })
    fireEvent.loadedMetadata(player)
    const update = () => sent.find(({ call }) => call === "cognito/video/update")?.input
    await waitFor(() => expect(update()).toMatchObject({ id: 7, length: 4 }))
    fireEvent.error(player)
    expect(await screen.findByText(/^This browser can’t play the video/)).toBeInTheDocument()
  })

  it("link where they are shown, and are deleted only where nothing shows them", async () => {
    const user = userEvent.setup()
    let uses = [{ model: "sell/product", id: 3, name: "Vase" }]
    const { sent } = renderAdmin(<VideosView />, path, {
      ...limits,
      ...list,
      getVideoUses: () => ({ data: uses, count: uses.length }),
      removeVideo: () => new AdminFailure(409, { code: "CONFLICT", message: "In use." }),
    })
    const opener = await screen.findByRole("button", { name: "Where it’s shown" })
    await user.click(opener)
    expect(await screen.findByRole("link", { name: "Product: Vase" })).toHaveAttribute(
      "href",
      "/admin/products/3",
    )
    expect(screen.queryByRole("button", { name: "Delete the video" })).toBeNull()
    uses = []
    await user.click(opener)
    await user.click(opener)
    await user.click(await screen.findByRole("button", { name: "Delete the video" }))
    await user.click(screen.getByRole("button", { name: "Yes, delete it with its file" }))
    expect(await screen.findByText("In use.")).toBeInTheDocument()
    expect(sent.find(({ call }) => call === "removeVideo")?.input).toEqual({ id: 7 })
  })
})
