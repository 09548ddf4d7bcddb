import type {Migration} from './migration';

/**
 * Tables of customers, their tokens and sign-ins, orders, the outbox and the seeds already added.
 */
export const customerMigrations: readonly Migration[] = [
  {
    name: 'customers-1',
    sql: `
      create table customers (
        id integer primary key autoincrement,
        email text unique collate nocase,
        phone text unique,
        first_name text,
        last_name text,
        password_hash text,
        state text not null check (state in ('invited', 'enabled', 'disabled')),
        accepts_marketing integer not null,
        tags text not null,
        language text not null,
        default_address_id integer,
        created_at text not null,
        updated_at text not null
      );
      create table customer_addresses (
        id integer primary key autoincrement,
        customer_id integer not null references customers (id) on delete cascade,
        address text not null
      );
      create index customer_addresses_by_customer
        on customer_addresses (customer_id);
      create table customer_metafields (
        id integer primary key autoincrement,
        customer_id integer not null references customers (id) on delete cascade,
        namespace text not null,
        key text not null,
        type text not null,
        value text not null,
        created_at text not null,
        updated_at text not null,
        unique (customer_id, namespace, key)
      );
      create table customer_access_tokens (
        token_hash text primary key,
        customer_id integer not null references customers (id) on delete cascade,
        expires_at text not null
      ) without rowid;
      create table customer_mail_tokens (
        token_hash text primary key,
        customer_id integer not null references customers (id) on delete cascade,
        purpose text not null check (purpose in ('reset', 'activate')),
        expires_at text not null
      ) without rowid;
      create table throttled_attempts (
        subject text not null,
        at_ms integer not null
      );
      create index throttled_attempts_by_subject
        on throttled_attempts (subject, at_ms);
      create table orders (
        id integer primary key autoincrement,
        number integer not null unique,
        customer_id integer references customers (id),
        cart_token text unique,
        status_token text not null unique,
        processed_at text not null,
        record text not null
      );
      create index orders_by_customer on orders (customer_id, processed_at);
      create table outbox (
        id integer primary key autoincrement,
        sent_at text not null,
        kind text not null,
        recipient text not null,
        reply_to text,
        subject text not null,
        body text not null
      );
    `,
  },
  {
    name: 'customers-2',
    sql: `
      create table seeds (name text primary key) without rowid;
    `,
  },
  {
    name: 'customers-3',
    sql: `
      create table signing_keys (
        id integer primary key check (id = 1),
        private_jwk text not null
      );
      create table sign_in_codes (
        ticket_hash text primary key,
        email text not null,
        code_hash text not null,
        expires_at text not null
      ) without rowid;
      create table account_sessions (
        id text primary key,
        cookie_hash text not null unique,
        customer_id integer not null references customers (id) on delete cascade,
        expires_at text not null
      ) without rowid;
      create table authorization_codes (
        code_hash text primary key,
        session_id text not null references account_sessions (id) on delete cascade,
        redirect_uri text not null,
        challenge text not null,
        nonce text,
        scope text not null,
        expires_at text not null,
        used integer not null
      ) without rowid;
      create table oauth_tokens (
        token_hash text primary key,
        kind text not null check (kind in ('access', 'refresh')),
        code_hash text not null references authorization_codes (code_hash) on delete cascade,
        expires_at text not null
      ) without rowid;
    `,
  },
  {
    name: 'customers-4',
    sql: 'alter table customers add column consent_token_hash text;',
  },
  {
    name: 'customers-5',
    sql: 'alter table outbox add column html text;',
  },
];
