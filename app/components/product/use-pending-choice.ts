import {useLocation, useNavigation} from '@remix-run/react';

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
