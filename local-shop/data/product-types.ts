import {text} from '@metarmap/store/localized-text';

/** Product types of the shop. */
export const WALL_MAP = text('Wandkarte', 'Wall map');
export const DESK_MAP = text('Tischkarte', 'Desk map');
export const PRINT = text('Druck', 'Print');
export const FRAME = text('Rahmen', 'Frame');
export const MOUNTING = text('Montage', 'Mounting');
export const SERVICE = text('Dienstleistung', 'Service');
export const LIGHTING = text('Licht', 'Lighting');
export const POWER = text('Stromversorgung', 'Power supply');
export const ELECTRONICS = text('Elektronik', 'Electronics');
export const CARE = text('Pflege', 'Care');
export const PILOT_GEAR = text('Pilotenbedarf', 'Pilot gear');
export const BOOK = text('Buch', 'Book');
export const GIFT = text('Geschenk', 'Gift');
export const GIFT_CARD = text('Geschenkkarte', 'Gift card');
export const OVERLAY = text('Kartenblatt', 'Map overlay');
