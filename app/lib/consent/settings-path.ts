/**
 * The settings as a page, without language prefix; scripts open a dialog instead.
 * A module of its own, since every page's footer needs it.
 */
export const SETTINGS_PATH = '/legal/cookies';
