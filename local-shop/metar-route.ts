import type {Shop} from './context';
import {metarReport} from './domain/metar-report';
import {underFaults} from './failure-response';
import type {Faults} from './faults';
import {sendJson, type Route} from './http';

/** The limit of aviationweather.gov. */
const MAX_STATIONS = 400;

/** The route's name in faults. */
const OPERATION = 'Metar';

/**
 * `GET /metar?ids=EDDF,EDDM&format=json`: the weather for the storefront's live map,
 * in the form of aviationweather.gov's data API, made up and without a network, which
 * its header `X-Made-Up` says. Rules of `/faults` for the operation `Metar` make it
 * fail.
 */
export function createMetarRoute(faults: Faults): Route {
  return {
    methods: ['GET'],
    path: /^\/metar$/,
    handle: async ({response, shop, url}) => {
      const done = await underFaults(faults, OPERATION, response, () =>
        reports(shop, url),
      );
      if (!done) return;
      response.setHeader('X-Made-Up', 'true');
      sendJson(response, 200, done.result);
    },
  };
}

function reports(shop: Shop, url: URL) {
  const stations = (url.searchParams.get('ids') ?? '')
    .split(',')
    .filter((id) => /^[A-Z]{4}$/.test(id))
    .slice(0, MAX_STATIONS);
  const now = shop.now().getTime();
  return stations.map((icao) => metarReport(icao, now));
}
