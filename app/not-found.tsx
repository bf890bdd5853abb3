import messages from "../messages/en.json"

/** Renders the 404 page for paths outside of every language, such as a missing file. */
export default function NotFound() {
  const { heading, sorry, visit, home } = messages.notFound
  return (
    <html lang="en">
      <body
        style={{ fontFamily: "system-ui, sans-serif", padding: "4rem 1rem", textAlign: "center" }}
      >
        <title>{heading}</title>
        <h1>{heading}</h1>
        <p>{sorry}</p>
        <p>{visit}</p>
        <a href="/">{home}</a>
      </body>
    </html>
  )
}
