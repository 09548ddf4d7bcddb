import {useRouteLoaderData} from '@remix-run/react';
import {lawOf, returnLaw, type ReturnLaw} from '~/lib/i18n/law';
import {useLocale} from './use-locale';

/**
 * The law whose words the page uses for returns, and whether returns are possible: by law, or
 * because the merchant says so. Without root data the law of the language's country decides both.
 */
export function useReturns(): {law: ReturnLaw; mayReturn: boolean} {
  const root = useRouteLoaderData<{country: string; mayReturn: boolean}>(
    'root',
  );
  const locale = useLocale();
  const law = returnLaw(lawOf(root?.country ?? locale.country));
  return {law, mayReturn: root?.mayReturn ?? law !== 'none'};
}
