import type {Shop} from '../context';
import type {CatalogueLanguage} from '../domain/catalogue';
import {
  activationUrl,
  consentUrl,
  resetUrl,
  type PageLocale,
} from '../domain/shop-urls';
import {createConsentToken} from './consent-store';
import type {Customer} from './customer-store';
import {createMailToken} from './mail-token-store';
import {
  button,
  code as codePart,
  layOut,
  paragraph,
  picture,
  type MailPart,
} from './mail-layout';
import {putMail} from './outbox-store';

const TEXTS = {
  de: {
    hello: 'Hallo',
    map: 'Die METARmap bei Nacht: Lichter in vier Farben auf einer Karte an der Wand',
    ignore:
      'Du hast das nicht angefordert? Dann ignoriere diese E-Mail einfach.',
    reset: {
      subject: 'Neues Passwort für dein METARmap-Konto',
      text: 'mit diesem Link wählst du ein neues Passwort. Er gilt 24 Stunden lang und funktioniert nur einmal.',
      button: 'Neues Passwort wählen',
    },
    activate: {
      subject: 'Aktiviere dein METARmap-Konto',
      text: 'wir haben ein Kundenkonto für dich angelegt. Wähle ein Passwort, dann findest du dort deine Bestellungen, deine Adressen und deinen Merkzettel.',
      button: 'Konto aktivieren',
    },
    consent: {
      subject: 'Bestätige deine Anmeldung zum Newsletter',
      text: 'schön, dass du dabei sein willst. Bestätige bitte, dass wir dir Neuigkeiten per E-Mail schicken dürfen.',
      button: 'Anmeldung bestätigen',
    },
    signIn: {
      subject: (code: string) => `${code} ist dein Code für METARmap`,
      title: 'Dein Code zum Anmelden',
      text: 'mit diesem Code meldest du dich an. Er gilt zehn Minuten lang und funktioniert nur einmal.',
      code: 'Dein Code:',
      ignore:
        'Du wolltest dich nicht anmelden? Dann ignoriere diese E-Mail einfach.',
    },
  },
  en: {
    hello: 'Hello',
    map: 'The METARmap at night: lights in four colors on a map on the wall',
    ignore: 'Didn’t ask for this? You can ignore this email.',
    reset: {
      subject: 'A new password for your METARmap account',
      text: 'Use this link to choose a new password. It works once and expires in 24 hours.',
      button: 'Choose a new password',
    },
    activate: {
      subject: 'Activate your METARmap account',
      text: 'We’ve created an account for you. Choose a password to see your orders, addresses and wishlist.',
      button: 'Activate account',
    },
    consent: {
      subject: 'Confirm your newsletter subscription',
      text: 'Glad to have you on board. Please confirm that we may send you news by email.',
      button: 'Confirm subscription',
    },
    signIn: {
      subject: (code: string) => `${code} is your code for METARmap`,
      title: 'Your login code',
      text: 'Log in with this code. It works once and expires in ten minutes.',
      code: 'Your code:',
      ignore: 'Didn’t try to log in? You can ignore this email.',
    },
  },
};

/** Mails the link to choose a new password. The customer must have an e-mail address. */
export function sendResetMail(
  shop: Shop,
  customer: Customer,
  language: CatalogueLanguage,
): void {
  const locale = localeOf(language);
  const token = createMailToken(shop, customer.id, 'reset');
  const {button: label, text, subject} = TEXTS[locale].reset;
  send(shop, customer, 'reset', locale, subject, [
    greeting(customer, locale),
    paragraph(text),
    button(label, resetUrl(shop, locale, customer.id, token)),
    paragraph(TEXTS[locale].ignore),
  ]);
}

/** Mails the link that opens an account which the merchant has created. */
export function sendActivationMail(shop: Shop, customer: Customer): void {
  const locale = localeOf(customer.language);
  const token = createMailToken(shop, customer.id, 'activate');
  const {button: label, text, subject} = TEXTS[locale].activate;
  send(shop, customer, 'activate', locale, subject, [
    nightPicture(shop, locale),
    greeting(customer, locale),
    paragraph(text),
    button(label, activationUrl(shop, locale, customer.id, token)),
  ]);
}

/** Mails the code that signs its reader in, customer or not yet. */
export function sendSignInMail(
  shop: Shop,
  email: string,
  code: string,
  language: CatalogueLanguage,
): void {
  const locale = localeOf(language);
  const {hello, signIn} = TEXTS[locale];
  putMail(shop, {
    kind: 'sign-in',
    to: email,
    replyTo: null,
    subject: signIn.subject(code),
    ...layOut(shop, locale, signIn.title, [
      paragraph(`${hello},`),
      paragraph(signIn.text),
      codePart(signIn.code, code),
      paragraph(signIn.ignore),
    ]),
  });
}

/** Mails the link that confirms consent to marketing mails. The customer must have an e-mail address. */
export function sendConsentMail(shop: Shop, customer: Customer): void {
  const locale = localeOf(customer.language);
  const token = createConsentToken(shop, customer.id);
  const {button: label, text, subject} = TEXTS[locale].consent;
  send(shop, customer, 'consent', locale, subject, [
    nightPicture(shop, locale),
    greeting(customer, locale),
    paragraph(text),
    button(label, consentUrl(shop, locale, token)),
    paragraph(TEXTS[locale].ignore),
  ]);
}

/** Its subject is its title. */
function send(
  shop: Shop,
  {id, email}: Customer,
  kind: 'reset' | 'activate' | 'consent',
  locale: PageLocale,
  subject: string,
  parts: readonly MailPart[],
): void {
  if (email === null) throw new Error(`Customer ${id} has no e-mail address.`);
  const laidOut = layOut(shop, locale, subject, parts);
  putMail(shop, {kind, to: email, replyTo: null, subject, ...laidOut});
}

function nightPicture(shop: Shop, locale: PageLocale): MailPart {
  return picture(shop, 'brand/hero-night.webp', TEXTS[locale].map);
}

function greeting({firstName}: Customer, locale: PageLocale): MailPart {
  const {hello} = TEXTS[locale];
  return paragraph(firstName ? `${hello} ${firstName},` : `${hello},`);
}

function localeOf(language: CatalogueLanguage): PageLocale {
  return language === 'EN' ? 'en' : 'de';
}
