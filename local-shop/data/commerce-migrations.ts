import type {Migration} from './migration';

/** Tables of carts, inventory and what the merchant has written. */
export const commerceMigrations: readonly Migration[] = [
  {
    name: 'commerce-1',
    sql: `
      create table inventory (
        variant_id text primary key,
        quantity integer not null
      ) without rowid;
      create table carts (
        token text primary key,
        secret text not null,
        state text not null,
        updated_at text not null,
        ordered_at text
      ) without rowid;
      create table gift_cards (
        code text primary key,
        id text not null unique,
        currency text not null,
        initial_minor integer not null,
        balance_minor integer not null
      ) without rowid;
    `,
  },
  {
    name: 'commerce-2',
    sql: `
      create table content (
        kind text not null,
        key text not null,
        value text,
        primary key (kind, key)
      ) without rowid;
    `,
  },
];
