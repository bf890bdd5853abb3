/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react"
import type { Testimonial } from "#lib/content/testimonial.ts"
import { TestimonialCard } from "./testimonial-card.tsx"

const picture = { hash: "ab".repeat(16), alt: "", placeholder: "#aabbcc", aspect: "1x1" } as const
const testimonial: Testimonial = {
  id: 1,
  name: "Dana",
  title: "Calliope",
  rating: 3.5,
  picture,
  content: "<p>Came in two days.</p>",
}

function show(overrides: Partial<Testimonial> = {}) {
  const buildRatingText = (rating: number) => `Rated ${rating} out of 5`
  return render(
    <TestimonialCard
      testimonial={{ ...testimonial, ...overrides }}
      locale="en"
      buildRatingText={buildRatingText}
    />,
  )
}

describe("testimonial card", () => {
  it("renders the text as a quotation with its author", () => {
    show()
    expect(screen.getByText("Came in two days.").closest("blockquote")).not.toBeNull()
    expect(screen.getByText("Dana").closest("figcaption")).toHaveTextContent("Calliope")
  })

  it("renders the rating as stars, with an accessible name", () => {
    show()
    const stars = screen.getByRole("img", { name: "Rated 3.5 out of 5" })
    expect(stars.querySelector("span")).toHaveStyle({ width: "70%" })
  })

  it("renders no stars without a rating", () => {
    show({ rating: null })
    expect(screen.queryByRole("img", { name: /Rated/ })).toBeNull()
  })

  it("renders an image of 100 px square, or none", () => {
    const { container, unmount } = show()
    const shown = container.querySelector("img")
    expect(shown).toHaveClass("size-25")
    expect(container.querySelector("source")?.sizes).toBe("100px")
    expect(container.querySelector("source")?.srcset).toContain("/1x1/100.avif 100w")
    unmount()
    expect(show({ picture: null }).container.querySelector("picture")).toBeNull()
  })
})
