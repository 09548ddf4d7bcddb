import type {Shop} from '../context';
import type {CatalogueImage} from '../domain/catalogue';
import {merged, save} from './content-store';
import type {Database} from './database';
import type {ShopBrand} from './shop-seed';

type BrandShop = Pick<Shop, 'catalogue' | 'database' | 'seed'>;

/** The merchant's brand settings, else the seed's; `null` where neither has any. */
export function shopBrand({database, seed}: BrandShop): ShopBrand | null {
  const seeded = seed.brand ? [seed.brand] : [];
  const [brand] = merged<ShopBrand>(database, 'brand', seeded, () => KEY);
  return brand ?? null;
}

/** Writes the brand settings. */
export function saveBrand(database: Database, brand: ShopBrand): void {
  save(database, 'brand', KEY, brand);
}

/** The pictures that a brand can have: files, and pictures of products. */
export function brandPictures({
  catalogue,
  seed,
}: BrandShop): readonly CatalogueImage[] {
  const ofProducts = catalogue.products.flatMap(({media}) =>
    media.flatMap((medium) => (medium.kind === 'image' ? medium.image : [])),
  );
  return [...(seed.files ?? []), ...ofProducts];
}

const KEY = 'brand';
