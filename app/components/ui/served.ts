import {createContext, useContext} from 'react';

/** What loaders hand to components on the server; see `context.served`. */
interface Served {
  /** HTML of the live map. */
  readonly mapHtml: string;
  /** Texts of the page's JSON-LD scripts. */
  readonly structuredData: readonly string[];
  /** Of parts of the page, by name; see `ServedHtml`. */
  readonly html: Readonly<Record<string, string>>;
}

const ServedContext = createContext<Served | null>(null);

/** On the server only, around a document. */
export const ServedProvider = ServedContext.Provider;

/** Parts of the document that is being rendered; `null` in the browser. */
export function useServed(): Served | null {
  return useContext(ServedContext);
}
