// Of the functions that Next adds to old browsers, the only one that some of the browsers lack for
// which its scripts are compiled (Chromium 111, Firefox 111, Safari 16.4).
if (!("canParse" in URL)) {
  Object.assign(URL, {
    canParse(url: string, base?: string) {
      try {
        return Boolean(new URL(url, base))
      } catch {
        return false
      }
    },
  })
}

export {}
