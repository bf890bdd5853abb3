/** Ids (and hashes) of records that are loaded already, by the name the seed knows them by. */
export class SeedIds<T> {
  readonly #kind: string
  readonly #known = new Map<string, T>()

  constructor(kind: string) {
    this.#kind = kind
  }

  set(name: string, id: T): void {
    this.#known.set(name, id)
  }

  /** Throws when the seed refers to a record it does not have. */
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

/** A lookup that knows nothing yet. */
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
