import {mkdirSync, rmSync} from 'node:fs';
import {dirname} from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import {commerceMigrations} from './commerce-migrations';
import {customerMigrations} from './customer-migrations';
import type {Migration} from './migration';

/** The types of columns and parameters. */
type SqlValue = string | number | bigint | null;

/** The shop's state. All calls are synchronous, so that no two requests interleave. */
export interface Database {
  /** First row of few, or `null`. `Row` states what the query selects; nothing checks it. */
  get<Row extends object>(
    sql: string,
    values?: readonly SqlValue[],
  ): Row | null;
  all<Row extends object>(sql: string, values?: readonly SqlValue[]): Row[];
  /** Returns the number of changed rows. */
  run(sql: string, values?: readonly SqlValue[]): number;
  /**
   * Runs `work` in a transaction, which is rolled back if `work` throws. `work` must be
   * synchronous. A nested call joins the outer transaction.
   */
  transaction<Result>(work: () => Result): Result;
  /** Calls `listener` after every rollback, for stores that keep rows in memory. */
  onRollback(listener: () => void): void;
  close(): void;
}

/**
 * Opens the database file, or a database in memory for `:memory:`, and brings its tables
 * up to date. One process at a time: SQLite is built without shared memory here.
 *
 * A killed process leaves the lock directory `<file>.lock` behind. It is removed, because
 * it would make every later start fail.
 */
export function openDatabase(path: string): Database {
  if (path !== ':memory:') {
    mkdirSync(dirname(path), {recursive: true});
    rmSync(`${path}.lock`, {recursive: true, force: true});
  }
  const connection = new sqlite.Database(path);
  connection.exec('pragma foreign_keys = on');
  // Losing the last writes when the machine (not the process) dies is fine for
  // a shop on a developer's machine, and saves milliseconds on every write.
  connection.exec('pragma synchronous = off');
  connection.exec('pragma journal_mode = truncate');
  const database = createDatabase(connection);
  migrate(database, connection, [...commerceMigrations, ...customerMigrations]);
  return database;
}

type Connection = InstanceType<typeof sqlite.Database>;
type Statement = ReturnType<Connection['prepare']>;

function createDatabase(connection: Connection): Database {
  const statements = new Map<string, Statement>();
  const rollbackListeners: (() => void)[] = [];
  const execute = <Result>(
    sql: string,
    work: (statement: Statement) => Result,
  ): Result => {
    const statement = statements.get(sql) ?? connection.prepare(sql);
    statements.set(sql, statement);
    try {
      return work(statement);
    } catch (error) {
      // A statement that failed cannot be bound again.
      statements.delete(sql);
      finalize(statement);
      throw error;
    }
  };
  const all = <Row extends object>(
    sql: string,
    values: readonly SqlValue[] = [],
  ) => execute(sql, (statement) => statement.all([...values]) as Row[]);
  const run = (sql: string, values: readonly SqlValue[] = []) =>
    execute(sql, (statement) => statement.run([...values]).changes);

  return {
    // Not the statement's own `get`, which stops at the first row and so leaves
    // the statement, and with it every later transaction, open.
    get: <Row extends object>(
      sql: string,
      values?: readonly SqlValue[],
    ): Row | null => all<Row>(sql, values)[0] ?? null,
    all,
    run,
    transaction: (work) => {
      if (connection.inTransaction) return work();
      run('begin immediate');
      try {
        const result = work();
        run('commit');
        return result;
      } catch (error) {
        run('rollback');
        for (const listener of rollbackListeners) listener();
        throw error;
      }
    },
    onRollback: (listener) => {
      rollbackListeners.push(listener);
    },
    close: () => {
      statements.forEach(finalize);
      connection.close();
    },
  };
}

/** SQLite repeats a statement's last error when it is finalized; it was thrown before. */
function finalize(statement: Statement) {
  try {
    statement.finalize();
  } catch {
    // already thrown when the statement ran
  }
}

function migrate(
  database: Database,
  connection: Connection,
  migrations: readonly Migration[],
) {
  connection.exec(
    'create table if not exists migrations (name text primary key) without rowid',
  );
  const done = new Set(
    database
      .all<{name: string}>('select name from migrations')
      .map(({name}) => name),
  );
  for (const {name, sql} of migrations) {
    if (done.has(name)) continue;
    database.transaction(() => {
      connection.exec(sql);
      database.run('insert into migrations (name) values (?)', [name]);
    });
  }
}
