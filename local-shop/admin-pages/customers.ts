import {
  customerById,
  listCustomers,
  type Customer,
} from '../data/customer-store';
import {countOrdersOfCustomer} from '../data/order-store';
import {globalId, numberOfGlobalId} from '../domain/global-id';
import {html} from '../pages/html';
import type {AdminSection} from './section';

const nameOf = ({firstName, lastName}: Customer) =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Customers; this page changes nothing. */
export const customers: AdminSection = {
  path: 'customers',
  title: 'Customers',
  entries: (shop) =>
    listCustomers(shop).map((customer) => ({
      key: String(numberOfGlobalId('Customer', customer.id)),
      title: nameOf(customer) || (customer.email ?? ''),
      note: customer.email ?? '',
    })),
  form: (shop, key) => {
    const customer = customerById(shop, globalId('Customer', Number(key)));
    if (!customer) return null;
    const facts = [
      ['Email', customer.email ?? ''],
      ['Phone', customer.phone ?? ''],
      ['Account', customer.state],
      ['Language', customer.language],
      ['Marketing', customer.acceptsMarketing ? 'yes' : 'no'],
      ['Tags', customer.tags.join(', ')],
      ['Orders', countOrdersOfCustomer(shop, customer.id)],
      ['Since', customer.createdAt.slice(0, 10)],
    ] as const;
    return {
      title: nameOf(customer) || (customer.email ?? 'Customer'),
      about: html`<dl>
        ${facts.map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>`,
      groups: [],
      actions: [],
    };
  },
};
