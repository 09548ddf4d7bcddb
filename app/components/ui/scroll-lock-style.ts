import {useEffect} from 'react';

/** Replaces `react-style-singleton`, whose style element violates the CSP (`vite.config.ts`). */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  const add = (styles: string) => {
    users += 1;
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  };
  const remove = () => {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (adopted) => adopted !== sheet,
    );
    sheet = null;
  };
  return function Sheet({styles}: {styles: string}) {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
