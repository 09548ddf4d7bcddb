import {useRouteLoaderData} from '@remix-run/react';
import {lawOf, returnLaw, type ReturnLaw} from '~/lib/i18n/law';
import {useLocale} from './use-locale';

/**
 * Whose words the page has for giving goods back, and whether that is possible: by law, or because
 * the merchant says so. Without root data the law of the language's country decides both.
 */
export function useReturns(): {law: ReturnLaw; mayReturn: boolean} {
  const root = useRouteLoaderData<{country: string; mayReturn: boolean}>(
    'root',
  );
  const locale = useLocale();
  const law = returnLaw(lawOf(root?.country ?? locale.country));
  return {law, mayReturn: root?.mayReturn ?? law !== 'none'};
}
