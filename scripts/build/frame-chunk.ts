import type { Chunk, ChunkGraph, Module } from "webpack"

/** Entry of the layout, which every page loads. */
const layoutEntry = "app/[locale]/layout"
/** Entry of the page for errors of the layout: it must not need the layout's files. */
const errorEntry = "app/global-error"

/**
 * Cache group of webpack's `splitChunks`: modules that both the layout and a page import are in one
 * file, which every page has. Next builds each page apart from its layout, and the page would
 * contain them a second time (ADR 80).
 */
export const frameChunk = {
  name: "frame",
  chunks: ({ name }: Chunk) => name !== errorEntry,
  test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === layoutEntry),
  minChunks: 2,
  enforce: true,
  priority: 50,
}
