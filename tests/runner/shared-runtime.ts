import { createRequire } from "node:module"
import * as jestRuntime from "jest-runtime"
import { getRunUrl, registerModuleHooks, startRun } from "./module-hooks.ts"

const Runtime = jestRuntime.default
const require = createRequire(import.meta.url)
let runs = 0

/** Loads modules of a test file: with Node's loader in a shared environment, else with Jest's. */
export default class SharedRuntime extends Runtime {
  #isShared: boolean
  #run = { name: String(++runs), testPath: "", isWatching: false }
  #resets = 0

  constructor(...args: ConstructorParameters<typeof Runtime>) {
    const { getBuiltinModule } = process
    super(...args)
    const [config, environment, , , , , testPath, { watch, watchAll }] = args
    this.#isShared = Object.is(environment.global, globalThis)
    if (!this.#isShared) return
    process.getBuiltinModule = getBuiltinModule
    registerModuleHooks(config)
    Object.assign(this.#run, { testPath, isWatching: watch || watchAll })
    startRun(this.#run)
  }

  override requireInternalModule<T>(from: string, to?: string): T {
    if (!this.#isShared) return super.requireInternalModule(from, to)
    // This module stores the tests that a file declares, so each file gets a new instance.
    delete require.cache[from]
    return require(to ?? from)
  }

  override async unstable_importModule(from: string, moduleName?: string): Promise<unknown> {
    if (!this.#isShared) return super.unstable_importModule(from, moduleName)
    Reflect.set(
      globalThis,
      Symbol.for("jest-globals"),
      this.requireModuleOrMock(from, "@jest/globals"),
    )
    return import(getRunUrl(from))
  }

  override resetModules(): void {
    super.resetModules()
    const isConstructed = #isShared in this
    if (!isConstructed || !this.#isShared) return
    startRun({ ...this.#run, name: `${this.#run.name}.${++this.#resets}` })
  }
}
