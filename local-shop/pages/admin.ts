import type {Exchange} from '../http';
import {html} from './html';
import {sendPage} from './page';

/** The admin's start, its lists, and its page of one product or collection. */
export const ADMIN_PAGE_PATH =
  /^\/admin(?:\/(?:products|collections)(?:\/\d+)?)?\/?$/;

/** `GET /admin…`: says where the shop's data is, since there is no admin here. */
export function showAdmin({response, shop}: Exchange): void {
  sendPage(response, 200, {
    locale: 'en',
    title: 'Admin',
    homeUrl: shop.storefrontOrigin,
    body: html`<h1>Admin</h1>
      <p class="sheet">
        A real shop has its admin here. The local shop’s products and
        collections are in <code>local-shop/data/</code>; it restarts when they
        are changed. <a href="/admin/orders">Orders are sent here.</a>
      </p>`,
  });
}
