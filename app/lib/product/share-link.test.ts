import {describe, expect, it, vi} from 'vitest';
import {shareLink} from './share-link';

const PAGE = {title: 'METARmap', url: 'https://example.com/products/metarmap'};

function clipboard(writeText = vi.fn(() => Promise.resolve())) {
  return {clipboard: {writeText} as unknown as Clipboard, writeText};
}

describe('shareLink', () => {
  it('prefers the device’s own dialog', async () => {
    const share = vi.fn(() => Promise.resolve());
    const {writeText, ...copying} = clipboard();
    expect(await shareLink(PAGE, {share, ...copying})).toBe('shared');
    expect(share).toHaveBeenCalledWith(PAGE);
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies nothing when the dialog was closed', async () => {
    const {writeText, ...copying} = clipboard();
    const share = () =>
      Promise.reject(new DOMException('closed', 'AbortError'));
    expect(await shareLink(PAGE, {share, ...copying})).toBe('shared');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the address where there is no dialog or it fails', async () => {
    const {writeText, ...copying} = clipboard();
    expect(await shareLink(PAGE, copying)).toBe('copied');
    const share = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'));
    expect(await shareLink(PAGE, {share, ...copying})).toBe('copied');
    expect(writeText).toHaveBeenCalledTimes(2);
    expect(writeText).toHaveBeenCalledWith(PAGE.url);
  });

  it('says so when nothing works', async () => {
    expect(await shareLink(PAGE, {})).toBe('failed');
    const refused = clipboard(vi.fn(() => Promise.reject(new Error('no'))));
    expect(await shareLink(PAGE, {clipboard: refused.clipboard})).toBe(
      'failed',
    );
  });
});
