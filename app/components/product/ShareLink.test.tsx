import {cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {renderPage} from '../../../tests/support/render-page';
import {takeToasts} from '~/components/ui/toasts';
import en from '~/locales/en.json';
import {ShareLink} from './ShareLink';

const URL = 'https://example.com/products/metarmap';
const {copied} = en.product.share;
const writeText = vi.fn();

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  writeText.mockReset();
});

const closed = () => Promise.reject(new DOMException('closed', 'AbortError'));
const refused = () => Promise.reject(new Error('no'));

it.each([
  ['opens the device’s own dialog', {share: () => Promise.resolve()}, []],
  ['copies nothing when the dialog was closed', {share: closed}, []],
  ['copies the address where the dialog fails', {share: refused}, [copied]],
  ['copies the address where there is no dialog', {}, [copied]],
  ['says so when nothing works', {clipboard: undefined}, [`The link: ${URL}`]],
])('%s', async (_what, device, told) => {
  vi.stubGlobal('navigator', {clipboard: {writeText}, ...device});
  renderPage(<ShareLink title="METARmap" url={URL} />);
  fireEvent.click(screen.getByRole('button'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(takeToasts().map(({title}) => title)).toEqual(told);
  expect(writeText.mock.calls).toEqual(told[0] === copied ? [[URL]] : []);
});
