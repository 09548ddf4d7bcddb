import {type LocalizedText, text} from '@metarmap/store/localized-text';
import type {CatalogueMedia} from '../../domain/catalogue';
import {fileSize, imageMedia, picture} from '../catalogue-builder';
import {colorOption} from '../colors';

/** Finishes of the frame, in the order of the option's values. */
export const FINISHES = ['oak', 'walnut', 'black', 'white'] as const;
/** Outer sizes of the frame, in the order of the option's values. */
export const SIZES = ['50 × 70 cm', '70 × 100 cm'] as const;
/** Each has its own ids: a new one comes last. */
const VIEWS = [
  'front',
  'angle',
  'room',
  'night',
  'detail',
  'room-large',
  'room-night',
  'room-large-night',
] as const;
type View = (typeof VIEWS)[number];

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
  'east-coast': text('US-Ostküste', 'US East Coast'),
} satisfies Record<string, LocalizedText>;

const REGION_KEYS = ['germany', 'alps', 'europe', 'east-coast'] as const;

const ROOM = text('über einem Sideboard', 'above a sideboard');
const atNight = ({DE, EN}: LocalizedText) =>
  text(`bei Nacht ${DE}`, `${EN} at night`);
const ROOM_BY_NIGHT = atNight(ROOM);
/** Where the large maps hang that do not hang above a sideboard. */
const LARGE_ROOMS: Partial<Record<string, LocalizedText>> = {
  germany: text('über einem Schreibtisch', 'above a desk'),
  europe: text('in einem Flur mit Garderobe', 'in a hallway with coat hooks'),
};
const VIEW_NAMES: Record<View, LocalizedText> = {
  front: text('von vorn', 'from the front'),
  angle: text('schräg von der Seite', 'at an angle'),
  room: ROOM,
  night: text('leuchtend am Abend', 'glowing in the evening'),
  detail: text('Leuchtpunkte aus der Nähe', 'close-up of the lights'),
  'room-large': ROOM,
  'room-night': ROOM_BY_NIGHT,
  'room-large-night': ROOM_BY_NIGHT,
};

/** The views that show one size: a gallery leaves them out for the other one. */
const SIZE_OF: Partial<Record<View, string>> = {
  room: SIZES[0],
  'room-night': SIZES[0],
  'room-large': SIZES[1],
  'room-large-night': SIZES[1],
};

/** By night someone sits before the smaller size. */
const SEEN_BY_NIGHT = text(
  `${ROOM_BY_NIGHT.DE}, davor jemand, der auf die Karte schaut`,
  `${ROOM_BY_NIGHT.EN}, seen past someone looking at it`,
);

/** What is said of a view, and of a large map the room that it hangs in. */
function wordsOf(region: string, angle: View): LocalizedText {
  if (angle === 'room-night') return SEEN_BY_NIGHT;
  const room = LARGE_ROOMS[region];
  if (!room || !angle.startsWith('room-large')) return VIEW_NAMES[angle];
  return angle.endsWith('-night') ? atNight(room) : room;
}

function view(
  region: keyof typeof REGION_NAMES,
  finish: (typeof FINISHES)[number],
  angle: View,
) {
  const number =
    92_000 +
    (REGION_KEYS.indexOf(region) * FINISHES.length + FINISHES.indexOf(finish)) *
      10 +
    VIEWS.indexOf(angle);
  const [regionName, frame, words] = [
    REGION_NAMES[region],
    FINISH_NAMES[finish],
    wordsOf(region, angle),
  ];
  const ofSize = SIZE_OF[angle];
  const size = ofSize ? `, ${ofSize}` : '';
  return picture(
    number,
    `products/metarmap-${region === 'germany' ? '' : `${region}-`}${finish}-${angle}.webp`,
    text(
      `METARmap ${regionName.DE}${size}, Rahmen ${frame.DE}, ${words.DE}`,
      `METARmap ${regionName.EN}${size}${size && ','} with ${frame.EN} frame, ${words.EN}`,
    ),
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

const RAIL = picture(
  193,
  'products/metarmap-rail.webp',
  text(
    'Wandleiste mit Wasserwaage, an die Wand geschraubt',
    'Wall rail with its level, screwed to the wall',
  ),
);

/** The plugs of the power supply, as file names and options call them. */
const OUTLETS = (
  [
    ['eu', 'Typ F (Schuko)', 'type F (Schuko)'],
    ['us', 'Typ B', 'type B'],
    ['uk', 'Typ G', 'type G'],
    ['ch', 'Typ J', 'type J'],
    ['fr', 'Typ E', 'type E'],
    ['it', 'Typ L', 'type L'],
    ['dk', 'Typ K', 'type K'],
  ] as const
).map(([plug, german, english], index) =>
  picture(
    92_910 + index,
    `products/metarmap-outlet-${plug}.webp`,
    text(
      `Netzteil mit Textilkabel in einer Steckdose, ${german}`,
      `Power supply with its fabric cable in an outlet, ${english}`,
    ),
  ),
);

/** The box of each region's map, by day and by night; the first is the one of the first region. */
const BOXES = REGION_KEYS.flatMap((region, index) => {
  const file = `products/metarmap-${region === 'germany' ? '' : `${region}-`}box`;
  const {DE, EN} = REGION_NAMES[region];
  const alt = text(
    `METARmap ${DE}, Rahmen Eiche, im offenen Karton, davor Wandleiste, Schrauben, Steuergerät, Kabel und Netzteil`,
    `METARmap ${EN} with oak frame in its open box, in front of it the wall rail, screws, controller, cable and power supply`,
  );
  const atNight = text(
    `${alt.DE}, abends im Licht einer Lampe`,
    `${alt.EN}, by lamplight in the evening`,
  );
  const number = 92_920 + 2 * index;
  return [
    picture(index === 0 ? 192 : number, `${file}.webp`, alt),
    picture(number + 1, `${file}-night.webp`, atNight),
  ] as const;
});

/** An option whose values are frames, with a corner of each on its swatch. */
export function frameOption(
  name: LocalizedText,
  finishes: readonly (typeof FINISHES)[number][],
) {
  const corners = finishes.map((finish) =>
    picture(
      92_900 + FINISHES.indexOf(finish),
      `products/frame-${finish}.webp`,
      text(
        `Ecke des Rahmens in ${FINISH_NAMES[finish].DE}`,
        `Corner of the ${FINISH_NAMES[finish].EN} frame`,
      ),
    ),
  );
  return colorOption(name, finishes, corners);
}

/** The first one as a file that a metafield refers to. */
export const BOX_PICTURE_ID = imageMedia(BOXES[0]).id;

/** Stands in for a customer's photograph. */
export const PHOTOGRAPH_ID = imageMedia(view('germany', 'walnut', 'room')).id;

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
          preview: view(region, finish, 'angle'),
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
      // Half the size of the other file; a browser that cannot play it takes the next one.
      {
        file: 'products/metarmap-lights.webm',
        mimeType: 'video/webm',
        format: 'webm',
        width: poster.width,
        height: poster.height,
      },
      {
        file: 'products/metarmap-lights.mp4',
        mimeType: 'video/mp4',
        format: 'mp4',
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
  return view(REGION_KEYS[region] ?? 'germany', finish, 'front');
}

/** The rooms come first: galleries show them after the variant's own picture. */
const SHOWN: readonly View[] = [
  ...(['room', 'room-large', 'front', 'angle', 'night', 'detail'] as const),
  ...(['room-night', 'room-large-night'] as const),
];

/** The views that other regions than the first have in one frame only. */
const IN_FIRST_FRAME: readonly View[] = ['night', 'detail'];

function regionMedia(region: keyof typeof REGION_NAMES): CatalogueMedia[] {
  return SHOWN.flatMap((angle) =>
    FINISHES.flatMap((finish, index) => {
      const size = SIZES.findIndex((each) => each === SIZE_OF[angle]);
      const isPictured =
        region === 'germany' || index === 0 || !IN_FIRST_FRAME.includes(angle);
      return isPictured &&
        (size < 0 || isMade(REGION_KEYS.indexOf(region), size, index))
        ? imageMedia(view(region, finish, angle))
        : [];
    }),
  );
}

/** Of cards, which show the second one in dark mode. */
const FIRST = [
  imageMedia(frontView(0, 'oak')),
  imageMedia(view('germany', 'oak', 'night')),
];

/**
 * Pictures of every variant, the first one's by day and by night first; its back, wall rail, outlets and carton, a
 * film, a model of each variant and a film on YouTube.
 */
export const METARMAP_MEDIA: readonly CatalogueMedia[] = [
  ...FIRST,
  ...REGION_KEYS.flatMap(regionMedia).filter(({id}) =>
    FIRST.every((each) => each.id !== id),
  ),
  imageMedia(BACK),
  imageMedia(RAIL),
  ...OUTLETS.map(imageMedia),
  ...BOXES.map(imageMedia),
  ...MOVING_MEDIA,
];
