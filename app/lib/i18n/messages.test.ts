import {expect, it, vi} from 'vitest';
import {hasAllMessages, loadMessages, messagesOf} from './messages';

vi.mock('~/locales/en.json?part=later', () => {
  throw new Error('The network is gone.');
});

it('keeps what is there of a language when the rest cannot be loaded', async () => {
  await loadMessages('en', false);
  await expect(loadMessages('en', true)).rejects.toThrow();
  expect(hasAllMessages('en')).toBe(false);
  expect(messagesOf('en').cart).toBeDefined();
});
