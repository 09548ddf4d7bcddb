import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import type {Shop} from '../context';
import type {Profile, ProfileFault} from '../domain/customer-profile';
import {globalId, numberOfGlobalId} from '../domain/global-id';

/**
 * `invited`: created by the merchant, no password yet; `disabled`: may not sign
 * in.
 */
type CustomerState = 'invited' | 'enabled' | 'disabled';

/** A customer's own data; addresses, metafields and orders have stores of their own. */
export interface Customer {
  /** Global id. */
  readonly id: string;
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** See `../domain/password-hash.ts`. */
  readonly passwordHash: string | null;
  readonly state: CustomerState;
  readonly acceptsMarketing: boolean;
  readonly tags: readonly string[];
  /** In which mails are written. */
  readonly language: CatalogueLanguage;
  readonly defaultAddressId: number | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The data of a new customer. */
export type NewCustomer = Omit<
  Customer,
  'id' | 'defaultAddressId' | 'createdAt' | 'updatedAt'
>;

/** Changes of a customer; fields that are left out stay as they are. */
type CustomerChanges = Partial<
  Omit<Customer, 'id' | 'createdAt' | 'updatedAt'>
>;

interface CustomerRow {
  readonly id: number;
  readonly email: string | null;
  readonly phone: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly password_hash: string | null;
  readonly state: CustomerState;
  readonly accepts_marketing: number;
  readonly tags: string;
  readonly language: CatalogueLanguage;
  readonly default_address_id: number | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** The customer with this global id, or `null`. */
export function customerById(shop: Shop, id: string): Customer | null {
  const number = numberOfGlobalId('Customer', id);
  if (number === null) return null;
  return fromRow(
    shop.database.get<CustomerRow>('select * from customers where id = ?', [
      number,
    ]),
  );
}

/** All customers, newest first. */
export function listCustomers(shop: Shop): readonly Customer[] {
  return shop.database
    .all<CustomerRow>('select * from customers order by id desc')
    .flatMap((row) => fromRow(row) ?? []);
}

/** The customer with this address, whatever its case, or `null`. */
export function customerByEmail(shop: Shop, email: string): Customer | null {
  return fromRow(
    shop.database.get<CustomerRow>('select * from customers where email = ?', [
      email.trim(),
    ]),
  );
}

/** The customer with this number (E.164), or `null`. */
function customerByPhone(shop: Shop, phone: string): Customer | null {
  return fromRow(
    shop.database.get<CustomerRow>('select * from customers where phone = ?', [
      phone,
    ]),
  );
}

/** Values of the columns from `email` to `language`, in the order of both statements below. */
const columnsOf = (customer: NewCustomer) => [
  customer.email,
  customer.phone,
  customer.firstName,
  customer.lastName,
  customer.passwordHash,
  customer.state,
  Number(customer.acceptsMarketing),
  JSON.stringify(customer.tags),
  customer.language,
];

/**
 * Stores a new customer. Throws when the e-mail address or phone number is taken, so
 * check first.
 */
export function insertCustomer(shop: Shop, customer: NewCustomer): Customer {
  const now = shop.now().toISOString();
  const row = shop.database.get<CustomerRow>(
    `insert into customers (email, phone, first_name, last_name, password_hash,
       state, accepts_marketing, tags, language, created_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning *`,
    [...columnsOf(customer), now, now],
  );
  const stored = fromRow(row);
  if (!stored) throw new Error('The customer was not stored.');
  return stored;
}

/** Stores changes and the time of the change. Throws when the customer is unknown. */
export function updateCustomer(
  shop: Shop,
  id: string,
  changes: CustomerChanges,
): Customer {
  const current = customerById(shop, id);
  if (!current) throw new Error(`There is no customer ${id}.`);
  const customer = {...current, ...changes};
  shop.database.run(
    `update customers set email = ?, phone = ?, first_name = ?, last_name = ?,
       password_hash = ?, state = ?, accepts_marketing = ?, tags = ?,
       language = ?, default_address_id = ?, updated_at = ? where id = ?`,
    [
      ...columnsOf(customer),
      customer.defaultAddressId,
      shop.now().toISOString(),
      numberOfGlobalId('Customer', id),
    ],
  );
  return customerById(shop, id) ?? customer;
}

function fromRow(row: CustomerRow | null): Customer | null {
  if (!row) return null;
  return {
    id: globalId('Customer', row.id),
    email: row.email,
    phone: row.phone,
    firstName: row.first_name,
    lastName: row.last_name,
    passwordHash: row.password_hash,
    state: row.state,
    acceptsMarketing: row.accepts_marketing === 1,
    tags: JSON.parse(row.tags) as string[],
    language: row.language,
    defaultAddressId: row.default_address_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Faults of a profile whose e-mail or phone number another customer already has. */
export function profileConflicts(
  shop: Shop,
  {email, phone}: Profile,
  ownId: string | null,
): readonly ProfileFault[] {
  const faults: ProfileFault[] = [];
  const byEmail = email && customerByEmail(shop, email);
  if (byEmail && byEmail.id !== ownId) {
    faults.push({field: 'email', reason: 'emailTaken'});
  }
  const byPhone = phone && customerByPhone(shop, phone);
  if (byPhone && byPhone.id !== ownId) {
    faults.push({field: 'phone', reason: 'phoneTaken'});
  }
  return faults;
}
