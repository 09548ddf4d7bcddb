import {spawn} from 'node:child_process';
import {createRequire} from 'node:module';
import {ensureChromium} from './chromium';

/** Scores of 100; FCP and LCP in seconds, TBT in milliseconds. */
export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best practices': number;
  readonly seo: number;
  readonly LCP: number;
  readonly FCP: number;
  readonly TBT: number;
}

interface Report {
  readonly categories: Record<string, {readonly score: number | null}>;
  readonly audits: Record<string, {readonly numericValue?: number}>;
}

/** One run of Lighthouse, as it sees a phone, in a process and a browser of its own. */
export async function audit(url: string): Promise<Audit> {
  const {categories, audits} = JSON.parse(await run(url)) as Report;
  const score = (name: string) =>
    Math.round((categories[name]?.score ?? 0) * 100);
  const milliseconds = (name: string) =>
    Math.round(audits[name]?.numericValue ?? 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best practices': score('best-practices'),
    seo: score('seo'),
    LCP: milliseconds('largest-contentful-paint') / 1000,
    FCP: milliseconds('first-contentful-paint') / 1000,
    TBT: milliseconds('total-blocking-time'),
  };
}

function run(url: string): Promise<string> {
  const cli = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');
  const child = spawn(
    process.execPath,
    [
      cli,
      url,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {...process.env, CHROME_PATH: ensureChromium()},
    },
  );
  let report = '';
  child.stdout.on('data', (chunk: Buffer) => (report += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve(report)
        : reject(new Error(`Lighthouse failed for ${url}.`)),
    );
  });
}
