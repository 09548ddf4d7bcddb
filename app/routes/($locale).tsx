import {Outlet, useOutletContext, useRouteError} from '@remix-run/react';
import {useEffect} from 'react';
import {ErrorPage} from '~/components/layout/ErrorPage';

/** At the root's own error boundary, React would replace the whole document, unstyled at first. */
export default function LocaleLayout() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  // `App` needs the error for the shell.
  const setShownError = useOutletContext<(error: unknown) => void>();
  useEffect(() => {
    setShownError(error);
    return () => setShownError(undefined);
  }, [error, setShownError]);
  return <ErrorPage error={error} />;
}
