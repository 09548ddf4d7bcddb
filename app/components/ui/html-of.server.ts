import type {ReactElement} from 'react';
import {renderToReadableStream} from 'react-dom/server';

/**
 * HTML of an element that no React takes over in the browser, so the marks between two
 * texts go. By the renderer that makes the pages: the one that returns text at once is a
 * second renderer for the worker to carry.
 *
 * @param identifierPrefix tells the ids of `useId` from those of the page around it.
 */
export async function htmlOf(
  element: ReactElement,
  identifierPrefix = '',
): Promise<string> {
  const stream = await renderToReadableStream(element, {identifierPrefix});
  return (await new Response(stream).text()).replaceAll('<!-- -->', '');
}
