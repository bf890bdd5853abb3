/** Name of the file in the data folder with the password of an empty shop's first account. */
export const ownerAccountFile = "owner-account.txt"
