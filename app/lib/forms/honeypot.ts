/** A field hidden from people, which bots fill in. */
export const HONEYPOT = 'website';

/** A hidden field with the signed time at which the form was opened. */
export const FORM_TOKEN = 'formToken';
