import {
  PrefetchPageLinks,
  useLocation,
  useNavigate,
  useRevalidator,
} from '@remix-run/react';
import {useEffect, useRef, useState, type SyntheticEvent} from 'react';
import {opensElsewhere} from './opens-elsewhere';
import {useServed} from './served';
import {useLocale} from './use-locale';

interface Props {
  /** Its name in `context.served.html`. */
  part: string;
  /** Of the page's data; `null` where the document brought it. */
  html: string | null;
  className?: string;
}

/**
 * A part of a page that the server makes as HTML: a document has it once, with neither
 * data nor code to render it again; a link within the site brings it with the page's
 * data. It stays as it came, and its links lead on as all others do. For text, pictures
 * and links, which look the same as long as the page is shown in one language.
 */
export function ServedHtml(props: Props) {
  const {code} = useLocale();
  return <Frame key={code} {...props} />;
}

function Frame({part, html, className}: Props) {
  const served = useServed()?.html[part];
  const frame = useRef<HTMLDivElement>(null);
  const isLost = useRef(false);
  const [shown] = useState(html ?? served ?? '');
  const [wanted, setWanted] = useState<string | null>(null);
  const navigate = useNavigate();
  const {pathname} = useLocation();
  const {revalidate} = useRevalidator();

  useEffect(() => {
    const {current} = frame;
    if (!current || current.hasChildNodes()) return;
    // React threw the document's HTML away, as after a fault in taking it over.
    if (html !== null) current.innerHTML = html;
    else if (!isLost.current) {
      isLost.current = true;
      revalidate();
    }
  }, [html, revalidate]);

  useEffect(() => {
    const {current} = frame;
    const follow = (event: MouseEvent) => {
      const path = ownPath(event.target);
      if (path === null || event.button || opensElsewhere(event)) return;
      event.preventDefault();
      // Another choice on this page stays at its place, as the page's own choices do.
      const isChoice = path.startsWith(`${pathname}?`);
      navigate(path, {replace: isChoice, preventScrollReset: isChoice});
    };
    current?.addEventListener('click', follow);
    return () => current?.removeEventListener('click', follow);
  }, [navigate, pathname]);

  const prefetch = ({target}: SyntheticEvent) => setWanted(ownPath(target));
  return (
    <>
      <div
        ref={frame}
        className={className}
        onMouseOver={prefetch}
        onFocus={prefetch}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: shown}}
      />
      {wanted === null ? null : <PrefetchPageLinks page={wanted} />}
    </>
  );
}

/** Where a link to a page of this site leads; `null` for anything else. */
function ownPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin) return null;
  // A merchant's text may link to a file, which the router does not know.
  if (/\.\w+$/.test(link.pathname)) return null;
  return link.pathname + link.search + link.hash;
}
