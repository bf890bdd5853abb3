import { videoSetting } from "./video-setting.ts"

const slate = "cd".repeat(16)

describe("video setting", () => {
  it.each(["/v/3.mp4", "v/3.mp4", "https://shop.example/v/3.mp4"])(
    "parses the id of the video from its file: %s",
    (file) => {
      expect(videoSetting.parse({ file, slate })).toMatchObject({ id: 3, slate: { hash: slate } })
    },
  )

  it("accepts a video without a poster", () => {
    expect(videoSetting.parse({ file: "/v/3.mp4" })).toEqual({ id: 3, slate: null })
  })

  it.each([null, undefined, "", 7, {}, { file: "/v/0.mp4" }, { file: "/v/null.mp4" }, { file: 3 }])(
    "is null without a playable file: %j",
    (video) => {
      expect(videoSetting.parse(video)).toBeNull()
    },
  )

  it("rejects a file of another origin", () => {
    expect(videoSetting.parse({ file: "https://evil.example/x.mp4" })).toBeNull()
  })
})
