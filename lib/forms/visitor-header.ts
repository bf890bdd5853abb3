/** Header in which the server around the app notes from where a visitor came; nobody else can. */
export const visitorHeader = "x-curlew-visitor"
