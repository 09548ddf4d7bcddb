/**
 * The commands `npm run store:…`, for the store of `.env`, or else for the local shop on
 * `SHOP_PORT`. `check` compares it with what the storefront expects; exits with code 1 when
 * something needed is missing. `setup` creates the definitions and menus that it lacks, and puts
 * our links into the menus that Shopify made, after a question: `--yes` answers it, `--dry-run`
 * only lists the steps, `--with-texts` adds the code's texts as entries; nothing that the merchant
 * has written is changed. `record` replaces files of `tests/recorded`, all or those named, with the
 * store's responses, and writes the whole session for `npm run shop:replay`.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import {createInterface} from 'node:readline/promises';
import {loadEnv} from 'vite';
import {parseEnv} from '~/lib/environment/env.server';
import {visibleLine} from '~/lib/logging/log-text';
import {checkStore} from './store-checks';
import {recordStore} from './store-recorder';
import {planSetup} from './store-setup-steps';
import {storeTexts} from './store-texts';
import {storefrontEnvironment} from './storefront-environment';

const TITLES = {
  ok: 'In order',
  look: 'Worth a look',
  unknown: 'Could not be asked',
  missing:
    'Missing (npm run store:setup creates definitions, docs/real-store.md says where the rest is done)',
} as const;

/** Folder of the recorded session, which is not committed: it has the merchant's products. */
const SESSIONS = '.shop/sessions';

const [command = '', ...parameters] = process.argv.slice(2);
const given = {...loadEnv('production', '.', ''), ...process.env};

async function check(bindings: Record<string, string>): Promise<void> {
  const findings = await checkStore(bindings);
  for (const [name, title] of Object.entries(TITLES)) {
    const found = findings.filter(({state}) => state === name);
    const lines = found.map(({text}) => `\n  ${visibleLine(text)}`);
    if (found.length > 0) console.info(`${title}:${lines.join('')}\n`);
  }
  if (findings.some(({state}) => state === 'missing')) process.exitCode = 1;
}

async function setup(bindings: Record<string, string>): Promise<void> {
  const texts = parameters.includes('--with-texts') ? storeTexts() : [];
  const steps = await planSetup(bindings, texts);
  const lines = steps.map(({text}) => `\n  ${visibleLine(text)}`).join('');
  console.info(steps.length > 0 ? `To do:${lines}\n` : 'Nothing is missing.');
  if (steps.length === 0 || parameters.includes('--dry-run')) return;
  const isWanted =
    parameters.includes('--yes') ||
    (await isConfirmed(`Write this to ${bindings.PUBLIC_STORE_DOMAIN}?`));
  for (const {text, run} of isWanted ? steps : []) {
    const problems = await run();
    if (problems.length > 0) process.exitCode = 1;
    console.info(visibleLine(`${text}: ${problems.join(' ') || 'done'}`));
  }
}

async function isConfirmed(question: string): Promise<boolean> {
  const terminal = createInterface(process.stdin, process.stdout);
  const word = await terminal.question(`${question} (yes/no) `);
  terminal.close();
  return word.trim() === 'yes';
}

async function record(bindings: Record<string, string>): Promise<void> {
  const {responses, session} = await recordStore(parseEnv(bindings));
  for (const [name, recording] of Object.entries(responses)) {
    if (parameters.length > 0 && !parameters.includes(name)) continue;
    const file = `tests/recorded/${name}.json`;
    writeFileSync(file, JSON.stringify(recording, null, 2));
    execFileSync('npx', ['oxfmt', file]);
    console.info(`${name}: status ${recording.status}`);
  }
  mkdirSync(SESSIONS, {recursive: true});
  writeFileSync(`${SESSIONS}/store.json`, JSON.stringify(session, null, 2));
  console.info(`All steps: npm run shop:replay -- ${SESSIONS}`);
}

const commands: Readonly<Record<string, typeof check>> = {check, setup, record};
try {
  const {bindings} = storefrontEnvironment(given);
  await commands[command]?.(bindings);
} catch (error) {
  console.error(
    visibleLine(error instanceof Error ? error.message : String(error)),
  );
  process.exitCode = 1;
}
