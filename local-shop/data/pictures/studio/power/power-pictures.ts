import type {Taker} from '../stills';
import {adapterPictures} from './adapter';
import {controllerPictures} from './controller';
import {dimmerPictures} from './dimmer';
import {sensorPictures} from './dusk-sensor';
import {stripPictures} from './led-strip';
import {lightModulePictures} from './light-modules';
import {textileCablePictures} from './textile-cable';

/** Lights, cables and power, by handle. */
export const powerPictures: Record<string, Taker[]> = {
  'leuchtpunkt-set': lightModulePictures,
  'led-streifen': stripPictures,
  'usb-c-netzteil': adapterPictures,
  'textilkabel-usb-c': textileCablePictures,
  'metarmap-connect': controllerPictures,
  daemmerungssensor: sensorPictures,
  drehdimmer: dimmerPictures,
};
