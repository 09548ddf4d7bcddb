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

/** Airports of each print: code, place in mm, and the colour of its light. */
const prints = JSON.parse(
  await readFile(
    fileURLToPath(new URL('../pictures/prints/lights.json', import.meta.url)),
    'utf8',
  ),
) as Readonly<
  Record<
    string,
    {readonly lights: readonly (readonly [string, number, number, string])[]}
  >
>;

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

  it('shows each color of a product in a picture of its own', () => {
    for (const {handle, options, variants} of seedCatalogue.products) {
      for (const [index, {values}] of options.entries()) {
        if (values.some(({swatch}) => !swatch)) continue;
        const shown = values.map((_value, position) =>
          variants
            .filter((each) => each.optionValueIndexes[index] === position)
            .map(({image}) => image?.file ?? 'none'),
        );
        const files = shown.flatMap((each) => [...new Set(each)]);
        expect(files, handle.DE).not.toContain('none');
        expect(new Set(files).size, handle.DE).toBe(files.length);
      }
    }
  });

  it.each([
    ['plug and color of the power supply', 'usb-c-netzteil'],
    ['region and frame of the small map', 'metarmap-mini'],
  ])('shows each %s in a picture of its own', (_choice, name) => {
    const {variants = []} =
      seedCatalogue.products.find(({handle}) => handle.DE === name) ?? {};
    const shown = variants.map(({image}) => image?.file);
    expect(variants).not.toEqual([]);
    expect(new Set(shown).size).toBe(variants.length);
  });

  it('shows every product by night beside its first picture and each of its colors', () => {
    // A picture of lights in the dark, and a service that no list has.
    const others = ['leuchtpunkt-set', 'montageservice'];
    for (const {handle, media: own, variants} of seedCatalogue.products) {
      if (others.includes(handle.DE)) continue;
      const all = own.flatMap((each) =>
        each.kind === 'image' ? each.image.file : [],
      );
      expect(all[1], handle.DE).toContain('-night');
      for (const {image} of variants) {
        if (!image || image.file.includes('metarmap-')) continue;
        expect(all).toContain(image.file.replace('.webp', '-night.webp'));
      }
    }
  });

  it('shows the small map of each region in its box, and in each frame on a desk, by day and by night', () => {
    const small = seedCatalogue.products.find(
      ({handle}) => handle.DE === 'metarmap-mini',
    );
    const own = (small?.media ?? []).flatMap((each) =>
      each.kind === 'image' ? each.image.file : [],
    );
    for (const region of ['', 'south-', 'alps-', 'east-coast-']) {
      for (const view of ['desk', 'desk-black', 'box']) {
        expect(own).toContain(`products/metarmap-mini-${region}${view}.webp`);
        expect(own).toContain(
          `products/metarmap-mini-${region}${view}-night.webp`,
        );
      }
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

  it.each([
    ['mini', 'germany'],
    ['mini-south', 'germany'],
    ['mini-alps', 'alps'],
  ])('gives the airports of the print %s the weather of %s', (small, wall) => {
    const weather = (print: string) =>
      new Map(prints[print]?.lights.map(([icao, , , color]) => [icao, color]));
    const onWall = weather(wall);
    expect([...weather(small)]).toEqual(
      [...weather(small).keys()].map((icao) => [icao, onWall.get(icao)]),
    );
  });
});
