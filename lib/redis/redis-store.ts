import { createClient, ErrorReply, RESP_TYPES } from "@redis/client"
import {
  type KeyValueStore,
  maxTimestamps,
  type NamedTimestamp,
  type SetOptions,
  StoreCommandError,
} from "./key-value-store.ts"

const connectWithinMs = 2_000
const longestPauseMs = 2_000
const beatEveryMs = 5_000
const beatWithinMs = 2_000
const missedBeats = 3
/** Maximum number of commands that wait for a Redis that does not respond. */
const maxQueuedCommands = 1_000
const timestampsPerCommand = 1_000

/** Deletes a key only where it still has the value that the caller has set. */
const releaseScript =
  'if redis.call("GET", KEYS[1]) == ARGV[1] then return redis.call("DEL", KEYS[1]) end return 0'

type Client = ReturnType<typeof buildClient>

/** The shared store on a Redis or Valkey server. Reconnects until it is closed. */
export class RedisStore implements KeyValueStore {
  readonly #url: string
  readonly #listeners = new Map<string, ((text: string) => void)[]>()
  readonly #beginnings: (() => void)[] = []
  readonly #heart: NodeJS.Timeout
  #commands: Client
  #subscriber: Client
  #subscribedClient: Client | null = null
  #missed = 0
  #connectNotBefore = Number.NEGATIVE_INFINITY
  #lastError = "not connected yet"

  /** Returns at once; commands before the connection is ready are rejected. */
  constructor(url: string) {
    this.#url = url
    this.#commands = this.#openCommands()
    this.#subscriber = this.#openSubscriber()
    this.#heart = setInterval(() => void this.#beat(), beatEveryMs).unref()
  }

  get(key: string): Promise<Buffer | null> {
    return this.#execute((client) => client.withTypeMapping(asBuffers).get(key))
  }

  set(key: string, bytes: Buffer, { ttlMs, onlyIf }: SetOptions): Promise<boolean> {
    const expiration = { type: "PX", value: ttlMs } as const
    const condition = { absent: "NX", present: "XX" } as const
    const options = { expiration, ...(onlyIf && { condition: condition[onlyIf] }) }
    return this.#execute(async (client) => (await client.set(key, bytes, options)) !== null)
  }

  async release(key: string, bytes: Buffer): Promise<void> {
    await this.#execute((client) => client.eval(releaseScript, { keys: [key], arguments: [bytes] }))
  }

  async saveTimestamps(key: string, timestamps: readonly NamedTimestamp[]): Promise<void> {
    for (let at = 0; at < timestamps.length; at += timestampsPerCommand) {
      const members = timestamps
        .slice(at, at + timestampsPerCommand)
        .map(([value, score]) => ({ value, score }))
      await this.#execute((client) => client.zAdd(key, members, { comparison: "GT" }))
    }
    await this.#execute((client) => client.zRemRangeByRank(key, 0, -maxTimestamps - 1))
  }

  async listTimestamps(key: string): Promise<NamedTimestamp[]> {
    const members = await this.#execute((client) => client.zRangeWithScores(key, 0, -1))
    return members.map(({ value, score }) => [value, score])
  }

  async publish(channel: string, text: string): Promise<void> {
    await this.#execute((client) => client.publish(channel, text))
  }

  subscribe(channel: string, listener: (text: string) => void): void {
    const known = this.#listeners.get(channel)
    if (known) known.push(listener)
    else this.#listeners.set(channel, [listener])
    if (this.#subscribedClient) void this.#startSubscription(this.#subscribedClient, [channel])
  }

  onSubscribed(listener: () => void): void {
    this.#beginnings.push(listener)
    if (this.isSubscribed()) listener()
  }

  isSubscribed(): boolean {
    return this.#subscribedClient?.isReady === true
  }

  close(): void {
    clearInterval(this.#heart)
    for (const client of [this.#commands, this.#subscriber]) if (client.isOpen) client.destroy()
  }

  async #execute<T>(run: (client: Client) => Promise<T>): Promise<T> {
    if (!this.#commands.isReady) throw new Error(`Redis is not connected: ${this.#lastError}`)
    try {
      return await run(this.#commands)
    } catch (error) {
      if (!(error instanceof ErrorReply)) throw error
      // After a failover the old primary retains its connections and accepts no writes.
      if (error.message.startsWith("READONLY")) this.#reconnect(error)
      throw new StoreCommandError(error.message)
    }
  }

  #openCommands(): Client {
    return connect(this.#url, (error) => this.#setLastError(error))
  }

  #openSubscriber(): Client {
    const client = connect(this.#url, (error) => this.#setLastError(error))
    return client.on(
      "ready",
      () => void this.#startSubscription(client, [...this.#listeners.keys()]),
    )
  }

  async #startSubscription(client: Client, channels: string[]): Promise<void> {
    try {
      if (channels.length > 0) await client.subscribe(channels, this.#deliver)
      this.#subscribedClient = client
      for (const listener of this.#beginnings) listener()
    } catch (error) {
      this.#setLastError(error)
    }
  }

  /** One and the same function, so that subscribing twice is subscribing once. */
  readonly #deliver = (text: string, channel: string): void => {
    for (const listener of this.#listeners.get(channel) ?? []) listener(text)
  }

  #setLastError(error: unknown): void {
    this.#lastError = error instanceof Error ? error.message || error.name : String(error)
  }

  /** Pings both connections, to find one that is dead without having been closed. */
  async #beat(): Promise<void> {
    if (!this.#commands.isReady || !this.#subscriber.isReady) return
    const pongs = Promise.all([this.#commands.ping(), this.#subscriber.ping()])
    const timeUp = new Promise<"timeout">((resolve) =>
      setTimeout(resolve, beatWithinMs, "timeout").unref(),
    )
    const result = await Promise.race([pongs, timeUp]).catch(() => "timeout")
    this.#missed = result === "timeout" ? this.#missed + 1 : 0
    if (this.#missed < missedBeats) return
    this.#missed = 0
    this.#reconnect(new Error("it has stopped responding"))
  }

  /** Reconnects with a new lookup of the host, but not all the time where that has not helped. */
  #reconnect(why: Error): void {
    if (performance.now() < this.#connectNotBefore) return
    this.#connectNotBefore = performance.now() + beatEveryMs
    this.#setLastError(why)
    for (const client of [this.#commands, this.#subscriber]) if (client.isOpen) client.destroy()
    this.#commands = this.#openCommands()
    this.#subscriber = this.#openSubscriber()
  }
}

const asBuffers = { [RESP_TYPES.BLOB_STRING]: Buffer } as const

function buildClient(url: string) {
  return createClient({
    url,
    // A command that cannot be sent now is not worth queueing.
    disableOfflineQueue: true,
    commandsQueueMaxLength: maxQueuedCommands,
    socket: {
      connectTimeout: connectWithinMs,
      reconnectStrategy: (retries) =>
        Math.min(50 * 2 ** Math.min(retries, 10), longestPauseMs) + Math.random() * 100,
    },
  })
}

function connect(url: string, onError: (error: unknown) => void): Client {
  const client = buildClient(url)
  client.on("error", onError)
  client.connect().catch(onError)
  return client
}
