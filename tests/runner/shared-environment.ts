import type { JestEnvironmentConfig } from "@jest/environment"
import { ModernFakeTimers } from "@jest/fake-timers"
import { ModuleMocker } from "jest-mock"

/**
 * A Jest environment without a VM context: its test files run in the global scope of their worker,
 * so that packages are loaded once per worker instead of once per test file. Globals, environment
 * variables and the working directory are restored after each file. A test file that needs packages
 * of its own names another environment: `@jest-environment node` or `jsdom`.
 */
export default class SharedEnvironment {
  global = globalThis
  moduleMocker = new ModuleMocker(globalThis)
  fakeTimers = null
  fakeTimersModern: ModernFakeTimers
  #restore: (() => void)[]

  constructor({ projectConfig }: JestEnvironmentConfig) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
    const cwd = process.cwd()
    this.#restore = [globalThis, process.env, process, navigator].map(snapshotProperties)
    this.#restore.push(() => process.chdir(cwd))
  }

  getVmContext(): null {
    return null
  }

  exportConditions(): string[] {
    return ["node", "node-addons"]
  }

  async setup(): Promise<void> {}

  async teardown(): Promise<void> {
    this.fakeTimersModern.dispose()
    for (const restore of this.#restore) restore()
  }
}

/** Returns a function that restores an object's current own properties. */
function snapshotProperties(object: object): () => void {
  const before = new Map(Reflect.ownKeys(object).map((key) => [key, getDescriptor(object, key)]))
  return () => {
    for (const key of Reflect.ownKeys(object)) {
      if (!before.has(key)) Reflect.deleteProperty(object, key)
    }
    for (const [key, descriptor] of before) {
      if (descriptor && !isSame(descriptor, getDescriptor(object, key)))
        Reflect.defineProperty(object, key, descriptor)
    }
  }
}

function getDescriptor(object: object, key: PropertyKey): PropertyDescriptor | undefined {
  return Reflect.getOwnPropertyDescriptor(object, key)
}

function isSame(one: PropertyDescriptor, other: PropertyDescriptor | undefined): boolean {
  return other?.value === one.value && other?.get === one.get && other?.set === one.set
}
