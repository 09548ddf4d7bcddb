import {useLocation, useNavigation} from '@remix-run/react';
import type {OptionGroup} from '~/lib/product/product-options.server';

/**
 * The query of the variant that is being loaded on this page, or `null`. A
 * navigation to any other page does not count, so that no other product's
 * choice ever shows here.
 */
export function usePendingChoice(): string | null {
  const navigation = useNavigation();
  const {pathname} = useLocation();
  const target = navigation.location;
  return navigation.state === 'loading' && target?.pathname === pathname
    ? target.search
    : null;
}

/**
 * The chosen value of each option, by the option's name: those of the loaded variant,
 * overlaid with the choice that is still being loaded, so that two quick choices both count.
 */
export function useChosenValues(
  groups: readonly OptionGroup[],
): ReadonlyMap<string, string> {
  const pending = new URLSearchParams(usePendingChoice() ?? '');
  return new Map(
    groups.map(({name, selected}) => [name, pending.get(name) ?? selected]),
  );
}
