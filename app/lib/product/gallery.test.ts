import {describe, expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {
  galleryFor as galleryIn,
  galleryPlaces,
  nightPlace,
  visibleChoices,
} from './gallery';

const galleryFor = (
  media: Parameters<typeof galleryIn>[0],
  choice: Parameters<typeof galleryIn>[1],
) => galleryIn(media, choice, LOCALES.de);

const picture = (name: string, altText: string) => ({
  id: name,
  mediaContentType: 'IMAGE',
  image: {url: `https://cdn.example/${name}.webp`, altText},
});

const MEDIA = [
  picture('oak', 'Karte, Rahmen Eiche'),
  picture('room', 'Karte im Zimmer'),
  {
    id: 'film',
    mediaContentType: 'VIDEO',
    alt: 'Die Lichter',
    previewImage: {url: 'https://cdn.example/film.webp', altText: 'Vorschau'},
  },
  picture('black', 'Karte, Rahmen Schwarz'),
];

const ids = (gallery: ReturnType<typeof galleryFor>) =>
  gallery.map(({id}) => id);

describe('galleryFor', () => {
  const black = {
    image: {url: 'https://cdn.example/black.webp'},
    options: [{chosen: 'Schwarz', others: ['Eiche', 'Weiß']}],
  };

  it('begins with the variant’s picture and further ones of the finish, and leaves others out', () => {
    const media = [...MEDIA, picture('side', 'Schwarz, von der Seite')];
    expect(ids(galleryFor(media, black))).toEqual([
      'black',
      'side',
      'room',
      'film',
    ]);
  });

  it('shows by day the pictures of the night behind the others, and the film last', () => {
    const media = [
      picture('oak-night', 'Eiche bei Nacht'),
      picture('black', 'Schwarz'),
      picture('black-night', 'Schwarz bei Nacht'),
      picture('detail', 'Aus der Nähe'),
      picture('detail-night', 'Aus der Nähe, bei Nacht'),
      {
        ...picture('film', 'Die Lichter'),
        mediaContentType: 'VIDEO',
        previewImage: {url: 'https://cdn.example/film.webp'},
        sources: [{url: 'https://cdn.example/f.mp4', mimeType: 'video/mp4'}],
      },
    ];
    expect(ids(galleryFor(media, black))).toEqual([
      'black',
      'detail',
      'black-night',
      'detail-night',
      'film',
    ]);
    const image = {url: 'https://cdn.example/black-night.webp'};
    expect(ids(galleryFor(media, {...black, image}))[0]).toBe('black-night');
  });

  it('does not find a value without words in a picture without an alt text', () => {
    const media = [picture('front', ''), picture('gold', 'Ring, Gold')];
    const options = [{chosen: 'Gold', others: ['★']}];
    expect(ids(galleryFor(media, {options}))).toEqual(['gold', 'front']);
  });

  it('leaves out what fits one option but not another', () => {
    const media = [
      picture('germany', 'Karte Deutschland, Rahmen Schwarz'),
      picture('alps', 'Karte Alpen, Rahmen Schwarz'),
      picture('alps-oak', 'Karte Alpen, Rahmen Eiche'),
      picture('hook', 'Haken an der Wand'),
    ];
    const options = [
      {chosen: 'Alpen', others: ['Deutschland', 'Europa']},
      ...black.options,
    ];
    expect(ids(galleryFor(media, {options}))).toEqual(['alps', 'hook']);
  });

  it.each([
    ['the same other value', ['Eiche', 'Eiche', 'Eiche', 'Eiche']],
    ['one other value each', ['Eiche', 'Weiß', 'Eiche', 'Weiß']],
    ['one more value', ['Eiche Schwarz', 'Eiche', 'Eiche', 'Eiche']],
  ])('shows all pictures when each text names %s', (_, names) => {
    const media = names.map((name, at) => picture(`${at}`, `Tasche ${name}`));
    const [first] = media;
    const gallery = galleryFor(media, {...black, image: first?.image});
    expect(ids(gallery)).toEqual(['0', '1', '2', '3']);
  });

  it('shows everything in order when nothing is chosen', () => {
    const gallery = galleryFor(MEDIA, {options: []});
    expect(ids(gallery)).toEqual(['oak', 'room', 'film', 'black']);
    expect(galleryFor([], {options: []})).toEqual([]);
  });

  it('also leaves out a film that names only another value', () => {
    const film = {
      id: 'oak-film',
      mediaContentType: 'VIDEO',
      alt: 'Ein Tag mit der Karte, Rahmen Eiche',
      previewImage: {url: 'https://cdn.example/film.webp'},
      sources: [{url: 'https://cdn.example/f.mp4', mimeType: 'video/mp4'}],
    };
    const oak = {options: [{chosen: 'Eiche', others: ['Schwarz']}]};
    expect(ids(galleryFor([film, ...MEDIA], black))).not.toContain('oak-film');
    expect(ids(galleryFor([film, ...MEDIA], oak)).slice(0, 2)).toEqual([
      'oak',
      'oak-film',
    ]);
  });

  it('knows a short value by the option’s name behind it', () => {
    const media = [
      picture('eu', 'Power supply with its EU plug'),
      picture('us', 'Power supply with its US plug'),
      picture('socket', 'The socket tells us where the cable goes'),
    ];
    const plugs = ['EU', 'US'].map((name) => ({name}));
    const options = visibleChoices(
      [{name: 'Plug', optionValues: plugs}],
      [{name: 'Plug', value: 'US'}],
    );
    expect(ids(galleryFor(media, {options}))).toEqual(['us', 'socket']);
  });

  it('adds the variant’s picture when the product’s media lack it', () => {
    const image = {url: 'https://cdn.example/own.webp'};
    const gallery = galleryFor(MEDIA, {...black, image});
    expect(gallery[0]?.image).toEqual(image);
  });

  it('matches whole words only', () => {
    const gallery = galleryFor([picture('a', 'Cloak on a hook')], {
      options: [{chosen: 'White', others: ['Oak']}],
    });
    expect(ids(gallery)).toEqual(['a']);
  });

  it('leaves out media without a picture', () => {
    const empty = {id: 'x', mediaContentType: 'MODEL_3D', previewImage: null};
    expect(galleryFor([empty], black)).toHaveLength(1);
  });
});

describe('a medium', () => {
  const preview = {url: 'https://cdn.example/p.webp', altText: 'Vorschau'};
  const shown = (mediaContentType: string, sources: object[] = []) =>
    galleryFor(
      [
        {
          id: 'gid://shopify/Video/7',
          alt: 'Die Lichter',
          mediaContentType,
          previewImage: preview,
          sources: sources as never,
        },
      ],
      {options: []},
    )[0];

  it('keeps a film’s files with the film’s own text, but none beyond 1,920 pixels', () => {
    const file = {url: 'https://cdn.example/f.mp4', mimeType: 'video/mp4'};
    const large = {...file, url: 'https://cdn.example/4k.mp4', width: 3840};
    expect(shown('VIDEO', [large, {...file, width: 1280}])).toEqual({
      id: '7',
      kind: 'video',
      image: {...preview, altText: 'Die Lichter'},
      sources: [file],
    });
  });

  it('that is a film begins with its smallest sharp file, and has those of one size in Shopify’s order', () => {
    const file = (name: string, width: number) => ({
      url: `https://cdn.example/${name}`,
      mimeType: 'video/mp4',
      width,
    });
    const sources = [
      file('480p', 852),
      file('360p', 640),
      file('1080p', 1920),
      file('720p', 1280),
      file('720p-too', 1280),
    ];
    const order = (given: object[]) => {
      const medium = shown('VIDEO', given);
      if (medium?.kind !== 'video') throw new Error('A film expected.');
      return medium.sources.map(({url}) => url.split('/').pop());
    };
    expect(order(sources)).toEqual([
      '720p',
      '720p-too',
      '1080p',
      '480p',
      '360p',
    ]);
    expect(order(sources.slice(0, 2).toReversed())).toEqual(['480p', '360p']);
  });

  it('that is a 3D model has its binary file and, separately, the one for Quick Look', () => {
    const usdz = {url: 'm.usdz', mimeType: 'model/vnd.usdz+zip', filesize: 1};
    const glb = {
      url: 'm.glb',
      mimeType: 'model/gltf-binary',
      filesize: 700_000,
    };
    expect(shown('MODEL_3D', [usdz, glb])).toMatchObject({
      kind: 'model',
      url: 'm.glb',
      size: '0,7 MB',
      iosUrl: 'm.usdz',
    });
    expect(shown('MODEL_3D', [usdz])).toMatchObject({kind: 'image'});
  });

  it.each(['VIDEO', 'EXTERNAL_VIDEO', 'MODEL_3D', 'SOMETHING_NEW'])(
    'of type %s is shown by its preview when there is nothing to play',
    (type) => {
      expect(shown(type)).toMatchObject({kind: 'image'});
    },
  );
});

it('a later picture shows the night if its file name says so', () => {
  const shown = (...names: string[]) =>
    nightPlace(
      galleryFor(
        names.map((name) => picture(name, '')),
        {options: []},
      ),
    );
  expect(shown('map-front', 'map-room', 'map-night')).toBe(2);
  // A card shows the second picture in dark mode; by day the gallery shows the others first.
  expect(shown('map-front', 'map-night', 'map-room')).toBe(2);
  expect(shown('map-night', 'map-front')).toBe(-1);
  // Of its own region, not of the one that comes first.
  expect(shown('mini-alps-1', 'mini-1-night', 'mini-alps-1-night')).toBe(2);
  expect(shown('map-front', 'nightstand')).toBe(-1);
});

describe('the places of a gallery', () => {
  const shown = (...names: string[]) =>
    galleryPlaces(
      galleryFor(
        names.map((name) => picture(name, '')),
        {options: []},
      ),
    ).map(({medium, inDark}) => [medium.id, inDark?.id]);

  it('show in dark mode the night first, and the twin by night of each picture', () => {
    expect(
      shown('map-front', 'map-room', 'map-night', 'map-room-night'),
    ).toEqual([
      ['map-front', 'map-night'],
      ['map-room', 'map-room-night'],
      ['map-night', 'map-front'],
      ['map-room-night', 'map-room'],
    ]);
    // A picture has one place only.
    expect(shown('map-front', 'map-room', 'map-room-night')).toEqual([
      ['map-front', 'map-room-night'],
      ['map-room', undefined],
      ['map-room-night', 'map-front'],
    ]);
    expect(shown('map-front', 'map-room')).toEqual([
      ['map-front', undefined],
      ['map-room', undefined],
    ]);
  });

  it('show the box once', () => {
    expect(
      shown('map-front', 'map-night', 'map-box', 'map-box-night').slice(1),
    ).toEqual([
      ['map-box', 'map-box-night'],
      ['map-night', 'map-front'],
    ]);
    expect(shown('map-box', 'map-box-night')).toEqual([
      ['map-box', 'map-box-night'],
    ]);
    // Without its picture by day, too.
    expect(shown('map-front', 'map-night', 'map-box-night').slice(2)).toEqual([
      ['map-box-night', undefined],
    ]);
    expect(shown('map-front', 'map-box-night')).toEqual([
      ['map-front', 'map-box-night'],
      ['map-box-night', 'map-front'],
    ]);
  });
});
