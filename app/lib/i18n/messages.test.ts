import {expect, it, vi} from 'vitest';
import {
  hasAllMessages,
  loadMessages,
  messagesOf,
  translatorFor,
} from './messages';

// As in the browser, where no catalogue is there from the start.
vi.hoisted(() => vi.stubEnv('SSR', false));

vi.mock('~/locales/en.json?part=later', () => {
  throw new Error('The network is gone.');
});

it('has no catalogue before one is loaded', () => {
  expect(() => messagesOf('de')).toThrow();
});

it('keeps the loaded part of a language when the rest cannot be loaded', async () => {
  await loadMessages('en', false);
  await expect(loadMessages('en', true)).rejects.toThrow();
  expect(hasAllMessages('en')).toBe(false);
  expect(messagesOf('en').cart).toBeDefined();
});

it('has one translator for a catalogue, which keeps the formatters that it made', async () => {
  await loadMessages('en', false);
  const translator = translatorFor('en');
  expect(translatorFor('en')).toBe(translator);
  await loadMessages('en', false);
  expect(translatorFor('en')).not.toBe(translator);
});
