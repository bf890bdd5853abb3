/** Ids (or hashes) of saved records by their name in the seed. */
export class SeedIds<T> {
  readonly #kind: string
  readonly #known = new Map<string, T>()

  constructor(kind: string) {
    this.#kind = kind
  }

  set(name: string, id: T): void {
    this.#known.set(name, id)
  }

  /** Returns the id. Throws if the seed refers to a record that it does not contain. */
  get(name: string): T {
    const id = this.#known.get(name)
    if (id === undefined) throw new Error(`The seed has no ${this.#kind} named "${name}".`)
    return id
  }
}

export type SeedLookup = {
  image: SeedIds<string>
  group: SeedIds<number>
  video: SeedIds<number>
  addon: SeedIds<number>
  product: SeedIds<number>
  region: SeedIds<number>
  gallery: SeedIds<number>
  form: SeedIds<number>
  page: SeedIds<number>
}

/** Builds an empty lookup. */
export function buildSeedLookup(): SeedLookup {
  return {
    image: new SeedIds<string>("picture"),
    group: new SeedIds<number>("group"),
    video: new SeedIds<number>("video"),
    addon: new SeedIds<number>("add-on"),
    product: new SeedIds<number>("product"),
    region: new SeedIds<number>("region"),
    gallery: new SeedIds<number>("gallery"),
    form: new SeedIds<number>("form"),
    page: new SeedIds<number>("page"),
  }
}
