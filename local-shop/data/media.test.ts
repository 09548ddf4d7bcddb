import {readdir, readFile} from 'node:fs/promises';
import {fileURLToPath} from 'node:url';

import sharp from 'sharp';
import {describe, expect, it} from 'vitest';

import {MEDIA_FOLDER, mediaSize} from './media-manifest';
import {profile as soap} from './profiles/soap';
import {seedCatalogue} from './seed-catalogue';

const path = (file: string) => fileURLToPath(new URL(file, MEDIA_FOLDER));

const entries = await readdir(MEDIA_FOLDER, {
  recursive: true,
  withFileTypes: true,
});
const files = entries
  .filter((entry) => entry.isFile() && entry.name !== 'manifest.json')
  .map(({parentPath, name}) => `${parentPath}/${name}`)
  .map((file) => file.slice(path('').length).replace(/^\//, ''))
  .sort();

const {collections, blogs, files: ownFiles = []} = seedCatalogue;
const products = [...seedCatalogue.products, ...soap.products];
const media = products.flatMap((product) => product.media);
const images = [
  ...media.map((medium) =>
    medium.kind === 'image' ? medium.image : medium.preview,
  ),
  ...products.flatMap(({options}) =>
    options.flatMap(({values}) =>
      values.flatMap(({swatch}) => swatch?.image ?? []),
    ),
  ),
  ...products.flatMap(({variants}) =>
    variants.flatMap(({image}) => image ?? []),
  ),
  ...collections.flatMap(({image}) => image ?? []),
  ...blogs.flatMap(({articles}) => articles.flatMap(({image}) => image ?? [])),
  ...ownFiles,
];
const played = media.flatMap((medium) =>
  'sources' in medium ? medium.sources.map(({file}) => file) : [],
);

describe('the media folder', () => {
  it('has the files that the manifest lists, and the model', async () => {
    const listed: unknown = JSON.parse(
      await readFile(path('manifest.json'), 'utf8'),
    );
    expect(files.filter((file) => !file.endsWith('.glb'))).toEqual(
      Object.keys(listed as object).sort(),
    );
  });

  it('has what the shop shows and nothing else', () => {
    const shown = [...images.map(({file}) => file), ...played];
    expect(files).toEqual([...new Set(shown)].sort());
  });

  it('lists the true size of every picture', async () => {
    for (const file of files.filter((name) => name.endsWith('.webp'))) {
      const {width, height} = await sharp(path(file)).metadata();
      expect(mediaSize(file), file).toEqual({width, height});
    }
  });

  it('shows each color and each plug in a picture of its own, by day and by night', () => {
    const sold = ['usb-c-netzteil', 'tasse-cavok', 'flugbuch', 'kartennadeln'];
    const pictured = seedCatalogue.products.filter(({handle}) =>
      sold.includes(handle.DE),
    );
    expect(pictured).toHaveLength(sold.length);
    for (const {handle, variants, media: own} of pictured) {
      const shown = variants.map(({image}) => image?.file ?? '');
      expect(new Set(shown).size, handle.DE).toBe(variants.length);
      const all = own.flatMap((each) =>
        each.kind === 'image' ? each.image.file : [],
      );
      const nights = shown.map((file) => file.replace('.webp', '-night.webp'));
      expect(all, handle.DE).toEqual(expect.arrayContaining(nights));
    }
  });

  it('says in both languages what each picture shows', () => {
    // The soap maker wrote none.
    const ofSoap = soap.products.flatMap((product) => product.media);
    const silent = images
      .filter(({id}) =>
        ofSoap.every((each) => each.kind !== 'image' || each.image.id !== id),
      )
      .filter(({altText}) => !altText.DE.trim() || !altText.EN.trim());
    expect(silent).toEqual([]);
  });
});
