import { parseCpuMs, parseListeners, parseMemoryMb } from "./process-use.ts"

describe("process behind a port", () => {
  const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:0BB8 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 41001 1 0000000000000000 100 0 0 10 0
   1: 0100007F:0BB8 0100007F:D2F0 01 00000000:00000000 00:00000000 00000000     0        0 41002 1 0000000000000000 20 4 30 10 -1
   2: 00000000:0FA0 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 41003 1 0000000000000000 100 0 0 10 0
`
  it("finds the listening socket, not a connection through the port", () => {
    expect(parseListeners(table, 3000)).toEqual(["41001"])
    expect(parseListeners(table, 4000)).toEqual(["41003"])
  })

  it("finds no socket where nothing listens", () => {
    expect(parseListeners(table, 0xd2f0)).toEqual([])
    expect(parseListeners("", 3000)).toEqual([])
  })
})

describe("resource use of a process", () => {
  it("adds user and system time in milliseconds, whatever the name of the program", () => {
    const stat =
      "42 (next (server) v16) S 1 42 42 0 -1 4194560 9 0 0 0 1250 75 0 0 20 0 11 0 555 1 2"
    expect(parseCpuMs(stat)).toBe(13_250)
  })

  it("reads resident memory in MB", () => {
    expect(parseMemoryMb("Name:\tnode\nVmHWM:\t  300000 kB\nVmRSS:\t  200000 kB\n")).toBe(204.8)
  })

  it("returns null for a text without the values", () => {
    expect(parseCpuMs("")).toBeNull()
    expect(parseMemoryMb("Name:\tkthreadd\n")).toBeNull()
  })
})
