import {Outlet, type MetaFunction} from '@remix-run/react';
import {FormBoundary} from '~/components/layout/FormBoundary';
import {PRIVATE} from '~/lib/http/private-headers.server';
import {errorMeta} from '~/lib/seo/error-meta';

export const headers = PRIVATE;

export const meta: MetaFunction = ({error, location: {pathname}}) =>
  error ? errorMeta(pathname, error) : [];

export const ErrorBoundary = FormBoundary;

export default function AuthLayout() {
  return <Outlet />;
}
