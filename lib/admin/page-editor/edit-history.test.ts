import { expect, it } from "@jest/globals"
import { recordEdit, redoEdit, startHistory, undoEdit } from "./edit-history.ts"

const typing = (atMs: number) => ({ key: "title", atMs })

it("undoes and redoes each change, and a new change ends what could be redone", () => {
  let history = startHistory("a")
  history = recordEdit(history, "b", { key: "", atMs: 0 })
  history = recordEdit(history, "c", { key: "", atMs: 1 })
  history = undoEdit(history)
  expect([history.present, undoEdit(history).present]).toEqual(["b", "a"])
  expect(redoEdit(history).present).toBe("c")
  const changed = recordEdit(history, "d", { key: "", atMs: 2 })
  expect([redoEdit(changed).present, undoEdit(changed).present]).toEqual(["d", "b"])
})

it("joins typing in one field until it pauses", () => {
  let history = startHistory("")
  history = recordEdit(history, "a", typing(0))
  history = recordEdit(history, "ab", typing(400))
  expect(undoEdit(history).present).toBe("")
  history = recordEdit(history, "abc", typing(5_000))
  expect(undoEdit(history).present).toBe("ab")
  history = recordEdit(history, "abc!", { key: "name", atMs: 5_100 })
  expect(undoEdit(history).present).toBe("abc")
})

it("stays the same at both ends", () => {
  const history = startHistory("a")
  expect([undoEdit(history), redoEdit(history)]).toEqual([history, history])
})
