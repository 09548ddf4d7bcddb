import type {Shop} from '../context';
import type {CatalogueLanguage} from '../domain/catalogue';
import {activationUrl, consentUrl, resetUrl} from '../domain/shop-urls';
import {createConsentToken} from './consent-store';
import type {Customer} from './customer-store';
import {createMailToken} from './mail-token-store';
import {putMail} from './outbox-store';

const SIGNATURE = {
  DE: 'Viele Grüße\nMETARmap',
  EN: 'Kind regards\nMETARmap',
} satisfies Record<CatalogueLanguage, string>;

/** Mails the link to choose a new password. The customer must have an e-mail address. */
export function sendResetMail(
  shop: Shop,
  customer: Customer,
  language: CatalogueLanguage,
): void {
  const token = createMailToken(shop, customer.id, 'reset');
  const link = resetUrl(shop, localeOf(language), customer.id, token);
  send(shop, customer, 'reset', {
    subject: {
      DE: 'Neues Passwort für dein METARmap-Konto',
      EN: 'A new password for your METARmap account',
    }[language],
    text: {
      DE: `${greeting(customer, language)}\n\nmit diesem Link wählst du ein neues Passwort. Er gilt 24 Stunden und nur einmal:\n\n${link}\n\nDu hast das nicht angefordert? Dann musst du nichts weiter tun.`,
      EN: `${greeting(customer, language)}\n\nchoose a new password with this link. It works once, within 24 hours:\n\n${link}\n\nDidn’t ask for this? Then there’s nothing to do.`,
    }[language],
    language,
  });
}

/** Mails the link that opens an account which the merchant has created. */
export function sendActivationMail(shop: Shop, customer: Customer): void {
  const {language} = customer;
  const token = createMailToken(shop, customer.id, 'activate');
  const link = activationUrl(shop, localeOf(language), customer.id, token);
  send(shop, customer, 'activate', {
    subject: {
      DE: 'Aktiviere dein METARmap-Konto',
      EN: 'Activate your METARmap account',
    }[language],
    text: {
      DE: `${greeting(customer, language)}\n\nfür dich wurde ein Kundenkonto angelegt. Mit diesem Link wählst du dein Passwort:\n\n${link}`,
      EN: `${greeting(customer, language)}\n\nan account has been created for you. Choose your password with this link:\n\n${link}`,
    }[language],
    language,
  });
}

/** Mails the code that signs its reader in, customer or not yet. */
export function sendSignInMail(
  shop: Shop,
  email: string,
  code: string,
  language: CatalogueLanguage,
): void {
  putMail(shop, {
    kind: 'sign-in',
    to: email,
    replyTo: null,
    subject: {
      DE: `${code} ist dein Code für METARmap`,
      EN: `${code} is your code for METARmap`,
    }[language],
    text: {
      DE: `Hallo,\n\nmit diesem Code meldest du dich an. Er gilt zehn Minuten und nur einmal:\n\n${code}\n\nDu wolltest dich nicht anmelden? Dann musst du nichts weiter tun.\n\n${SIGNATURE.DE}`,
      EN: `Hello,\n\nlog in with this code. It works once, within ten minutes:\n\n${code}\n\nDidn’t want to log in? Then there’s nothing to do.\n\n${SIGNATURE.EN}`,
    }[language],
  });
}

/** Mails the link that confirms consent to marketing mails. The customer must have an e-mail address. */
export function sendConsentMail(shop: Shop, customer: Customer): void {
  const {language} = customer;
  const token = createConsentToken(shop, customer.id);
  const link = consentUrl(shop, localeOf(language), token);
  send(shop, customer, 'consent', {
    subject: {
      DE: 'Bestätige deine Anmeldung zum Newsletter',
      EN: 'Confirm your subscription',
    }[language],
    text: {
      DE: `${greeting(customer, language)}\n\nmit diesem Link bestätigst du, dass wir dir Neuigkeiten per E-Mail schicken dürfen:\n\n${link}\n\nDu hast das nicht angefordert? Dann musst du nichts weiter tun.`,
      EN: `${greeting(customer, language)}\n\nconfirm with this link that we may send you news by email:\n\n${link}\n\nDidn’t ask for this? Then there’s nothing to do.`,
    }[language],
    language,
  });
}

function send(
  shop: Shop,
  customer: Customer,
  kind: 'reset' | 'activate' | 'consent',
  mail: {subject: string; text: string; language: CatalogueLanguage},
) {
  if (customer.email === null) {
    throw new Error(`Customer ${customer.id} has no e-mail address.`);
  }
  putMail(shop, {
    kind,
    to: customer.email,
    replyTo: null,
    subject: mail.subject,
    text: `${mail.text}\n\n${SIGNATURE[mail.language]}`,
  });
}

function greeting({firstName}: Customer, language: CatalogueLanguage): string {
  const hello = {DE: 'Hallo', EN: 'Hello'}[language];
  return firstName ? `${hello} ${firstName},` : `${hello},`;
}

function localeOf(language: CatalogueLanguage): 'de' | 'en' {
  return language === 'EN' ? 'en' : 'de';
}
