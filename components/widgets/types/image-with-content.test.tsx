/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import { imageWithContentWidget } from "./image-with-content.tsx"

const hash = "ab".repeat(16)
const context = {
  locale: "en",
  pageSlug: "about",
  item: null,
  parameters: [],
  id: "w1",
  limit: 100,
  offset: 0,
  sorting: "",
  isLcpImage: false,
  isSelling: true,
}

async function show(settings: object, isLcpImage = false) {
  const result = imageWithContentWidget.plan(settings)
  if (!result.ok) throw new Error(`invalid settings: ${result.error.field}`)
  const { view } = await result.value.load({ ...context, isLcpImage })
  return { ...render(view), plan: result.value }
}

const text = { heading: "The shed", html: "<p>Where it is <strong>warm</strong>.</p>" }

/** True if the image precedes the text in the DOM. */
function isPictureFirst(container: HTMLElement) {
  const picture = container.querySelector("picture")
  const heading = screen.getByRole("heading")
  return (picture?.compareDocumentPosition(heading) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING
}

describe("image with text widget", () => {
  it("renders the heading, the text and the image at 4x3", async () => {
    const { container } = await show({ ...text, image: hash })
    expect(screen.getByRole("heading", { level: 2, name: "The shed" })).toBeInTheDocument()
    expect(screen.getByText("warm").tagName).toBe("STRONG")
    expect(container.querySelector("img")?.src).toContain(`/assets/i/${hash}/4x3/`)
  })

  it("renders the image first, or last if aligned right", async () => {
    const first = await show({ ...text, image: hash })
    expect(isPictureFirst(first.container)).toBeTruthy()
    first.unmount()
    const last = await show({ ...text, image: hash, image_align: "right" })
    expect(isPictureFirst(last.container)).toBeFalsy()
  })

  it.each([17, "/uploads/a.jpg", null])(
    "falls back to the rendered image if the chosen one is %j",
    async (image) => {
      const record = {
        aspect: "16x9",
        width: 900,
        height: 506,
        url: "",
        webp_url: "",
        avif_url: "",
      }
      const rendered = { ...record, hash, alt: "A kite", placeholder: "#aabbcc" }
      await show({ ...text, image, image_hashes: { image: rendered } })
      expect(screen.getByAltText("A kite").getAttribute("src")).toContain("/4x3/")
    },
  )

  it("links its button, and never to a script URL", async () => {
    const { unmount } = await show({ ...text, button_text: "More", button_link: "about" })
    expect(screen.getByRole("link", { name: "More" })).toHaveAttribute("href", "/about")
    unmount()
    await show({ ...text, button_text: "More", button_link: "javascript:alert(1)" })
    expect(screen.queryByRole("link")).toBeNull()
  })

  it("removes scripts from its text", async () => {
    const { container } = await show({
      html: "<p>x</p><img src=x onerror=alert(1)><script>1</script>",
    })
    expect(container.innerHTML).not.toMatch(/onerror|<script/)
  })

  it("is an LCP candidate only if the image comes first", async () => {
    const { plan, container } = await show({ ...text, image: hash }, true)
    expect(plan.isLcpCandidate).toBe(true)
    expect(container.querySelector("img")).toHaveAttribute("fetchpriority", "high")
    const last = await show({ ...text, image: hash, image_align: "right" })
    expect(last.plan.isLcpCandidate).toBe(false)
  })

  it("renders nothing without settings, and no image column without an image", async () => {
    const empty = await show({ image_align: "middle", html: null, button_text: "More" })
    expect(empty.container).toBeEmptyDOMElement()
    const { container } = await show(text)
    expect(container.querySelector("section")?.className).not.toContain("grid-cols")
  })
})
