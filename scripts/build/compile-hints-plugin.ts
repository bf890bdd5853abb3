import type { Compilation, Compiler } from "webpack"

/** Chromium's sign that nearly all of a file runs at once, so that it is worth compiling in one go. */
const hint = "//# allFunctionsCalledOnLoad\n"
/** What every page starts with: the framework, in files of its own. */
const startEntry = "main-app"

/**
 * Has browsers that know the sign compile the framework beside the page's main thread while it is
 * still coming in, instead of on it, function by function, in one long task (ADR 29).
 */
export class CompileHintsPlugin {
  apply(compiler: Compiler): void {
    const { name } = this.constructor
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After it has been made small: comments do not outlive that.
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
