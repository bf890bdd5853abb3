import type { Chunk, Compiler } from "webpack"

/** Entry of the product page. */
const productEntry = "app/[locale]/(shop)/product/[slug]/page"
/** Entries of the pages that most visits begin with, or lead to. */
const mainEntries = [productEntry, "app/[locale]/(content)/[...path]/page"]

/** Name of the runtime of all pages. Other scripts of the build, such as the worker, have their own. */
const runtimeName = "webpack"

/** Which chunks share modules with others, as in the option `splitChunks.chunks` of webpack. */
type ChunkFilter = (chunk: Chunk) => boolean

/** Returns the filter without the main pages, whose modules are thereby in one file each (ADR 85). */
export function buildChunkFilter(isShared: ChunkFilter): ChunkFilter {
  return (chunk) => !mainEntries.includes(chunk.name ?? "") && isShared(chunk)
}

/**
 * Webpack plugin that adds the file of the product page to the webpack runtime, which knows only
 * those of dynamic imports: `__webpack_require__.e(__webpack_require__.productPage)` loads it.
 */
export class ProductScriptPlugin {
  apply(compiler: Compiler): void {
    const { name } = this.constructor
    const ProductScript = buildRuntimeModule(compiler)
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(name, (chunk, requirements) => {
        if (chunk.name !== runtimeName) return
        requirements.add(compiler.webpack.RuntimeGlobals.getChunkScriptFilename)
        compilation.addRuntimeModule(chunk, new ProductScript())
      })
    })
  }
}

function buildRuntimeModule({ webpack }: Compiler) {
  const { RuntimeModule, RuntimeGlobals } = webpack
  const { getChunkFilenameTemplate } = webpack.javascript.JavascriptModulesPlugin
  return class ProductScript extends RuntimeModule {
    /** Its code is generated once the hashes of the other files are known. */
    override dependentHash = true

    constructor() {
      // Before chunks that were loaded first run: among them is one that encodes the names of files.
      super("product script", RuntimeModule.STAGE_BASIC)
    }

    override generate(): string {
      const { compilation } = this
      const page = compilation?.namedChunks.get(productEntry)
      if (!compilation || !page) throw new Error(`${productEntry} is missing in the build`)
      const template = getChunkFilenameTemplate(page, compilation.outputOptions)
      const file = compilation.getPath(template, { chunk: page, contentHashType: "javascript" })
      const getName = RuntimeGlobals.getChunkScriptFilename
      return `const getName = ${getName}
const id = ${JSON.stringify(page.id)}
${getName} = (other) => other === id ? ${JSON.stringify(file)} : getName(other)
${RuntimeGlobals.require}.productPage = id`
    }
  }
}
