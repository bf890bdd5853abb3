import { filmSetting } from "./film-setting.ts"

const slate = "cd".repeat(16)

describe("a chosen film", () => {
  it.each(["/v/3.mp4", "v/3.mp4", "https://shop.example/v/3.mp4"])(
    "is known by the file it is played from: %s",
    (file) => {
      expect(filmSetting.parse({ file, slate })).toMatchObject({ id: 3, slate: { hash: slate } })
    },
  )

  it("may lack its still", () => {
    expect(filmSetting.parse({ file: "/v/3.mp4" })).toEqual({ id: 3, slate: null })
  })

  it.each([null, undefined, "", 7, {}, { file: "/v/0.mp4" }, { file: "/v/null.mp4" }, { file: 3 }])(
    "is none where there is nothing to play: %j",
    (film) => {
      expect(filmSetting.parse(film)).toBeNull()
    },
  )

  it("never plays from elsewhere than the shop", () => {
    expect(filmSetting.parse({ file: "https://evil.example/x.mp4" })).toBeNull()
  })
})
