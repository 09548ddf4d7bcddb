import {text} from '@metarmap/store/localized-text';
import {looksOnCoast, oneLook, picture} from '../catalogue-builder';
import {colorLooks} from '../colors';

/** The home field's map of an airfield on the US East Coast. */
export const HOME_FIELD_ON_COAST = looksOnCoast(
  4,
  'heimatplatz-karte',
  colorLooks(
    ['white', 'oak', 'black'],
    text(
      'Karte eines Flugplatzes auf Cape Cod, Rahmen {color}, an eine Wand gelehnt',
      'Map of an airfield on Cape Cod, {color} frame, leaning against a wall',
    ),
  ),
);

/** The table stand with a map of the US East Coast. */
export const STAND_ON_COAST = looksOnCoast(
  11,
  'tischstaender',
  colorLooks(
    ['oak', 'black'],
    text(
      'Ständer in {color} mit kleiner Karte der US-Ostküste auf einem Schreibtisch',
      'Stand in {color} with a small map of the US East Coast on a desk',
    ),
  ),
);

/** The controller on a map of the US East Coast. */
export const CONNECT_ON_COAST = [
  picture(
    1_790,
    'products/metarmap-connect-east-coast-2.webp',
    text(
      'Steuergerät unter einer Karte der US-Ostküste',
      'Controller below a map of the US East Coast',
    ),
  ),
];

/** The sensor on a map of the US East Coast. */
export const SENSOR_ON_COAST = [
  picture(
    2_090,
    'products/daemmerungssensor-east-coast-2.webp',
    text(
      'Sensor am Rahmen einer Karte der US-Ostküste',
      'Sensor on the frame of a map of the US East Coast',
    ),
  ),
];

/** The strip on a map of the US East Coast. */
export const STRIP_ON_COAST = [
  picture(
    1_590,
    'products/led-streifen-east-coast-2-night.webp',
    text(
      'Licht hinter dem Rahmen einer Karte der US-Ostküste',
      'Light behind the frame of a map of the US East Coast',
    ),
  ),
];

/** The cover on a map of the US East Coast. */
export const COVER_ON_COAST = [
  picture(
    1_390,
    'products/schutzglas-entspiegelt-east-coast-2.webp',
    text(
      'Scheibe schräg auf einer Karte der US-Ostküste',
      'Sheet askew on a map of the US East Coast',
    ),
  ),
];

/** The kneeboard on a chart of the US East Coast. */
export const KNEEBOARD_ON_COAST = looksOnCoast(
  24,
  'kniebrett',
  oneLook(
    text(
      'Schmales Kniebrett mit Klemme auf einer Karte der US-Ostküste, daneben Plotter, Stift und Headset',
      'Slim kneeboard with clip on a chart of the US East Coast beside plotter, pencil and headset',
    ),
  ),
);

/** The pins in a map of the US East Coast. */
export const PINS_ON_COAST = [
  picture(
    2_390,
    'products/kartennadeln-east-coast-2.webp',
    text(
      'Nadeln in einer Karte der US-Ostküste',
      'Pins in a map of the US East Coast',
    ),
  ),
];

/** The plotter on a chart of the US East Coast. */
export const PLOTTER_ON_COAST = [
  picture(
    2_590,
    'products/navigationsplotter-east-coast-2.webp',
    text(
      'Plotter auf einer Karte der US-Ostküste',
      'Plotter on a chart of the US East Coast',
    ),
  ),
];

/** What shows the visitors from the US another map than the German one, in the files of the shop. */
export const COAST_PICTURES = [
  ...HOME_FIELD_ON_COAST,
  ...STAND_ON_COAST,
  ...CONNECT_ON_COAST,
  ...SENSOR_ON_COAST,
  ...STRIP_ON_COAST,
  ...COVER_ON_COAST,
  ...KNEEBOARD_ON_COAST,
  ...PINS_ON_COAST,
  ...PLOTTER_ON_COAST,
];
