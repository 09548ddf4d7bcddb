/**
 * `npx tsx scripts/draw-chart.ts` draws the chart behind the lights anew, by day
 * and by night. Its two files are committed: nobody waits for Natural Earth in a
 * build, and a review sees what changes. `chart-picture.test.ts` fails when they
 * are not what this script would write.
 */
import {writeFileSync} from 'node:fs';
import {chartFile, chartPicture, MODES} from './chart-picture';

for (const mode of Object.keys(MODES) as (keyof typeof MODES)[]) {
  const picture = chartPicture(mode);
  writeFileSync(chartFile(mode), picture);
  console.info(`${chartFile(mode).pathname}: ${picture.length} characters`);
}
