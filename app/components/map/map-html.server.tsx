import {renderToStaticMarkup} from 'react-dom/server';
import {createMemo} from '~/lib/http/memo';
import type {MapView} from '~/lib/weather/map-view';
import {LiveMapView} from './LiveMapView';
import {MapLights} from './MapLights';

/** Two languages, now and a minute ago: the ages change every minute. */
const htmlOf = createMemo<string>(4);
const reportsHtmlOf = createMemo<string>(4);

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

/** HTML of all lights, each followed by its report, for maps that are looked at. */
export function reportsHtml({lights, texts}: MapView): string {
  return reportsHtmlOf(JSON.stringify(lights), () =>
    renderToStaticMarkup(<MapLights lights={lights} texts={texts} />),
  );
}
