import type { DataBranch } from "#lib/seo-tools/data-tree.ts"

/** Depth down to which the tree is open at first. */
const openDepth = 2

type DataTreeProps = {
  branch: DataBranch
  formatLeftOut: (count: number) => string
  depth?: number
}

/** Renders structured data as a collapsible tree. */
export function DataTree({ branch, formatLeftOut, depth = 0 }: DataTreeProps) {
  const { name, type, value, children, leftOut } = branch
  if (children.length === 0 && leftOut === 0) {
    return (
      <p className="wrap-anywhere" dir="auto">
        <code>{name}</code> {type || value}
      </p>
    )
  }
  const below = (
    <ul className="studio-tree">
      {children.map((child) => (
        <li key={child.name}>
          <DataTree branch={child} formatLeftOut={formatLeftOut} depth={depth + 1} />
        </li>
      ))}
      {leftOut > 0 && <li>{formatLeftOut(leftOut)}</li>}
    </ul>
  )
  if (name === "" && depth === 0) return below
  return (
    <details open={depth <= openDepth}>
      <summary>
        <code>{name}</code> {type && <strong>{type}</strong>}
      </summary>
      {below}
    </details>
  )
}
