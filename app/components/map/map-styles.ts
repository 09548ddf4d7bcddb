import type {LinksFunction} from '@shopify/remix-oxygen';
import mapHref from '~/styles/live-map.css?url';
import tableHref from '~/styles/report-table.css?url';

/** The style sheet of the map, for the routes that show it. */
export const mapLinks: LinksFunction = () => [
  {rel: 'stylesheet', href: mapHref},
];

/** The style sheets of the table, which has the shapes of the map's lights. */
export const tableLinks: LinksFunction = () => [
  ...mapLinks(),
  {rel: 'stylesheet', href: tableHref},
];
