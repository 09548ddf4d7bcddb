import {useLocation} from '@remix-run/react';
import {createContext, useContext} from 'react';

const StructuredDataContext = createContext<readonly object[]>([]);

export const StructuredDataProvider = StructuredDataContext.Provider;

/**
 * What loaders put into `context.structuredData`, for search engines: in the document alone.
 * As `meta`'s `script:ld+json` it would be among the page's data once more. The browser keeps
 * what the server rendered, and empties it when it goes on to another page.
 */
export function StructuredData() {
  const {pathname} = useLocation();
  const data = useContext(StructuredDataContext);
  return (
    <script
      key={pathname}
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: JSON.stringify(data).replaceAll('<', '\\u003c'),
      }}
    />
  );
}
