import compile from 'icu-minify/compile';
import {expect, it} from 'vitest';
import {printMessage} from './print-message';

it.each([
  'Plain words.',
  'Hello {name}!',
  '{count, plural, =0 {No lights} one {# light} other {# lights}}',
  '{place, selectordinal, one {#st} two {#nd} other {#th}}',
  '{kind, select, range {{least} to } other {}}{most, plural, one {# day} other {# days}}',
  '{tax, select, unknown {{cost, select, free {<link>Shipping</link> is free} other {}}} other {#}}',
  '<link>{cost, select, costs {plus <b>shipping</b>} other {}}</link>',
  '{value, number} of {best, number}, on {day, date} at {hour, time}',
  '<br></br>',
])('prints %j as it was written', (message) => {
  expect(printMessage(compile(message))).toBe(message);
});

it('prints a space that does not break as a plain one', () => {
  expect(printMessage(compile('{height}\u00a0cm'))).toBe('{height} cm');
});
