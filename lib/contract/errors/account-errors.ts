import type { ErrorDefinitions } from "./error-definition.ts"

/** Errors about logins, the customer’s own record and postal addresses. */
export const accountErrors = {
  login_required: { message: "Please log in." },
  login_required_first: { message: "Please log in first." },
  login_required_again: { message: "Please log in again." },
  login_expired: { message: "Your login has expired. Please log in again." },
  token_expired: { message: "This token has expired." },
  token_invalid: { message: "This token is not valid." },
  credentials_wrong: { message: "Incorrect email or password." },
  email_unchanged: { message: "That’s your email address already." },
  account_orders_open: {
    params: { orders: "text" },
    message:
      "You have orders in progress: {orders}. You can delete your account once they’ve been sent or cancelled.",
  },
  account_refund_due: {
    message: "A refund to you is still on its way. Please try again in a few minutes.",
  },
  account_credit_left: {
    params: { amount: "money" },
    message:
      "You have {amount} in store credit, which would be lost. Spend it first, or write to us.",
  },
  account_is_admin: {
    message: "This account manages the shop, so it can’t be deleted here.",
  },
  current_password_wrong: { message: "That’s not your current password." },
  current_password_changed: {
    message: "Your password was changed a moment ago. Enter the new one.",
  },
  mail_code_wrong: { message: "That code is wrong or has expired. Ask for a new one." },
  mail_code_format: { message: "A code has eight letters and digits." },
  sign_in_code_format: { message: "A code has six digits." },
  sign_in_code_wrong: {
    message:
      "That code is wrong, has expired, or was asked for in another browser. Ask for a new one.",
  },
  sign_in_code_wait: {
    message: "We’ve just sent you a code. You can ask for a new one in a moment.",
  },
  passkey_wrong: { message: "That passkey didn’t work here. Log in another way." },
  passkey_not_added: { message: "The passkey wasn’t added. Please try again." },
  passkey_not_found: { message: "There is no such passkey." },
  passkeys_full: {
    params: { count: "number" },
    message:
      "You can have {count, plural, one {# passkey} other {# passkeys}} at most. Remove one first.",
  },
  mail_code_required: { message: "Enter the code from the email." },
  login_password_required: { message: "Enter your password." },
  current_password_required: { message: "Enter your current password." },
  password_required: { message: "Choose a password." },
  password_too_short: {
    params: { count: "number" },
    message:
      "Choose a password of at least {count, plural, one {# character} other {# characters}}.",
  },
  password_too_long: {
    params: { count: "number" },
    message: "A password can have at most {count, plural, one {# character} other {# characters}}.",
  },
  email_required: { message: "Enter your email address." },
  email_format: { message: "Enter a full email address, such as name@example.com." },
  phone_format: { message: "Enter a phone number, such as 0412 345 678." },
  own_first_name_required: { message: "Enter your first name." },
  own_last_name_required: { message: "Enter your last name." },
  date_format: { message: "Enter a date, such as 31/05/1984." },
  date_in_future: { message: "This date is in the future." },
  date_too_long_ago: { message: "This date is too long ago." },
  website_format: { message: "Enter a full web address, such as https://example.com." },
  abn_format: { message: "Enter an ABN of eleven digits, such as 51 824 753 556." },
  state_required: { message: "Choose a state or territory." },
  text_too_long: {
    params: { count: "number" },
    message:
      "This is too long: at most {count, plural, one {# character fits} other {# characters fit}}.",
  },
  field_read_only: {
    message: "You can’t change this here. Contact us and we’ll change it for you.",
  },
  first_name_required: { message: "Enter a first name." },
  last_name_required: { message: "Enter a last name." },
  street_required: { message: "Enter the street and number." },
  suburb_required: { message: "Enter the suburb or town." },
  postcode_format: { message: "Enter a four-digit postcode, such as 4680." },
  postcode_not_in_state: { message: "This postcode isn’t in the state you chose." },
  country_unsupported: { message: "We deliver within Australia only." },
  address_not_found: { message: "There is no such address." },
  addresses_read_only: {
    message: "You can’t change addresses here. Contact us and we’ll change them for you.",
  },
  addresses_full: {
    params: { count: "number" },
    message:
      "You’ve saved {count, plural, one {# address} other {# addresses}}, which is the maximum. Edit one of them instead.",
  },
  wish_list_name_required: { message: "Enter a name for the list." },
  wish_list_name_taken: { message: "You already have a list with this name." },
  wish_list_full: {
    params: { count: "number" },
    message: "A list can hold at most {count} products. Remove one, or start another list.",
  },
  wish_lists_full: {
    params: { count: "number" },
    message: "You can have at most {count} lists. Delete one of them first.",
  },
  saved_address_required: { message: "Choose one of your saved addresses." },
  photo_required: { message: "Choose a picture." },
  photo_too_large: { message: "A photo can be up to 10 MB." },
  photo_unreadable: { message: "This isn’t a picture." },
  picture_file_too_large: { message: "This picture is larger than 20 MB." },
  picture_megapixels_exceeded: { message: "This picture has more than 40 megapixels." },
  picture_type_unsupported: { message: "Only JPEG, PNG, WebP and GIF pictures are taken." },
  picture_undecodable: { message: "This picture cannot be decoded." },
  photos_busy: {
    message: "We’re receiving a lot of photos right now. Please try again in a moment.",
  },
  photo_storage_full: {
    message: "There is no room for more pictures at the moment. Please try again later.",
  },
  photo_rate_limited: {
    message: "You have changed your photo many times today. Please try again tomorrow.",
  },
  login_rate_limited: { message: "Too many attempts. Please try again in 15 minutes." },
  email_rate_limited: {
    message: "You’ve asked for a lot of emails in a short time. Please try again in an hour.",
  },
} as const satisfies ErrorDefinitions
