import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises"
import { createServer, type Server, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll } from "@jest/globals"
import { buildFakeMailer } from "./fake-mailer.ts"
import { buildFileMailer, buildSmtpMailer, type Mail, type Mailer } from "./mailer.ts"

const mail: Mail = {
  id: "0f8a9631-98eb-44b6-bfa3-23a3fd14c8f7",
  from: { name: "Curlew, Print & Co. é", address: "shop@curlewprint.example" },
  to: "hello@curlewprint.example",
  replyTo: "ann@example.com",
  unsubscribeUrl: null,
  subject: "Contact us – “hello”",
  text: "The name\n    Ann\n\n.\nDone",
  html: "<p>Ann</p>",
  date: new Date("2026-11-21T03:15:01Z"),
}

let folder: string
let server: Server
let isRefusing = false
const received: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "curlew-mail-"))
  server = createServer((socket) => handleSmtpConnection(socket))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** A minimal SMTP server. */
function handleSmtpConnection(socket: Socket): void {
  let text = ""
  let isData = false
  socket.write("220 mail.example\r\n")
  socket.on("data", (chunk) => {
    text += chunk
    if (isData) {
      if (!text.endsWith("\r\n.\r\n")) return
      received.push(text)
      isData = false
      text = ""
      socket.write("250 taken\r\n")
      return
    }
    for (let end = text.indexOf("\r\n"); end >= 0 && !isData; end = text.indexOf("\r\n")) {
      const line = text.slice(0, end).toUpperCase()
      text = text.slice(end + 2)
      isData = line === "DATA"
      if (isData) socket.write("354 go on\r\n")
      else if (line === "QUIT") socket.end("221 bye\r\n")
      else if (line.startsWith("RCPT") && isRefusing) socket.write("451 not now\r\n")
      else socket.write("250 fine\r\n")
    }
  })
}

function getSmtpUrl(listening: Server): string {
  const address = listening.address()
  return `smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
}

const buildSmtp = (): Mailer => buildSmtpMailer(getSmtpUrl(server))

const readOutbox = async () => {
  const names = await readdir(join(folder, "outbox"))
  return Promise.all(names.map((name) => readFile(join(folder, "outbox", name), "utf8")))
}

describe.each([
  ["files", () => buildFileMailer(folder), readOutbox],
  ["a mail server", buildSmtp, async () => received],
] as const)("emails delivered to %s", (_where, build, readAll) => {
  it("arrive with their headers and both parts", async () => {
    const mailer = build()
    await mailer.send(mail)
    mailer.close()
    const [message = ""] = await readAll()
    expect(message).toMatch(/^To: hello@curlewprint\.example\r?$/m)
    expect(message).toMatch(/^From: =\?UTF-8\?[^<]*<shop@curlewprint\.example>\r?$/m)
    expect(message).toMatch(/^Reply-To: ann@example\.com\r?$/m)
    expect(message).toMatch(/^Message-ID: <0f8a9631-[^@]+@curlewprint\.example>\r?$/im)
    expect(message).toMatch(/^Date: Sat, 21 Nov 2026 03:15:01 \+0000\r?$/m)
    expect(message).toContain("<p>Ann</p>")
    expect(message).toContain("    Ann")
  })

  it("cannot gain a header through a text", async () => {
    const mailer = build()
    const bad = "x\r\nBcc: everyone@example.com\r\n\r\nBody"
    await mailer.send({ ...mail, subject: bad, from: { ...mail.from, name: bad } })
    mailer.close()
    for (const message of await readAll()) expect(message).not.toMatch(/^Bcc:/im)
  })
})

describe("emails in files", () => {
  it("are named by date and id, written whole, and readable only by their user", async () => {
    const mailer = buildFileMailer(folder)
    await Promise.all([mailer.send(mail)])
    await mailer.send(mail)
    const names = await readdir(join(folder, "outbox"))
    expect(names).toEqual([`2026-11-21-${mail.id}.eml`])
    expect((await stat(join(folder, "outbox", names[0] ?? ""))).mode & 0o777).toBe(0o600)
    expect((await stat(join(folder, "outbox"))).mode & 0o777).toBe(0o700)
  })
})

describe("an email that is not accepted", () => {
  it.each([
    ["a server that rejects it", () => buildSmtp()],
    ["an unreachable server", () => buildSmtpMailer("smtp://127.0.0.1:1")],
    ["a folder that cannot be created", () => buildFileMailer("/dev/null")],
    ["a fake configured to fail", () => buildFailing()],
  ])("makes send() throw: %s", async (_why, build) => {
    isRefusing = true
    const mailer = build()
    await expect(mailer.send(mail)).rejects.toThrow()
    mailer.close()
    isRefusing = false
  })
})

it("closes the connection to a mail server that takes too long", async () => {
  const slow = createServer((socket) => socket.write("220 mail.example\r\n"))
  const closed = new Promise((resolve) => {
    slow.on("connection", (socket) => socket.resume().on("end", resolve))
  })
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve))
  const mailer = buildSmtpMailer(getSmtpUrl(slow), 200)
  await expect(mailer.send(mail)).rejects.toThrow("the mail server took too long")
  await closed
  mailer.close()
  slow.close()
})

function buildFailing(): Mailer {
  const mailer = buildFakeMailer()
  mailer.failNext(1)
  return mailer
}
