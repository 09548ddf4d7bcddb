/**
 * `npx tsx scripts/draw-chart.ts` draws the charts behind the lights anew, by day
 * and by night. Their files are committed: nobody waits for Natural Earth in a
 * build, and a review sees what changes. `chart-picture.test.ts` fails when they
 * are not what this script would write.
 */
import {writeFileSync} from 'node:fs';
import {REGIONS} from '../app/lib/i18n/market-facts';
import {chartFile, chartPicture, MODES} from './chart-picture';

for (const region of REGIONS) {
  for (const mode of Object.keys(MODES) as (keyof typeof MODES)[]) {
    const picture = chartPicture(region, mode);
    const file = chartFile(region, mode);
    writeFileSync(file, picture);
    console.info(`${file.pathname}: ${picture.length} characters`);
  }
}
