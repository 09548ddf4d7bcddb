/** The settings as a page, without language prefix; scripts open a dialog instead. */
export const SETTINGS_PATH = '/legal/cookies';
