import {Outlet, useOutletContext, useRouteError} from '@remix-run/react';
import {useEffect} from 'react';
import {ErrorPage} from '~/components/layout/ErrorPage';

/**
 * Around every page of a language. Its error page stands inside the root's shell: at the
 * root's own boundary, React would put up the whole document anew on the way to an error
 * and back, unstyled until its style sheets have loaded again.
 */
export default function LocaleLayout() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  // Of `App`, for what stands around the page.
  const setShownError = useOutletContext<(error: unknown) => void>();
  useEffect(() => {
    setShownError(error);
    return () => setShownError(undefined);
  }, [error, setShownError]);
  return <ErrorPage error={error} />;
}
