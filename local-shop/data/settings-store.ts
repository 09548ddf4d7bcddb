import {merged, save} from './content-store';
import type {Database} from './database';
import type {ShopSeed, ShopSettings} from './shop-seed';

/** The merchant's settings, else the seed's. */
export function shopSettings(
  database: Database,
  {languages, countries}: ShopSeed,
): ShopSettings {
  const [settings] = merged<ShopSettings>(
    database,
    'settings',
    [{languages, countries}],
    () => KEY,
  );
  return settings ?? {languages, countries};
}

/** Writes the settings. */
export function saveSettings(database: Database, settings: ShopSettings): void {
  save(database, 'settings', KEY, settings);
}

const KEY = 'shop';
