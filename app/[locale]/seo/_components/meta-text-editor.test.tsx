/** @jest-environment jsdom */
import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { MetaTextEditor } from "./meta-text-editor.tsx"
import type { MetaTextEditorProps } from "./meta-text-props.ts"

const own = { title: "Moon Lamp | Curlew", description: "A lamp like the moon." }

const props: MetaTextEditorProps = {
  action: "/seo",
  query: { path: "/product/moon-lamp", locale: "en" },
  own,
  proposed: null,
  unshown: "",
  search: {
    siteName: "Curlew",
    domain: "curlew.example",
    faviconPath: "/icon.svg",
    day: "",
    trail: ["https://curlew.example", "Shop"],
    facts: ["$24.95 · In stock"],
  },
  card: {
    domain: "curlew.example",
    siteName: "Curlew",
    faviconPath: null,
    isSmallOnX: false,
    picture: null,
    own: { title: "Moon Lamp", description: own.description },
  },
  editor: { text: "Put them live in the sitemap.", href: null, link: "Open it" },
  labels: {
    texts: { heading: "Search result", intro: "What Google shows." },
    cards: { heading: "Social cards", intro: "What people see." },
    fields: { title: "Title", description: "Description", show: "Show", reset: "Reset" },
    length: {
      measure: "{width} of {max} pixels, {characters} characters",
      empty: "Empty",
      short: "Short",
      good: "Fits",
      long: "Too long",
    },
    copy: {
      title: "Copy it",
      description: "Copy both",
      link: "Link",
      done: "Copied",
      failed: "No",
    },
    search: { desktop: "Computer", phone: "Phone", noTitle: "None yet", noDescription: "Chosen" },
    networks: {
      facebook: "Facebook",
      x: "X",
      linkedin: "LinkedIn",
      whatsapp: "WhatsApp",
      slack: "Slack",
    },
    themes: { light: "Light", dark: "Dark" },
    from: "From {domain}",
    noPicture: "No picture",
  },
}

const getField = (name: string) => screen.getByRole("textbox", { name })
const getSearch = () => screen.getByRole("region", { name: "Search result" })
const getCards = (network: string) => screen.getByRole("region", { name: network })

describe("meta text editor", () => {
  it("starts with the page's texts, with the shop's name in the search result and without it in cards", () => {
    render(<MetaTextEditor {...props} />)
    expect(getField("Title")).toHaveValue(own.title)
    const previews = within(getSearch()).getAllByRole("figure")
    for (const figure of previews) expect(figure).toHaveTextContent(own.title)
    for (const name of ["Facebook", "LinkedIn", "WhatsApp", "Slack"]) {
      expect(within(getCards(name)).getAllByText("Moon Lamp")).toHaveLength(2)
    }
  })

  it("updates the search result and every card while typing", async () => {
    render(<MetaTextEditor {...props} />)
    await userEvent.clear(getField("Title"))
    await userEvent.type(getField("Title"), "Sun Lamp | Curlew")
    expect(within(getSearch()).getAllByText("Sun Lamp | Curlew", { selector: "p" })).toHaveLength(2)
    expect(screen.getAllByText("Sun Lamp", { selector: ".network-title" })).toHaveLength(10)
  })

  it("shows how much of the available width a text uses", async () => {
    render(<MetaTextEditor {...props} />)
    expect(getField("Description")).toHaveAccessibleDescription(
      /^\d+ of 990 pixels, 21 characters · Short$/,
    )
    await userEvent.clear(getField("Title"))
    expect(getField("Title")).toHaveAccessibleDescription("0 of 580 pixels, 0 characters · Empty")
    expect(within(getSearch()).getAllByText("None yet")).toHaveLength(2)
  })

  it("starts with a draft in place of the page's texts and restores those on reset", async () => {
    const proposed = { title: "</script><b>🌙", description: "x".repeat(10_000) }
    const { container } = render(<MetaTextEditor {...props} proposed={proposed} />)
    expect(getField("Title")).toHaveValue(proposed.title)
    expect(container.querySelector("b")).toBeNull()
    expect(getField("Description")).toHaveAccessibleDescription(/10000 characters · Too long/)
    await userEvent.click(screen.getByRole("button", { name: "Reset" }))
    expect(getField("Title")).toHaveValue(own.title)
  })

  it("submits the texts with the query of the studio without JavaScript", () => {
    const { container } = render(<MetaTextEditor {...props} />)
    const form = container.querySelector("form")
    expect(form?.getAttribute("action")).toBe("/seo")
    expect(form && Object.fromEntries(new FormData(form))).toEqual({
      path: "/product/moon-lamp",
      locale: "en",
      ...own,
    })
  })

  it("copies a text, and a link that opens the studio with the edited texts", async () => {
    const user = userEvent.setup()
    render(<MetaTextEditor {...props} />)
    await user.clear(getField("Description"))
    await user.type(getField("Description"), "A short text.")
    await user.click(screen.getByRole("button", { name: "Copy both" }))
    expect(await screen.findByText("Copied")).toHaveAttribute("role", "status")
    expect(await navigator.clipboard.readText()).toBe("A short text.")
    await user.click(screen.getByRole("button", { name: "Link" }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/^http/))
    const { pathname, searchParams } = new URL(await navigator.clipboard.readText())
    expect(pathname).toBe("/seo")
    expect(Object.fromEntries(searchParams)).toEqual({
      path: "/product/moon-lamp",
      locale: "en",
      title: own.title,
      description: "A short text.",
    })
  })

  it("replaces pasted line breaks with spaces", async () => {
    render(<MetaTextEditor {...props} />)
    await userEvent.clear(getField("Title"))
    await userEvent.click(getField("Title"))
    await userEvent.paste("Sun\r\nLamp")
    expect(getField("Title")).toHaveValue("Sun Lamp")
  })

  it("shows no card image other than one of this shop", () => {
    const { container, rerender } = render(<MetaTextEditor {...props} />)
    expect(container.querySelectorAll("img.network-picture")).toHaveLength(0)
    rerender(
      <MetaTextEditor
        {...props}
        card={{ ...props.card, picture: { path: "/social/a.jpeg", alt: "" } }}
      />,
    )
    const pictures = [...container.querySelectorAll("img.network-picture")]
    expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual(
      Array(10).fill("/social/a.jpeg"),
    )
  })
})
