/** Parts of a message catalogue, made by `scripts/message-catalogues.ts`. */
declare module '*.json?part=first' {
  import type {FirstMessages} from '~/lib/i18n/messages';

  const messages: FirstMessages;
  export default messages;
}

declare module '*.json?part=later' {
  import type {AllMessages} from '~/lib/i18n/messages';

  const messages: Partial<AllMessages>;
  export default messages;
}

declare module '*.json?part=sources' {
  interface Sources {
    readonly [key: string]: Sources | string;
  }

  const sources: Sources;
  export default sources;
}
