import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {openDatabase} from './database';

describe('the database', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shop-'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  test('opens although a killed process left its lock behind', () => {
    const path = join(folder, 'shop.sqlite');
    openDatabase(path).close();
    mkdirSync(`${path}.lock`);

    const database = openDatabase(path);
    expect(database.run("insert into inventory values ('a', 1)")).toBe(1);
    database.close();
  });

  test('continues after a failed statement, and after a write that returned a row', () => {
    const database = openDatabase(':memory:');
    const insert = 'insert into inventory values (?, 1) returning variant_id';
    database.transaction(() => database.get(insert, ['a']));

    expect(() => database.get(insert, ['a'])).toThrow('UNIQUE');
    expect(database.transaction(() => database.get(insert, ['b']))).toEqual({
      variant_id: 'b',
    });
    database.close();
  });
});
