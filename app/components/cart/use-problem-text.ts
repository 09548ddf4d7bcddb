import {useTranslations} from 'use-intl/react';
import type {CartProblem} from '~/lib/cart/cart-problem';
import {MOST_PER_LINE} from '~/lib/cart/quantity';

/** Gives a problem's sentence: ours where we have one, else the provider's. */
export function useProblemText(): (problem: CartProblem) => string {
  const t = useTranslations('cart.problems');
  return ({key, message, subject, quantity}) => {
    if (!key) return message || t('unknown');
    return t(key, {
      subject: subject ?? '',
      quantity: quantity ?? 0,
      most: MOST_PER_LINE,
    });
  };
}
