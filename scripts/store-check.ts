/**
 * Compares the store of `.env` (else the local shop on `SHOP_PORT`) with what the storefront
 * expects. Ends with code 1 when something needed is missing.
 */
import {loadEnv} from 'vite';
import {checkStore} from './store-checks';
import {storefrontEnvironment} from './storefront-environment';

const TITLES = {
  ok: 'In order',
  look: 'Worth a look',
  unknown: 'Could not be asked',
  missing: 'Missing',
} as const;

try {
  const given = {...loadEnv('production', '.', ''), ...process.env};
  const {bindings} = storefrontEnvironment(given);
  const findings = await checkStore(bindings);
  for (const [name, title] of Object.entries(TITLES)) {
    const found = findings.filter(({state}) => state === name);
    const lines = found.map(({text}) => `\n  ${text}`);
    if (found.length > 0) console.info(`${title}:${lines.join('')}\n`);
  }
  if (findings.some(({state}) => state === 'missing')) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
