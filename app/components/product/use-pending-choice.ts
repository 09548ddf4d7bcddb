import {useLocation, useNavigation} from '@remix-run/react';
import type {OptionGroup} from '~/lib/product/product-options.server';

/** The query of the variant that is loading on this page, or `null`. */
export function usePendingChoice(): string | null {
  const navigation = useNavigation();
  const {pathname} = useLocation();
  const target = navigation.location;
  return navigation.state === 'loading' && target?.pathname === pathname
    ? target.search
    : null;
}

/** Chosen values by option name, including the one that is loading: two quick choices count. */
export function useChosenValues(
  groups: readonly OptionGroup[],
): ReadonlyMap<string, string> {
  const pending = new URLSearchParams(usePendingChoice() ?? '');
  return new Map(
    groups.map(({name, selected}) => [name, pending.get(name) ?? selected]),
  );
}
