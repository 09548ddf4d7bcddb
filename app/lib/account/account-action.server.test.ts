import {expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {RequestLog} from '~/lib/storefront/request-log.server';
import de from '~/locales/de.json';
import {changeProblem} from './account-action.server';

const context = {locale: LOCALES.de, requestLog: new RequestLog(new Headers())};
const error = (message: string, ...field: string[]) => ({message, field});
const unavailable = {message: de.authProblems.unavailable, field: null};

it.each([
  ['nothing without errors', [], null],
  [
    'the first error, at the last part of its path',
    [error('zu kurz', 'input', 'password'), error('x', 'input', 'email')],
    {message: 'zu kurz', field: 'password'},
  ],
  [
    'no field that the form does not have',
    [error('abgelaufen', 'resetToken')],
    {message: 'abgelaufen', field: null},
  ],
  [
    'no field where Shopify names none',
    [{message: 'a', field: null}],
    {message: 'a', field: null},
  ],
  ['that it is unavailable when it says nothing', undefined, unavailable],
])('the problem of a change names %s', (_, errors, problem) => {
  const fields = ['email', 'password'];
  expect(changeProblem(context, 'profile', errors, fields)).toEqual(problem);
});
