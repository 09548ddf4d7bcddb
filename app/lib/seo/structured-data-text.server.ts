import {memoizeByIdentity} from '~/lib/cache/memo';
import type {StructuredData} from './structured-data';

const texts = memoizeByIdentity<string>();

/** The text of a JSON-LD script; a text in it cannot end the script. Requests that share an object share its text. */
export function structuredDataText(data: readonly StructuredData[]): string {
  const parts = data.map((each) =>
    texts([each], '', () => JSON.stringify(each).replaceAll('<', '\\u003c')),
  );
  return `[${parts.join()}]`;
}
