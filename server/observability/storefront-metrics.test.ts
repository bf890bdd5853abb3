import { afterAll, beforeEach, describe, expect, it } from "@jest/globals"
import { getMetricsRecorder, registerMetricsRecorder } from "#lib/observability/metrics.ts"
import { registerQueueGauge } from "#lib/observability/queue-gauges.ts"
import { RedisCircuitBreaker } from "#lib/redis/circuit-breaker.ts"
import { registerSharedStore } from "#lib/redis/current-store.ts"
import { FakeKeyValueStore } from "#lib/redis/fake-store.ts"
import { FakeApi } from "#tests/fakes/fake-api.ts"
import { hangsUp, returnsEmpty, returnsServerError } from "#tests/fakes/unreliable-api.ts"
import { openStorefrontMetrics, type StorefrontMetrics } from "./open-storefront-metrics.ts"

let metrics: StorefrontMetrics
let api: FakeApi | undefined
beforeEach(() => {
  metrics = openStorefrontMetrics()
})
afterAll(async () => {
  registerMetricsRecorder(null)
  await api?.close()
})

async function listLines(name: string): Promise<string[]> {
  return (await metrics.registry.metrics()).split("\n").filter((line) => line.startsWith(name))
}

describe("the storefront's metrics", () => {
  it("count API calls by name and result", async () => {
    api = await FakeApi.open()
    api.knows({})
    const listTestimonials = await loadCall()
    await listTestimonials(1)
    api.failureMode = returnsServerError
    await expect(listTestimonials(2)).rejects.toThrow()
    api.failureMode = returnsEmpty
    await expect(listTestimonials(3)).rejects.toThrow()
    api.failureMode = hangsUp
    await expect(listTestimonials(4)).rejects.toThrow()
    const lines = await listLines("curlew_api_calls_total")
    const outcomes = lines.map((line) => /outcome="(\w+)"\} (\d+)/.exec(line)?.slice(1).join(" "))
    expect(outcomes.sort()).toEqual(["contract 1", "http 1", "network 1", "ok 2"])
  })

  it("count page cache lookups, renders and changed tags", async () => {
    for (const state of ["fresh", "fresh", "expired", "miss"] as const)
      getMetricsRecorder()?.countLookup(state)
    getMetricsRecorder()?.countRender("failed")
    getMetricsRecorder()?.countChange(12)
    expect(await listLines("curlew_page_cache_lookups_total")).toEqual([
      'curlew_page_cache_lookups_total{state="fresh"} 2',
      'curlew_page_cache_lookups_total{state="expired"} 1',
      'curlew_page_cache_lookups_total{state="miss"} 1',
    ])
    expect(await listLines("curlew_page_renders_total")).toEqual([
      'curlew_page_renders_total{result="failed"} 1',
    ])
    expect(await listLines("curlew_changed_tags_total")).toEqual(["curlew_changed_tags_total 12"])
  })

  it("show whether Redis is connected, if the shop has one", async () => {
    expect(await listLines("curlew_redis_up")).toEqual([])
    const memory = new FakeKeyValueStore()
    registerSharedStore(new RedisCircuitBreaker(memory.open(), { warn: () => {}, info: () => {} }))
    expect(await listLines("curlew_redis_up")).toEqual(["curlew_redis_up 1"])
    memory.failureMode = "down"
    expect(await listLines("curlew_redis_up")).toEqual(["curlew_redis_up 0"])
    registerSharedStore(null)
  })

  it("add up queues of one name, which may be in two copies of a module", async () => {
    registerQueueGauge("a queue of the test", () => 2)
    registerQueueGauge("a queue of the test", () => 3)
    expect(await listLines('curlew_queue_length{queue="a queue of the test"}')).toEqual([
      'curlew_queue_length{queue="a queue of the test"} 5',
    ])
  })

  it("have times in seconds, and layout shifts without a unit", async () => {
    metrics.observeResponse({ route: "/", status: 200, seconds: 0.02 })
    metrics.measureVital("/", { name: "LCP", value: 900 })
    metrics.measureVital("/", { name: "CLS", value: 0.2 })
    const [request] = await listLines('curlew_http_request_duration_seconds_sum{route="/"')
    expect(request).toBe('curlew_http_request_duration_seconds_sum{route="/",status="200"} 0.02')
    expect(await listLines("curlew_web_vital_seconds_sum")).toEqual([
      'curlew_web_vital_seconds_sum{vital="LCP",route="/"} 0.9',
    ])
    expect(await listLines("curlew_web_vital_layout_shift_sum")).toEqual([
      'curlew_web_vital_layout_shift_sum{route="/"} 0.2',
    ])
  })
})

/** Returns a call of the storefront's own, with a number that distinguishes cases. */
async function loadCall() {
  const { fetchRest: callRest } = await import("#lib/api/transport.ts")
  return (page: number) => callRest("listTestimonials", { query: { page } })
}
