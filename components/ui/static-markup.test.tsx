import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { StaticMarkup } from "./static-markup.tsx"

/** Renders the content of a list as static markup, and the list as a page does. */
async function renderList(children: ReactNode): Promise<string> {
  return renderToStaticMarkup(await StaticMarkup({ as: "ul", id: "list", children }))
}

async function Price({ cents }: { cents: number }) {
  await Promise.resolve()
  return <b title={`"${cents}" cents`}>{cents / 100} &amp; up</b>
}

function Row({ children }: { children: ReactNode }) {
  return <li className="row">{children}</li>
}

describe("StaticMarkup", () => {
  it("renders server components, also asynchronous and nested ones, as React does", async () => {
    const rows = [150, 275].map((cents) => (
      <Row key={cents}>
        <Price cents={cents} /> each {cents > 200 && <i>dear</i>}
      </Row>
    ))
    expect(await renderList(rows)).toBe(
      '<ul id="list"><li class="row"><b title="&quot;150&quot; cents">1.5 &amp; up</b> each </li>' +
        '<li class="row"><b title="&quot;275&quot; cents">2.75 &amp; up</b> each <i>dear</i></li></ul>',
    )
  })

  it("escapes markup in texts", async () => {
    const html = await renderList(<Row>{"<img src=x onerror=alert(1)>"}</Row>)
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;")
  })

  it("passes the content to React as HTML, not as elements", async () => {
    const element = await StaticMarkup({ as: "ul", children: <Row>one</Row> })
    expect(element.props).toEqual({
      dangerouslySetInnerHTML: { __html: '<li class="row">one</li>' },
    })
  })

  it("rejects event handlers and server actions, which would do nothing", async () => {
    const handler = () => {}
    await expect(renderList(<button type="button" onClick={handler} />)).rejects.toThrow(
      "StaticMarkup contains <button> with a function as onClick.",
    )
    const form = (
      <Row>
        <form action={handler} />
      </Row>
    )
    await expect(renderList(form)).rejects.toThrow("<form> with a function as action")
  })
})
