import {sha256Source} from './security-headers.server';

interface DocumentStyles {
  readonly text: string;
  /** Allows the text in a content security policy. */
  readonly source: string;
}

let styles: DocumentStyles | undefined;

/**
 * The style sheet as text of the document: a file would share a slow line with the scripts, whose
 * preloads have the same priority, and the first paint would wait for both. `null` in development,
 * where Vite's own file changes without a reload.
 */
export async function documentStyles(): Promise<DocumentStyles | null> {
  if (import.meta.env.DEV) return null;
  if (!styles) {
    const {default: text} = await import('~/styles/theme.css?inline');
    styles = {text, source: await sha256Source(text)};
  }
  return styles;
}
