import {MAP_PATH} from '~/lib/environment/brand';
import {SETTINGS_PATH} from '~/lib/consent/settings-path';

export const MAIN_LINKS = [
  {label: 'home', to: '/'},
  {label: 'map', to: MAP_PATH},
  {label: 'shop', to: '/collections/all'},
  {label: 'contact', to: '/contact'},
  {label: 'connect', to: '/connect'},
] as const;

export const FOOTER_COLUMNS = [
  {
    title: 'shop',
    links: [
      {label: 'homepage', to: '/'},
      {label: 'buy', to: MAP_PATH},
      {label: 'products', to: '/collections/all'},
      {label: 'collections', to: '/collections'},
      {label: 'information', to: '/contact'},
    ],
  },
  {
    title: 'information',
    links: [
      {label: 'faq', to: '/faq'},
      {label: 'connectDocs', to: '/docs/metarmap-connect'},
      // Opens a dialog; see `useSettingsDialog`.
      {label: 'cookies', to: SETTINGS_PATH},
    ],
  },
  {
    title: 'legal',
    links: [
      {label: 'imprint', to: '/legal/imprint'},
      {label: 'privacy', to: '/legal/privacy'},
      {label: 'revocation', to: '/legal/revocation'},
      {label: 'shipping', to: '/legal/shipping'},
      {label: 'terms', to: '/legal/terms'},
      {label: 'legal', to: '/legal'},
    ],
  },
] as const;
