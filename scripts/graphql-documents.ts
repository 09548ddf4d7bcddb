import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Api} from '@metarmap/local-shop/schema';

const FOLDER = join(import.meta.dirname, '../app/graphql');

/** An operation of `app/graphql`, with its fragments. */
interface NamedDocument {
  /** The exported constant. */
  readonly name: string;
  readonly text: string;
}

/** Every operation that the storefront and the commands `store:…` send to an API. */
export async function readDocuments(api: Api): Promise<NamedDocument[]> {
  const folder = join(FOLDER, api);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(
    files.map(
      (file) =>
        import(pathToFileURL(join(folder, file)).href) as Promise<
          Record<string, unknown>
        >,
    ),
  );
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, text]) =>
      typeof text === 'string' && /^\s*(?:query|mutation)\b/m.test(text)
        ? [{name, text}]
        : [],
    ),
  );
}
