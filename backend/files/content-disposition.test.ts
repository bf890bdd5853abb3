import { buildContentDisposition } from "./content-disposition.ts"

describe("a downloaded file's name", () => {
  it.each([
    ["care sheet.pdf", "care sheet.pdf", "care%20sheet.pdf"],
    [
      "Résin – “grau”.pdf",
      "Resin _ _grau_.pdf",
      "R%C3%A9sin%20%E2%80%93%20%E2%80%9Cgrau%E2%80%9D.pdf",
    ],
    ["it's (new) 100%*.txt", "it's (new) 100__.txt", "it%27s%20%28new%29%20100%25_.txt"],
    ["🦆.png", "__.png", "%F0%9F%A6%86.png"],
    ["../../etc/passwd", "__.._etc_passwd", "__.._etc_passwd"],
    ['a"; filename="b.exe', "a_; filename=_b.exe", "a_%3B%20filename%3D_b.exe"],
    ["a\r\nset-cookie: b", "a__set-cookie_ b", "a__set-cookie_%20b"],
    ["gpj.\u202eexe", "gpj._exe", "gpj._exe"],
    ["\ud800", "_", "_"],
  ])("encodes %j for old and new browsers", (name, plain, encoded) => {
    expect(buildContentDisposition(name)).toBe(
      `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    )
  })
})
