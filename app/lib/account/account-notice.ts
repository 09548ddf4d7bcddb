import type {Messages} from '../i18n/messages';

/** What a page of the account has to say once. */
export type AccountNotice = keyof Messages['auth']['notices'];
