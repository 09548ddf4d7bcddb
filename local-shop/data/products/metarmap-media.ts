import {type LocalizedText, text} from '@metarmap/store/localized-text';
import type {CatalogueMedia} from '../../domain/catalogue';
import {fileSize, imageMedia, picture} from '../catalogue-builder';

/** Finishes of the frame, in the order of the option's values. */
export const FINISHES = ['oak', 'walnut', 'black', 'white'] as const;
/** Outer sizes of the frame, in the order of the option's values. */
export const SIZES = ['50 × 70 cm', '70 × 100 cm'] as const;
const VIEWS = ['front', 'angle', 'room', 'night', 'detail'] as const;

const FINISH_NAMES: Record<(typeof FINISHES)[number], LocalizedText> = {
  oak: text('Eiche', 'oak'),
  walnut: text('Nussbaum', 'walnut'),
  black: text('Schwarz', 'black'),
  white: text('Weiß', 'white'),
};

/** Regions of the map, in the order of the option's values. */
export const REGION_NAMES = {
  germany: text('Deutschland', 'Germany'),
  alps: text('Alpen', 'Alps'),
  europe: text('Europa', 'Europe'),
  'east-coast': text('USA Ostküste', 'US East Coast'),
} satisfies Record<string, LocalizedText>;

const REGION_KEYS = ['germany', 'alps', 'europe', 'east-coast'] as const;

const VIEW_NAMES: Record<(typeof VIEWS)[number], LocalizedText> = {
  front: text('von vorn', 'from the front'),
  angle: text('schräg von der Seite', 'at an angle'),
  room: text('über einem Sideboard', 'above a sideboard'),
  night: text('leuchtend am Abend', 'glowing in the evening'),
  detail: text('Leuchtpunkte aus der Nähe', 'close-up of the lights'),
};

function altText(
  region: keyof typeof REGION_NAMES,
  finish: (typeof FINISHES)[number],
  angle: (typeof VIEWS)[number],
) {
  return text(
    `METARmap ${REGION_NAMES[region].DE}, Rahmen ${FINISH_NAMES[finish].DE}, ${VIEW_NAMES[angle].DE}`,
    `METARmap ${REGION_NAMES[region].EN} with ${FINISH_NAMES[finish].EN} frame, ${VIEW_NAMES[angle].EN}`,
  );
}

function view(
  finish: (typeof FINISHES)[number],
  angle: (typeof VIEWS)[number],
) {
  const number =
    100 + FINISHES.indexOf(finish) * VIEWS.length + VIEWS.indexOf(angle);
  return picture(
    number,
    `products/metarmap-${finish}-${angle}.webp`,
    altText('germany', finish, angle),
  );
}

const OTHER_REGIONS = ['alps', 'europe', 'east-coast'] as const;
/** In every finish, and in oak only. */
const FINISH_VIEWS = ['front', 'angle', 'room'] as const;
const OAK_VIEWS = ['night', 'detail'] as const;

function regionView(
  region: (typeof OTHER_REGIONS)[number],
  finish: (typeof FINISHES)[number],
  angle: (typeof VIEWS)[number] = 'front',
) {
  const number =
    120 +
    OTHER_REGIONS.indexOf(region) * 20 +
    FINISHES.indexOf(finish) * VIEWS.length +
    VIEWS.indexOf(angle);
  return picture(
    number,
    `products/metarmap-${region}-${finish}-${angle}.webp`,
    altText(region, finish, angle),
  );
}

const BACK = picture(
  191,
  'products/metarmap-back.webp',
  text(
    'METARmap Deutschland, Rahmen Eiche, von hinten mit Wandleiste, Steuergerät und Kabel',
    'METARmap Germany with oak frame from the back, with wall rail, controller and cable',
  ),
);

const BOX = picture(
  192,
  'products/metarmap-box.webp',
  text(
    'METARmap Deutschland, Rahmen Eiche, im offenen Karton, davor Wandleiste, Steuergerät, Kabel und Netzteil',
    'METARmap Germany with oak frame in its open box, in front of it the wall rail, controller, cable and power supply',
  ),
);

/** The same picture as a file that a metafield refers to. */
export const BOX_PICTURE_ID = imageMedia(BOX).id;

/** Stands in for a customer's photograph. */
export const PHOTOGRAPH_ID = imageMedia(view('walnut', 'room')).id;

const poster = picture(
  190,
  'products/metarmap-lights-poster.webp',
  text(
    'Leuchtende METARmap Deutschland',
    'METARmap Germany with its lights on',
  ),
);

/** Whether this combination exists, by the positions of the options' values. */
export function isMade(region: number, size: number, finish: number): boolean {
  const [name, frame] = [REGION_KEYS[region], FINISHES[finish]];
  const isLacquered = frame === 'black' || frame === 'white';
  if (name === 'east-coast') return size > 0 || !isLacquered;
  return name !== 'alps' || size === 0 || frame !== 'white';
}

/** A model of every map that is sold, in metres. */
function models(): CatalogueMedia[] {
  return REGION_KEYS.flatMap((region, regionIndex) =>
    SIZES.flatMap((size, sizeIndex) =>
      FINISHES.flatMap((finish, finishIndex) => {
        if (!isMade(regionIndex, sizeIndex, finishIndex)) return [];
        const number = 100 * regionIndex + 10 * sizeIndex + finishIndex;
        const [regionName, frame] = [
          REGION_NAMES[region],
          FINISH_NAMES[finish],
        ];
        const file = `products/metarmap-${region}-${size.replace(/ cm| /g, '').replace('×', 'x')}-${finish}.glb`;
        return {
          kind: 'model3d',
          id: `gid://shopify/Model3d/${33900000001000 + number}`,
          alt: text(
            `METARmap ${regionName.DE}, ${size}, Rahmen ${frame.DE}, als drehbares 3D-Modell`,
            `METARmap ${regionName.EN}, ${size}, with ${frame.EN} frame as a 3D model you can turn`,
          ),
          preview:
            region === 'germany'
              ? view(finish, 'angle')
              : regionView(region, finish, 'angle'),
          sources: [
            {
              file,
              mimeType: 'model/gltf-binary',
              format: 'glb',
              filesize: fileSize(file),
            },
          ],
        } as const;
      }),
    ),
  );
}

const MOVING_MEDIA: readonly CatalogueMedia[] = [
  {
    kind: 'video',
    id: 'gid://shopify/Video/33900000000001',
    alt: text(
      'Ein Tag vergeht, und die Lichter der METARmap Deutschland wechseln mit dem Wetter die Farbe',
      'A day passes, and the lights of the METARmap Germany change color with the weather',
    ),
    preview: poster,
    sources: [
      {
        file: 'products/metarmap-lights.mp4',
        mimeType: 'video/mp4',
        format: 'mp4',
        width: poster.width,
        height: poster.height,
      },
      {
        file: 'products/metarmap-lights.webm',
        mimeType: 'video/webm',
        format: 'webm',
        width: poster.width,
        height: poster.height,
      },
    ],
  },
  ...models(),
  {
    // A freely licensed film (Big Buck Bunny) stands in for the shop's own.
    kind: 'external-video',
    id: 'gid://shopify/ExternalVideo/33900000000003',
    alt: text('Aufhängen und anschließen', 'Hanging and connecting'),
    preview: BACK,
    host: 'YOUTUBE',
    embedUrl: 'https://www.youtube.com/embed/aqz-KE-bpKQ',
  },
];

/** The picture of a variant; `region` is the position of the option's value. */
export function frontView(region: number, finish: (typeof FINISHES)[number]) {
  const other = OTHER_REGIONS[region - 1];
  return other ? regionView(other, finish) : view(finish, 'front');
}

/**
 * Pictures of every variant, those of the first one first, its back and its carton, a film, a model
 * of each variant and a film on YouTube.
 */
export const METARMAP_MEDIA: readonly CatalogueMedia[] = [
  ...VIEWS.map((angle) => imageMedia(view('oak', angle))),
  imageMedia(BACK),
  imageMedia(BOX),
  ...MOVING_MEDIA,
  ...FINISHES.slice(1).flatMap((finish) =>
    VIEWS.map((angle) => imageMedia(view(finish, angle))),
  ),
  ...OTHER_REGIONS.flatMap((region) => [
    ...FINISHES.flatMap((finish) =>
      FINISH_VIEWS.map((angle) =>
        imageMedia(regionView(region, finish, angle)),
      ),
    ),
    ...OAK_VIEWS.map((angle) => imageMedia(regionView(region, 'oak', angle))),
  ]),
];
