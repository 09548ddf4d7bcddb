import {serverTranslator} from '~/lib/i18n/messages.server';
import type {Locale} from '~/lib/i18n/locale';
import {MAX_PER_LINE} from '~/lib/limits/limits';
import type {CartProblem, CartProblemKey, SentProblem} from './cart-problem';

type Translator = ReturnType<typeof serverTranslator>;

/** Problems for a browser: with our message where there is one, else with Shopify's. */
export function problemsWithTexts(
  problems: readonly CartProblem[],
  {locale}: {readonly locale: Pick<Locale, 'code'>},
): SentProblem[] {
  const t = serverTranslator(locale.code);
  return problems.map(
    ({severity, key, message, subject = '', quantity = 0, lineId}) => ({
      severity,
      key,
      text: key ? textOf(key, t, {subject, quantity}) : (message ?? ''),
      ...(lineId !== undefined && {lineId}),
    }),
  );
}

function textOf(
  key: CartProblemKey,
  t: Translator,
  details: {readonly subject: string; readonly quantity: number},
): string {
  const values = {...details, most: MAX_PER_LINE};
  switch (key) {
    case 'badQuantity':
    case 'lineGone':
    case 'unavailable':
    case 'vanished':
      return t(`cart.problems.${key}`, values);
    default:
      return t(`cartProblems.${key}`, values);
  }
}
