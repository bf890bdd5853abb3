/** @jest-environment jsdom */
import { expect, it } from "@jest/globals"
import { render, screen } from "@testing-library/react"
import { PlacedOrder } from "./checkout-form.tsx"
import { buildCheckoutTexts } from "./checkout-texts.ts"

const texts = await buildCheckoutTexts("en")

it("redirects to an external payment page by meta refresh and by a link", () => {
  const address = "https://checkout.example/c/pay/cs_test?a=1;b=2#fid"
  render(<PlacedOrder address={address} texts={texts} />)
  expect(screen.getByRole("link", { name: "Continue to payment" })).toHaveAttribute("href", address)
  const refresh = document.querySelector("meta[http-equiv=refresh]")
  expect(refresh).toHaveAttribute("content", `0;url=${address}`)
})
