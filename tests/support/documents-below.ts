import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {getOperationAST, parse} from 'graphql';

/** An operation in the source of a storefront that was not written here. */
interface ForeignDocument {
  /** Path below the storefront's folder. */
  readonly file: string;
  readonly operation: string;
  /** With the fragments that its template string inserts. */
  readonly text: string;
}

/** The operations in all modules below a folder, each `const NAME = `#graphql …``. */
export function documentsBelow(folder: string): ForeignDocument[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => documentsIn(folder, join(folder, file)));
}

function documentsIn(folder: string, path: string): ForeignDocument[] {
  const source = readFileSync(path, 'utf8');
  const texts = new Map<string, string>();
  const strings = /const (\w+) = `#graphql([^`]*)`/g;
  for (const [, name = '', text = ''] of source.matchAll(strings)) {
    const inserted = text.replace(
      /\$\{(\w+)\}/g,
      (_match, fragment: string) => texts.get(fragment) ?? '',
    );
    texts.set(name, inserted);
  }
  return [...texts.values()].flatMap((text) => {
    const operation = getOperationAST(parse(text))?.name?.value;
    return operation ? [{file: relative(folder, path), operation, text}] : [];
  });
}
