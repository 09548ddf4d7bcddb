import {renderToReadableStream} from 'react-dom/server';
import {createAsyncMemo} from '~/lib/http/memo';
import type {MapView} from '~/lib/weather/map-view';
import {LiveMapView} from './LiveMapView';

/** Two languages, now and a minute ago: the ages change every minute. */
const htmlOf = createAsyncMemo<string>(4);
/** Those of four regions. */
const wholeHtmlOf = createAsyncMemo<string>(16);

/**
 * HTML of the live map. Its lights and their reports are most of what a home page
 * has to render, and the same for all who come within a minute: made once for them.
 *
 * @param view `null` on pages without a map, whose HTML is empty.
 */
export async function mapHtml(view: MapView | null): Promise<string> {
  return view ? htmlOf(JSON.stringify(view), () => rendered(view)) : '';
}

/** The same with the reports of all lights, for maps that are looked at. */
export async function wholeMapHtml(view: MapView): Promise<string> {
  return wholeHtmlOf(JSON.stringify(view), () => rendered(view));
}

/**
 * By the renderer that makes the pages: the one that returns text at once is a second
 * renderer to carry. No React takes this HTML over, so the marks between two texts go.
 */
async function rendered(view: MapView): Promise<string> {
  const stream = await renderToReadableStream(<LiveMapView view={view} />);
  return (await new Response(stream).text()).replaceAll('<!-- -->', '');
}
