/**
 * Request header in which the server in front of the app passes the client's IP address; it is
 * removed from incoming requests.
 */
export const visitorHeader = "x-curlew-visitor"
