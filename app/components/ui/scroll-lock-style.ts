import {useEffect} from 'react';

interface SheetProps {
  styles: string;
}

/**
 * Stands in for `react-style-singleton` (`vite.config.ts`), which keeps the page behind a
 * drawer from scrolling. The package writes a style element, which the content security
 * policy forbids; a constructed style sheet needs no exception.
 */
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
  return function Sheet({styles}: SheetProps) {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
