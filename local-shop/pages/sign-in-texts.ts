import type {PageLocale} from '../domain/catalogue';

/** Why the form is shown again. */
export type SignInProblem =
  | 'emailInvalid'
  | 'codeWrong'
  | 'ticketExpired'
  | 'tooManyMails'
  | 'tooManyCodes'
  | 'disabled';

const de = {
  title: 'Anmelden',
  intro:
    'Wir schicken dir einen Code per E-Mail. Noch kein Konto? Dann legen wir es mit der Anmeldung an.',
  email: 'E-Mail-Adresse',
  sendCode: 'Code anfordern',
  codeTitle: 'Code eingeben',
  codeSent: (email: string) =>
    `Ein Code mit sechs Ziffern ist unterwegs an ${email}.`,
  outbox: 'Im lokalen Testshop liegt er im Postausgang.',
  code: 'Code',
  signIn: 'Anmelden',
  otherEmail: 'Andere E-Mail-Adresse',
  cancel: 'Abbrechen und zurück zum Shop',
  problems: {
    emailInvalid: 'Bitte gib eine gültige E-Mail-Adresse ein.',
    codeWrong: 'Dieser Code stimmt nicht. Bitte prüfe die sechs Ziffern.',
    ticketExpired: 'Dieser Code gilt nicht mehr. Bitte fordere einen neuen an.',
    tooManyMails:
      'Für diese Adresse wurden zu viele Codes angefordert. Bitte warte eine Viertelstunde.',
    tooManyCodes:
      'Zu viele falsche Codes. Bitte warte eine Viertelstunde und fordere dann einen neuen an.',
    disabled: 'Dieses Konto ist gesperrt. Bitte schreib dem Shop.',
  } as Record<SignInProblem, string>,
  badClient: {
    title: 'Anmeldung nicht möglich',
    text: 'Die Anwendung, die dich hierher geschickt hat, ist im Shop nicht eingetragen.',
  },
  signedOut: {title: 'Du bist abgemeldet', text: 'Bis bald.'},
  badSignOut: {
    title: 'Abmeldung nicht möglich',
    text: 'Der Link zum Abmelden ist unvollständig. Bitte melde dich im Shop ab.',
  },
  profile: {
    title: 'Profil',
    text: 'In einem echten Shop änderst du hier E-Mail-Adresse und Telefonnummer. Im lokalen Testshop gibt es diese Seite nicht.',
  },
  consented: {
    title: 'Danke',
    text: 'Deine Anmeldung zum Newsletter ist bestätigt.',
  },
  badConsent: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Er ist unvollständig oder wurde schon benutzt.',
  },
  back: 'Zurück zum Shop',
};

const en: typeof de = {
  title: 'Log in',
  intro: 'We’ll email you a code. No account yet? Logging in creates one.',
  email: 'Email address',
  sendCode: 'Send code',
  codeTitle: 'Enter your code',
  codeSent: (email) => `A six-digit code is on its way to ${email}.`,
  outbox: 'In the local test shop, it’s in the outbox.',
  code: 'Code',
  signIn: 'Log in',
  otherEmail: 'Use another email address',
  cancel: 'Cancel and return to the shop',
  problems: {
    emailInvalid: 'Please enter a valid email address.',
    codeWrong: 'That’s not the right code. Please check the six digits.',
    ticketExpired: 'This code is no longer valid. Please request a new one.',
    tooManyMails:
      'Too many codes were sent to this address. Please wait 15 minutes.',
    tooManyCodes:
      'Too many wrong codes. Please wait 15 minutes, then request a new one.',
    disabled: 'This account is disabled. Please contact the shop.',
  },
  badClient: {
    title: 'Login not possible',
    text: 'The application that sent you here is not registered with the shop.',
  },
  signedOut: {title: 'You’re logged out', text: 'See you soon.'},
  badSignOut: {
    title: 'Logout not possible',
    text: 'The link to log out is incomplete. Please log out in the shop.',
  },
  profile: {
    title: 'Profile',
    text: 'In a real shop, you change your email address and phone number here. The local test shop doesn’t have this page.',
  },
  consented: {
    title: 'Thank you',
    text: 'Your subscription is confirmed.',
  },
  badConsent: {
    title: 'This link no longer works',
    text: 'It’s incomplete or has been used before.',
  },
  back: 'Back to the shop',
};

/** Words of the pages of customer accounts. */
export const SIGN_IN_TEXTS: Record<PageLocale, typeof de> = {de, en};
