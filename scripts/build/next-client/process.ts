// What packages read of Node's `process` in browsers; the whole of it is 2 kB of code.
export const env = {}
export const browser = true
