import {Outlet} from '@remix-run/react';

/** Layout of everything around signing in; its pages are never stored. */
export const headers = {'Cache-Control': 'private, no-store'};

export default function AuthLayout() {
  return <Outlet />;
}
