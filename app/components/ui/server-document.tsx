import {useLocation} from '@remix-run/react';
import {createContext, useContext} from 'react';
import {FORMATTED_ELEMENT} from '~/lib/i18n/formatter';

interface ServerDocument {
  readonly nonce?: string;
  readonly requestId?: string;
  /** The merchant's address, known while Shopify fails; empty without one. */
  readonly email?: string;
  /** JSON-LD, safe in a script. */
  readonly structuredData: string;
  /** What the page has formatted so far, as JSON that is safe in a script. */
  readonly formattedTexts: string;
  /** What stands for the text of the style sheet; `null` where that is a file. */
  readonly styles: string | null;
  /** Modules that the entry of the browser loads, beside those that Remix names. */
  readonly modules?: readonly string[];
  /** URL of the largest module, `framework` of `scripts/client-chunks.ts`. */
  readonly framework?: string;
}

/** Data of the document that the server renders; empty in the browser. */
const DocumentContext = createContext<ServerDocument>({
  structuredData: '',
  formattedTexts: '',
  styles: null,
});

export const DocumentProvider = DocumentContext.Provider;

/** The CSP nonce; browsers hide it, so add `suppressHydrationWarning`. */
export function useNonce(): string | undefined {
  return useContext(DocumentContext).nonce;
}

/** What only the server knows; the browser reads it in the element whose id is its name. */
export function useServerText(name: 'requestId' | 'email'): string | undefined {
  const text = useContext(DocumentContext)[name];
  if (text || typeof document === 'undefined') return text;
  return document.getElementById(name)?.textContent ?? undefined;
}

/** URL of the framework's module; none in the browser, which has it. */
export const useFrameworkUrl = () => useContext(DocumentContext).framework;

const STYLES_ELEMENT = 'styles';

/**
 * The style sheet in the document. The browser's code does not contain its text: it renders the
 * text that the server has sent, even when React renders the document again.
 */
export function DocumentStyles() {
  const {styles} = useContext(DocumentContext);
  const text =
    typeof document === 'undefined'
      ? styles
      : document.getElementById(STYLES_ELEMENT)?.textContent;
  return text ? (
    <style
      id={STYLES_ELEMENT}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: text}}
    />
  ) : null;
}

/**
 * Preloads modules that Remix does not know. Last in the body, where React accepts elements that the
 * browser does not render; in the head they would delay the first paint.
 */
export function ModulePreloads() {
  const {modules = []} = useContext(DocumentContext);
  return modules.map((href) => (
    <link key={href} rel="modulepreload" href={href} />
  ));
}

/**
 * What the document says to others than React: structured data (`meta`'s `script:ld+json` would repeat it in
 * loader data), and what the page has formatted. After all of the page, and before the scripts, which may
 * run while the rest of the document is on its way.
 */
export function DocumentData() {
  const {pathname} = useLocation();
  const {structuredData, formattedTexts} = useContext(DocumentContext);
  return (
    <>
      <script
        key={pathname}
        type="application/ld+json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: structuredData}}
      />
      <script
        id={FORMATTED_ELEMENT}
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: formattedTexts}}
      />
    </>
  );
}
