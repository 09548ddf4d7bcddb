/** Parts of a message catalogue, made by `scripts/message-catalogues.ts`. */
declare module '*.json?part=browser' {
  import type {BrowserMessages} from '~/lib/i18n/messages';

  const messages: BrowserMessages;
  export default messages;
}

declare module '*.json?part=sources' {
  interface Sources {
    readonly [key: string]: Sources | string;
  }

  const sources: Sources;
  export default sources;
}

/** URLs of the browser's catalogues by language; empty on the dev server. */
declare module 'virtual:message-urls' {
  import type {LocaleCode} from '~/lib/i18n/locale';

  const urls: Readonly<Partial<Record<LocaleCode, string>>>;
  export default urls;
}
