import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import type {Shop} from '../context';
import type {PageLocale} from '../domain/catalogue';
import {
  activationUrl,
  consentUrl,
  resetUrl,
  localeOfLanguage,
} from '../domain/shop-urls';
import {createConsentToken} from './consent-store';
import type {Customer} from './customer-store';
import {createMailToken} from './mail-token-store';
import {sendMail} from './mail';

const TEXTS = {
  de: {
    ignore:
      'Du hast das nicht angefordert? Dann ignoriere diese E-Mail einfach.',
    reset: {
      subject: (shop: string) => `Neues Passwort für dein Konto bei ${shop}`,
      text: 'mit diesem Link wählst du ein neues Passwort. Er gilt 24 Stunden lang und funktioniert nur einmal.',
      button: 'Neues Passwort wählen',
    },
    activate: {
      subject: (shop: string) => `Aktiviere dein Konto bei ${shop}`,
      text: 'wir haben ein Kundenkonto für dich angelegt. Wähle ein Passwort, dann findest du dort deine Bestellungen, deine Adressen und deinen Merkzettel.',
      button: 'Konto aktivieren',
    },
    consent: {
      subject: () => 'Bestätige deine Anmeldung zum Newsletter',
      text: 'schön, dass du dabei sein willst. Bestätige bitte, dass wir dir Neuigkeiten per E-Mail schicken dürfen.',
      button: 'Anmeldung bestätigen',
    },
    signIn: {
      subject: (code: string, shop: string) =>
        `${code} ist dein Code für ${shop}`,
      text: 'mit diesem Code meldest du dich an. Er gilt zehn Minuten lang und funktioniert nur einmal.',
      code: 'Dein Code:',
      ignore:
        'Du wolltest dich nicht anmelden? Dann ignoriere diese E-Mail einfach.',
    },
  },
  en: {
    ignore: 'Didn’t ask for this? You can ignore this email.',
    reset: {
      subject: (shop: string) => `A new password for your ${shop} account`,
      text: 'Use this link to choose a new password. It works once and expires in 24 hours.',
      button: 'Choose a new password',
    },
    activate: {
      subject: (shop: string) => `Activate your ${shop} account`,
      text: 'We’ve created an account for you. Choose a password to see your orders, addresses and wishlist.',
      button: 'Activate account',
    },
    consent: {
      subject: () => 'Confirm your newsletter subscription',
      text: 'Glad to have you on board. Please confirm that we may send you news by email.',
      button: 'Confirm subscription',
    },
    signIn: {
      subject: (code: string, shop: string) =>
        `${code} is your code for ${shop}`,
      text: 'Log in with this code. It works once and expires in ten minutes.',
      code: 'Your code:',
      ignore: 'Didn’t try to log in? You can ignore this email.',
    },
  },
} satisfies Record<PageLocale, object>;

/** Mails the link to choose a new password. */
export function sendResetMail(
  shop: Shop,
  customer: Customer,
  language: CatalogueLanguage,
): void {
  const locale = localeOfLanguage(language);
  const token = createMailToken(shop, customer.id, 'reset');
  const url = resetUrl(shop, locale, customer.id, token);
  sendLink(shop, customer, 'reset', locale, url, TEXTS[locale].ignore);
}

/** Mails the link that opens an account which the merchant has created. */
export function sendActivationMail(shop: Shop, customer: Customer): void {
  const locale = localeOfLanguage(customer.language);
  const token = createMailToken(shop, customer.id, 'activate');
  const url = activationUrl(shop, locale, customer.id, token);
  sendLink(shop, customer, 'activate', locale, url);
}

/** Mails the link that confirms consent to marketing mails. */
export function sendConsentMail(shop: Shop, customer: Customer): void {
  const locale = localeOfLanguage(customer.language);
  const url = consentUrl(shop, locale, createConsentToken(shop, customer.id));
  sendLink(shop, customer, 'consent', locale, url, TEXTS[locale].ignore);
}

/** Mails the code that signs in its reader, who may not be a customer yet. */
export function sendSignInMail(
  shop: Shop,
  email: string,
  code: string,
  language: CatalogueLanguage,
): void {
  const locale = localeOfLanguage(language);
  const texts = TEXTS[locale].signIn;
  sendMail(shop, {
    kind: 'sign-in',
    to: email,
    locale,
    name: null,
    subject: texts.subject(code, shop.seed.name),
    parts: [texts.text, {label: texts.code, code}, texts.ignore],
  });
}

function sendLink(
  shop: Shop,
  {email, firstName}: Customer,
  kind: 'reset' | 'activate' | 'consent',
  locale: PageLocale,
  url: string,
  ...further: readonly string[]
): void {
  const {subject: subjectOf, text, button: label} = TEXTS[locale][kind];
  const subject = subjectOf(shop.seed.name);
  const parts = [text, {label, url}, ...further];
  sendMail(shop, {kind, to: email, locale, name: firstName, subject, parts});
}
