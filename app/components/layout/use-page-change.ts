import {useLocation} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {announce} from '~/components/ui/announce';
import {focusContent} from '~/components/ui/focus-content';

/**
 * Announces the title of a new page and focuses its content, as browsers do when they load a
 * document. Another query or hash is the same page.
 */
export function usePageChange(): void {
  const {pathname} = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    announce(document.title);
    // The page may have focused a heading or a field of its own.
    const {activeElement} = document;
    const hasFocus = activeElement?.matches('main :is(h1, h2, input)');
    if (!hasFocus) focusContent();
  }, [pathname]);
}
