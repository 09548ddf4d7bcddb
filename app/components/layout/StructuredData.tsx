import {useLocation} from '@remix-run/react';
import {useState} from 'react';
import {useServed} from '~/components/ui/served';

const TYPE = 'application/ld+json';

/**
 * The JSON-LD of the document: search engines read documents, so pages within the site
 * come without it, and no page sends it a second time as data. In the browser it is what
 * the document brought, and gone on the next page.
 */
export function StructuredData() {
  const served = useServed();
  const {pathname} = useLocation();
  const [arrival] = useState(() => ({
    pathname,
    texts: served
      ? served.structuredData
      : Array.from(
          document.querySelectorAll(`script[type="${TYPE}"]`),
          ({textContent}) => textContent ?? '',
        ),
  }));
  if (pathname !== arrival.pathname) return null;
  return arrival.texts.map((text) => (
    <script key={text} type={TYPE} dangerouslySetInnerHTML={{__html: text}} />
  ));
}
