/**
 * Returns the process-wide singleton of this name, built on first use. The server and the bundled
 * pages load modules separately, so a module-level variable would exist twice.
 */
export function getGlobalSingleton<T extends object>(name: string, build: () => T): T {
  const key = Symbol.for(`curlew.${name}`)
  // Nothing else writes this key, whose symbol is registered under the shop's own name.
  const registry = globalThis as { [key: symbol]: T | undefined }
  registry[key] ??= build()
  return registry[key]
}
