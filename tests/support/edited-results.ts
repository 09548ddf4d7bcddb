import {vi} from 'vitest';

/** Changes that a test makes to the result of an operation; the rest stays as it is. */
type Edit = (data: Readonly<Record<string, unknown>>) => unknown;

/** An error of a result, as Shopify puts it beside `data` that has only a part. */
export const PART_IS_MISSING = {
  message: 'Internal error. Looks like something went wrong on our end.',
  extensions: {code: 'INTERNAL_SERVER_ERROR'},
};

/**
 * Replaces `data` in the shop's responses to the operations named here, and adds `errors`; other
 * responses stay as they are. `vi.unstubAllGlobals` undoes it.
 *
 * @returns the operations that were requested, in order.
 */
export function editResults(
  edits: Readonly<Record<string, Edit>>,
  errors?: readonly object[],
): readonly string[] {
  const asked: string[] = [];
  const original = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: {body?: string} = {}) => {
    const response = await original(url, init);
    const {query = ''} = JSON.parse(init.body ?? '{}') as {query?: string};
    const [, operation = ''] = /\b(?:query|mutation)\s+(\w+)/.exec(query) ?? [];
    asked.push(operation);
    const edit = edits[operation];
    if (!edit) return response;
    const {data} = (await response.json()) as {data: Record<string, unknown>};
    return Response.json({data: edit(data), errors});
  });
  return asked;
}
