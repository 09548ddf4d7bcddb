import {renderToStaticMarkup} from 'react-dom/server';
import {createMemo} from '~/lib/http/memo';
import type {MapView} from '~/lib/weather/map-view';
import {LiveMapView} from './LiveMapView';

/** Two languages, now and a minute ago: the ages change every minute. */
const htmlOf = createMemo<string>(4);
/** Those of four regions. */
const wholeHtmlOf = createMemo<string>(16);

/**
 * HTML of the live map. Its lights and their reports are most of what a home page
 * has to render, and the same for all who come within a minute: made once for them.
 *
 * @param view `null` on pages without a map, whose HTML is empty.
 */
export function mapHtml(view: MapView | null): string {
  if (!view) return '';
  return htmlOf(JSON.stringify(view), () =>
    renderToStaticMarkup(<LiveMapView view={view} />),
  );
}

/** The same with the reports of all lights, for maps that are looked at. */
export function wholeMapHtml(view: MapView): string {
  return wholeHtmlOf(JSON.stringify(view), () =>
    renderToStaticMarkup(<LiveMapView view={view} />),
  );
}
