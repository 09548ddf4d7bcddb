import {useLocation} from '@remix-run/react';
import {createContext, useContext} from 'react';

const StructuredDataContext = createContext<readonly object[]>([]);

export const StructuredDataProvider = StructuredDataContext.Provider;

/** Structured data of the document; `meta`'s `script:ld+json` would repeat it in loader data. */
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
