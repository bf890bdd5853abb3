/** Path of the newsletter page. */
export const newsletterPath = "/newsletter"

/** Query parameter of that page after the footer's form was sent: what came of it. */
export const resultParam = "result"
