import type {Storefront} from '@shopify/hydrogen';

type Result = Promise<unknown>;

/**
 * A German store for an English page, without a network.
 * @param answer the result of any request but the one for the store's languages.
 */
export function germanStore(answer: (ids: readonly string[]) => Result) {
  const storefront: Pick<Storefront, 'CacheCustom' | 'CacheLong' | 'i18n'> & {
    query: unknown;
  } = {
    CacheCustom: (strategy) => strategy,
    CacheLong: () => ({mode: 'public'}),
    i18n: {language: 'EN', country: 'US'},
    query: (
      document: string,
      {variables: {ids} = {ids: []}}: {variables?: {ids: readonly string[]}},
    ) =>
      document.includes('query Markets')
        ? Promise.resolve({localization: {language: {isoCode: 'DE'}}})
        : answer(ids),
  };
  const goesOn: Promise<unknown>[] = [];
  return {
    storefront: storefront as unknown as Storefront,
    requestLog: {usesFallbackContent: false},
    waitUntil: (work: Promise<unknown>) => void goesOn.push(work),
    /** What goes on after the response. */
    goesOn,
  };
}
