import {htmlOf} from '~/components/ui/html-of.server';
import {createAsyncMemo} from '~/lib/http/memo';
import type {MapView} from '~/lib/weather/map-view';
import {LiveMapView} from './LiveMapView';

/** Two languages, now and a minute ago: the ages change every minute. */
const shortHtml = createAsyncMemo<string>(4);
/** Those of four regions. */
const wholeHtml = createAsyncMemo<string>(16);

/**
 * HTML of the live map. Its lights and their reports are most of what a home page
 * has to render, and the same for all who come within a minute: made once for them.
 *
 * @param view `null` on pages without a map, whose HTML is empty.
 */
export async function mapHtml(view: MapView | null): Promise<string> {
  return view
    ? shortHtml(JSON.stringify(view), () => htmlOf(<LiveMapView view={view} />))
    : '';
}

/** The same with the reports of all lights, for maps that are looked at. */
export async function wholeMapHtml(view: MapView): Promise<string> {
  return wholeHtml(JSON.stringify(view), () =>
    htmlOf(<LiveMapView view={view} />),
  );
}
