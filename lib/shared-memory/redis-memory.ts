import { createClient, ErrorReply, RESP_TYPES } from "@redis/client"
import {
  type KeepOptions,
  MemoryRefusal,
  type Moment,
  mostMoments,
  type SharedMemory,
} from "./shared-memory.ts"

const connectWithinMs = 2_000
const longestPauseMs = 2_000
const beatEveryMs = 5_000
const beatWithinMs = 2_000
const missedBeats = 3
/** Maximum number of commands that wait for a Redis that does not respond. */
const mostWaiting = 1_000
const momentsAtOnce = 1_000

/** Deletes a key only where it still has the value that the caller has set. */
const releaseScript =
  'if redis.call("GET", KEYS[1]) == ARGV[1] then return redis.call("DEL", KEYS[1]) end return 0'

type Client = ReturnType<typeof buildClient>

/** The shared store on a Redis or Valkey server. Reconnects until it is closed. */
export class RedisMemory implements SharedMemory {
  readonly #url: string
  readonly #listeners = new Map<string, ((text: string) => void)[]>()
  readonly #beginnings: (() => void)[] = []
  readonly #heart: NodeJS.Timeout
  #commands: Client
  #ears: Client
  #hearing: Client | null = null
  #missed = 0
  #connectNotBefore = Number.NEGATIVE_INFINITY
  #trouble = "it has not been reached yet"

  /** Returns at once; commands before the connection is ready are rejected. */
  constructor(url: string) {
    this.#url = url
    this.#commands = this.#openCommands()
    this.#ears = this.#openEars()
    this.#heart = setInterval(() => void this.#beat(), beatEveryMs).unref()
  }

  get(key: string): Promise<Buffer | null> {
    return this.#ask((client) => client.withTypeMapping(asBuffers).get(key))
  }

  set(key: string, bytes: Buffer, { ttlMs, onlyIf }: KeepOptions): Promise<boolean> {
    const expiration = { type: "PX", value: ttlMs } as const
    const condition = { absent: "NX", present: "XX" } as const
    const options = { expiration, ...(onlyIf && { condition: condition[onlyIf] }) }
    return this.#ask(async (client) => (await client.set(key, bytes, options)) !== null)
  }

  async release(key: string, bytes: Buffer): Promise<void> {
    await this.#ask((client) => client.eval(releaseScript, { keys: [key], arguments: [bytes] }))
  }

  async noteMoments(key: string, moments: readonly Moment[]): Promise<void> {
    for (let at = 0; at < moments.length; at += momentsAtOnce) {
      const members = moments
        .slice(at, at + momentsAtOnce)
        .map(([value, score]) => ({ value, score }))
      await this.#ask((client) => client.zAdd(key, members, { comparison: "GT" }))
    }
    await this.#ask((client) => client.zRemRangeByRank(key, 0, -mostMoments - 1))
  }

  async listMoments(key: string): Promise<Moment[]> {
    const members = await this.#ask((client) => client.zRangeWithScores(key, 0, -1))
    return members.map(({ value, score }) => [value, score])
  }

  async publish(channel: string, text: string): Promise<void> {
    await this.#ask((client) => client.publish(channel, text))
  }

  getTime(): Promise<number> {
    return this.#ask(async (client) => {
      const [seconds, microseconds] = await client.sendCommand<[string, string]>(["TIME"])
      return Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000)
    })
  }

  hear(channel: string, listener: (text: string) => void): void {
    const known = this.#listeners.get(channel)
    if (known) known.push(listener)
    else this.#listeners.set(channel, [listener])
    if (this.#hearing) void this.#beginHearing(this.#hearing, [channel])
  }

  onHearing(listener: () => void): void {
    this.#beginnings.push(listener)
    if (this.isHearing()) listener()
  }

  isHearing(): boolean {
    return this.#hearing?.isReady === true
  }

  close(): void {
    clearInterval(this.#heart)
    for (const client of [this.#commands, this.#ears]) if (client.isOpen) client.destroy()
  }

  async #ask<T>(run: (client: Client) => Promise<T>): Promise<T> {
    if (!this.#commands.isReady) throw new Error(`Redis is not connected: ${this.#trouble}`)
    try {
      return await run(this.#commands)
    } catch (fault) {
      if (!(fault instanceof ErrorReply)) throw fault
      // After a failover the old primary retains its connections and accepts no writes.
      if (fault.message.startsWith("READONLY")) this.#connectAnew(fault)
      throw new MemoryRefusal(fault.message)
    }
  }

  #openCommands(): Client {
    return connect(this.#url, (trouble) => this.#noteTrouble(trouble))
  }

  #openEars(): Client {
    const client = connect(this.#url, (trouble) => this.#noteTrouble(trouble))
    return client.on("ready", () => void this.#beginHearing(client, [...this.#listeners.keys()]))
  }

  async #beginHearing(client: Client, channels: string[]): Promise<void> {
    try {
      if (channels.length > 0) await client.subscribe(channels, this.#tell)
      this.#hearing = client
      for (const listener of this.#beginnings) listener()
    } catch (fault) {
      this.#noteTrouble(fault)
    }
  }

  /** One and the same function, so that subscribing twice is subscribing once. */
  readonly #tell = (text: string, channel: string): void => {
    for (const listener of this.#listeners.get(channel) ?? []) listener(text)
  }

  #noteTrouble(fault: unknown): void {
    this.#trouble = fault instanceof Error ? fault.message || fault.name : String(fault)
  }

  /** Pings both connections, to find one that is dead without having been closed. */
  async #beat(): Promise<void> {
    if (!this.#commands.isReady || !this.#ears.isReady) return
    const answers = Promise.all([this.#commands.ping(), this.#ears.ping()])
    const timeUp = new Promise<"time is up">((resolve) =>
      setTimeout(resolve, beatWithinMs, "time is up").unref(),
    )
    const heard = await Promise.race([answers, timeUp]).catch(() => "time is up")
    this.#missed = heard === "time is up" ? this.#missed + 1 : 0
    if (this.#missed < missedBeats) return
    this.#missed = 0
    this.#connectAnew(new Error("it has stopped answering"))
  }

  /** Reconnects with a new lookup of the host, but not all the time where that has not helped. */
  #connectAnew(why: Error): void {
    if (performance.now() < this.#connectNotBefore) return
    this.#connectNotBefore = performance.now() + beatEveryMs
    this.#noteTrouble(why)
    for (const client of [this.#commands, this.#ears]) if (client.isOpen) client.destroy()
    this.#commands = this.#openCommands()
    this.#ears = this.#openEars()
  }
}

const asBuffers = { [RESP_TYPES.BLOB_STRING]: Buffer } as const

function buildClient(url: string) {
  return createClient({
    url,
    // A command that cannot be sent now is not worth queueing.
    disableOfflineQueue: true,
    commandsQueueMaxLength: mostWaiting,
    socket: {
      connectTimeout: connectWithinMs,
      reconnectStrategy: (retries) =>
        Math.min(50 * 2 ** Math.min(retries, 10), longestPauseMs) + Math.random() * 100,
    },
  })
}

function connect(url: string, onTrouble: (fault: unknown) => void): Client {
  const client = buildClient(url)
  client.on("error", onTrouble)
  client.connect().catch(onTrouble)
  return client
}
