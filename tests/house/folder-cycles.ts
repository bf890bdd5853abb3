type Import = { from: string; to: string }

/** Folders that import each other in a circle, with one import of each edge of the circle. */
export type FolderCycle = { folders: string[]; imports: string[] }

/**
 * Returns the circles of imports between the folders directly below a layer; type imports count. The
 * files directly below the layer compose its folders and count as none.
 */
export function listFolderCycles(layer: string, imports: readonly Import[]): FolderCycle[] {
  const edges = new Map<string, Map<string, string>>()
  for (const { from, to } of imports) {
    const [fromFolder, toFolder] = [getFolder(layer, from), getFolder(layer, to)]
    if (fromFolder === null || toFolder === null || fromFolder === toFolder) continue
    const targets = edges.get(fromFolder) ?? new Map<string, string>()
    edges.set(fromFolder, targets.set(toFolder, `${from} -> ${to}`))
  }
  const reachable = new Map(
    [...edges.keys()].map((folder) => [folder, listReachable(edges, folder)]),
  )
  const isMutual = (a: string, b: string) =>
    reachable.get(a)?.has(b) === true && reachable.get(b)?.has(a) === true
  const cyclic = [...edges.keys()].filter((folder) => isMutual(folder, folder)).sort()
  const circles = cyclic.map((folder) => cyclic.filter((other) => isMutual(folder, other)))
  return circles
    .filter(([first], index) => first === cyclic[index])
    .map((folders) => ({ folders, imports: listEdges(edges, folders) }))
}

/** Returns the folder below the layer; null for a file directly below it or of another layer. */
function getFolder(layer: string, path: string): string | null {
  const [first, folder, file] = path.split("/")
  return first === layer && folder !== undefined && file !== undefined ? folder : null
}

function listReachable(edges: ReadonlyMap<string, ReadonlyMap<string, string>>, start: string) {
  const reached = new Set<string>()
  const pending = [start]
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    for (const next of edges.get(folder)?.keys() ?? []) {
      if (reached.has(next)) continue
      reached.add(next)
      pending.push(next)
    }
  }
  return reached
}

function listEdges(
  edges: ReadonlyMap<string, ReadonlyMap<string, string>>,
  folders: readonly string[],
): string[] {
  return folders.flatMap((folder) =>
    [...(edges.get(folder) ?? [])].flatMap(([to, example]) =>
      folders.includes(to) ? [example] : [],
    ),
  )
}
