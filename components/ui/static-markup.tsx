import {
  type ComponentProps,
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type JSX,
  type ReactElement,
  type ReactNode,
} from "react"

type StaticMarkupProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentProps<Tag>,
  "dangerouslySetInnerHTML"
> & { as: Tag; children: ReactNode }

/**
 * Renders an element whose content no script changes. Its children are rendered to HTML on the
 * server: React neither hydrates them, nor are they a second time in the page's data as elements
 * (ADR 81). They may contain server components, but no client component, no event handler and no
 * server action: those throw an Error.
 */
export async function StaticMarkup<Tag extends keyof JSX.IntrinsicElements>(
  props: StaticMarkupProps<Tag>,
) {
  const { as, children, ...attributes } = props
  // `react-dom/server` cannot be bundled with server components: Node.js loads it.
  const { renderToStaticMarkup } = await import(/* webpackIgnore: true */ "react-dom/server")
  const html = renderToStaticMarkup(await callComponents(children))
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}

/** Calls all server components, which may be asynchronous. Returns elements of HTML only. */
async function callComponents(node: ReactNode): Promise<ReactNode> {
  if (Array.isArray(node)) return Promise.all(node.map(callComponents))
  if (!isValidElement<{ children?: ReactNode }>(node)) return node
  const { type, props, key } = node
  if (typeof type === "function") {
    const render = type as (props: unknown) => ReactNode | Promise<ReactNode>
    return <Fragment key={key}>{await callComponents(await render(props))}</Fragment>
  }
  rejectFunctions(node)
  if (props.children === undefined) return node
  const children = await callComponents(props.children)
  // Children of their own arguments need no keys.
  return cloneElement(node, undefined, ...(Array.isArray(children) ? children : [children]))
}

function rejectFunctions({ type, props }: ReactElement<object>): void {
  const found = Object.entries(props).find(([, value]) => typeof value === "function")
  if (!found) return
  throw new Error(`StaticMarkup contains <${String(type)}> with a function as ${found[0]}.`)
}
