/**
 * Creates what the storefront reads and the store of `.env` (else the local shop on
 * `SHOP_PORT`) lacks: definitions of metaobjects and metafields, menus. Asks before it
 * writes; `--dry-run` only says what it would do. Changes nothing that is there.
 * `--with-texts` also creates the code's texts as entries, to be changed in the admin.
 */
import {createInterface} from 'node:readline/promises';
import {loadEnv} from 'vite';
import {planSetup} from './store-setup-steps';
import {storeTexts} from './store-texts';
import {storefrontEnvironment} from './storefront-environment';

try {
  const given = {...loadEnv('production', '.', ''), ...process.env};
  const {bindings} = storefrontEnvironment(given);
  const texts = process.argv.includes('--with-texts') ? storeTexts() : [];
  const steps = await planSetup(bindings, texts);
  const lines = steps.map(({text}) => `\n  ${text}`).join('');
  console.info(steps.length > 0 ? `Missing:${lines}\n` : 'Nothing is missing.');
  if (steps.length > 0 && !process.argv.includes('--dry-run')) {
    const terminal = createInterface(process.stdin, process.stdout);
    const store = bindings.PUBLIC_STORE_DOMAIN;
    const word = await terminal.question(`Create them in ${store}? (yes/no) `);
    terminal.close();
    for (const {text, run} of word.trim() === 'yes' ? steps : []) {
      const problems = await run();
      if (problems.length > 0) process.exitCode = 1;
      const result = problems.length > 0 ? problems.join(' ') : 'created';
      console.info(`${text}: ${result}`);
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
