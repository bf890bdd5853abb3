/**
 * The one thing of this name in the process, built when it is first asked for. What serves requests
 * and what is bundled with pages are loaded apart, so that what a module holds is there twice.
 */
export function getOneInProcess<T extends object>(name: string, build: () => T): T {
  const place = Symbol.for(`curlew.${name}`)
  const holder = globalThis as { [place: symbol]: T | undefined }
  holder[place] ??= build()
  return holder[place]
}
