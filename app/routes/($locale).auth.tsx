import {Outlet} from '@remix-run/react';
import {PRIVATE} from '~/lib/http/private-headers.server';

/** Layout of everything around signing in; its pages are never stored. */
export const headers = PRIVATE;

export default function AuthLayout() {
  return <Outlet />;
}
