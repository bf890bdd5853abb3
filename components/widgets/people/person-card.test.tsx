/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import type { Person } from "#lib/content/person.ts"
import { PersonCard } from "./person-card.tsx"

const photo = { hash: "ab".repeat(16), alt: "", placeholder: "#aabbcc", aspect: "4x3" } as const
const kim: Person = {
  id: 1,
  name: "Kim Lee Nguyen",
  title: "Printer",
  photo,
  description: "<p>Prints <em>everything</em>.</p>",
}

function show(overrides: Partial<Person> = {}) {
  return render(
    <ul>
      <PersonCard person={{ ...kim, ...overrides }} headingLevel={3} locale="en" />
    </ul>,
  )
}

describe("person card", () => {
  it("renders name, title and description", () => {
    show()
    expect(screen.getByRole("heading", { level: 3, name: "Kim Lee Nguyen" })).toBeInTheDocument()
    expect(screen.getByText("Printer")).toBeInTheDocument()
    expect(screen.getByText("everything").tagName).toBe("EM")
  })

  it("renders the photo at 4x3, at most 900 px wide, with its own alt text or the person's name", () => {
    const { unmount } = show()
    const ownImage = screen.getByAltText("Kim Lee Nguyen")
    expect(ownImage.getAttribute("src")).toMatch(/\/4x3\/900\.webp$/)
    unmount()
    show({ photo: { ...photo, alt: "Kim at the printer" } })
    expect(screen.getByAltText("Kim at the printer")).toBeInTheDocument()
  })

  it("renders the initials, hidden from screen readers, without a photo", () => {
    show({ photo: null })
    expect(screen.getByText("KN")).toHaveAttribute("aria-hidden", "true")
    expect(screen.queryByRole("img")).toBeNull()
  })

  it("renders a person with a single name, and one without a name", () => {
    const { unmount } = show({ photo: null, name: "Cher" })
    expect(screen.getByText("C")).toBeInTheDocument()
    unmount()
    expect(show({ photo: null, name: "", title: "" }).container).toHaveTextContent(
      "Prints everything.",
    )
  })
})
