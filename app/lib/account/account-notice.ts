import type {Messages} from '../i18n/messages';

/** Message key of a notice that is shown once. */
export type AccountNotice = keyof Messages['auth']['notices'];
