import { spawn } from "node:child_process"
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

const supervisorPath = resolve(import.meta.dirname, "database-supervisor.ts")
const maxSteps = 1_200
const stepMs = 50
/** tmpfs of Linux, where creating a database takes a tenth of the time. */
const memoryFolder = "/dev/shm"
/** Maximum size of all databases of a run and their WAL. */
const requiredBytes = 2 * 1024 ** 3

/**
 * Returns the URL of a PostgreSQL server for tests: TEST_DATABASE_URL, else a server that is
 * started once per test run, shared by its workers and removed after the run.
 */
export async function getDatabaseServerUrl(): Promise<string> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return given
  const runnerPid = process.send === undefined ? process.pid : process.ppid
  const folder = join(chooseParent(), `curlew-tests-${runnerPid}`)
  if (isFirst(folder)) startSupervisor(folder, runnerPid)
  const url = join(folder, "url")
  for (let step = 0; step < maxSteps && existsSync(folder); step++) {
    if (existsSync(url)) return readFileSync(url, "utf8")
    await sleep(stepMs)
  }
  throw new Error(`The PostgreSQL for tests did not start; see ${folder}.log.`)
}

/** Returns tmpfs if it has enough space, which most containers lack; else the temp folder. */
function chooseParent(): string {
  if (!existsSync(memoryFolder)) return tmpdir()
  const { bavail, bsize } = statfsSync(memoryFolder)
  return bavail * bsize >= requiredBytes ? memoryFolder : tmpdir()
}

function isFirst(folder: string) {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

function startSupervisor(folder: string, runnerPid: number) {
  const log = openSync(`${folder}.log`, "w")
  const child = spawn(process.execPath, [supervisorPath, folder, String(runnerPid)], {
    detached: true,
    stdio: ["ignore", log, log],
  })
  closeSync(log)
  child.unref()
}
