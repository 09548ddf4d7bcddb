/** The settings page, without language prefix. */
export const SETTINGS_PATH = '/legal/cookies';
