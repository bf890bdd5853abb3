/**
 * Returns the process-wide singleton of this name, built on first use. The server and the bundled
 * pages load modules separately, so a module-level variable would exist twice.
 */
export function getOneInProcess<T extends object>(name: string, build: () => T): T {
  const place = Symbol.for(`curlew.${name}`)
  const holder = globalThis as { [place: symbol]: T | undefined }
  holder[place] ??= build()
  return holder[place]
}
