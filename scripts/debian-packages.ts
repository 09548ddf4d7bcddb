import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/**
 * Installs packages of Debian, without those that they only recommend.
 * @returns whether this process may: it is root, on Debian or a system like it.
 * @throws when the installation fails.
 */
export function installPackages(...names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.info(`Installing the Debian packages ${names.join(', ')}.`);
  const apt = (...parameters: string[]) =>
    execFileSync('apt-get', parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...names);
  return true;
}
