/** Name of the field that people do not see and programs fill in. */
export const HONEYPOT = 'website';

/** Name of the hidden field with the signed time at which the form was opened. */
export const TICKET = 'ticket';
