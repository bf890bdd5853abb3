import { getTranslations } from "#backend/texts/translations.ts"
import type { EmailBranding } from "./branding.ts"
import { type Email, renderEmail } from "./email-template.ts"

const head: EmailBranding = {
  name: "Curlew & Co.",
  address: "14 Stowe Lane\nCalliope QLD 4680",
  email: "hello@curlewprint.example",
  phone: "",
  siteUrl: "http://localhost:3000",
}
const words = getTranslations("en")
const email: Email = {
  subject: "Hello",
  paragraphs: ["Hello Ann,"],
  code: "ABCD2345",
  button: { label: "Sign in", href: "http://localhost:3000/login?code=ABCD2345&email=a%40b.au" },
  notes: ["Good for a while."],
}

describe("an email", () => {
  it("has the same content as plain text, with the shop in its footer", () => {
    expect(renderEmail(email, head, words).text).toBe(
      [
        "Hello Ann,\n",
        "    ABCD2345\n",
        "Sign in:\nhttp://localhost:3000/login?code=ABCD2345&email=a%40b.au\n",
        "Good for a while.\n",
        "--\nCurlew & Co.\n14 Stowe Lane Calliope QLD 4680\nhello@curlewprint.example\nhttp://localhost:3000\n",
      ].join("\n"),
    )
  })

  it("is a complete HTML document, with the shop in its header and footer", () => {
    const { html } = renderEmail(email, head, words)
    expect(html.split("Hello Ann,")[0]).toContain("><bdi>Curlew &amp; Co.</bdi></p>")
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-AU" dir="ltr">/)
    expect(html).toContain("<title>Hello</title>")
    expect(html).toContain("<strong><bdi>Curlew &amp; Co.</bdi></strong>")
    expect(html).toContain('href="http://localhost:3000/login?code=ABCD2345&amp;email=a%40b.au"')
  })

  it("escapes markup and line breaks in texts, one line each", () => {
    const evil = `<b onclick="x('y')">\r\n\u2028Bcc: all@example.com`
    const texts = { subject: evil, paragraphs: [evil], notes: [evil], code: evil }
    const { subject, text, html } = renderEmail(
      { ...email, ...texts },
      { ...head, name: evil },
      words,
    )
    expect(subject).toBe(`<b onclick="x('y')"> Bcc: all@example.com`)
    expect(text.split("\n")[0]).toBe(subject)
    expect(html).not.toContain("<b onclick")
    expect(html.match(/&lt;b onclick=&quot;x\(&#39;y&#39;\)&quot;&gt;/g)).toHaveLength(6)
  })

  it("preserves the lines of form values, indented, so that none of them passes for a label", () => {
    const rows = [{ label: "Message", words: "One\nPaid: $1.00\n<i>" }]
    const { text, html } = renderEmail({ ...email, rows }, head, words)
    expect(text).toContain("Message\n    One\n    Paid: $1.00\n    <i>\n")
    expect(html).toContain(">One\nPaid: $1.00\n&lt;i&gt;</td>")
  })

  it("has one button, followed by further links", () => {
    const links = [{ label: "Print <tickets>", href: "http://localhost:3000/print?a=1&b=2" }]
    const { text, html } = renderEmail({ ...email, links }, head, words)
    expect(text).toMatch(/Sign in:\n.+\n\nPrint <tickets>:\nhttp:.+a=1&b=2\n\nGood for a while\./)
    expect(html).toContain('href="http://localhost:3000/print?a=1&amp;b=2"')
    expect(html).toContain("Print &lt;tickets&gt;</a>")
    expect(html.match(/class="button"/g)).toHaveLength(1)
  })

  it("omits code and button where there are none", () => {
    const { text, html } = renderEmail({ ...email, code: null, button: null }, head, words)
    expect(text).toMatch(/^Hello Ann,\n\nGood for a while\.\n/)
    expect(html).not.toMatch(/<a |class="code/)
  })
})
