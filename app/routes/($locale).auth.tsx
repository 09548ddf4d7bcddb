import {Outlet, type MetaFunction} from '@remix-run/react';
import {FormBoundary} from '~/components/layout/FormBoundary';
import {errorMeta} from '~/lib/seo/error-meta';

export const meta: MetaFunction = ({error, location: {pathname}, matches}) =>
  error ? errorMeta(pathname, matches, error) : [];

export const ErrorBoundary = FormBoundary;

export default function AuthLayout() {
  return <Outlet />;
}
