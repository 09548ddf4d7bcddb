import {
  writtenLanguage,
  type CatalogueLanguage,
  type WrittenLanguage,
} from '@metarmap/store/localized-text';
import type {CustomerErrorCode} from '../../schemas/storefront-types';

/** One entry of `customerUserErrors`, and without its code of `userErrors`. */
export interface CustomerError {
  readonly code: CustomerErrorCode;
  /** Path of the input field at fault; `null` when it is not a single one. */
  readonly field: readonly string[] | null;
  readonly message: string;
}

interface Reason {
  readonly code: CustomerErrorCode;
  readonly message: Readonly<Record<WrittenLanguage, string>>;
}

const reason = (code: CustomerErrorCode, EN: string, DE: string): Reason => ({
  code,
  message: {EN, DE},
});

/** Shopify's wording, in the languages of the shop. */
const REASONS = {
  unidentified: reason(
    'UNIDENTIFIED_CUSTOMER',
    'Unidentified customer',
    'Nicht identifizierter Kunde',
  ),
  customerNotFound: reason(
    'UNIDENTIFIED_CUSTOMER',
    'Could not find customer',
    'Kunde konnte nicht gefunden werden',
  ),
  accessTokenUnknown: reason(
    'TOKEN_INVALID',
    'Access token does not exist',
    'Zugriffstoken existiert nicht',
  ),
  resetTokenInvalid: reason(
    'TOKEN_INVALID',
    'Invalid reset token',
    'Ungültiger Link zum Zurücksetzen des Passworts',
  ),
  activationTokenInvalid: reason(
    'TOKEN_INVALID',
    'Invalid activation token',
    'Ungültiger Aktivierungslink',
  ),
  activationUrlInvalid: reason(
    'INVALID',
    'Invalid activation url',
    'Ungültige Aktivierungs-URL',
  ),
  alreadyEnabled: reason(
    'ALREADY_ENABLED',
    'Customer already enabled',
    'Kunde ist bereits aktiviert',
  ),
  disabled: reason(
    'CUSTOMER_DISABLED',
    'Customer is disabled',
    'Kundenkonto ist deaktiviert',
  ),
  invitationSent: reason(
    'CUSTOMER_DISABLED',
    'We have sent you an email, please click the link included to verify your email address.',
    'Wir haben dir eine E-Mail geschickt. Klicke auf den Link darin, um deine E-Mail-Adresse zu bestätigen.',
  ),
  emailBlank: reason(
    'BLANK',
    "Email can't be blank",
    'E-Mail-Adresse muss ausgefüllt werden',
  ),
  emailInvalid: reason(
    'INVALID',
    'Email is invalid',
    'E-Mail-Adresse ist ungültig',
  ),
  emailRefused: reason(
    'INVALID',
    'CustomerUpdate access denied',
    'CustomerUpdate access denied',
  ),
  emailTaken: reason(
    'TAKEN',
    'Email has already been taken',
    'E-Mail-Adresse ist bereits vergeben',
  ),
  phoneInvalid: reason(
    'INVALID',
    'Phone is invalid',
    'Telefonnummer ist ungültig',
  ),
  phoneTaken: reason(
    'TAKEN',
    'Phone has already been taken',
    'Telefonnummer ist bereits vergeben',
  ),
  passwordBlank: reason(
    'BLANK',
    "Password can't be blank",
    'Passwort muss ausgefüllt werden',
  ),
  passwordTooShort: reason(
    'TOO_SHORT',
    'Password is too short (minimum is 5 characters)',
    'Passwort ist zu kurz (mindestens 5 Zeichen)',
  ),
  passwordTooLong: reason(
    'TOO_LONG',
    'Password is too long (maximum is 40 characters)',
    'Passwort ist zu lang (höchstens 40 Zeichen)',
  ),
  passwordWhitespace: reason(
    'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE',
    'Password starts or ends with whitespace',
    'Passwort beginnt oder endet mit einem Leerzeichen',
  ),
  textTooLong: reason(
    'TOO_LONG',
    'Input is too long (maximum is 255 characters)',
    'Eingabe ist zu lang (höchstens 255 Zeichen)',
  ),
  textContainsHtml: reason(
    'CONTAINS_HTML_TAGS',
    'Input cannot contain HTML tags',
    'Eingabe darf keine HTML-Tags enthalten',
  ),
  nameContainsUrl: reason(
    'CONTAINS_URL',
    'Input cannot contain URL',
    'Eingabe darf keine URL enthalten',
  ),
  addressNotFound: reason(
    'NOT_FOUND',
    'Address does not exist',
    'Adresse existiert nicht',
  ),
  countryInvalid: reason(
    'INVALID',
    'Country is not valid',
    'Land ist ungültig',
  ),
  provinceInvalid: reason(
    'INVALID',
    'Province is not valid',
    'Region ist ungültig',
  ),
  zipInvalid: reason(
    'INVALID',
    'Zip is not valid for the country',
    'Postleitzahl ist für das Land ungültig',
  ),
  addressTaken: reason(
    'TAKEN',
    'Address already exists',
    'Adresse existiert bereits',
  ),
} satisfies Record<string, Reason>;

/** Everything that a customer mutation can refuse. */
export type CustomerErrorReason = keyof typeof REASONS;

/** The error of a reason, in the reader's language, at a field of the input. */
export function customerError(
  name: CustomerErrorReason,
  language: CatalogueLanguage,
  field: readonly string[] | null,
): CustomerError {
  const {code, message} = REASONS[name];
  const subject = SUBJECTS[field?.at(-1) ?? '']?.[writtenLanguage(language)];
  const text = message[writtenLanguage(language)];
  return {
    code,
    field,
    message: subject ? text.replace(/^(?:Input|Eingabe)/, subject) : text,
  };
}

/** How Shopify's messages call a field. */
const SUBJECTS: Readonly<Record<string, Record<WrittenLanguage, string>>> = {
  firstName: {DE: 'Vorname', EN: 'First name'},
  lastName: {DE: 'Nachname', EN: 'Last name'},
};
