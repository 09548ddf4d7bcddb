import type {LinksFunction} from '@shopify/remix-oxygen';
import mapHref from '~/styles/live-map.css?url';

/** The style sheet of the map and its table, for the routes that show them. */
export const mapLinks: LinksFunction = () => [
  {rel: 'stylesheet', href: mapHref},
];
