import {useLocation, useNavigation} from '@remix-run/react';

/** The query of the variant that is loading on this page, or `null`. */
export function usePendingChoice(): string | null {
  const navigation = useNavigation();
  const {pathname} = useLocation();
  const target = navigation.location;
  return navigation.state === 'loading' && target?.pathname === pathname
    ? target.search
    : null;
}
