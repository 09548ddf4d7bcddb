import {findChromium} from '../../scripts/chromium';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const executablePath = findChromium() ?? undefined;

/** How Chromium starts for most tests: pictures would be resized and decoded for nothing. */
export const WITHOUT_PICTURES = {
  executablePath,
  args: [...ARGUMENTS, '--blink-settings=imagesEnabled=false'],
};

/** How it starts for tests that look at pictures: `test.use({launchOptions: …})` in their file. */
export const WITH_PICTURES = {executablePath, args: ARGUMENTS};
