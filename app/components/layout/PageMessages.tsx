import {useLocation} from '@remix-run/react';
import {Suspense, type ReactNode} from 'react';
import {LaterMessages} from '~/components/ui/LaterMessages';
import {needsAllMessages} from '~/lib/i18n/messages';

/** Gives a page the messages that it needs, and loads them where a link led to it. */
export function PageMessages({children}: {children: ReactNode}) {
  const {pathname} = useLocation();
  if (!needsAllMessages(pathname)) return children;
  return (
    <Suspense fallback={null}>
      <LaterMessages>{children}</LaterMessages>
    </Suspense>
  );
}
