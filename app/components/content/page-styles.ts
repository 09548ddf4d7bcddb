import type {LinksFunction} from '@shopify/remix-oxygen';
import pagesHref from '~/styles/pages.css?url';

/** The style sheet of texts, forms and the account, for their routes. */
export const pageStyles: LinksFunction = () => [
  {rel: 'stylesheet', href: pagesHref},
];
