import type { Compilation, Compiler } from "webpack"

/** Chromium's explicit compile hint: nearly all functions run at load, so compile all eagerly. */
const hint = "//# allFunctionsCalledOnLoad\n"
/** Entry point that every page loads first: the framework, in separate files. */
const startEntry = "main-app"

/**
 * Webpack plugin that adds the hint to the framework's files. Browsers that support it compile them
 * off the main thread during the download, instead of function by function on it in one long task
 * (ADR 29).
 */
export class CompileHintsPlugin {
  apply(compiler: Compiler): void {
    const { name } = this.constructor
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After minification, which removes comments.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name, stage }, () => insertHint(compiler, compilation))
    })
  }
}

function insertHint(compiler: Compiler, compilation: Compilation): void {
  const files = compilation.entrypoints.get(startEntry)?.getFiles() ?? []
  for (const file of files.filter((path) => path.endsWith(".js"))) {
    compilation.updateAsset(file, (code) => new compiler.webpack.sources.ConcatSource(hint, code))
  }
}
