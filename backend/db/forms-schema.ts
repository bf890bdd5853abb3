import type { Generated } from "kysely"
import type { Json, Maybe, MaybeTimestamp, RecordColumns, Timestamp } from "./column-types.ts"

export type FormsTable = RecordColumns & {
  name: string
  url: string
  use_captcha: Generated<boolean>
  must_be_logged_on: Generated<boolean>
  cost_cents: Generated<number>
  thank_you: Generated<string>
  questions: Json
  data: Json
}

export type FormSubmissionsTable = RecordColumns & {
  form_id: Maybe<number>
  form_name: string
  data: Json
  /** Path and query of the page with the form, or empty. */
  url: Generated<string>
  /**
   * Keyed hash of the client's IP address, never the address itself. `digest` likewise is a keyed
   * hash of the submitted values.
   */
  client: string
  digest: string
  sender_key: Generated<string>
  payment_id: Maybe<number>
  /** When an administrator marked it as answered. */
  answered_at: MaybeTimestamp
  /** Locale of the page with the form. */
  language: Generated<string>
}

export type RateMarksTable = {
  id: Generated<string>
  bucket: string
  created_at: Timestamp
}

export type CaptchaUsesTable = { id: string; expires_at: Timestamp }

export type MailOutboxTable = {
  id: Generated<string>
  about: string
  /** Null for the shop's owner, until it has been sent. */
  to_address: Maybe<string>
  from_address: Maybe<string>
  reply_to: Maybe<string>
  subject: string
  text_body: string
  html_body: string
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  sent_at: MaybeTimestamp
  given_up_at: MaybeTimestamp
  last_error: Maybe<string>
  /** Where mail clients unsubscribe with one click; null for emails that belong to no list. */
  unsubscribe_url: Maybe<string>
  created_at: Generated<Date>
}

/** The tables of forms and emails. */
export type FormTables = {
  forms: FormsTable
  form_submissions: FormSubmissionsTable
  rate_marks: RateMarksTable
  captcha_uses: CaptchaUsesTable
  mail_outbox: MailOutboxTable
}
