import {useEffect} from 'react';

interface SheetProps {
  styles: string;
}

/**
 * Stands in for the package `react-style-singleton`, with which open dialogs and menus
 * keep the page from scrolling (`vite.config.ts` names it instead). The package writes a
 * style element, whose text depends on the scrollbar: no hash in the content security
 * policy can name it, and pages for anonymous visitors have no nonce. A constructed style sheet
 * needs neither.
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
